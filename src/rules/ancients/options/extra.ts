import type { OptionReading } from '../model/reading';
import type { Context, State } from '../model/types';
import { optional } from './index';
import type { Slice } from './slice';
import type { ExtraJson, Slices } from './slices';

export type SliceName = keyof Slices;
type ValueIn<S> = S extends Slice<infer _Json, infer Value> ? Value : never;

/** Null in a state whose options keep nothing. What none of the options in force keeps is as before anything has happened. */
export type Extra = { readonly [K in SliceName]: ValueIn<Slices[K]> };

/** Made when the state is there; `Setup.extra`. */
export type ExtraSetup = (context: Context, state: State) => Extra | null;

const nothing: ExtraSetup = () => null;

/** What a position says of optional rules; `kept`: what those in force keep. */
export const readExtra = (json: ExtraJson | undefined, kept: ReadonlySet<SliceName>, reading: OptionReading): ExtraSetup =>
  json === undefined && kept.size === 0 ? nothing : optional().readExtra(json, kept, reading);

export const printExtra = (context: Context, state: State): object | undefined =>
  state.extra ? optional().printExtra(context, state, state.extra) : undefined;

/** Replaces one thing that options keep. */
export function setExtra<K extends SliceName>(state: State, name: K, value: Extra[K]): void {
  if (state.extra) state.extra = { ...state.extra, [name]: value };
}
