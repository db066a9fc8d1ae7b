import { table } from '../../store/table';
import { announce } from '../app/announce';
import { wordsNow } from '../words';
import { now } from './hands';
import { begin, lookAt } from './stepping';
import { behaviourOf, restingTool } from './tools';

/** Escape: one thing after the other is laid down. */
export function cancel(): void {
  const snapshot = now();
  if (!snapshot) return;
  const { tool, refused, rule, handOver } = table.getState();
  // 13.7 By its button alone, so that nobody sees by chance what is not for him.
  if (handOver) return snapshot.viewer === 'none' ? undefined : begin();
  if (rule !== undefined) {
    table.setState({ rule: undefined });
    return;
  }
  if (snapshot.looking !== undefined) {
    lookAt(undefined);
    return;
  }
  const next = behaviourOf(tool).cancel(tool);
  table.setState({
    tool: next.kind === 'rest' ? restingTool(snapshot.context, snapshot.state) : next,
    refused: undefined,
    warned: false,
    undoStop: undefined,
  });
  if (next !== tool && !refused) announce(wordsNow().table.said.cancelled);
}
