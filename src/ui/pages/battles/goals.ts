import { columnNumber } from '../../../kernel/board';
import type { Fields } from '../../../kernel/fields';
import type { useWords } from '../../words';
import { fieldsOf, listOf, wordsOf } from '../positionFields';

export type GoalWords = ReturnType<typeof useWords>['pages']['goals'];

/** What a battle is won by: what either side can do for it, and how it is decided. */
export interface Goals {
  readonly each: readonly [readonly string[], readonly string[]];
  readonly end: string;
}

/** A side's terms of victory: the battle's own, else the usual ones of its game. */
export function termsFor(position: Fields, side: 0 | 1, usual: readonly Fields[]): readonly Fields[] {
  const terms = position['victory'] === undefined ? usual : listOf(position['victory']).map(fieldsOf);
  return terms.filter(({ by }) => by === undefined || by === side + 1);
}

export const bothSides = (goalsOf: (side: 0 | 1) => readonly string[]): Goals['each'] => [goalsOf(0), goalsOf(1)];

/** So many hexes side by side are told by the first and the last. */
const ROW = 3;

/** The hexes of a term as a reader sees them: rows of them, and what is a block already, by their ends. */
export function hexesSaid(text: unknown): readonly string[] {
  const runs: string[][] = [];
  for (const hex of wordsOf(text)) {
    const [, column, row] = /^([A-Z]+)(\d+)$/.exec(hex) ?? [];
    const [, last, rowBefore] = /^([A-Z]+)(\d+)$/.exec(runs.at(-1)?.at(-1) ?? '') ?? [];
    if (column !== undefined && last !== undefined && row === rowBefore && columnNumber(column) === columnNumber(last) + 1)
      runs.at(-1)!.push(hex);
    else runs.push([hex]);
  }
  return runs.flatMap((run) => (run.length < ROW ? run : [`${run[0]}–${run.at(-1)}`])).map((hexes) => hexes.replace('..', '–'));
}
