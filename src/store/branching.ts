import { branchIn, courseOf } from '../kernel/branches';
import { withoutHalves } from '../kernel/halves';
import type { GameRecord } from '../kernel/record';
import type { GameTree } from '../kernel/tree';
import { writeEnd } from '../kernel/treeRecord';
import type { BareEvent, TwoSidedOutcome } from '../kernel/twoSides';
import { changeCourse, isShut, type Laid, type MatchTable, type Reshaped } from './laid';
import { recordHead } from './matchPersistence';
import type { MatchStore } from './matchStore';
import { seatsPromoted } from './seats';
import { barePlay, sealWhileHidden, toldPlay } from './storedGame';
import { knownTo, viewerOf } from './viewer';

type Branching = Pick<MatchStore, 'toBranch' | 'nameBranch' | 'promote' | 'dropBranch' | 'canRestore' | 'restore' | 'notes' | 'annotate'>;
type BranchReading = Pick<MatchStore, 'branches' | 'alternatives' | 'branchRecord' | 'pathOf' | 'startOf' | 'endOf'>;

/** Longest name of a branch. */
const LONGEST_NAME = 60;

/** What the last change of the branches can be taken back to, as long as nothing has been changed since. */
const asItWas = ({ reshaped, tree, match }: Laid): Reshaped | undefined =>
  reshaped?.length === match.log.length && reshaped.changes === tree.changes ? reshaped : undefined;

const asItIs = ({ tree, branchSeats }: Laid) => ({ before: tree.shape, seats: branchSeats });

interface Reshaping {
  /** To what it can be taken back, if to anything. */
  readonly back?: (laid: Laid) => Pick<Reshaped, 'before' | 'seats'> | undefined;
  /** The moment that is looked at then; the game as it stands, if left out. */
  readonly looking?: number | undefined;
}

/** Changes what is in the tree, not what was played. */
function reshape(table: MatchTable, act: (tree: GameTree<BareEvent>, laid: Laid) => void, { back, looking }: Reshaping = {}): void {
  const { laid } = table;
  if (!laid || isShut(laid)) return;
  const to = back?.(laid);
  changeCourse(laid, (tree) => act(tree, laid));
  laid.reshaped = to && { ...to, length: laid.match.log.length, changes: laid.tree.changes };
  table.save();
  table.show(undefined, looking);
}

/** What is done with the branches of the game on the table and with its notes. */
export function createBranching(table: MatchTable): Branching {
  return {
    // Whoever only goes elsewhere can still take back what was changed before. What is only told, or was over later, is looked at.
    toBranch: (id, moment) => reshape(table, (tree) => tree.select(id, moment), { back: asItWas, looking: moment }),
    // Who names a course goes on looking at a past moment, as who writes beside one does.
    nameBranch: (id, name) =>
      reshape(table, (tree) => tree.name(id, name.trim().slice(0, LONGEST_NAME) || undefined), { looking: table.looking() }),
    promote: (id) =>
      // Two devices have made the dice of the game itself, which are not those of a branch.
      table.laid?.match.dice !== 'both' &&
      reshape(
        table,
        (tree, laid) => {
          const before = tree.branches;
          if (tree.promote(id)) laid.branchSeats = seatsPromoted(before, tree.branches, id, laid.branchSeats);
        },
        { back: asItIs },
      ),
    dropBranch: (id) =>
      reshape(
        table,
        (tree, laid) => {
          tree.drop(id);
          // Another branch may get its number.
          laid.branchSeats = Object.fromEntries(Object.entries(laid.branchSeats).filter(([of]) => tree.branch(Number(of))));
        },
        { back: asItIs },
      ),
    canRestore: () => table.laid !== undefined && !isShut(table.laid) && asItWas(table.laid) !== undefined,
    restore() {
      const was = table.laid && asItWas(table.laid);
      if (!was) return;
      reshape(table, (tree, laid) => {
        laid.branchSeats = was.seats;
        tree.restore(was.before);
      });
    },
    notes(id) {
      const { laid } = table;
      if (!laid) return [];
      const viewer = viewerOf(laid);
      return laid.tree
        .notesOf(id ?? laid.tree.current)
        .filter(({ by }) => viewer === 'all' || by === undefined || (viewer !== 'none' && by === viewer + 1));
    },
    annotate(moment, note, forAll) {
      const viewer = table.laid && viewerOf(table.laid);
      const by = forAll || viewer === 'all' || viewer === 'none' || viewer === undefined ? undefined : viewer + 1;
      const said = note && { at: moment, ...note, ...(by ? { by } : {}) };
      reshape(table, (tree) => tree.annotate(moment, said, { by }), { looking: table.looking() });
    },
  };
}

/** Where both sides make the dice of the main line, a branch, or that line itself, as a game of its own has their dice as far as they go together. */
function halvesIn({ match: { halves }, tree }: Laid, id: number): Pick<GameRecord, 'halves'> {
  if (!halves) return {};
  const [, until] = courseOf(tree.branches, id)[0]!;
  return { halves: { ...withoutHalves(halves, tree.path(id).slice(0, until), 'seeded'), copy: true } };
}

/** What is to be known of them. */
export function createBranchReading(table: MatchTable): BranchReading {
  return {
    branches: () => table.laid?.tree.branches ?? [],
    alternatives: (moment) => table.laid?.tree.alternativesAt(moment) ?? [],
    branchRecord(id) {
      const { laid } = table;
      const branch = laid && !laid.broken && laid.tree.branch(id);
      // As a game of its own one that has ended lies open.
      if (!branch || (branch.outcome && viewerOf(laid) !== 'all')) return undefined;
      const { broken } = branch;
      const plays = laid.tree.path(id).map(broken ? toldPlay : barePlay);
      const notes = laid.tree.notesOf(id);
      return sealWhileHidden({
        ...recordHead(laid),
        ...halvesIn(laid, id),
        plays,
        ...writeEnd(branch),
        ...(notes.length > 0 ? { notes } : {}),
      });
    },
    pathOf: (id) => table.laid?.tree.path(id) ?? [],
    startOf(id) {
      const { tree, match } = table.laid!;
      const { at } = tree.branch(id)!;
      return match.stateOf(tree.path(id).slice(0, at));
    },
    endOf(id) {
      const { laid } = table;
      if (!laid || laid.broken) return undefined;
      const { tree, match } = laid;
      const branch = branchIn(tree.branches, id);
      if (!branch) return undefined;
      const state = knownTo(viewerOf(laid), match, match.stateOf(tree.path(id)));
      const { system, context } = match;
      const ended = system.outcome(context, state) ?? (branch.conceded ? (branch.outcome as TwoSidedOutcome | undefined) : undefined);
      return { state, outcome: ended };
    },
  };
}
