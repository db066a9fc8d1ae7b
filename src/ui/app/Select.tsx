import type { ComponentProps } from 'react';

interface SelectProps<Value> extends Omit<ComponentProps<'select'>, 'value' | 'onChange' | 'children'> {
  readonly values: readonly Value[];
  readonly say: (value: Value) => string;
  readonly value: Value;
  readonly choose: (value: Value) => void;
}

/** A list from which one of several values is chosen, the same value that was given; `undefined` among them: none. */
export function Select<Value extends string | number | undefined>({
  values,
  say,
  value,
  choose,
  className = 'app-input',
  ...rest
}: SelectProps<Value>) {
  return (
    <select
      {...rest}
      className={className}
      value={value ?? ''}
      onChange={({ currentTarget }) => choose(values[currentTarget.selectedIndex] as Value)}
    >
      {values.map((one) => (
        <option key={one ?? ''} value={one ?? ''}>
          {say(one)}
        </option>
      ))}
    </select>
  );
}
