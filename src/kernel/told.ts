import { readEvent, type Told, writeEvent } from './eventFields';
import type { Game, KernelState } from './game';
import { patched, patchOf } from './patch';

type AnyGame<Context, State extends KernelState> = Pick<
  Game<unknown, Context, State, unknown, unknown>,
  'eventFields' | 'printPosition' | 'readPosition' | 'check' | 'hiddenBy' | 'view' | 'sideNames'
>;

/** What is kept of a play; undefined in a game that does not say what its events are made of. */
export function tell<State extends KernelState>(
  { eventFields }: { readonly eventFields?: AnyGame<never, State>['eventFields'] },
  before: State,
  next: State,
  events: readonly unknown[],
): Told | undefined {
  if (!eventFields) return undefined;
  const { generator } = before;
  const set = patchOf(before, next.generator === generator ? next : { ...next, generator });
  const lines = events.map((event) => writeEvent(eventFields, event as { readonly kind: string }));
  return { ...(lines.length > 0 ? { events: lines } : {}), ...(set === undefined ? {} : { set }) };
}

/** The state after a play of which it is told what it changed. Throws `Unfit` where that does not fit the state before it. */
export const stateTold = <State extends KernelState>(before: State, { set }: Told): State => patched(before, set);

/** Whether a state can be shown: it can be written, seen by each side, and either its invariants hold or the rules can read it. */
function isSound<Context, State extends KernelState>(system: AnyGame<Context, State>, context: Context, state: State): boolean {
  const sides = system.sideNames(context).length;
  if (state.player < 0 || state.player >= sides) return false;
  const printed = system.printPosition(context, state);
  if (system.hiddenBy?.(context)) for (let side = 0; side < sides; side++) system.view!(context, state, side);
  return system.check(context, state).length === 0 || system.readPosition(printed).ok;
}

/** What a record tells of a play, verified as far as it can be without the rules that it was played by: it is fit to be shown. Undefined: it is not. */
export function readTold<Context, State extends KernelState>(
  system: AnyGame<Context, State>,
  context: Context,
  before: State,
  told: unknown,
): { readonly events: unknown[]; readonly state: State; readonly told: Told } | undefined {
  const fields = system.eventFields;
  if (!fields || typeof told !== 'object' || told === null) return undefined;
  const { events: lines = [], set } = told as Told;
  try {
    const state = patched(before, set);
    if (!Array.isArray(lines) || !isSound(system, context, state)) return undefined;
    const events = lines.map((line) => readEvent(fields as never, line, context as never, state as never));
    return events.includes(undefined) ? undefined : { events, state, told: { events: lines, set } };
  } catch {
    // Whatever it is, it is none of ours.
    return undefined;
  }
}
