import type { Component, ComponentChild, FunctionComponent } from 'preact';

/** Whether two sets of props differ in any value. */
function differ<Props extends object>(before: Readonly<Props>, next: Readonly<Props>): boolean {
  const keys = Object.keys(next) as (keyof Props)[];
  return keys.length !== Object.keys(before).length || keys.some((key) => next[key] !== before[key]);
}

/** A component that is drawn again only when one of its props is another value. It is one component, not one around another, and may use hooks. */
export function memo<Props extends object>(view: (props: Props) => ComponentChild): FunctionComponent<Props> {
  function Memo(this: Component<Props>, props: Props) {
    // Once: hooks wrap it when they are first used, and a state that changes is then seen too.
    this.shouldComponentUpdate ??= (next) => differ(this.props, next);
    return view(props);
  }
  return Memo as unknown as FunctionComponent<Props>;
}
