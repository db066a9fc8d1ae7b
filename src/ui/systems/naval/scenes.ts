import type { Event } from '../../../rules/naval/model/events';
import type { Scene, Stamp } from '../../board/scenes';
import { type Script, scenesFrom } from '../../board/script';
import type { Stamps } from './stamps';

/** Adds what an event comes to: a scene of its own, or a stamp for the one before. `rams`: the play ends in a ram, and whoever moves in it is seen to come for that. */
function stage({ last, begin, alone }: Script, event: Event, stamps: Stamps, rams: boolean): void {
  /** What comes of what is on stage, or stands alone where nothing is. */
  const add = (stamp: Stamp) => {
    if (last?.untold) last.stamps.push(stamp);
    else alone(stamp);
  };
  switch (event.kind) {
    case 'moved':
    case 'turned':
      if (rams)
        begin({ by: [event.ship], at: event.kind === 'moved' ? event.path.at(-1)! : event.hex, act: 'comes', dice: [], stamps: [] });
      return;
    case 'rammed': {
      const dice = [event.roll.die, ...(event.back ? [event.back.die] : [])];
      const untold: Stamp = { at: event.at, text: stamps.noDamage, tone: 'none' };
      begin({ by: [event.ship], at: event.at, act: 'leans', dice, stamps: [], untold });
      return;
    }
    case 'boarded': {
      const untold: Stamp = { at: event.at, text: event.hit ? stamps.boarded : stamps.beatenOff, tone: event.hit ? 'harm' : 'none' };
      begin({ from: event.from, at: event.at, act: 'leans', dice: [event.die], stamps: [], untold });
      return;
    }
    case 'shot':
    case 'ballistaShot': {
      // A hit may only ask what takes it: nothing else has come of it yet.
      const untold: Stamp = { at: event.at, text: event.hit ? stamps.hit : stamps.missed, tone: event.hit ? 'harm' : 'none' };
      begin({ from: event.from, at: event.at, act: 'flies', dice: [event.die], stamps: [], untold });
      return;
    }
    case 'damaged':
      return add({ at: event.hex, text: stamps.damaged, tone: 'harm' });
    case 'beganSinking':
      return add({ at: event.hex, text: stamps.sinking, tone: 'harm' });
    case 'marineLost':
      return add({ at: event.hex, text: stamps.marineLost, tone: 'harm' });
    case 'captured':
      begin({
        from: event.from,
        at: event.hex,
        act: 'leans',
        dice: [],
        stamps: [{ at: event.hex, text: stamps.taken, tone: 'loss' }],
      });
      return;
    case 'spared':
      alone({ at: event.hex, text: stamps.spared, tone: 'none' });
      return;
    case 'abandoned':
      alone({ at: event.hex, text: stamps.freed, tone: 'gain' });
      return;
    case 'scuttled':
      alone({ at: event.hex, text: stamps.scuttled, tone: 'harm', piece: event.ship });
      return;
    case 'repairRolled': {
      const text = { sinks: stamps.sunk, stays: stamps.stillSinking, saved: stamps.saved }[event.result];
      const tone = ({ sinks: 'loss', stays: 'none', saved: 'gain' } as const)[event.result];
      alone({ at: event.hex, text, tone, piece: event.ship }, [event.die]);
      return;
    }
    case 'overboard':
      alone({ at: event.hex, text: stamps.overboard, tone: 'harm' });
  }
}

/** What a play is on the map: every ram, assault, shot, capture and repair of it, in the order in which they happened. `comes`: with the way to a ram. */
export function scenesOf(events: readonly Event[], stamps: Stamps, comes = false): readonly Scene[] {
  const rams = comes && events.some(({ kind }) => kind === 'rammed');
  return scenesFrom(events, (script, event) => stage(script, event, stamps, rams));
}
