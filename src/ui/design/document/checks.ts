import type { Hex } from '../../../kernel/board';
import { isFields } from '../../../kernel/fields';
import type { Fault } from '../../../kernel/game';
import { openMatch } from '../../../kernel/match';
import { wordsOf } from '../../../kernel/notation';
import type { AnyTwoSidedGame } from '../../../kernel/twoSides';
import { readBattle } from '../../../scenarios/schema';
import { LANGUAGES } from '../../../store/wishes';
import type { Advice, DrawingRules } from '../rules';
import { type Drawing, type DrawnPosition, hexesIn, hexIn, sizeOf } from './drawing';
import { kindsOf } from './pieces';
import { positionsOf } from './variants';

/** Something that is wrong with a drawing: `refused` by the rules or the schema, so that it cannot be played; or against what section 15 advises. */
export type Check = {
  readonly at: string;
  readonly hex: Hex | undefined;
  /** It is about the battle itself while a version of it lies on the table. */
  readonly ofBattle?: true;
} & ({ readonly grade: 'refused'; readonly fault: Fault } | { readonly grade: 'fault' | 'warning'; readonly advice: Advice });

/** The value at a place, such as `armies[0].units[2]`. */
function valueAt(value: unknown, at: string): unknown {
  let found = value;
  for (const key of at.match(/[^.[\]]+/g) ?? []) {
    found = typeof found === 'object' && found !== null ? (found as Record<string, unknown>)[key] : undefined;
  }
  return found;
}

/** The hex that a place of the position is about, if it is about one. */
function hexOf(rules: DrawingRules, { position }: Drawing, at: string, found?: string): Hex | undefined {
  const size = sizeOf(position);
  const named = wordsOf(found ?? '').map((word) => hexIn(size, word));
  const hex = named.find((one) => one !== undefined);
  if (hex !== undefined) return hex;
  const text = valueAt(position, at);
  if (typeof text !== 'string') return undefined;
  const kind = kindsOf(rules).find(({ field }) => new RegExp(`\\.${field}(\\[|$)`).test(at));
  return kind ? hexIn(size, wordsOf(text)[kind.hexWord]) : hexesIn(size, text)[0];
}

/** What is wrong with the position of a battle, then with those of its versions, as far as it is not the same. */
export function faultsOfAll(
  [position, ...varied]: readonly DrawnPosition[],
  faultsOf: (position: DrawnPosition) => readonly Fault[],
): Fault[] {
  const ofBattle = faultsOf(position!);
  const told = new Set(ofBattle.map((fault) => JSON.stringify(fault)));
  const inVersion = (one: DrawnPosition, i: number): Fault[] =>
    faultsOf(one).flatMap((fault) => (told.has(JSON.stringify(fault)) ? [] : [{ ...fault, at: `variants[${i}].position.${fault.at}` }]));
  return [...ofBattle.map((fault) => ({ ...fault, at: `position.${fault.at}` })), ...varied.flatMap(inVersion)];
}

/** Whether something in a list of a battle is not what it should be; a text that is still to be written is. */
const isAmiss = (read: ReturnType<typeof readBattle>, list: 'position' | 'variants' | 'places'): boolean =>
  'faults' in read && read.faults.some(({ at, expected }) => at.startsWith(list) && expected !== 'someText');

/** What the rules and the schema refuse: where there is nothing of it, the battle can be played, kept and sent. */
export function refusals(drawing: Drawing, system: AnyTwoSidedGame): Fault[] {
  const read = readBattle(drawing);
  // Without a position there is nothing that could be varied, and no map.
  const isThere = !isAmiss(read, 'position');
  const positions = isThere && !isAmiss(read, 'variants') ? positionsOf(drawing) : [drawing.position];
  const places = isThere && !isAmiss(read, 'places') ? (drawing.places ?? []) : [];
  const sizes = places.length > 0 ? positions.filter(isFields).map(sizeOf) : [];
  return [
    ...('faults' in read ? read.faults : []),
    ...faultsOfAll(positions, (position) => {
      const opened = openMatch(system, position, 1);
      return opened.ok ? [] : opened.faults;
    }),
    ...places.flatMap(({ at }, i): Fault[] =>
      sizes.some((size) => hexIn(size, at) !== undefined) ? [] : [{ at: `places[${i}].at`, expected: 'hexOnMap', found: at }],
    ),
  ];
}

const IN_A_LANGUAGE = new RegExp(`\\.(${LANGUAGES.join('|')})$`);

/** The place of a text, whatever the language: `title` of `title.fr`. */
export const textAt = (at: string): string => at.replace(IN_A_LANGUAGE, '');

/** What is wrong with a text in every language is said once, of the text. */
function oncePerText(faults: readonly Fault[]): Fault[] {
  const key = (at: string, { expected }: Fault): string => `${at} ${expected}`;
  const there = new Set(faults.map((fault) => key(fault.at, fault)));
  return faults.flatMap((fault): Fault[] => {
    const text = textAt(fault.at);
    if (!LANGUAGES.every((language) => there.has(key(`${text}.${language}`, fault)))) return [fault];
    return fault.at === `${text}.${LANGUAGES[0]}` ? [{ ...fault, at: text }] : [];
  });
}

/** Everything that is wrong with a drawing, what cannot be played first. */
export function checksOf(rules: DrawingRules, drawing: Drawing, system: AnyTwoSidedGame): Check[] {
  const refused = oncePerText(refusals(drawing, system)).map((fault): Check => {
    const inside = fault.at.replace(/^position\.?/, '');
    const hex = fault.at.startsWith('position') ? hexOf(rules, drawing, inside, fault.found) : undefined;
    // What a version has of its own is told where the version is, and a turn after the last one where the turns are counted.
    const at = fault.at.replace(/\.position\..*/, '').replace(/^position\.turn$/, 'position.turns');
    return { grade: 'refused', at, hex, fault };
  });
  const advised = rules.advice(drawing).map((advice): Check => {
    const hex = hexOf(rules, drawing, advice.at);
    return { grade: advice.grade, at: `position.${advice.at}`, hex, advice };
  });
  const rank = { refused: 0, fault: 1, warning: 2 };
  return [...refused, ...advised].sort((a, b) => rank[a.grade] - rank[b.grade]);
}

/** A place is named for all maps of a battle: whether it lies on one of them is told of the whole. */
const isOfPlace = (check: Check): boolean => check.grade === 'refused' && /^places\[\d+\]\.at$/.test(check.at);

/** What is wrong with the version that is drawn, and with the battle or its other versions beside it: that keeps all from being played. */
export function checksWith(ofWhole: readonly Check[], ofShown: readonly Check[], drawn: number): Check[] {
  const here = ofShown.filter((check) => !isOfPlace(check));
  const told = here.flatMap((check) => (check.grade === 'refused' ? [JSON.stringify(check.fault)] : []));
  const elsewhere = ofWhole.flatMap((check): Check[] => {
    if (check.grade !== 'refused' || told.includes(JSON.stringify(check.fault))) return [];
    const { at } = check.fault;
    if (at.startsWith(`variants[${drawn}].position.`)) return [];
    return [at.startsWith('position') ? { ...check, ofBattle: true } : check];
  });
  return [...here, ...elsewhere];
}
