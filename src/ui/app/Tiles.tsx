import { type ReactNode, useId } from 'react';

interface Props<Value extends string> {
  readonly values: readonly Value[];
  readonly value: Value;
  readonly change: (value: Value) => void;
  /** What a tile shows. */
  readonly show: (value: Value) => ReactNode;
  readonly testidOf?: (value: Value) => string;
}

/** One of a few, side by side: tiles, each of which is a radio button. */
export function Tiles<Value extends string>({ values, value, change, show, testidOf }: Props<Value>) {
  const group = useId();
  return values.map((one) => (
    <label key={one} className="app-tile">
      <input type="radio" name={group} data-testid={testidOf?.(one)} checked={one === value} onChange={() => change(one)} />
      {show(one)}
    </label>
  ));
}
