import { useStore } from 'zustand';
import { preferences, SPEEDS } from '../../store/preferences';
import type { CounselWords } from '../words/counsel';

/** How fast a program’s moves are shown. */
export function PaceField({ id, words }: { readonly id: string; readonly words: CounselWords }) {
  const speed = useStore(preferences, (all) => all.speed);
  return (
    <div className="app-field">
      <label htmlFor={id}>{words.pace}</label>
      <select
        id={id}
        className="app-input"
        data-testid="pace"
        value={speed}
        onChange={({ currentTarget: { value } }) => preferences.setState({ speed: SPEEDS.find((one) => one === value) ?? speed })}
      >
        {SPEEDS.map((one) => (
          <option key={one} value={one}>
            {words.paces[one]}
          </option>
        ))}
      </select>
    </div>
  );
}
