import type { ReactNode } from 'react';
import { useStore } from 'zustand';
import { type Flag, preferences } from '../../store/preferences';

interface CheckProps {
  readonly flag: Flag;
  readonly className: string;
  readonly testid?: string;
  readonly children: ReactNode;
}

/** A preference that is on or off, with a box that switches it. */
export function Check({ flag, className: name, testid, children }: CheckProps) {
  const on = useStore(preferences, (all) => all[flag]);
  return (
    <label className={name}>
      <input
        type="checkbox"
        data-testid={testid}
        checked={on}
        onChange={({ currentTarget }) => preferences.setState({ [flag]: currentTarget.checked })}
      />
      {children}
    </label>
  );
}
