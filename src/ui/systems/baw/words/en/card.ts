import { plural } from '../../../../words/en/nouns';
import type { UnitMark } from '../naming';
import { points } from './nouns';

const MARKS: Readonly<Record<UnitMark, string>> = {
  disorganised: 'disorganised',
  light: 'light',
  defenceOnly: 'defence only',
  spent: 'spent after its attack',
  thrown: 'javelins thrown',
  fired: 'has fired',
  moved: 'has moved',
  attacked: 'has attacked',
  defended: 'has been attacked',
  bound: 'must attack',
  due: 'must be attacked',
  retreating: 'must retreat',
};

/** The cards of units, leaders and hexes, and the panels of shots, reserves and questions. */
export const card = {
  unit: 'Unit',
  leader: 'Leader',
  mark: (mark: UnitMark) => MARKS[mark],
  strength: 'Strength',
  defenceOnly: 'in brackets: it defends, and never attacks',
  movement: 'Movement',
  points,
  weapon: 'Missiles',
  weapons: {
    javelin: 'javelins, range 1, one shot in the whole battle',
    javelins: 'javelins, range 1',
    sling: 'slings, range 2',
    bow: 'bows, range 2',
  },
  noWeapon: 'none',
  withLeader: (name: string, bonus: number) => `${name} +${bonus}`,
  leaders: 'Leaders',
  /** `rallies`: his army rallies at all. */
  bonus: (n: number, rallies: boolean, isWoman: boolean) =>
    `+${n} to the strength of the unit in ${isWoman ? 'her' : 'his'} hex${rallies ? ', and to rally in or next to it' : ''}`,
  alone: (isWoman: boolean) =>
    isWoman
      ? 'Alone, she is captured by any enemy unit that ends its move in her hex.'
      : 'Alone, he is captured by any enemy unit that ends its move in his hex.',
  zone: 'Zone of control',
  inZone: 'in an enemy zone of control',
  inZoneFree: 'in an enemy zone of control, which it may leave',
  rallyIs: (how: string) => `Rally: ${how}`,
  rallyOn: (need: number) => `${need === 1 ? 'on a 1' : need === 2 ? 'on a 1 or 2' : `on 1 to ${need}`} after melee`,
  rallyNear: 'not next to an enemy',
  rallyNever: 'never (rally number 0)',
  can: { move: 'Move', fire: 'Fire', attack: 'Attack', recall: 'Call back' },
  yes: 'in its own phase',
  canMove: (hexes: number) => `may move to ${plural(hexes, 'hex', 'hexes')}`,
  nowhere: 'nowhere to go',
  targets: (n: number) => plural(n, 'target', 'targets'),
  noTargets: 'no target now',
  recalls: (n: number) => `${plural(n, 'kind', 'kinds')} of the fallen`,
  noRecalls: 'nobody has fallen',
  next: 'The other piece in this hex',
  leave: 'Leave the map',
  ground: 'Ground',
  stepCost: (n: number) => (n === 0 ? 'nobody may enter' : `${points(n)} to enter`),
  level: (n: number) => `level ${n}`,
  objective: 'an objective',
  held: (army: string) => `held by ${army}`,
  exit: (army: string) => `an exit of ${army}`,
  entry: (army: string, turn: number) => `reserves of ${army} come in here from turn ${turn} on`,
  /** What ground does in an attack. */
  notes: {
    river: 'Whoever attacks from here is halved.',
    ford: 'Whoever attacks from here is halved.',
    works: 'Whoever is attacked here is doubled.',
    forest: 'It blocks the line of sight.',
    rampart: 'It blocks the line of sight. A unit that must retreat here is eliminated.',
    sea: 'A unit that must retreat here is eliminated.',
  } as Readonly<Record<string, string>>,
  shot: {
    title: 'Shot',
    choose: 'Choose a target: a roll of 1 or 2 disorganises it.',
    none: 'Nobody can be fired at from here.',
    line: (range: number, hits: number) => `Range ${range}: 1 to ${hits} hits, ${hits} in 6.`,
    effect: 'A hit disorganises it.',
    again: 'It is disorganised already: a hit changes nothing.',
    once: 'It is the one shot of this unit in the whole battle.',
  },
  reserves: {
    title: 'Reserves',
    due: (_n: number) => 'may enter now',
    later: (turn: number) => `from turn ${turn}`,
    at: (hexes: string) => `at ${hexes}`,
    kind: (unit: string, n: number) => (n === 1 ? unit : `${unit}: ${n} units`),
    choose: 'Choose a hex on the map: the figures are the points left.',
  },
  recall: {
    title: 'The fallen return',
    text: (name: string, need: number) => `${name} may call one of the fallen back: 1 to ${need} on the die, ${need} in 6.`,
    none: 'None of the fallen can be called back from here.',
  },
  questions: {
    asked: (army: string) => `${army}: a question`,
    /** `n`: so many units may evade or must retreat, so many hexes are left. */
    asks: {
      evade: (n: number) =>
        n === 1
          ? 'Your light unit is attacked, and faster than the attackers. Does it evade?'
          : 'Your light units are attacked, and faster than the attackers. Does one of them evade?',
      lose: (_n: number) => 'One of your units is eliminated. Which one?',
      retreat: (n: number) =>
        n === 1 ? 'Your unit must retreat one hex. Where to?' : 'Your units must retreat one hex. Who goes where, in which order?',
      advance: (n: number) => `${n === 1 ? 'A hex has' : 'Hexes have'} been left empty. Who advances?`,
    },
    evadeTo: (hex: string) => `Evade to ${hex}`,
    retreatTo: (hex: string) => `Retreat to ${hex}`,
    pushing: (hexes: string) => `making room: ${hexes}`,
    /** Before the ways of making room for somebody who goes to a hex: `Retreat to E4`. */
    room: (goes: string) => `${goes}, making room:`,
    attackedBy: (attackers: string, defenders: string) => `${attackers} against ${defenders}, as it stands at`,
    advanceTo: (hex: string) => `Advance to ${hex}`,
    loses: (points: number) => `costs ${plural(points, 'point', 'points')}`,
    stand: 'Nobody evades',
    standMore: 'Nobody else evades',
    standNote: 'The odds are then reckoned.',
    hold: 'Nobody advances',
    holdMore: 'Nobody else advances',
    fate: 'A unit with nowhere to go is eliminated.',
  },
};
