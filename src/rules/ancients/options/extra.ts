import type { Extra, SliceName } from '../model/extra';
import type { State } from '../model/types';

/** Replaces one thing that options keep. */
export function setExtra<K extends SliceName>(state: State, name: K, value: Extra[K]): void {
  if (state.extra) state.extra = { ...state.extra, [name]: value };
}
