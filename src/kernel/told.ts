import { type EventFields, readEvent, type Told, writeEvent } from './eventFields';
import type { Entry, Game, KernelState } from './game';
import { patched, patchOf } from './patch';

type AnyGame<Context, State extends KernelState> = Pick<
  Game<unknown, Context, State, unknown, unknown>,
  'eventFields' | 'printPosition' | 'readPosition' | 'check' | 'hiddenBy' | 'view' | 'sideNames'
>;

/**
 * A line of a log as the rules have played it. Of what records keep of it the events are the line's own, and the change is a text, a fifth as large as its
 * objects, until it is asked for.
 */
class PlayedLine<Event> implements Entry<Event> {
  constructor(
    readonly order: string,
    readonly dice: readonly number[],
    readonly events: readonly Event[],
    readonly barrier: boolean,
    private readonly fields: EventFields,
    private readonly change: string | undefined,
  ) {}

  get told(): Told {
    const { events, change } = this;
    return {
      events: events.length > 0 ? events.map((event) => writeEvent(this.fields, event as { readonly kind: string })) : undefined,
      set: change && JSON.parse(change),
    };
  }
}

/** A line of the log with what is kept of it, which is nothing in a game that does not say what its events are made of. */
export function tell<State extends KernelState, Event>(
  { eventFields }: { readonly eventFields?: AnyGame<never, State>['eventFields'] },
  before: State,
  next: State,
  { order, dice, events, barrier }: Omit<Entry<Event>, 'told' | 'isTold'>,
): Entry<Event> {
  if (!eventFields) return { order, dice, events, barrier };
  const { generator } = before;
  const set = patchOf(before, next.generator === generator ? next : { ...next, generator });
  return new PlayedLine(order, dice, events, barrier, eventFields, JSON.stringify(set));
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
