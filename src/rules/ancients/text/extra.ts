import type { SliceName } from '../model/extra';
import type { OptionReading } from '../model/reading';
import type { ExtraSetup } from '../model/setup';
import type { Context, State } from '../model/types';
import { optional } from '../options';
import type { ExtraJson } from '../options/slices';

const nothing: ExtraSetup = () => null;

/** What a position says of optional rules; `kept`: what those in force keep. */
export const readExtra = (json: ExtraJson | undefined, kept: ReadonlySet<SliceName>, reading: OptionReading): ExtraSetup =>
  json === undefined && kept.size === 0 ? nothing : optional().readExtra(json, kept, reading);

export const printExtra = (context: Context, state: State): object | undefined =>
  state.extra ? optional().printExtra(context, state, state.extra) : undefined;
