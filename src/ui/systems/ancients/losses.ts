import type { BareEvent } from '../../../kernel/twoSides';
import type { Event } from '../../../rules/ancients/model/events';
import { GONE } from '../../../rules/ancients/model/state';
import { type Context, SIDES, type State } from '../../../rules/ancients/model/types';
import { ownerOf } from '../../../rules/ancients/play/owner';
import { match } from '../../../store/match';
import type { Losses } from '../../table/contract/system';
import type { Snapshot } from './match';
import { wordsNow } from './words';

/** Events by which a unit goes for good; the second of two who are one on foot (13.12), and whoever found no room (13.3), go without any. */
const LOST: ReadonlySet<string> = new Set<Event['kind']>(['eliminated', 'exited']);

/**
 * What each side has lost of its army: units that are gone of those it had, be it off the map (6.g), strength, leaders, its camp if the enemy has taken it
 * (6.j.3). `events`: all of the game so far.
 */
export function lossesIn(context: Context, state: State, events: readonly BareEvent[]) {
  const lostUnits = new Set(events.filter(({ kind }) => LOST.has(kind)).map((event) => (event as { unit?: number }).unit));
  return SIDES.map((side) => {
    const own = state.units.filter((unit) => ownerOf(state, unit) === side && context.types[unit.type]!.class !== 'camp');
    const gone = own.filter(({ hex }) => hex === GONE);
    const units = gone.filter(({ id }) => lostUnits.has(id)).length;
    const { lost, leadersLost, campCaptured } = state.armies[side];
    return { units, of: own.length - (gone.length - units), strength: lost, leaders: leadersLost, camp: campCaptured };
  });
}

/** The same in words, line by line. */
export function losses({ context, state, branch, cursor }: Snapshot): readonly Losses[] {
  const events = match
    .pathOf(branch)
    .slice(0, cursor)
    .flatMap((play) => play.events);
  const { armies } = wordsNow().table;
  const words = armies.losses;
  return lossesIn(context, state, events).map(({ units, of, strength, leaders, camp }) => [
    [words.units, words.ofAll(units, of)],
    [armies.lost, String(strength)],
    ...(leaders > 0 ? [[armies.leaders, String(leaders)] as const] : []),
    ...(camp ? [[words.camp, words.taken] as const] : []),
  ]);
}
