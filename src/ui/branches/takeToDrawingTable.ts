import { match } from '../../store/match';
import { systemOf } from '../../store/systems';
import { battlePart } from '../app/battleParts';
import { whenFetched } from '../app/fetched';
import { titleNow } from '../table/contract/titles';
import { now } from '../table/session';

/** The position that is shown, as a battle of one's own to be changed. Of a game that hides something it is the position that it began from. */
export function takeToDrawingTable(): void {
  const snapshot = now();
  const truth = match.truth(0);
  if (!snapshot || !truth) return;
  const { context, shown, head } = snapshot;
  const system = systemOf(snapshot);
  const position = system.hiddenBy?.(context) ? truth.position : system.printPosition(context, shown);
  const parts = Promise.all([import('../design/begin'), import('../words/design').then(({ fetchDesignWords }) => fetchDesignWords())]);
  whenFetched(parts, ([{ beginFromPosition }]) =>
    beginFromPosition(position as object, titleNow(head), (head.battle !== null && battlePart(head.battle).now()) || undefined),
  );
}
