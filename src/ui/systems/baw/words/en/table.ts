import { lastTurn } from '../../../../words/en/lastTurn';
import { capital, clauses, direction, listed, plural } from '../../../../words/en/nouns';
import type { Morale } from '../../morale';
import type { UnitNoun } from '../naming';
import { pieces, points, theUnit, unitName, units } from './nouns';

export const table = {
  unit: (unit: UnitNoun) => capital(unitName(unit)),
  theUnit,
  unitAt: (unit: UnitNoun, hex: string) => `${capital(unitName(unit))} ${hex}`,
  unitOf: (unit: UnitNoun, army: string) => `${unitName(unit)}, ${army}`,
  leaderAt: (name: string, hex: string) => `${name} ${hex}`,
  leaderOf: (name: string, bonus: number, army: string) => `${name}, leader +${bonus}, ${army}`,
  direction,
  listed,
  clauses,
  /** The phases of decisions, and the dice of rally that fall by themselves. */
  phases: {
    fire: 'Fire',
    movement: 'Movement',
    melee: 'Melee',
    dice: 'Rally',
    rally: 'The fallen return',
    over: 'Battle over',
  },
  phasesShort: { fire: 'Fire', movement: 'Movement', melee: 'Melee', dice: 'Rally', rally: 'Return', over: 'Over' },
  /** What a die is rolled for, by its name in the rules. */
  rolls: { fire: 'Fire', melee: 'Melee', leader: 'Fate of a leader', rally: 'Rally', recall: 'The fallen return' } as Readonly<
    Record<string, string>
  >,
  /** What whoever acts is to do now. */
  duty: {
    fire: (_many: boolean) => 'to fire',
    movement: (_many: boolean) => 'to move units and leaders',
    melee: (_many: boolean) => 'to attack',
    rally: (_many: boolean) => 'to call back the fallen',
    asked: (_many: boolean) => 'to answer a question',
    over: (_many: boolean) => 'The battle is over',
  },
  end: {
    fire: 'End fire',
    movement: 'End movement',
    melee: 'End melee',
    rally: 'End the turn',
    over: 'The battle is over',
  },
  undone: {
    fire: (n: number) => `${units(n)} can still fire`,
    movement: (n: number) => `${pieces(n)} can still move`,
    melee: (n: number) => `${units(n)} may still attack`,
    rally: (n: number) => `${plural(n, 'leader', 'leaders')} can still call back`,
  },
  /** B7.1 Melee cannot end before. */
  stillDue: (bound: number, due: number) => `${units(bound)} must attack; ${plural(due, 'enemy', 'enemies')} due`,
  nothingUndone: 'Nothing is left to do',
  handOver: {
    fire: 'Your units may fire.',
    movement: 'Move your units.',
    melee: 'Attack.',
    rally: 'Your leaders may call back the fallen.',
  },
  guide: {
    fire: 'Choose a unit with missiles, then its target. Units drawn faint have nobody to fire at.',
    movement:
      'Choose a unit or a leader, then a marked hex; the figures are the points left. A second press on the hex takes up the leader who stands there.',
    melee:
      'Framed units must attack, and ringed enemies must be attacked. Choose a unit, then an enemy beside it; add others by choosing them too. The odds follow every choice.',
    /** B16.2 */
    freeMelee:
      'Nobody has to attack. Choose a unit, then an enemy beside it; add others by choosing them too. The odds follow every choice.',
    rally: 'Choose a leader, then whom he is to call back.',
    over: 'The battle is over. Every moment of it can be seen again in the log.',
  },
  hints: {
    fire: 'A hit disorganises: half strength, no fire, no advance, and no duty to attack.',
    movement: 'A unit that enters an enemy zone of control stops there; one that begins in one stays, unless it is light or disorganised.',
    melee: 'An attack must leave nobody else without a partner. Strong attacks are paid for by weak ones beside them.',
    /** B16.2 */
    freeMelee: 'Each unit attacks once and is attacked once at the most. A unit that does not fight this turn loses nothing.',
    /** B16.3 */
    briefFire: 'A hit disorganises: half as strong in defence, until the unit has been attacked or the melee ends.',
    briefMovement: 'A unit that enters an enemy zone of control stops there; one that begins in one stays, unless it is light.',
    rally: 'A unit that comes back stands disorganised in the leader’s hex or next to it.',
  },
  chosen: {
    move: (hex: string) => `Move to ${hex}`,
    enter: (entry: string, hex: string | undefined) => (hex === undefined ? `Enter at ${entry}` : `Enter at ${entry}, to ${hex}`),
    leave: 'Leave the map',
    fire: (hex: string) => `Fire at ${hex}`,
    evade: (from: string, to: string) => `Evade: ${from} to ${to}`,
    lose: (hex: string) => `Lose ${hex}`,
    retreat: (from: string, to: string) => `Retreat: ${from} to ${to}`,
    advance: (from: string, to: string) => `Advance: ${from} to ${to}`,
    stand: 'Nobody evades',
    hold: 'Nobody advances',
    recall: (unit: UnitNoun) => `Call back: ${unitName(unit)}`,
  },
  path: {
    cost: (cost: number, left: number) => `${points(cost)}, ${left} left.`,
    stops: 'It stops there: an enemy zone of control.',
  },
  line: {
    title: (n: number) => `${pieces(n)} in hand`,
    move: (n: number) => `Move ${pieces(n)}`,
    moved: (n: number) => `${plural(n, 'piece has', 'pieces have')} moved.`,
  },
  terrain: {
    clear: 'clear',
    forest: 'forest',
    river: 'river',
    ford: 'ford',
    sea: 'sea',
    rampart: 'rampart',
    camp: 'camp',
    works: 'works',
  },
  /** Parts of the map by the ground they are of, before the hexes. */
  places: {
    forest: 'Forest',
    river: 'River',
    ford: 'Ford',
    sea: 'Sea',
    rampart: 'Rampart',
    camp: 'Camp',
    works: 'Works',
    height: 'Height',
  },
  objective: (hexes: string) => `Objective ${hexes}`,
  exits: (army: string, hexes: string) => `Exits of ${army}: ${hexes}`,
  map: {
    empty: 'empty',
    strength: (n: number) => `strength ${n}`,
    defends: (n: number) => `strength ${n}, defence only`,
    reachable: (left: number) => `in reach, ${points(left)} left`,
    target: (label: string) => `can be fired at, hit on ${label}`,
    attack: (label: string) => (label === '' ? 'can be attacked' : `can be attacked at ${label}`),
    inAttack: 'in the attack',
    mayChoose: 'may be chosen',
    inHand: 'in hand',
    guides: 'in hand, leads the others',
    marked: 'marked',
    zone: 'in an enemy zone of control',
    zoneOf: (army: string) => `zone of control of ${army}`,
    stream: (sides: string) => `stream to the ${sides}`,
    slope: (sides: string) => `slope to the ${sides}`,
  },
  armies: {
    tab: 'Armies',
    onMap: 'Strength on the map',
    units: 'Units',
    unitsOf: (n: number, of: number) => `${n} of ${of}`,
    lost: 'Strength lost',
    left: 'Gone by an exit',
    rally: 'Rally number',
    /** What is missing. */
    toDemoralised: (n: number) => `${points(n)} to demoralisation`,
    toDisintegrated: (n: number) => `${points(n)} to disintegration`,
    toBeaten: (n: number) => `${points(n)} to defeat`,
    demoralised: 'demoralised',
    disintegrated: 'disintegrated',
    steady: 'no losses break it',
    demoralisedNote: 'It does not advance after combat, and its attacks are shifted one column to the left.',
    beaten: 'beaten',
    /** B14.c */
    toLimit: (n: number) => `${points(n)} to the limit of the last turn`,
    limitReached: 'limit of the last turn reached',
    lostOf: ({ lost, demoralisation, disintegration, beaten, limit }: Morale) =>
      `${lost} lost; ${[demoralisation > 0 && `demoralised at ${demoralisation}`, disintegration > 0 && `disintegrates at ${disintegration}`, beaten > 0 && `beaten at ${beaten}`, limit > 0 && `beaten after the last turn at ${limit}`].filter(Boolean).join(', ')}`,
    leaders: 'Leaders',
    leadersLost: (n: number) => `${n} lost`,
    score: 'Score as it stands',
    points,
    losses: 'Enemy strength lost',
    holds: (hex: string) => `Holds ${hex}`,
    terms: {
      destroy: (enemy: string, n: number) => `wins at once when ${points(n)} of ${enemy} are lost`,
      exit: (n: number) => `wins at once when units of strength ${n} have left the map`,
      survive: (n: number) => `wins after the last turn if it has lost less than ${n}`,
      wearDown: (enemy: string, n: number) => `wins after the last turn if at least ${points(n)} of ${enemy} are lost`,
      block: (n: number, first: string, last: string) => `the ${n} hexes from ${first} to ${last}`,
      hold: (hexes: string, n: number) => `${points(n)} for each of ${hexes} that it holds`,
    },
    lastTurn,
    unitsLost: 'Units lost',
    captured: 'Leaders lost',
  },
  /** Why a battle was won. */
  verdict: {
    gone: (army: string, lost: number, level: number) => `${army}: the army disintegrated, with ${lost} lost; it gives way at ${level}.`,
    bothGone: 'Both armies disintegrated in the same attack.',
    destroyed: (army: string, lost: number, limit: number) =>
      `${army}: ${points(lost)} lost, and ${limit} were enough for the enemy to win at once.`,
    left: (army: string, left: number, needed: number) => `${army}: units of strength ${left} left the map, and ${needed} were needed.`,
    survival: (army: string, lost: number, limit: number) =>
      `${army}: ${points(lost)} lost after the last turn; with less than ${limit} this side wins, else the other.`,
    shares: (first: string, second: string, holds: boolean) =>
      `After the last turn the smaller share of losses wins${holds ? ', what the enemy holds counted as lost' : ''}. ${first}; ${second}.`,
    share: (army: string, lost: number, of: number, percent: string) => `${army}: ${lost} of ${of}, ${percent}`,
    lost: (army: string, lost: number) => `${army}: ${lost}`,
  },
  keys: {
    '.': 'next unit or leader',
    F: 'next that can act; in melee the next that must attack',
    G: 'add the unit under the cursor to a line, or leave it out',
    O: 'odds and the unit’s card',
    P: 'armies',
  },
  /** B16.4 */
  recallOrder: ['recall Caesar LEG', 'a leader tries to call back one of the fallen'] as readonly [string, string],
  orders: [
    ['F8-H10', 'move a unit'],
    ['Caesar-H10', 'move a leader'],
    ['F8-off, Caesar-off', 'leave the map by an exit'],
    ['LEG+A9, LEG+A9-C9', 'a reserve enters · and goes on'],
    ['F8:G9', 'fire'],
    ['F8+F9xG8, F8xG8+G9', 'attack'],
    ['evade G8-H9, stand', 'evade · nobody evades'],
    ['lose F8', 'lose this unit'],
    ['retreat G8-H8, retreat G8-H8-I8', 'retreat · and displace friends'],
    ['advance F8-G8, hold', 'advance · nobody advances'],
    ['end', 'end the phase'],
  ] as readonly (readonly [string, string])[],
  typedHint: 'F8-H10, F8:G9, F8+F9xG8, end',
};
