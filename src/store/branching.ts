import { branchIn, courseOf } from '../kernel/branches';
import { withoutHalves } from '../kernel/halves';
import type { GameRecord } from '../kernel/record';
import type { GameTree } from '../kernel/tree';
import { writeEnd } from '../kernel/treeRecord';
import type { BareEvent, TwoSidedOutcome } from '../kernel/twoSides';
import { changeCourse, isShut, type Laid, type MatchTable } from './laid';
import { recordHead } from './matchPersistence';
import type { MatchStore } from './matchStore';
import { seatsPromoted } from './seats';
import { barePlay, sealWhileHidden, toldPlay } from './storedGame';
import { knownTo, viewerOf } from './viewer';

type Branching = Pick<MatchStore, 'toBranch' | 'nameBranch' | 'promote' | 'dropBranch' | 'canRestore' | 'restore' | 'notes' | 'annotate'>;
type BranchReading = Pick<MatchStore, 'branches' | 'alternatives' | 'branchRecord' | 'pathOf' | 'startOf' | 'endOf'>;

/** Longest name of a branch. */
const LONGEST_NAME = 60;

/** Whether the last change of the branches can be taken back. */
const isRestorable = ({ reshaped, tree, match }: Laid): boolean =>
  reshaped !== undefined && reshaped.length === match.log.length && reshaped.changes === tree.changes;

/** Changes what is in the tree, not what was played; `keeps`: so that it can be taken back. */
function reshape(table: MatchTable, act: (tree: GameTree<BareEvent>, laid: Laid) => void, keeps = false): void {
  const { laid } = table;
  if (!laid || isShut(laid)) return;
  const before = laid.tree.shape;
  const seats = laid.branchSeats;
  changeCourse(laid, (tree) => act(tree, laid));
  laid.reshaped = keeps ? { before, seats, length: laid.match.log.length, changes: laid.tree.changes } : undefined;
  table.save();
  table.show();
}

/** What is done with the branches of the game on the table and with its notes. */
export function createBranching(table: MatchTable): Branching {
  return {
    toBranch(id, moment) {
      reshape(table, (tree) => tree.select(id, moment));
      // What is only told is looked at.
      const { laid } = table;
      if (laid && moment !== undefined && moment > laid.match.cursor) table.show(undefined, Math.min(moment, laid.match.log.length));
    },
    nameBranch: (id, name) => reshape(table, (tree) => tree.name(id, name.trim().slice(0, LONGEST_NAME) || undefined)),
    promote: (id) =>
      // Two devices have made the dice of the game itself, which are not those of a branch.
      table.laid?.match.dice !== 'both' &&
      reshape(
        table,
        (tree, laid) => {
          const before = tree.branches;
          if (tree.promote(id)) laid.branchSeats = seatsPromoted(before, tree.branches, id, laid.branchSeats);
        },
        true,
      ),
    dropBranch: (id) =>
      reshape(
        table,
        (tree, laid) => {
          tree.drop(id);
          // Another branch may get its number.
          laid.branchSeats = Object.fromEntries(Object.entries(laid.branchSeats).filter(([of]) => tree.branch(Number(of))));
        },
        true,
      ),
    canRestore: () => table.laid !== undefined && isRestorable(table.laid),
    restore() {
      const { laid } = table;
      if (!laid || !isRestorable(laid)) return;
      const { before, seats } = laid.reshaped!;
      reshape(table, (tree) => {
        laid.branchSeats = seats;
        tree.restore(before);
      });
    },
    notes() {
      const { laid } = table;
      if (!laid) return [];
      const viewer = viewerOf(laid);
      return laid.tree.notes.filter(({ by }) => viewer === 'all' || by === undefined || (viewer !== 'none' && by === viewer + 1));
    },
    annotate(moment, note) {
      const viewer = table.laid && viewerOf(table.laid);
      const by = viewer === 'all' || viewer === 'none' || viewer === undefined ? undefined : viewer + 1;
      const looking = table.looking();
      reshape(table, (tree) => tree.annotate(moment, note && { at: moment, ...note, ...(by ? { by } : {}) }, { by }));
      // Who writes beside a past moment goes on looking at it.
      if (looking !== undefined) table.show(undefined, looking);
    },
  };
}

/** Where both sides make the dice of the main line, a branch, or that line itself, as a game of its own has their dice as far as they go together. */
function halvesIn({ match: { halves }, tree }: Laid, id: number): Pick<GameRecord, 'halves'> {
  if (!halves) return {};
  const [, until] = courseOf(tree.branches, id)[0]!;
  return { halves: withoutHalves(halves, tree.path(id).slice(0, until), 'seeded') };
}

/** What is to be known of them. */
export function createBranchReading(table: MatchTable): BranchReading {
  return {
    branches: () => table.laid?.tree.branches ?? [],
    alternatives: (moment) => table.laid?.tree.alternativesAt(moment) ?? [],
    branchRecord(id) {
      const { laid } = table;
      const branch = laid && !laid.broken && laid.tree.branch(id);
      if (!branch) return undefined;
      const { broken } = branch;
      const plays = laid.tree.path(id).map(broken ? toldPlay : barePlay);
      return sealWhileHidden({ ...recordHead(laid), ...halvesIn(laid, id), plays, ...writeEnd(branch) });
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
