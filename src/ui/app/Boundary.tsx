import { Component, type ReactNode } from 'react';
import { Trouble } from './Trouble';

interface Props {
  /** A new value clears the trouble: another page is tried. */
  readonly of: unknown;
  readonly children: ReactNode;
}

interface State {
  readonly error: unknown;
  readonly broken: boolean;
}

/** Catches what breaks below it and says so calmly. */
export class Boundary extends Component<Props, State> {
  override state: State = { error: undefined, broken: false };

  static getDerivedStateFromError(error: unknown): State {
    return { error, broken: true };
  }

  override componentDidUpdate(before: Readonly<Props>): void {
    if (this.state.broken && before.of !== this.props.of) this.setState({ error: undefined, broken: false });
  }

  override render() {
    return this.state.broken ? <Trouble error={this.state.error} /> : this.props.children;
  }
}
