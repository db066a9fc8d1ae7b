import { isDeepStrictEqual } from 'node:util';
import { scriptedDice } from '../kernel/dice';
import { facesAt } from '../kernel/halves';
import { doubtOf, type Stray } from '../kernel/match';
import { type GameRecord, type Play, type RecordedBranch, readRecord } from '../kernel/record';
import { misfitOf, replayPlay, settleRecord } from '../kernel/replay';
import { GameTree } from '../kernel/tree';
import { type AnyMatch, growTree } from '../kernel/treeRecord';
import type { AnyTwoSidedMatch, BareEvent, BareState } from '../kernel/twoSides';
import type { Answer } from './answer';
import { canonical } from './canonical';
import { faultLines } from './faults';
import { openPosition } from './open';

/** `at`: where the plays of its branch begin; the main line's do at the beginning of the game. */
const strayLine = ({ play, order, die, fell, drawn }: Stray, maker: string, at = 0): string =>
  `plays[${play - at}].dice[${die}]: expected ${drawn}, which ${maker} for ${order}, found ${fell}`;

const SEED = 'the seed gives';

/** Whether something says how its dice should have fallen, and what. */
function makerOf({ dice, halves }: GameRecord, play: number): string | undefined {
  const source = dice === 'both' ? (halves?.until && play >= halves.until.at ? halves.until.dice : dice) : dice;
  return source === 'both' ? 'the halves of both sides give' : source === 'seeded' ? SEED : undefined;
}

/** What is wrong with the position that a record has after a play; undefined where it has none, or the same. */
function misplaced({ system, context }: AnyTwoSidedMatch, { order, after }: Play, play: number, state: BareState): string | undefined {
  if (after === undefined) return undefined;
  const said = canonical(after);
  if (said === undefined) return `plays[${play}].after: expected a position that can be read`;
  if (isDeepStrictEqual(said, canonical(system.printPosition(context, state)))) return undefined;
  return `plays[${play}].after: the position is not the one after ${order}`;
}

/** Plays the main line; what does not hold of it. */
function verifyMain(match: AnyTwoSidedMatch, record: GameRecord): string[] | undefined {
  match.halves = record.halves;
  let rolls = 0;
  for (const [i, play] of record.plays.entries()) {
    const { order, dice = [] } = play;
    const faces = dice.length > 0 ? facesAt(record.halves, i, rolls++) : undefined;
    const fault = replayPlay(match, order, scriptedDice(dice, faces));
    if (fault) return faultLines([{ ...fault, at: `plays[${i}].${fault.at}` }]);
    const maker = makerOf(record, i);
    if (maker && match.stray) return [strayLine(match.stray, maker)];
    const wrong = misplaced(match, play, i, match.state);
    if (wrong) return [wrong];
  }
  const fault = settleRecord(match, record);
  return fault && faultLines([fault]);
}

/** What does not hold of a branch that has been grown in the tree. */
function branchFault(
  match: AnyTwoSidedMatch,
  tree: GameTree<BareEvent>,
  recorded: RecordedBranch,
  { dice: source }: GameRecord,
): string | undefined {
  const { id, at, plays, conceded } = recorded;
  const branch = tree.branch(id);
  if (!branch) return 'of: hangs on a play that does not hold';
  if (branch.broken) return faultLines([branch.broken.stop.fault])[0];
  if ((source === 'seeded' || source === 'both') && branch.stray) return strayLine(branch.stray, SEED, at);
  if (branch.conceded !== conceded) return `conceded: expected ${branch.conceded ?? 'nobody'}, found ${conceded}`;
  const path = tree.path(id);
  for (const [i, play] of plays.entries()) {
    const wrong = play.after === undefined ? undefined : misplaced(match, play, i, match.stateOf(path.slice(0, at + i + 1)));
    if (wrong) return wrong;
  }
  return undefined;
}

interface Verified {
  readonly lines: readonly string[];
  readonly wrong: readonly string[];
}

/** Plays every branch, and says of each what holds or does not. */
function verifyBranches(match: AnyTwoSidedMatch, record: GameRecord): Verified {
  const tree = new GameTree<BareEvent>(match);
  const fault = growTree(tree, match as unknown as AnyMatch<BareEvent>, record);
  if (fault) return { lines: [], wrong: faultLines([fault]) };
  const lines: string[] = [];
  const wrong: string[] = [];
  for (const [i, branch] of (record.branches ?? []).entries()) {
    const found = branchFault(match, tree, branch, record);
    const { id, of, at, name, plays } = branch;
    if (found) wrong.push(`branches[${i}].${found}`);
    else lines.push(`branch ${id}${name ? ` “${name}”` : ''}, of ${of || 'the main line'} after play ${at}: ${plays.length} plays hold`);
  }
  return { lines, wrong };
}

/** What is to be known of dice that come from no seed. */
function diceLine({ dice, halves }: GameRecord): string {
  if (dice !== 'both') return `the dice are ${dice}, no seed verifies them`;
  const { until } = halves!;
  const later = until ? `, those after play ${until.at} are ${until.dice}` : '';
  return `the dice are those that both sides make, of halves that each had committed to${later}; branches have those of the seed`;
}

/** Verifies every play, of branches too: that it is legal, that its dice are used up and are those of the seed, and, if given, the position after it. `file`: where it was read from. */
export function replayCommand(read: { json: unknown } | { wrong: string[] }, file = '-'): Answer {
  if ('wrong' in read) return read;
  const record = readRecord(read.json);
  if (!record.ok) return { wrong: faultLines(record.faults, '', file) };
  const { position, seed, dice: source, plays } = record.value;
  const opened = openPosition(position, seed, source);
  if (!opened.ok) return { wrong: faultLines(opened.faults, 'position.') };
  const match = opened.value;
  const misfit = misfitOf(record.value, match.system.sideNames(match.context).length);
  if (misfit) return { wrong: faultLines([misfit]) };
  const wrong = verifyMain(match, record.value);
  if (wrong) return { wrong };
  const outcome = match.outcome();
  const result = outcome ? `; result ${outcome.score.join('-')}, winner ${outcome.winner}` : '';
  const doubt = doubtOf(match) ? `; ${diceLine(record.value)}` : '';
  const branches = verifyBranches(match, record.value);
  const lines = [`${plays.length} plays hold${result}${doubt}`, ...branches.lines];
  return branches.wrong.length > 0 ? { wrong: branches.wrong, lines } : { lines };
}
