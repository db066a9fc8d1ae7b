import { isDeepStrictEqual } from 'node:util';
import { type Chooser, seededChooser } from '../../src/ai/random';
import { scriptedDice } from '../../src/kernel/dice';
import type { Entry } from '../../src/kernel/game';
import { doubtOf } from '../../src/kernel/match';
import { readRecord } from '../../src/kernel/record';
import { sealRecord } from '../../src/kernel/sealRecord';
import { readTold } from '../../src/kernel/told';
import type { AnyTwoSidedMatch, BareContext, BareEvent, BareState, TwoSidedGame, TwoSidedMatch } from '../../src/kernel/twoSides';
import { replayRecord } from '../replay/replayRecord';
import { randomly, type Way } from './eager';
import { type Field, openIn } from './play';

/** Of so many plays one is looked at closely; of a long legal list, so many orders. */
const SELDOM = 24;
const ORDERS_SAMPLED = 24;
/** Every record is read again; of so many one is played again too. */
const REPLAYED = 8;

interface How {
  /** Of so many plays one is looked at closely. */
  readonly closely?: number;
  readonly way?: Way;
}

/** A whole random game, checked after every play. Throws, with what plays it again, at the first thing that does not hold. */
export function fuzzGame<Setup, Context extends BareContext, State extends BareState, Action, Event extends BareEvent>(
  system: TwoSidedGame<Setup, Context, State, Action, Event>,
  { battle, position, options }: Field,
  seed: number,
  tell: (event: Event, match: TwoSidedMatch<Setup, Context, State, Action, Event>) => void,
  { closely = SELDOM, way = randomly }: How = {},
): number {
  const match = openIn(system, options ? { ...(position as object), options } : position, seed);
  const choose = seededChooser(seed + 1_000_003);
  const check = (wrong: readonly string[]): void => {
    if (wrong.length > 0) throw new Error(wrong.join('\n'));
  };
  try {
    let before = match.state;
    let plays = 0;
    way(match, (entry) => {
      check(system.check(match.context, match.state));
      check(wrongBarrier(match, before, entry));
      if (isNews(entry)) check(wrongTold(match, before, entry));
      if (choose(closely) === 0)
        check([...wrongTold(match, before, entry), ...wrongOrders(match, choose), ...wrongUndo(match), ...wrongRevival(match)]);
      for (const event of match.log.at(-1)!.events) tell(event, match);
      before = match.state;
      plays++;
    });
    if (!match.outcome()) throw new Error('the game is over without a result');
    check(wrongRecord(match, choose(REPLAYED) === 0));
    return plays;
  } catch (error) {
    const at = `play ${match.cursor + 1}${match.log.length > 0 ? `, after ${match.log.at(-1)!.order}` : ''}`;
    const again = `npm run -s lab -- record --battle ${battle} --seed ${seed}${options ? ` --options ${options.join(',')}` : ''}`;
    throw new Error(`${way === randomly ? again : `${battle}, seed ${seed}, played eagerly`}\n${at}: ${(error as Error).message}`, {
      cause: error,
    });
  }
}

/** Undo stops exactly where a die fell or somebody else decides. */
function wrongBarrier({ system, context, state }: AnyTwoSidedMatch, before: BareState, entry: Entry<BareEvent>): string[] {
  const moved = !isDeepStrictEqual(state.generator, before.generator);
  const wrong: string[] = [];
  if (moved !== entry.dice.length > 0) wrong.push(`${entry.dice.length} dice fell, the generator ${moved ? 'moved' : 'did not move'}`);
  const barrier = moved || system.decider(context, state) !== system.decider(context, before);
  // 13.7 What came into view is a barrier too.
  if (barrier !== entry.barrier && !(entry.barrier && system.hiddenBy?.(context)))
    wrong.push(`barrier ${entry.barrier}, expected ${barrier}`);
  return wrong;
}

const told = new Set<string>();

/** Whether an event of this kind has not been told yet in any game. */
function isNews({ events }: Entry<BareEvent>): boolean {
  const before = told.size;
  for (const { kind } of events) told.add(kind);
  return told.size > before;
}

/** What is kept of a play, written and read again, tells the same events and leads to the same state, whatever the rules say. */
function wrongTold({ system, context, state }: AnyTwoSidedMatch, before: BareState, { told, events }: Entry<BareEvent>): string[] {
  const read = readTold(system, context, before, JSON.parse(JSON.stringify(told)) as unknown);
  if (!read) return [`what it tells cannot be read: ${JSON.stringify(told)}`];
  const wrong: string[] = [];
  if (!isDeepStrictEqual(JSON.parse(JSON.stringify(read.events)), JSON.parse(JSON.stringify(events))))
    wrong.push(`it tells other events: ${JSON.stringify(told)}`);
  if (!isDeepStrictEqual(read.state, { ...state, generator: before.generator }))
    wrong.push(`it tells another state: ${JSON.stringify(told)}`);
  return wrong;
}

/** What is legal is not refused, and means the same when printed and read again. */
function wrongOrders({ system, context, state }: AnyTwoSidedMatch, choose: Chooser): string[] {
  const wrong: string[] = [];
  const legal = system.legal(context, state);
  const texts = new Set(legal.map((action) => system.printAction(context, state, action)));
  if (texts.size !== legal.length) wrong.push(`${legal.length} legal orders have ${texts.size} texts`);
  const first = choose(legal.length || 1);
  for (let i = 0; i < Math.min(ORDERS_SAMPLED, legal.length); i++) {
    const action = legal[(first + i * 7) % legal.length]!;
    const text = system.printAction(context, state, action);
    const refusal = system.judge(context, state, action);
    if (refusal) wrong.push(`${text} is legal, but refused by ${refusal.rule} (${refusal.why})`);
    const parsed = system.parseAction(context, state, text);
    if (!isDeepStrictEqual(parsed, action))
      wrong.push(`${text} is read as ${JSON.stringify(parsed)}, printed from ${JSON.stringify(action)}`);
  }
  return wrong;
}

const PIECES = ['units', 'ships', 'sunk', 'left'];

/** A printed position in which the order of the pieces says nothing: once revived, reserves that have come in stand in the order of their coming, ships in that of their list. */
export const sorted = (position: unknown): unknown =>
  JSON.parse(JSON.stringify(position, (key, value: unknown) => (PIECES.includes(key) && Array.isArray(value) ? [...value].sort() : value)));

/** Printed and read again, the position prints the same and allows the same. */
function wrongRevival(match: AnyTwoSidedMatch): string[] {
  const { system } = match;
  const printed = JSON.parse(JSON.stringify(system.printPosition(match.context, match.state))) as unknown;
  const setup = system.readPosition(printed);
  if (!setup.ok)
    return setup.faults.map(({ at, expected, found }) => `its position is a fault: ${at}: expected ${expected}, found ${found}`);
  const revived = system.open(setup.value, match.seed);
  const wrong: string[] = [];
  if (!isDeepStrictEqual(sorted(system.printPosition(revived.context, revived.state)), sorted(printed)))
    wrong.push('printed and read again, the position is another');
  const texts = ({ context, state }: Pick<AnyTwoSidedMatch, 'context' | 'state'>) =>
    system
      .legal(context, state)
      .map((action) => system.printAction(context, state, action))
      .sort();
  const [here, there] = [texts(match), texts(revived)];
  const gone = here.filter((text) => !there.includes(text));
  const more = there.filter((text) => !here.includes(text));
  if (gone.length + more.length > 0) wrong.push(`read again, it does not allow ${gone.slice(0, 5)} and allows ${more.slice(0, 5)} instead`);
  return wrong;
}

/** Written and read again, plainly or sealed, a game's record is the same; played again, its dice are those of its seed. */
function wrongRecord(match: AnyTwoSidedMatch, replays: boolean): string[] {
  const record = match.record();
  for (const written of [record, sealRecord(record)]) {
    const read = readRecord(JSON.parse(JSON.stringify(written)));
    if (!read.ok)
      return read.faults.slice(0, 5).map(({ at, expected, found }) => `its record: ${at}: expected ${expected}, found ${found}`);
    if (!isDeepStrictEqual(read.value, JSON.parse(JSON.stringify(record)))) return ['its record is read as another'];
  }
  if (!replays) return [];
  const replayed = replayRecord(match.system, record);
  if (!replayed.ok) return replayed.faults.map(({ at, expected, found }) => `its record: ${at}: expected ${expected}, found ${found}`);
  const doubt = doubtOf(replayed.value);
  return doubt ? [`its dice are not verified: ${JSON.stringify(doubt)}`] : [];
}

/** Undone as far as undo goes and done again, everything is as it was. */
function wrongUndo(match: AnyTwoSidedMatch): string[] {
  const { system, context, state, cursor, undoLimit } = match;
  const again = system.clone(match.stateAt(undoLimit));
  const wrong: string[] = [];
  for (const { order, dice } of match.log.slice(undoLimit, cursor)) {
    if (dice.length > 0) wrong.push(`undo goes back over the dice of ${order}`);
    system.apply(context, again, system.parseAction(context, again, order), scriptedDice(dice));
  }
  if (!isDeepStrictEqual(again, state)) wrong.push(`undone to ${undoLimit} and done again, the state is another`);
  match.goTo(undoLimit);
  if (match.cursor !== undoLimit || match.undoLimit !== undoLimit) wrong.push(`undo stops at ${match.cursor}, expected ${undoLimit}`);
  match.goTo(cursor);
  if (!isDeepStrictEqual(match.state, state)) wrong.push('gone back and forth, the state is another');
  return wrong;
}
