import { MAIN } from '../kernel/branches';
import { doubtOf } from '../kernel/match';
import type { BareState, Side } from '../kernel/twoSides';
import { byBothOf } from './halvesNow';
import { deciderOf, type Laid } from './laid';
import { redactDoubt, redactStop } from './redactedLog';
import { areAllPrograms, onlyPerson } from './seats';
import type { LogEntry, Snapshot, Viewer } from './snapshot';
import type { SystemId } from './systems';

/** As much of a game as it takes to say who looks at it. */
interface Watched extends Pick<Laid, 'match' | 'tree' | 'seat'>, Partial<Pick<Laid, 'broken' | 'mine'>> {
  readonly head: Pick<Laid['head'], 'seats'>;
}

/** Whether nothing need be hidden any more. The end of a branch ends nothing while the game itself goes on, and what is tried after its end hides nothing. */
function isOver({ match: { conceded, state }, tree, broken }: Watched): boolean {
  // Its record lies open from beginning to end.
  if (broken?.whole.result) return true;
  if (tree.current === MAIN) return conceded !== undefined || state.phase === 'over';
  return tree.branch(MAIN)!.outcome !== undefined;
}

/** Whether of two devices each shows what its side knows. */
export const showsOwnSide = ({ dice, halves }: Watched['match']): boolean => dice === 'both' && !halves?.until;

/** Who looks at a game on the table. Against a program the one person sees what his side knows; two programs hide nothing from whoever watches. */
export function viewerOf(laid: Watched): Viewer {
  const { system, context } = laid.match;
  if (!system.hiddenBy?.(context) || isOver(laid)) return 'all';
  if (showsOwnSide(laid.match)) return laid.mine ?? 'none';
  const { seats } = laid.head;
  if (areAllPrograms(seats)) return 'all';
  const person = onlyPerson(seats);
  if (person !== undefined) return person;
  return laid.seat !== undefined && laid.seat === deciderOf(laid) ? laid.seat : 'none';
}

/** A state of a game as a viewer knows it; between two sides only what both know. */
export function knownTo(viewer: Viewer, { system, context }: Pick<Laid['match'], 'system' | 'context'>, state: BareState): BareState {
  if (viewer === 'all') return state;
  const view = (of: BareState, side: Side): BareState => system.view!(context, of, side, false);
  return viewer === 'none' ? view(view(state, 0), 1) : view(state, viewer);
}

/** Where a game stands, as whoever looks at it knows it. */
export const shownTo = (watched: Watched): BareState => knownTo(viewerOf(watched), watched.match, watched.match.state);

/** A moment of a game, after so many plays, as whoever looks at it may know it. */
export const shownAt = (watched: Watched, moment: number): BareState =>
  knownTo(viewerOf(watched), watched.match, watched.match.stateAt(moment));

/** The log as whoever looks may read it. */
export function entriesOf(laid: Laid): readonly LogEntry[] {
  const viewer = viewerOf(laid);
  return viewer === 'all' ? laid.match.log : laid.redactedLog.read(viewer === 'none' ? undefined : viewer);
}

/** A game as whoever looks sees it, after so many plays where a past moment is looked at. `fresh`: the play that has just been made. */
export function snapshotOf(laid: Laid, fresh?: LogEntry, moment?: number): Snapshot {
  const { match, head, elsewhere, broken } = laid;
  const { context, cursor, log, conceded } = match;
  const looking = moment === cursor ? undefined : moment;
  const viewer = viewerOf(laid);
  const state = knownTo(viewer, match, match.state);
  return {
    head,
    system: match.system.id as SystemId,
    context,
    viewer,
    elsewhere,
    state,
    shown: looking === undefined ? state : knownTo(viewer, match, match.stateAt(looking)),
    looking,
    branch: laid.tree.current,
    treeChanges: laid.tree.changes,
    cursor,
    length: log.length,
    conceded,
    outcome: state.phase === 'over' || conceded ? match.outcome() : undefined,
    doubt: head.practice ? undefined : redactDoubt(doubtOf(match), viewer),
    byBoth: byBothOf(laid),
    stop: redactStop(broken?.stop ?? laid.tree.stop, viewer),
    isBroken: broken !== undefined,
    fresh,
  };
}
