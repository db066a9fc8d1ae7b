import { Component, type ComponentChild, type FunctionComponent, h } from 'preact';

/** A component that is drawn again only when one of its props is another value. */
export function memo<Props extends object>(view: (props: Props) => ComponentChild): FunctionComponent<Props> {
  class Memo extends Component<Props> {
    override shouldComponentUpdate(next: Readonly<Props>): boolean {
      const before = this.props;
      const keys = Object.keys(next) as (keyof Props)[];
      return keys.length !== Object.keys(before).length || keys.some((key) => next[key] !== before[key]);
    }
    override render(props: Props) {
      return h(view as FunctionComponent<Props>, props);
    }
  }
  return Memo as unknown as FunctionComponent<Props>;
}
