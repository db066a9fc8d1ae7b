import { barePlay, commonPlays } from '../kernel/plays';
import type { GameRecord, RecordedBranch } from '../kernel/record';

/*
 * A card is written whole with every action, and holds all branches but the main line's plays. What came of their plays is many times as long as they are,
 * so it lies beside them as one text, which costs next to nothing to copy; and a note made in the time of a click goes without it.
 */

/** A branch as a card has it: `story` is the list of what is told of its plays. */
interface PackedBranch extends RecordedBranch {
  readonly story?: string | undefined;
}

type Branched = Pick<GameRecord, 'branches'>;

const packed = new WeakMap<RecordedBranch, PackedBranch>();
const bare = new WeakMap<RecordedBranch, RecordedBranch>();

function pack(branch: RecordedBranch): PackedBranch {
  const { plays } = branch;
  const story = plays.some(({ told }) => told !== undefined) ? { story: JSON.stringify(plays.map(({ told }) => told)) } : {};
  return { ...branch, plays: plays.map(barePlay), ...story };
}

function remembered<Made>(known: WeakMap<RecordedBranch, Made>, branch: RecordedBranch, make: (branch: RecordedBranch) => Made): Made {
  const made = known.get(branch) ?? make(branch);
  known.set(branch, made);
  return made;
}

/** A record as a card has it. */
export const packStories = <Of extends Branched>(record: Of): Of =>
  record.branches ? { ...record, branches: record.branches.map((branch) => remembered(packed, branch, pack)) } : record;

/** A record without what came of the plays of its branches. */
export const withoutStories = <Of extends Branched>(record: Of): Of =>
  record.branches
    ? {
        ...record,
        branches: record.branches.map((branch) =>
          remembered(bare, branch, ({ story: _, ...rest }: PackedBranch) => ({ ...rest, plays: rest.plays.map(barePlay) })),
        ),
      }
    : record;

/** Makes both of a record that is going to be played on. */
export function readyStories(record: Branched): void {
  packStories(record);
  withoutStories(record);
}

/** What a card tells of the plays of a branch; nothing where that is damaged. */
function toldIn(story: unknown): readonly unknown[] {
  try {
    const told: unknown = typeof story === 'string' ? JSON.parse(story) : undefined;
    return Array.isArray(told) ? told : [];
  } catch {
    return [];
  }
}

/** The branches of a card, which may be anything, as a record has them. */
export function unpackStories(branches: unknown): unknown {
  if (!Array.isArray(branches)) return branches;
  return branches.map((branch: Partial<PackedBranch> | null) => {
    if (typeof branch !== 'object' || branch?.story === undefined || !Array.isArray(branch.plays)) return branch;
    const { story, ...rest } = branch;
    const told = toldIn(story);
    return { ...rest, plays: branch.plays.map((play, i) => (told[i] ? { ...play, told: told[i] } : play)) };
  });
}

/** The branches of a note, with what a card tells of the plays that they share with it. */
export function withStories(branches: GameRecord['branches'], lying: unknown): GameRecord['branches'] {
  if (!branches || !Array.isArray(lying)) return branches;
  return branches.map((branch) => {
    const known = (lying as readonly (PackedBranch | null)[]).find((other) => other?.id === branch.id);
    if (!known || !Array.isArray(known.plays)) return branch;
    const shared = toldIn(known.story).slice(0, commonPlays(known.plays, branch.plays));
    return shared.length > 0 ? { ...branch, story: JSON.stringify(shared) } : branch;
  });
}
