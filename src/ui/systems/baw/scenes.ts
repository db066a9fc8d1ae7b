import type { Event } from '../../../rules/baw/model/events';
import type { Scene, Stamp } from '../../board/scenes';
import { type DraftScene, type Script, scenesFrom } from '../../board/script';
import type { Stamps } from './stamps';

const rolled = (die: number): readonly number[] => (die > 0 ? [die] : []);

/** The scene that begins with a shot or an attack. */
function beginning(event: Event, stamps: Stamps): DraftScene | undefined {
  switch (event.kind) {
    case 'fired': {
      const { unit, from, at, die } = event;
      return { by: [unit], from, at, act: 'flies', dice: rolled(die), stamps: [], untold: { at, text: stamps.missed, tone: 'none' } };
    }
    case 'attackResolved': {
      const { attackers: by, at, die, result } = event;
      const untold: Stamp = { at, text: stamps.results[result], tone: result === 'SE' ? 'none' : 'harm' };
      return { by, at, act: 'leans', dice: rolled(die), stamps: [], untold };
    }
    default:
      return undefined;
  }
}

/** What comes of a scene, or stands alone. */
function stampOf(event: Event, stamps: Stamps): Stamp | undefined {
  switch (event.kind) {
    case 'disorganised':
      return { at: event.hex, text: stamps.disorganised, tone: 'harm', piece: event.unit };
    case 'eliminated':
      return {
        at: event.hex,
        text: event.rule === 'B7.7.b' ? stamps.trapped : stamps.eliminated,
        tone: 'loss',
        piece: event.unit,
      };
    case 'retreated':
      return { at: event.from, text: stamps.retreats, tone: 'harm' };
    case 'leaderCaptured':
      return { at: event.hex, text: stamps.leaderCaptured, tone: 'loss' };
    case 'objectiveTaken':
      return { at: event.hex, text: stamps.taken, tone: 'gain' };
    case 'spent':
      return { at: event.hex, text: stamps.spent, tone: 'none', piece: event.unit };
    case 'recovered':
      return { at: event.hex, text: stamps.rallied, tone: 'gain' };
    default:
      return undefined;
  }
}

/** What is tidied up after an attack: no result of it. */
const TIDIED: ReadonlySet<Event['kind']> = new Set<Event['kind']>(['spent', 'recovered']);

/** Sets a stamp in the scene before, or in one of its own where there is none or that is of a die for somebody else, as a leader’s. */
function mark({ last, alone }: Script, stamp: Stamp, kind: Event['kind']): void {
  if (!last || (!last.by && last.dice.length > 0)) return alone(stamp);
  if (TIDIED.has(kind) && last.untold && last.stamps.length === 0) last.stamps.push(last.untold);
  last.stamps.push(stamp);
}

/** Adds what an event comes to: a scene of its own, or a stamp for the one before. */
function stage(script: Script, event: Event, stamps: Stamps): void {
  const { begin, alone } = script;
  const begun = beginning(event, stamps);
  if (begun) begin(begun);
  const stamp = stampOf(event, stamps);
  if (stamp) mark(script, stamp, event.kind);
  switch (event.kind) {
    case 'leaderRolled': {
      const { from: at, die, lost } = event;
      alone({ at, text: lost ? stamps.leaderLost : stamps.leaderLives, tone: lost ? 'loss' : 'none' }, rolled(die));
      return;
    }
    case 'rallyRolled': {
      const { hex: at, die, rallied } = event;
      alone({ at, text: rallied ? stamps.rallied : stamps.notRallied, tone: rallied ? 'gain' : 'none' }, rolled(die));
      return;
    }
    case 'recalled': {
      const { from, unit, hex, die } = event;
      if (unit >= 0) alone({ at: hex, text: stamps.recalled, tone: 'gain' }, rolled(die));
      else if (from !== undefined) alone({ at: from, text: stamps.notRecalled, tone: 'none' }, rolled(die));
    }
  }
}

/** What a play is on the map: every attack, shot, fate and rally of it, in the order in which they happened. */
export const scenesOf = (events: readonly Event[], stamps: Stamps): readonly Scene[] =>
  scenesFrom(events, (script, event) => stage(script, event, stamps));
