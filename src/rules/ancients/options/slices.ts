import * as v from 'valibot';
import type { Extra, SliceName } from '../model/extra';
import type { Hidden, Slice } from '../model/option';
import type { OptionReading } from '../model/reading';
import type { ExtraSetup } from '../model/setup';
import type { Context, State } from '../model/types';
import { arrows, volleys } from './arrows';
import { asked } from './asked';
import { charges, traitCharges } from './charges';
import { control } from './control';
import { declared } from './declared';
import { deployment } from './deployment';
import { duel } from './duel';
import { first } from './first';
import { leftZone } from './leftZone';
import { madeImpetuous } from './madeImpetuous';
import { mustered } from './mustered';
import { activated, held, led, loose, points } from './points';
import { aside, balking, turned } from './startled';

/** What optional rules keep in a state, by the name it has in a position's `optional`. */
const SLICES = {
  activated,
  arrows,
  aside,
  asked,
  balking,
  barred: leftZone,
  bound: madeImpetuous,
  charges,
  control,
  declared,
  deployment,
  duel,
  first,
  held,
  led,
  loose,
  mustered,
  points,
  traitCharges,
  turned,
  volleys,
} satisfies { readonly [Name in SliceName]: Slice<unknown, Extra[Name]> };

const NAMES = Object.keys(SLICES) as SliceName[];
const anySlice = (name: SliceName) => SLICES[name] as unknown as Slice<unknown, unknown>;

export const extraShape = v.strictObject(
  Object.fromEntries(NAMES.map((name) => [name, v.optional(anySlice(name).shape)])) as Record<
    SliceName,
    v.OptionalSchema<v.GenericSchema<unknown, unknown>, undefined>
  >,
  'knownField',
);

export type ExtraJson = v.InferOutput<typeof extraShape>;

/** What is said of an option that is not in force is a fault. */
export function readExtra(json: ExtraJson | undefined, kept: ReadonlySet<SliceName>, reading: OptionReading): ExtraSetup {
  for (const name of NAMES) {
    if (json?.[name] !== undefined && !kept.has(name) && (name !== 'asked' || kept.size === 0))
      reading.faults.push({ at: `optional.${name}`, expected: 'optionInForce', found: name });
  }
  const read = NAMES.map((name) => [name, anySlice(name).read(json?.[name], reading)] as const);
  return (context, state) => Object.fromEntries(read.map(([name, make]) => [name, make(context, state)])) as unknown as Extra;
}

export function printExtra(context: Context, state: State, extra: Extra): object | undefined {
  const printed = NAMES.map((name) => [name, anySlice(name).print(context, state, extra[name])] as const);
  const told = printed.filter(([, json]) => json !== undefined);
  return told.length > 0 ? Object.fromEntries(told) : undefined;
}

/** 13.7 What a viewer knows of it. */
export function hideExtra(extra: Extra, hidden: Hidden): Extra {
  const known = NAMES.map((name) => {
    const { hide } = anySlice(name);
    return [name, hide ? hide(extra[name], hidden) : extra[name]] as const;
  });
  return Object.fromEntries(known) as unknown as Extra;
}
