import { preferences } from '../../store/preferences';
import { table } from '../../store/table';

let fresh = false;

/** Whether the threats have just been asked for; told once. */
export function isFresh(): boolean {
  const was = fresh;
  fresh = false;
  return was;
}

/** Shows or hides who threatens the piece in hand; on a small screen the panel comes up with it. */
export function toggleThreats(): void {
  const threats = !preferences.getState().threats;
  fresh = threats;
  preferences.setState({ threats });
  if (threats) table.setState({ panel: 'now', sheet: true, rule: undefined });
}
