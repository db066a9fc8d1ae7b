import { table } from '../../../store/table';
import { helping } from '../contract/helpState';
import { layAnswerDown } from '../contract/layAnswerDown';
import { now } from './deciding';
import { beginByPress, lookAt } from './history';
import { pencilOf } from './notes';
import { isRolling, takeOrderBack } from './ownDice';
import { emit } from './sessionEvents';
import { switchSight } from './sight';
import { behaviourOf, readyTool } from './tools';

/** Escape: one thing after the other is laid down. */
export function cancel(): void {
  const snapshot = now();
  if (!snapshot) return;
  const { tool, refused, rule, handOver, asking, sight, warned } = table.getState();
  if (handOver) return beginByPress();
  if (isRolling()) return takeOrderBack();
  if (pencilOf(table.getState(), snapshot)) return table.setState({ pencil: undefined });
  if (asking) return table.setState({ asking: false });
  if (rule !== undefined) return table.setState({ rule: undefined });
  if (refused) return table.setState({ refused: undefined });
  if (helping.getState().answer) return layAnswerDown();
  if (sight) return switchSight();
  // Of whoever thinks better of ending the phase what was chosen stays.
  const next = warned ? tool : behaviourOf(snapshot, tool).cancel(tool);
  if (snapshot.looking !== undefined && next === tool) return lookAt(undefined);
  const laid = next.kind === 'rest' ? readyTool(snapshot) : next;
  table.setState({
    tool: laid,
    warned: false,
    undoStop: undefined,
  });
  // Whoever must place somebody has him in hand again.
  if (next !== tool && JSON.stringify(laid) !== JSON.stringify(tool)) emit({ kind: 'cancelled' });
}
