import { openMatch } from '../../kernel/match';
import type { Battle } from '../../scenarios';
import { difference, variedPosition } from '../../scenarios/variants';
import { designIdOf } from '../../store/designId';
import { match, type Snapshot } from '../../store/match';
import { systemFor, systemOf } from '../../store/systems';
import { battlePart } from '../app/battleParts';
import { whenFetched } from '../app/fetched';
import { titleNow } from '../table/contract/titles';
import { now } from '../table/session';

/** What of a position is chosen as a game of a battle is set up. */
const CHOSEN = ['options', 'turns', 'nightfall'];

/** Whether a battle of the house, or a variant of it, begins so. What a record says that it is of may begin otherwise. */
function beginsAs({ position, variants = [] }: Battle, here: object): boolean {
  const system = systemFor(here);
  if (!system.ok) return false;
  const chosen = Object.fromEntries(Object.entries(here).filter(([field]) => CHOSEN.includes(field)));
  return [undefined, ...variants].some((variant) => {
    const opened = openMatch(system.value, { ...variedPosition(position, variant), ...chosen }, 0);
    return opened.ok && difference(system.value.printPosition(opened.value.context, opened.value.start), here) === undefined;
  });
}

const known = new WeakMap<object, boolean>();

/** Whether all may look up where everybody began. */
function isPublic({ context, head: { battle } }: Pick<Snapshot, 'context' | 'head'>): boolean {
  const found = battle !== null && designIdOf(battle) === undefined && battlePart(battle).now();
  const here = match.truth(0)?.position;
  if (!found || !here) return false;
  const is = known.get(context) ?? beginsAs(found, here);
  known.set(context, is);
  return is;
}

/** Which position of a game may be taken: the one that is shown, or, while something is hidden, the one that it began from if that is public; else none. */
export function takeable(now: Pick<Snapshot, 'viewer' | 'context' | 'head'>): 'shown' | 'first' | undefined {
  if (now.viewer === 'all') return 'shown';
  return isPublic(now) ? 'first' : undefined;
}

/** The position that may be taken, as a battle of one's own to be changed. */
export function takeToDrawingTable(): void {
  const snapshot = now();
  const truth = match.truth(0);
  const which = snapshot && takeable(snapshot);
  if (!truth || !which) return;
  const { context, shown, head } = snapshot;
  const position = which === 'first' ? truth.position : systemOf(snapshot).printPosition(context, shown);
  const parts = Promise.all([import('../design/begin'), import('../words/design').then(({ fetchDesignWords }) => fetchDesignWords())]);
  whenFetched(parts, ([{ beginFromPosition }]) =>
    beginFromPosition(position as object, titleNow(head), (head.battle !== null && battlePart(head.battle).now()) || undefined),
  );
}
