import type { ComponentChildren } from 'preact';
import { type Flag, preferences } from '../../store/preferences';
import { useStore } from './useStore';

interface CheckProps {
  readonly flag: Flag;
  readonly class: string;
  readonly testid?: string;
  readonly children: ComponentChildren;
}

/** A preference that is on or off, with a box that switches it. */
export function Check({ flag, class: name, testid, children }: CheckProps) {
  const on = useStore(preferences, (all) => all[flag]);
  return (
    <label class={name}>
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
