import type * as v from 'valibot';
import type { Side } from '../../../kernel/twoSides';
import type { Context, Hooks, OrderRule } from './context';
import type { SliceName } from './extra';
import type { OrderKind } from './orders';
import type { OptionReading } from './reading';
import type { Phase, State } from './state';

/** One optional rule. */
export interface Option {
  readonly hooks?: Partial<Hooks>;
  readonly orders?: Partial<Record<OrderKind, OrderRule>>;
  /** The phases that it brings, for whoever shows the course of a turn. */
  readonly phases?: readonly Phase[];
  /** What it keeps in `State.extra`. */
  readonly keeps?: readonly SliceName[];
}

/**
 * What an option keeps in a state, and how a position writes it under `optional`. A value is never changed, only replaced, so that states
 * may share it.
 */
export interface Slice<Json, Value> {
  readonly shape: v.GenericSchema<unknown, Json>;
  /** Reads what a position says, or, from undefined, what is so before anything has happened; the answer is asked when the state is there. */
  read(json: Json | undefined, reading: OptionReading): (context: Context, state: State) => Value;
  /** Undefined where it is as before anything has happened. */
  print(context: Context, state: State, value: Value): Json | undefined;
  /** 13.7 The value without what it tells of enemies unseen; as it is, where it tells nothing. */
  hide?(value: Value, hidden: Hidden): Value;
}

/** 13.7 What is hidden from a viewer: units and hexes; `by`: his enemy, `player`: whose player turn it is. */
export interface Hidden {
  readonly by: Side;
  readonly player: Side;
  unit(id: number): boolean;
  hex(hex: number): boolean;
}
