import { preferences } from '../../store/preferences';
import { table } from '../../store/table';

/** Shows or hides who threatens the piece in hand; on a small screen the panel comes up with it. */
export function toggleThreats(): void {
  const threats = !preferences.getState().threats;
  preferences.setState({ threats });
  if (threats) table.setState({ panel: 'now', sheet: true, rule: undefined });
}
