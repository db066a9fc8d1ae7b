import { expect } from 'vitest';
import { parseHex } from '../../src/kernel/board';
import { type SystemId, systemWord } from '../../src/rules/ids';
import { match } from '../../src/store/match';
import type { NewGame } from '../../src/store/snapshot';
import { fetchRules } from '../../src/store/systems';
import { CLEAN, table } from '../../src/store/table';
import { fetchTable } from '../../src/ui/table/contract/fetchSystem';
import { now as maybeNow, onTable } from '../../src/ui/table/session';
import { panelWords, speak } from '../../src/ui/words';
import { emptyPage } from './noPage';

/* What most tests at the table begin with. */

/* Here and not before all tests: what asks at once whether there is a page is there by now. */
emptyPage();

/** The game that lies on the table. */
export const now = () => maybeNow()!;

export const hex = (name: string) => parseHex(now().context.board, name)!;

/** Texts of the orders up to where the game stands. */
export const orders = (): string[] =>
  match
    .entries()
    .slice(0, now().cursor)
    .map(({ order }) => order);

/** What the games of these positions are played with, in English, is there. */
export async function furnish(...positions: readonly object[]): Promise<void> {
  const games = positions.map((position) => [fetchRules(position), fetchTable(systemWord(position) as SystemId)]);
  await Promise.all([speak('en'), panelWords(), ...games.flat()]);
}

/** A battle begins, with seed 7 unless told otherwise, and lies on the table; nobody has taken his seat. */
export function begin(position: object, otherwise: Partial<NewGame> = {}): void {
  expect(match.begin({ position, seed: 7, names: ['', ''], title: 'Trial', ...otherwise })).toMatchObject({ ok: true });
  table.setState({ ...CLEAN, ...onTable(now()) });
}

/** The same of a game of which nothing is there yet. */
export async function lay(position: object, otherwise?: Partial<NewGame>): Promise<void> {
  await furnish(position);
  begin(position, otherwise);
}
