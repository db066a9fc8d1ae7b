import { printHex } from '../../../kernel/board';
import type { BareEvent } from '../../../kernel/twoSides';
import type { Snapshot } from '../../../store/match';
import type { LineTool } from '../../../store/table';
import { wordsNow } from '../../words';
import type { BareNaming } from '../../words/naming';
import { tableOf } from '../contract/systems';
import { countOf, type Going, hexOf, type LinePlan, lineRulesOf } from '../session';

/** As in the log, but never broken over a line. */
const TO = '\u2060-\u2060';

/** What becomes of a command, in numbers: how many go the whole way, stop short or stay. */
export function summaryOf(plan: LinePlan): string {
  const { line } = wordsNow().table;
  const { whole, part, stay } = countOf(plan);
  const isTurn = plan.every(({ of }) => of === 0);
  const all = whole === plan.length;
  const some = (isTurn ? line.turn : line.whole)(whole, plan.length);
  const going = all ? (isTurn ? line.allTurn : line.all) : whole === 0 && !isTurn ? line.none : some;
  return [going, ...(part > 0 ? [line.part(part)] : []), ...(stay > 0 ? [line.stay(stay)] : [])].join(' ');
}

/** Something that becomes of a command, of those who are in `places`, if it is not said whose it is. */
export interface Told {
  readonly places: string;
  readonly text: string;
  readonly rule: string;
}

/** Who stops short, who stays and why, and what it costs: a sentence for each reason, with its rule. */
export function detailsOf(snapshot: Snapshot, plan: LinePlan): Readonly<Record<'part' | 'stay' | 'harm', readonly Told[]>> {
  const words = wordsNow().table;
  const system = tableOf(snapshot);
  const rules = lineRulesOf(snapshot);
  const { board } = snapshot.context;
  const placeOf = ({ from, way }: Going): string => {
    const end = way?.path.hexes.at(-1);
    return end === undefined || end === from ? printHex(board, from) : `${printHex(board, from)}${TO}${printHex(board, end)}`;
  };
  // Those whom the same keeps back stand together.
  const told = (goings: readonly Going[]): Told[] => {
    const reasons = new Map<string, { readonly rule: string; readonly places: string[] }>();
    for (const going of goings) {
      if (!going.refusal) continue;
      const why = system.sayRefusal(going.refusal, snapshot.context);
      const known = reasons.get(why) ?? { rule: going.refusal.rule, places: [] };
      known.places.push(placeOf(going));
      reasons.set(why, known);
    }
    return [...reasons].map(([why, { rule, places }]) => ({ places: words.listed(places), text: why, rule }));
  };
  const harm = plan.flatMap(({ way }) => way?.harm ?? []);
  return {
    part: told(plan.filter(({ order }) => order !== undefined)),
    stay: told(plan.filter(({ order }) => order === undefined)),
    harm: rules ? harm.map((one) => ({ places: '', text: rules.sayHarm(snapshot, one), rule: one.rule })) : [],
  };
}

/** All of it, for whoever does not see it. */
export function planText(snapshot: Snapshot, plan: LinePlan): readonly string[] {
  const { line } = wordsNow().table;
  const { part, stay, harm } = detailsOf(snapshot, plan);
  return [summaryOf(plan), ...[...part, ...stay, ...harm].map(({ places, text }) => (places === '' ? text : line.why(places, text)))];
}

/** So many plays made in one go: how many have gone, and what came of it besides. */
export function movedText(snapshot: Snapshot, events: readonly BareEvent[], plays: number, naming: BareNaming): readonly string[] {
  const rules = lineRulesOf(snapshot);
  const rest = events.filter(({ kind }) => !rules?.told.has(kind));
  return [rules?.words().moved(plays) ?? '', ...rest.map((event) => tableOf(snapshot).say(event, naming))];
}

/** Who has been taken in or left out; those of more than a hex at once by their number. */
export function chosenLineText(snapshot: Snapshot, tool: LineTool, before: readonly number[]): readonly string[] {
  const { line, listed } = wordsNow().table;
  const { pieces } = tool;
  const name = (id: number) => tableOf(snapshot).pieceText(snapshot, id).trim();
  const added = pieces.filter((id) => !before.includes(id));
  const removed = before.filter((id) => !pieces.includes(id));
  if (added.length + removed.length === 0) return [];
  if (new Set([...added, ...removed].map((id) => hexOf(snapshot, id))).size === 1)
    return [(added.length > 0 ? line.added : line.removed)(listed([...added, ...removed].map(name)), pieces.length)];
  return [lineRulesOf(snapshot)?.words().title(pieces.length) ?? ''];
}
