import { wordsOf } from '../../../kernel/notation';
import { MOST_TERMS } from '../../../kernel/shape';
import { changesItems } from '../../../scenarios/variants';
import type { Language } from '../../../store/preferences';
import type { DrawingRules, Kind } from '../rules';
import { type FirstTexts, isFirst } from './begin';
import {
  type DraftDrawing,
  type Drawing,
  type DrawnPosition,
  type DrawnTerm,
  type Edit,
  hexIn,
  leadersIn,
  type Path,
  reservesOf,
  SIDES,
  type Side,
  sizeOf,
  termsOf,
  valueAt,
  withWord,
} from './drawing';
import { freshOf, sideOf } from './pieces';
import { alsoByPlace, alsoInAll } from './variants';

/* What is said and counted of a battle, apart from what stands on its map. */

interface SaidText {
  en: string;
  fr: string;
}

const isSaid = (value: unknown): value is SaidText => typeof value === 'object' && value !== null && 'en' in value && 'fr' in value;

export function saidAt(drawing: object, path: Path): SaidText | undefined {
  const value = valueAt(drawing, path);
  return isSaid(value) ? value : undefined;
}

/** Whether each language says something of its own at a path: something else than the other, and than what a drawing begins with there. */
export const isApart = (path: Path, said: SaidText, first: FirstTexts): boolean => said.en !== said.fr && !isFirst(first, path, said);

/** A position calls its sides in English. */
function nameSide(rules: DrawingRules, draft: DraftDrawing, [first, side, last]: Path, { en }: SaidText): void {
  if (first === 'sides' && last === 'name') sideOf(rules, draft.position, side as Side).name = en.slice(0, 60);
}

/** Writes a text in one language. */
export const sayIn =
  (rules: DrawingRules, path: Path, language: Language, text: string): Edit =>
  (draft) => {
    const said = saidAt(draft, path);
    if (!said) return;
    said[language] = text;
    nameSide(rules, draft, path, said);
  };

/** Writes a text in the writer's language; the other says the same until it says something of its own, which what the drawing began with is not. */
export const say =
  (rules: DrawingRules, path: Path, language: Language, text: string, first: FirstTexts): Edit =>
  (draft) => {
    const said = saidAt(draft, path);
    if (!said) return;
    const other = language === 'en' ? 'fr' : 'en';
    if (!isApart(path, said, first)) said[other] = text;
    said[language] = text;
    nameSide(rules, draft, path, said);
  };

/** Whether a side's name is a plural, so that verbs after it agree. */
export const setMany =
  (side: Side, on: boolean): Edit =>
  (draft) => {
    const [first, second] = SIDES.map((one) => (one === side ? on : (draft.many?.[one] ?? false))) as [boolean, boolean];
    if (first || second) draft.many = [first, second];
    else delete draft.many;
  };

/** The lists of sentences that grow. */
export type SentenceList = 'special' | 'try' | 'sources';

export const addSentence =
  (list: SentenceList): Edit =>
  (draft) => {
    draft[list].push({ en: '', fr: '' });
  };

export const removeSentence =
  (list: SentenceList, at: number): Edit =>
  (draft) => {
    draft[list].splice(at, 1);
  };

/** Sets a plain fact of the battle. */
export const setFact =
  <Name extends 'year' | 'age' | 'difficulty' | 'beginners'>(name: Name, value: DraftDrawing[Name]): Edit =>
  (draft) => {
    draft[name] = value;
  };

export const setMinutes =
  (minutes: number): Edit =>
  (draft) => {
    draft.size.minutes = minutes;
  };

/** Sets a field of the position; undefined: it has its default. */
export const setField =
  (field: string, value: unknown): Edit =>
  ({ position }) => {
    if (value === undefined) delete position[field];
    else position[field] = value;
  };

/** Sets a field of a side; undefined: it is left out. */
export const setSideField =
  (rules: DrawingRules, side: Side, field: string, value: unknown): Edit =>
  ({ position }) => {
    const holder = sideOf(rules, position, side);
    if (value === undefined) delete holder[field];
    else holder[field] = value;
  };

/** Sets what is said of a kind of ground; undefined: nothing, and it is as printed. */
export const setChoice =
  (field: string, key: string, value: unknown): Edit =>
  ({ position }) => {
    const { [key]: _, ...others } = (position[field] ?? {}) as Readonly<Record<string, unknown>>;
    const next = value === undefined ? others : { ...others, [key]: value };
    if (Object.keys(next).length > 0) position[field] = next;
    else delete position[field];
  };

/** A change that other things of a position follow, in the versions as well. */
const settled =
  (rules: DrawingRules, change: Edit): Edit =>
  (draft) => {
    change(draft);
    alsoInAll(({ position }) => rules.settle?.(position))(draft);
  };

export const setTurns = (rules: DrawingRules, turns: number): Edit => settled(rules, setField('turns', turns));

const withOption = (ids: readonly string[], id: string, on: boolean): string[] => [...ids.filter((one) => one !== id), ...(on ? [id] : [])];

/** The optional rules that the battle is played with. */
export const setOption = (rules: DrawingRules, id: string, on: boolean): Edit =>
  settled(rules, ({ position }) => {
    const next = withOption(position.options ?? [], id, on);
    if (next.length > 0) position.options = next;
    else delete position.options;
  });

/** Those that are recommended for it. */
export const recommend =
  (id: string, on: boolean): Edit =>
  (draft) => {
    draft.recommended = withOption(draft.recommended, id, on);
  };

/** Terms of its own in place of the usual ones, or none. */
export const setTerms =
  (terms: readonly DrawnTerm[] | undefined): Edit =>
  ({ position, variants = [] }) => {
    if (terms === undefined) delete position.victory;
    else position.victory = terms.map((term) => ({ ...term }));
    // What versions change of terms by their places would fall on others.
    for (const { changes } of variants as { changes: { victory?: unknown } }[]) if (changesItems(changes.victory)) delete changes.victory;
  };

/** Whether there is room for one more term; one for either side counts for each. */
export const hasRoomFor = (position: DrawnPosition, term: DrawnTerm): boolean =>
  [...termsOf(position), term].reduce((sum, { by }) => sum + (by === undefined ? 2 : 1), 0) <= MOST_TERMS;

export const addTerm =
  (term: DrawnTerm): Edit =>
  ({ position }) => {
    position.victory = [...(position.victory ?? []), term];
  };

export const removeTerm = (at: number): Edit =>
  alsoByPlace(['victory'], ({ position }) => {
    termsOf(position).splice(at, 1);
  });

export const setTerm =
  (at: number, field: 'by' | 'points' | 'large' | 'strength', value: number | undefined): Edit =>
  ({ position }) => {
    const term = position.victory?.[at];
    if (!term) return;
    if (value === undefined) delete term[field];
    else term[field] = value;
  };

export const termPath = (at: number): Path => ['victory', at, 'at'];
export const reservePath = (rules: DrawingRules, side: Side, at: number): Path => [rules.sides, side, 'reserves', at, 'at'];

export const sideHexesPath = (rules: DrawingRules, side: Side, key: string): Path => [rules.sides, side, key];

/** One more, that enters nowhere until its hexes are drawn. */
export const addReserve =
  (rules: DrawingRules, side: Side): Edit =>
  ({ position }) => {
    const holder = sideOf(rules, position, side);
    holder.reserves = [...reservesOf(holder), { turn: 2, at: '', units: [] }];
  };

export const removeReserve = (rules: DrawingRules, side: Side, at: number): Edit =>
  alsoByPlace([rules.sides, side, 'reserves'], ({ position }) => {
    const holder = sideOf(rules, position, side);
    reservesOf(holder).splice(at, 1);
    if (reservesOf(holder).length === 0) delete holder.reserves;
  });

export const setReserve =
  (rules: DrawingRules, side: Side, at: number, field: 'turn' | 'leaders', value: number): Edit =>
  ({ position }) => {
    const reserve = sideOf(rules, position, side).reserves?.[at];
    if (reserve) reserve[field] = value;
  };

/** One more of a type in a reserve, or one fewer. */
export const countReserve =
  (rules: DrawingRules, side: Side, at: number, type: string, by: 1 | -1): Edit =>
  ({ position }) => {
    const reserve = sideOf(rules, position, side).reserves?.[at];
    if (!reserve) return;
    const units = reserve.units ?? [];
    const last = units.map((text) => wordsOf(text)[0]).lastIndexOf(type);
    if (by > 0) reserve.units = [...units, type];
    else if (last >= 0) reserve.units = units.filter((_, i) => i !== last);
  };

/** Writes anew the leaders that come with a reserve. */
const changeLeaders =
  (rules: DrawingRules, side: Side, at: number, to: (leaders: string[], position: DrawnPosition) => string[]): Edit =>
  ({ position }) => {
    const reserve = sideOf(rules, position, side).reserves?.[at];
    if (!reserve) return;
    const leaders = to(leadersIn(reserve), position);
    if (leaders.length > 0) reserve.leaders = leaders;
    else delete reserve.leaders;
  };

export const addLeader = (rules: DrawingRules, side: Side, at: number, kind: Kind): Edit =>
  changeLeaders(rules, side, at, (leaders, position) => [...leaders, freshOf(rules, position, kind)]);

export const removeLeader = (rules: DrawingRules, side: Side, at: number, which: number): Edit =>
  changeLeaders(rules, side, at, (leaders) => leaders.filter((_, i) => i !== which));

/** Writes another word at a place of the text of a leader that comes later. */
export const setLeaderWord = (rules: DrawingRules, side: Side, at: number, which: number, place: number, word: string): Edit =>
  changeLeaders(rules, side, at, (leaders) => leaders.map((text, i) => (i === which ? withWord(text, place, word) : text)));

/** Calls a hex by a name, in a language; the other language calls it so too until it has a name of its own, or where they stand `apart`. An empty name is none. */
export const namePlace =
  (at: string, language: Language, name: string, apart = false): Edit =>
  (draft) => {
    const places = draft.places ?? [];
    const known = places.find((place) => place.at === at);
    const other = language === 'en' ? 'fr' : 'en';
    if (name.trim() === '') draft.places = places.filter((place) => place !== known);
    else if (!known) draft.places = [...places, { at, name: { en: name, fr: name } }];
    else {
      if (!apart && known.name[other] === known.name[language]) known.name[other] = name;
      known.name[language] = name;
    }
    if (draft.places?.length === 0) delete draft.places;
  };

/** What a hex is called. */
export function placeAt({ places = [], position }: Pick<Drawing, 'places' | 'position'>, hex: number): SaidText | undefined {
  const size = sizeOf(position);
  return places.find(({ at }) => hexIn(size, at) === hex)?.name;
}
