import { type Direction, type Hex, printHex } from '../../../kernel/board';
import { wordsOf } from '../../../kernel/notation';
import type { DrawingRules, Kind } from '../rules';
import {
  type DrawnPosition,
  type DrawnSide,
  type Edit,
  hexIn,
  leadersIn,
  reservesOf,
  SIDES,
  type Side,
  type Size,
  sizeOf,
  UNPLACED,
  withWord,
} from './drawing';

/** All that stands in hexes: the pieces first. */
export const kindsOf = ({ pieces, tokens }: DrawingRules): readonly Kind[] => [pieces, ...tokens];

export function sideOf(rules: DrawingRules, position: DrawnPosition, side: Side): DrawnSide {
  const sides = position[rules.sides];
  return (Array.isArray(sides) ? (sides[side] as DrawnSide | undefined) : undefined) ?? {};
}

/** What a side has of a kind, each as it is written. */
export function textsOf(rules: DrawingRules, position: DrawnPosition, side: Side, { field, form }: Kind): readonly string[] {
  const value = sideOf(rules, position, side)[field];
  if (form === 'list') return Array.isArray(value) ? value.filter((text) => typeof text === 'string') : [];
  if (typeof value !== 'string' || value === '') return [];
  return form === 'text' ? [value] : wordsOf(value);
}

export function setTexts(rules: DrawingRules, position: DrawnPosition, side: Side, { field, form }: Kind, texts: readonly string[]): void {
  const holder = sideOf(rules, position, side);
  if (form === 'list') holder[field] = [...texts];
  else if (texts.length === 0) delete holder[field];
  else holder[field] = form === 'text' ? texts.at(-1) : texts.join(' ');
}

/** Something that stands in a hex: whose, of what kind, and which of them in the order of their list. */
export interface Thing {
  readonly kind: Kind;
  readonly side: Side;
  readonly at: number;
  readonly text: string;
  readonly hex: Hex;
  readonly facing: Direction | undefined;
}

/** Everything that stands on the map. */
export function thingsIn(rules: DrawingRules, position: DrawnPosition): Thing[] {
  const size = sizeOf(position);
  return kindsOf(rules).flatMap((kind) =>
    SIDES.flatMap((side) =>
      textsOf(rules, position, side, kind).flatMap((text, at): Thing[] => {
        const word = wordsOf(text)[kind.hexWord];
        const hex = hexIn(size, word);
        const facing = kind.faces ? Number(word?.split('/')[1]) - 1 : undefined;
        return hex === undefined ? [] : [{ kind, side, at, text, hex, facing: Number.isNaN(facing) ? undefined : facing }];
      }),
    ),
  );
}

/** What stands in a hex: a piece before what lies under it. */
export const thingsAt = (rules: DrawingRules, position: DrawnPosition, hex: Hex): Thing[] =>
  thingsIn(rules, position).filter((thing) => thing.hex === hex);

export function withPlace(size: Size, kind: Kind, text: string, hex: Hex, facing: Direction | undefined): string {
  const words = wordsOf(text);
  const name = printHex(size, hex);
  // What is said of it behind a colon, or how it looks where nobody says otherwise, goes with it.
  const [, rest = ''] = /^[^/:]*(.*)$/.exec(words[kind.hexWord] ?? '') ?? [];
  words[kind.hexWord] = facing === undefined || !kind.faces ? name + rest : `${name}/${facing + 1}`;
  return words.join(' ');
}

/** Where something is written: whose, of what kind, and which in the order of their list. */
type Entry = Pick<Thing, 'side' | 'kind' | 'at'>;

const change = (rules: DrawingRules, position: DrawnPosition, { side, kind, at }: Entry, to: (text: string) => string): void =>
  rewrite(rules, position, side, kind, (text, i) => (i === at ? to(text) : text));

/** Writes anew each thing that a side has of a kind; what is undefined then goes, with what is said of it beside. */
export function rewrite(
  rules: DrawingRules,
  position: DrawnPosition,
  side: Side,
  kind: Kind,
  to: (text: string, at: number) => string | undefined,
): void {
  const texts = textsOf(rules, position, side, kind).map(to);
  if (texts.length === 0) return;
  const left = texts.filter((text) => text !== undefined);
  setTexts(rules, position, side, kind, left);
  const beside = kind.beside === undefined ? undefined : sideOf(rules, position, side)[kind.beside];
  if (!Array.isArray(beside)) return;
  for (let at = texts.length - 1; at >= 0; at--) if (texts[at] === undefined) beside.splice(at, 1);
}

const takeAway = (rules: DrawingRules, position: DrawnPosition, { side, kind, at }: Entry): void =>
  rewrite(rules, position, side, kind, (text, i) => (i === at ? undefined : text));

/** A piece, and what goes along with it: what of its side stands in its hex. */
const withCompany = (rules: DrawingRules, position: DrawnPosition, thing: Thing): readonly Thing[] =>
  thing.kind === rules.pieces
    ? [thing, ...thingsAt(rules, position, thing.hex).filter(({ kind, side }) => kind.goesAlong && side === thing.side)]
    : [thing];

/** Whoever of a kind stands in a hex gives way to one of a side: an enemy with what goes along with him. */
function giveWay(rules: DrawingRules, position: DrawnPosition, side: Side, kind: Kind, hex: Hex): void {
  const there = thingsAt(rules, position, hex).filter((thing) => thing.kind === kind);
  const gone = there.flatMap((thing) => (thing.side === side ? [thing] : withCompany(rules, position, thing)));
  // From the end of each list, so that the others keep their places.
  for (const thing of gone.sort((a, b) => b.at - a.at)) takeAway(rules, position, thing);
}

/** What comes later of a kind, with all reserves of a side. */
const laterOf = (rules: DrawingRules, position: DrawnPosition, side: Side, kind: Kind): readonly string[] =>
  kind === rules.reserves?.leaders ? reservesOf(sideOf(rules, position, side)).flatMap(leadersIn) : [];

/** What is written before the hex of a new one of a kind. */
export const freshOf = (rules: DrawingRules, position: DrawnPosition, kind: Kind): string =>
  kind.fresh?.(SIDES.flatMap((side) => [...textsOf(rules, position, side, kind), ...laterOf(rules, position, side, kind)])) ?? '';

/** The words of a new one of a kind, before its hex: the type of a piece. */
export const put =
  (rules: DrawingRules, side: Side, kind: Kind, words: string, hex: Hex, facing: Direction): Edit =>
  ({ position }) => {
    const isThere = () => thingsAt(rules, position, hex).some((thing) => thing.kind === kind && thing.side === side);
    if (kind.alone) giveWay(rules, position, side, kind, hex);
    else if (kind.form === 'text' && isThere()) return;
    const text = withPlace(sizeOf(position), kind, words || freshOf(rules, position, kind), hex, facing);
    setTexts(rules, position, side, kind, [...textsOf(rules, position, side, kind), text]);
  };

/** One of a type in each of several hexes in which none stands. */
export const putRow =
  (rules: DrawingRules, side: Side, type: string, hexes: readonly Hex[], facing: Direction): Edit =>
  ({ position }) => {
    const { pieces } = rules;
    const taken = new Set(thingsIn(rules, position).flatMap(({ kind, hex }) => (kind === pieces ? [hex] : [])));
    const row = hexes.filter((hex) => !taken.has(hex)).map((hex) => withPlace(sizeOf(position), pieces, type, hex, facing));
    if (row.length > 0) setTexts(rules, position, side, pieces, [...textsOf(rules, position, side, pieces), ...row]);
  };

/** The word of a piece's type. */
export const typeOf = (text: string): string => wordsOf(text)[0] ?? '';

/** 13.3 The pieces of a side that wait beside the map for their owner. */
const allWaiting = (rules: DrawingRules, position: DrawnPosition, side: Side): (Entry & { readonly type: string })[] =>
  textsOf(rules, position, side, rules.pieces).flatMap((text, at) =>
    wordsOf(text)[rules.pieces.hexWord] === UNPLACED ? [{ side, kind: rules.pieces, at, type: typeOf(text) }] : [],
  );

/** 13.3 The types of the pieces that wait, each with how many. */
export function waitingOf(rules: DrawingRules, position: DrawnPosition, side: Side): ReadonlyMap<string, number> {
  const counts = new Map<string, number>();
  for (const { type } of allWaiting(rules, position, side)) counts.set(type, (counts.get(type) ?? 0) + 1);
  return counts;
}

const firstWaiting = (rules: DrawingRules, position: DrawnPosition, side: Side, type: string): Entry | undefined =>
  allWaiting(rules, position, side).find((one) => one.type === type);

/** 13.3 Puts down one of those that wait. */
export const place =
  (rules: DrawingRules, side: Side, type: string, hex: Hex, facing: Direction): Edit =>
  ({ position }) => {
    if (!firstWaiting(rules, position, side, type)) return;
    giveWay(rules, position, side, rules.pieces, hex);
    // Who gave way may have been written before it.
    change(rules, position, firstWaiting(rules, position, side, type)!, (text) =>
      withPlace(sizeOf(position), rules.pieces, text, hex, facing),
    );
  };

/** 13.3 Takes away one of those that wait. */
export const dismiss =
  (rules: DrawingRules, side: Side, type: string): Edit =>
  ({ position }) => {
    const one = firstWaiting(rules, position, side, type);
    if (one) takeAway(rules, position, one);
  };

/** Takes what stands in a hex to another, with what goes along; a piece that stands there already changes places with it. */
export const move =
  (rules: DrawingRules, thing: Thing, to: Hex): Edit =>
  ({ position }) => {
    if (to === thing.hex) return;
    const size = sizeOf(position);
    const there = thing.kind.alone ? thingsAt(rules, position, to).find(({ kind }) => kind === thing.kind) : undefined;
    const coming = there ? withCompany(rules, position, there) : [];
    const going = withCompany(rules, position, thing);
    const bring = (those: readonly Thing[], hex: Hex) => {
      for (const one of those) change(rules, position, one, (text) => withPlace(size, one.kind, text, hex, undefined));
    };
    bring(coming, thing.hex);
    bring(going, to);
  };

export const turn =
  (rules: DrawingRules, thing: Thing, facing: Direction): Edit =>
  ({ position }) => {
    if (!thing.kind.faces) return;
    change(rules, position, thing, (text) => withPlace(sizeOf(position), thing.kind, text, thing.hex, facing));
  };

/** Writes anew what stands in hexes, each list once; what is undefined then goes. */
export const rewriteAt =
  (rules: DrawingRules, hexes: ReadonlySet<Hex>, to: (thing: Thing) => string | undefined): Edit =>
  ({ position }) => {
    const there = thingsIn(rules, position).filter(({ hex }) => hexes.has(hex));
    for (const kind of kindsOf(rules)) {
      for (const side of SIDES) {
        const things = new Map(there.filter((thing) => thing.kind === kind && thing.side === side).map((thing) => [thing.at, thing]));
        if (things.size === 0) continue;
        rewrite(rules, position, side, kind, (text, at) => {
          const thing = things.get(at);
          return thing ? to(thing) : text;
        });
      }
    }
  };

/** Takes away what stands in hexes: of one kind, or all of it. */
export const clear =
  (rules: DrawingRules, hexes: readonly Hex[], kind?: Kind): Edit =>
  (draft) => {
    const those = new Set(hexes);
    rewriteAt(rules, those, (thing) => (kind && thing.kind !== kind ? thing.text : undefined))(draft);
    if (kind || !draft.places) return;
    const size = sizeOf(draft.position);
    draft.places = draft.places.filter(({ at }) => !those.has(hexIn(size, at) ?? -1));
    if (draft.places.length === 0) delete draft.places;
  };

export const remove =
  (rules: DrawingRules, thing: Thing): Edit =>
  ({ position }) =>
    takeAway(rules, position, thing);

/** Says something of it by a word behind its hex, or no longer. */
export const mark =
  (rules: DrawingRules, thing: Thing, word: string, on: boolean): Edit =>
  ({ position }) =>
    change(rules, position, thing, (text) => {
      const others = wordsOf(text).filter((one) => one !== word);
      return (on ? [...others, word] : others).join(' ');
    });

/** Writes another word at a place of its text. */
export const setWord =
  (rules: DrawingRules, thing: Thing, at: number, word: string): Edit =>
  ({ position }) =>
    change(rules, position, thing, (text) => withWord(text, at, word));

/** How many pieces a side has, those that come later among them. */
export function countOf(rules: DrawingRules, position: DrawnPosition, side: Side): number {
  return reservesOf(sideOf(rules, position, side)).reduce(
    (sum, { units = [] }) => sum + units.length,
    textsOf(rules, position, side, rules.pieces).length,
  );
}

/** The types of all pieces of a side, those that come later among them. */
export function typesOf(rules: DrawingRules, position: DrawnPosition, side: Side): string[] {
  const reserves = reservesOf(sideOf(rules, position, side));
  return [...textsOf(rules, position, side, rules.pieces), ...reserves.flatMap(({ units = [] }) => units)].map(typeOf);
}
