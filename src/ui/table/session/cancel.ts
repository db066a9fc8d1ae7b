import { table } from '../../../store/table';
import { announce } from '../../app/announce';
import { wordsNow } from '../../words';
import { behaviourOf, now, resting } from '.';
import { switchSight } from './sight';
import { begin, lookAt } from './stepping';

/** Escape: one thing after the other is laid down. */
export function cancel(): void {
  const snapshot = now();
  if (!snapshot) return;
  const { tool, refused, rule, handOver, asking, sight } = table.getState();
  // 13.7 By its button alone, so that nobody sees by chance what is not for him.
  if (handOver) return snapshot.viewer === 'none' ? undefined : begin();
  if (asking) {
    table.setState({ asking: false });
    return;
  }
  if (rule !== undefined) {
    table.setState({ rule: undefined });
    return;
  }
  if (sight) return switchSight();
  if (snapshot.looking !== undefined) {
    lookAt(undefined);
    return;
  }
  const next = behaviourOf(snapshot, tool).cancel(tool);
  table.setState({
    tool: next.kind === 'rest' ? resting(snapshot) : next,
    refused: undefined,
    warned: false,
    undoStop: undefined,
  });
  if (next !== tool && !refused) announce(wordsNow().table.said.cancelled);
}
