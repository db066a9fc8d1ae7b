import { readFileSync } from 'node:fs';
import { isDeepStrictEqual } from 'node:util';
import { playOut } from '../../src/ai/playOut';
import { type Chooser, seededChooser } from '../../src/ai/random';
import { scriptedDice } from '../../src/kernel/dice';
import { type Entry, type Match, openMatch } from '../../src/kernel/match';
import { ancients } from '../../src/rules/ancients';
import type { Event } from '../../src/rules/ancients/events';
import type { Action } from '../../src/rules/ancients/orders';
import type { Setup } from '../../src/rules/ancients/setup';
import type { Context, State } from '../../src/rules/ancients/types';
import { battlesOf } from '../../src/scenarios';

export type AncientsMatch = Match<Setup, Context, State, Action, Event>;

export interface Field {
  /** As `lab record --battle` knows it. */
  readonly battle: string;
  readonly position: unknown;
  /** Optional rules in force, in place of the position's own. */
  readonly options?: readonly string[];
}

const EVERYTHING = 'tests/fuzz/everything.json';

/** Every battle of the house, and a crowded field with every type, terrain and hexside. */
export const fields: readonly Field[] = [
  ...battlesOf('ancients').map(({ id, position }) => ({ battle: id, position })),
  { battle: EVERYTHING, position: JSON.parse(readFileSync(EVERYTHING, 'utf8')) as unknown },
];

export const fieldOf = (battle: string): Field => fields.find((field) => field.battle === battle)!;
export const everything = fieldOf(EVERYTHING);

export function open(position: unknown, seed: number): AncientsMatch {
  const opened = openMatch(ancients, position, seed);
  if (!opened.ok) throw new Error(opened.faults.map(({ at, expected, found }) => `${at}: expected ${expected}, found ${found}`).join('\n'));
  return opened.value;
}

/** Of so many plays one is looked at closely; of a long legal list, so many orders. */
const SELDOM = 24;
const ORDERS_SAMPLED = 24;

/** A whole random game, checked after every play. Throws, with the command that plays it again, at the first thing that does not hold. */
export function fuzzGame(
  { battle, position, options }: Field,
  seed: number,
  tell: (event: Event, match: AncientsMatch) => void,
  closely = SELDOM,
): number {
  const match = open(options ? { ...(position as object), options } : position, seed);
  const choose = seededChooser(seed + 1_000_003);
  const check = (wrong: readonly string[]): void => {
    if (wrong.length > 0) throw new Error(wrong.join('\n'));
  };
  try {
    let before = match.state;
    let plays = 0;
    playOut(match, ['random', 'random'], (entry) => {
      check(ancients.check(match.context, match.state));
      check(wrongBarrier(match, before, entry));
      if (choose(closely) === 0) check([...wrongOrders(match, choose), ...wrongUndo(match), ...wrongRevival(match)]);
      for (const event of entry.events) tell(event, match);
      before = match.state;
      plays++;
      return true;
    });
    if (!match.outcome()) throw new Error('the game is over without a result');
    return plays;
  } catch (error) {
    const at = `play ${match.cursor + 1}${match.log.length > 0 ? `, after ${match.log.at(-1)!.order}` : ''}`;
    throw new Error(
      `npm run -s lab -- record --battle ${battle} --seed ${seed}${options ? ` --options ${options.join(',')}` : ''}\n${at}: ${(error as Error).message}`,
      { cause: error },
    );
  }
}

/** Undo stops exactly where a die fell or somebody else decides. */
function wrongBarrier({ context, state }: AncientsMatch, before: State, entry: Entry<Event>): string[] {
  const moved = !isDeepStrictEqual(state.generator, before.generator);
  const wrong: string[] = [];
  if (moved !== entry.dice.length > 0) wrong.push(`${entry.dice.length} dice fell, the generator ${moved ? 'moved' : 'did not move'}`);
  const barrier = moved || ancients.decider(context, state) !== ancients.decider(context, before);
  // 13.7 What came into view is a barrier too.
  if (barrier !== entry.barrier && !(entry.barrier && context.hooks.viewOf)) wrong.push(`barrier ${entry.barrier}, expected ${barrier}`);
  return wrong;
}

/** What is legal is not refused, and means the same when printed and read again. */
function wrongOrders({ context, state }: AncientsMatch, choose: Chooser): string[] {
  const wrong: string[] = [];
  const legal = ancients.legal(context, state);
  const texts = new Set(legal.map((action) => ancients.printAction(context, state, action)));
  if (texts.size !== legal.length) wrong.push(`${legal.length} legal orders have ${texts.size} texts`);
  const first = choose(legal.length || 1);
  for (let i = 0; i < Math.min(ORDERS_SAMPLED, legal.length); i++) {
    const action = legal[(first + i * 7) % legal.length]!;
    const text = ancients.printAction(context, state, action);
    const refusal = ancients.judge(context, state, action);
    if (refusal) wrong.push(`${text} is legal, but refused by ${refusal.rule} (${refusal.why})`);
    const parsed = ancients.parseAction(context, state, text);
    if (!isDeepStrictEqual(parsed, action))
      wrong.push(`${text} is read as ${JSON.stringify(parsed)}, printed from ${JSON.stringify(action)}`);
  }
  return wrong;
}

/** Reserves that have come in stand in the order of their coming once revived: the order of units says nothing. */
export function sorted(position: unknown): object {
  const { armies, ...rest } = position as { armies: { units: string[] }[] };
  return { ...rest, armies: armies.map((army) => ({ ...army, units: [...army.units].sort() })) };
}

/** Printed and read again, the position prints the same and allows the same. */
function wrongRevival(match: AncientsMatch): string[] {
  const printed = JSON.parse(JSON.stringify(ancients.printPosition(match.context, match.state))) as unknown;
  const setup = ancients.readPosition(printed);
  if (!setup.ok)
    return setup.faults.map(({ at, expected, found }) => `its position is a fault: ${at}: expected ${expected}, found ${found}`);
  const revived = ancients.open(setup.value, match.seed);
  const wrong: string[] = [];
  if (!isDeepStrictEqual(sorted(JSON.parse(JSON.stringify(ancients.printPosition(revived.context, revived.state)))), sorted(printed)))
    wrong.push('printed and read again, the position is another');
  const texts = ({ context, state }: Pick<AncientsMatch, 'context' | 'state'>) =>
    ancients
      .legal(context, state)
      .map((action) => ancients.printAction(context, state, action))
      .sort();
  const [here, there] = [texts(match), texts(revived)];
  const gone = here.filter((text) => !there.includes(text));
  const more = there.filter((text) => !here.includes(text));
  if (gone.length + more.length > 0) wrong.push(`read again, it does not allow ${gone.slice(0, 5)} and allows ${more.slice(0, 5)} instead`);
  return wrong;
}

/** Undone as far as undo goes and done again, everything is as it was. */
function wrongUndo(match: AncientsMatch): string[] {
  const { context, state, cursor, undoLimit } = match;
  const again = ancients.clone(match.stateAt(undoLimit));
  const wrong: string[] = [];
  for (const { order, dice } of match.log.slice(undoLimit, cursor)) {
    if (dice.length > 0) wrong.push(`undo goes back over the dice of ${order}`);
    ancients.apply(context, again, ancients.parseAction(context, again, order)!, scriptedDice(dice));
  }
  if (!isDeepStrictEqual(again, state)) wrong.push(`undone to ${undoLimit} and done again, the state is another`);
  match.goTo(undoLimit);
  if (match.cursor !== undoLimit || match.undoLimit !== undoLimit) wrong.push(`undo stops at ${match.cursor}, expected ${undoLimit}`);
  match.goTo(cursor);
  if (!isDeepStrictEqual(match.state, state)) wrong.push('gone back and forth, the state is another');
  return wrong;
}
