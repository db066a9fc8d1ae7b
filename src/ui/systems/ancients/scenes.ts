import type { Event } from '../../../rules/ancients/model/events';
import type { Scene, Stamp } from '../../board/scenes';
import { type DraftScene, type Script, scenesFrom } from '../../board/script';
import type { Stamps } from './stamps';

const rolled = (die: number): readonly number[] => (die > 0 ? [die] : []);

/** 13.11 What elephants do by their die. */
function elephants(die: number, stamps: Stamps): Pick<Stamp, 'text' | 'tone'> {
  if (die < 4) return { text: stamps.calm, tone: 'none' };
  return die < 6 ? { text: stamps.balk, tone: 'harm' } : { text: stamps.panic, tone: 'loss' };
}

/** Rules by which a fight harms a unit: what other rules do is told by the log. */
const FIGHTS: ReadonlySet<string> = new Set(['8.e', '9.3', '11.b']);

/** The scene that begins with a shot or a fight. */
function beginning(event: Event, stamps: Stamps): DraftScene | undefined {
  switch (event.kind) {
    case 'shot': {
      const { unit, from, at, die } = event;
      return { by: [unit], from, at, act: 'flies', dice: rolled(die), stamps: [], untold: { at, text: stamps.missed, tone: 'none' } };
    }
    case 'shotDeclared':
      return { by: [event.unit], from: event.from, at: event.at, act: 'flies', dice: [], stamps: [] };
    case 'fought': {
      const { unit, at, die } = event;
      return { by: [unit], at, act: 'leans', dice: rolled(die), stamps: [], untold: { at, text: stamps.nothing, tone: 'none' } };
    }
    default:
      return undefined;
  }
}

/** Adds what an event comes to: a scene of its own, or a stamp for the one before. */
function stage({ last, begin, alone }: Script, event: Event, stamps: Stamps): void {
  const begun = beginning(event, stamps);
  if (begun) begin(begun);
  switch (event.kind) {
    case 'disordered':
    case 'eliminated': {
      // Whoever attacks from beside the map has no hex: the stamp stands where the fight was.
      const at = event.hex >= 0 ? event.hex : last?.at;
      if (!FIGHTS.has(event.rule) || at === undefined) return;
      const stamp: Stamp = { at, text: stamps[event.kind], tone: event.kind === 'eliminated' ? 'loss' : 'harm', piece: event.unit };
      if (last && event.rule !== '11.b') last.stamps.push(stamp);
      else alone(stamp);
      return;
    }
    case 'leaderChecked': {
      const isKilled = event.die === 1;
      alone(
        { at: event.hex, text: isKilled ? stamps.leaderKilled : stamps.leaderLives, tone: isKilled ? 'loss' : 'none' },
        rolled(event.die),
      );
      return;
    }
    case 'leadersCaptured':
      alone({ at: event.hex, text: stamps.leadersCaptured, tone: 'loss' });
      return;
    case 'campCaptured':
      alone({ at: event.hex, text: stamps.campCaptured, tone: 'loss' });
      return;
    case 'campRetaken':
      alone({ at: event.hex, text: stamps.campRetaken, tone: 'gain' });
      return;
    case 'rallied': {
      const stamp: Stamp = { at: event.hex, text: stamps.rallied, tone: 'gain' };
      if (last?.stamps[0]?.text === stamps.rallied) last.stamps.push(stamp);
      else alone(stamp);
      return;
    }
    case 'elephantsTried':
      alone({ at: event.hex, ...elephants(event.die, stamps) }, rolled(event.die));
      return;
    case 'dueled': {
      const { fallen, side, from, at } = event;
      const stamp: Stamp =
        fallen === null
          ? { at, text: stamps.bothLive, tone: 'none' }
          : { at: fallen === side ? from : at, text: stamps.leaderKilled, tone: 'loss' };
      begin({ from, at, act: 'leans', dice: rolled(event.die), stamps: [stamp] });
    }
  }
}

/** What a play is on the map: every fight, shot, check, duel and rally of it, in the order in which they happened. */
export const scenesOf = (events: readonly Event[], stamps: Stamps): readonly Scene[] =>
  scenesFrom(events, (script, event) => stage(script, event, stamps));
