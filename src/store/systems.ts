import type { Checked } from '../kernel/game';
import type { AnyTwoSidedGame } from '../kernel/twoSides';
import { needsOptions } from '../rules/ancients/text/needsOptions';
import { type SystemId, systemWord } from '../rules/ids';

export type { SystemId } from '../rules/ids';

/** Those that are there. */
const there = new Map<string, AnyTwoSidedGame>();

export function provide(system: AnyTwoSidedGame): void {
  there.set(system.id, system);
}

/** The land game comes with the match, its optional rules where a position names them. */
async function fetchLand(position: unknown): Promise<void> {
  if (!there.has('ancients')) provide((await import('../rules/ancients/system')).ancients);
  if (needsOptions(position)) await import('../rules/ancients');
}

/** What is fetched for a position, unless it is there. */
const house: { readonly [Id in SystemId]: (position: unknown) => Promise<unknown> | undefined } = {
  ancients: fetchLand,
  naval: async () => provide((await import('../rules/naval/system')).naval),
  baw: async () => provide((await import('../rules/baw/system')).baw),
};

/** By the word in a position. A game from outside the house adds a line of its own. */
export const rulesFetchers = new Map<unknown, (position: unknown) => Promise<unknown> | undefined>(Object.entries(house));

/** Fetches the rules that a position is played by. */
export async function fetchRules(position: unknown): Promise<void> {
  await rulesFetchers.get(systemWord(position))?.(position);
}

/** The system that a position is of, once it is there. */
export function systemFor(position: unknown): Checked<AnyTwoSidedGame> {
  const word = systemWord(position);
  const system = typeof word === 'string' ? there.get(word) : undefined;
  if (system) return { ok: true, value: system };
  return { ok: false, faults: [{ at: 'system', expected: 'systemKnown', found: String(word).slice(0, 40) }] };
}

/** The same faults as seen from the record that the position stands in. */
export const inPosition = <T>(checked: Checked<T>): Checked<T> =>
  checked.ok ? checked : { ok: false, faults: checked.faults.map((fault) => ({ ...fault, at: `position.${fault.at}` })) };

/** That of a game at the table. */
export const systemOf = ({ system }: { readonly system: SystemId }): AnyTwoSidedGame => there.get(system)!;
