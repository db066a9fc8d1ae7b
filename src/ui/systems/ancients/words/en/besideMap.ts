import { capital, plural } from '../../../../words/en/nouns';
import type { UnitNoun } from '../naming';
import { theUnit, verb } from './units';
/** What a land battle says round its map, and on cards over it, beside what every game does. */
export const besideMap = {
  card: {
    title: 'Unit',
    guide: {
      movement:
        'Choose a unit, then a marked hex; the figures are the points left. Press on the hex and drag to choose the facing as well.',
      leaders: 'All leaders are placed.',
      fire: 'Choose a unit with missiles, then its target. Units drawn faint have nobody to fire at.',
      melee: 'Choose a unit, then an enemy in front of it: the odds are shown before the attack. Units drawn faint have nobody to attack.',
      deploy: 'Place your camp, then your units and leaders within three hexes of it.',
      muster: 'Riders may dismount and fight on foot, before the battle only.',
      command: 'What your leaders decide before anybody moves.',
      rally: 'Choose a disordered unit that is not in contact with the enemy: the activation points left may rally it.',
      over: 'The battle is over. Every moment of it can be seen again in the log.',
    },
    placing: (n: number) => `${plural(n, 'leader waits', 'leaders wait')} to be placed. Choose a hex: any without an enemy will do.`,
    missile: 'missiles',
    star: 'doubled against cavalry',
    allRound: 'all round',
    beside: 'beside the map',
    leaders: (n: number) => `${plural(n, 'leader', 'leaders')} with it: ×${2 ** n} in melee`,
    can: { move: 'Move', fire: 'Fire', attack: 'Attack' },
    yes: 'in its own phase',
    canMove: (hexes: number, onlyLeaves: boolean) =>
      onlyLeaves ? 'may only leave the map' : hexes === 0 ? 'may only turn in place' : `may move to ${plural(hexes, 'hex', 'hexes')}`,
    canFire: (n: number) => plural(n, 'target', 'targets'),
    noTargets: 'no target now',
    classes: { infantry: 'infantry', cavalry: 'cavalry', other: 'neither infantry nor cavalry', camp: 'camp' },
    shots: (n: number) => `${plural(n, 'shot', 'shots')} a phase`,
    turnLeft: 'Turn left',
    turnRight: 'Turn right',
    leave: 'Leave the map',
  },
  /** What a die that falls for the whole army has come to, beside its name. */
  turnRolls: {
    points: (n: number) => plural(n, 'activation point', 'activation points'),
    lost: 'control lost',
    kept: 'all obey',
    first: 'who moves first',
  },
  shot: {
    title: 'Shot',
    choose: 'Choose a target: each shows the roll that hits.',
    none: 'No target is in the arc, in range and in sight. Point at an enemy to see what is in the way.',
    line: (range: number, need: number) => `Range ${range}: a roll of ${need === 1 ? '1' : `1 to ${need}`} hits, ${need} in 6.`,
    effect: { disorder: 'A hit disorders it.', eliminate: 'It is disordered: a hit eliminates it.' },
    marker: 'A unit that fires gets a volley marker and can neither move, turn nor attack until its own rally phase.',
  },
  melee: {
    choose: 'Choose a target: each shows the odds.',
    none: 'No enemy that it could attack stands in its front.',
  },
  reserves: {
    title: 'Reserves',
    due: (_n: number) => 'may enter now',
    dark: (n: number) => (n === 1 ? 'stays beside the map at night' : 'stay beside the map at night'),
    enter: (unit: UnitNoun) => `Bring in ${theUnit(unit)}`,
    at: (hexes: string) => `at ${hexes}`,
    later: (turn: number) => `from turn ${turn}`,
    chosen: 'Choose an entry hex on the map.',
  },
  questions: {
    asked: (army: string) => `${army}: a question`,
    away: (unit: UnitNoun, at: string, from: string) =>
      `${capital(theUnit(unit))} ${from === '' ? 'beside the map' : `at ${from}`} ${verb(unit, 'attacks', 'attack')} ${at}. Do leaders leave before combat?`,
    awayNote: 'A unit that a leader leaves must retreat too, or takes a DD first.',
    awayNumber: (n: number) => (n === 0 ? 'All stay' : plural(n, 'leader leaves', 'leaders leave')),
    retreat: (unit: UnitNoun, at: string, attacker: UnitNoun) =>
      `${capital(theUnit(unit))} at ${at} ${verb(unit, 'is', 'are')} attacked by ${theUnit(attacker)}. Retreat before combat?`,
    retreatNote: 'A retreat disorders the unit.',
    /** 11.b */
    retreatNoteLeft: 'Its leaders have left it: it will be disordered either way, by the retreat or before the fight.',
    retreatTo: (hex: string) => `Retreat to ${hex}`,
    retreatLabel: 'Retreat to',
    stand: 'Stand',
    press: (unit: UnitNoun, at: string) =>
      `${capital(theUnit(unit))} ${verb(unit, 'has', 'have')} retreated to ${at}, still in the attacker’s front. Press the attack there?`,
    pressNote: 'Pressing gives up the hex it left.',
    pressYes: 'Press the attack',
    pressNo: 'Let it go',
    advance: (unit: UnitNoun, to: string) => `${to} is empty. Advance there with ${theUnit(unit)}?`,
    advanceMust: (unit: UnitNoun, to: string) => `${capital(theUnit(unit))} must advance to ${to}. With how many leaders?`,
    advanceAll: (leaders: number) =>
      leaders === 0 ? 'Advance' : leaders === 1 ? 'Advance with the leader' : `Advance with all ${leaders} leaders`,
    advanceSome: (n: number) => (n === 0 ? 'Advance without leaders' : `Advance with ${plural(n, 'leader', 'leaders')}`),
    hold: 'Hold',
  },
  flights: {
    all: (n: number) => `Let all ${n} flee`,
    why: (n: number) =>
      `${plural(n, 'unit', 'units')} in panic must flee before the phase can end: each goes as far from the enemy as it can without harm to friends.`,
  },
  line: {
    title: (n: number) => `${plural(n, 'unit', 'units')} in hand`,
    move: (n: number) => `Move ${plural(n, 'unit', 'units')}`,
    turn: (n: number) => `Turn ${plural(n, 'unit', 'units')}`,
    moved: (n: number) => `${plural(n, 'unit has', 'units have')} moved.`,
  },
  log: {
    typedHint: 'B9-C8/3, K5:D4, B9xC9, end',
  },
  armies: {
    onMap: 'Strength on the map, without camp and panicked units',
    lost: 'Strength lost',
    panic: 'Panic level',
    panicOf: (lost: number, level: number) => `${lost}, panics at ${level}`,
    /** Among other things that are said of an army. */
    lostOf: (lost: number, level: number) => `${lost} lost, panics at ${level}`,
    noPanic: 'never panics from losses',
    panicked: 'has panicked',
    leaders: 'Leaders',
    leadersOn: (n: number) => `${n} on the map`,
    leadersWait: (n: number) => `${n} waiting to be placed`,
    leadersLost: (n: number) => `${n} lost`,
    leadersReserve: (n: number) => `${n} in reserve`,
    score: 'Score as it stands',
    held: (n: number) => `${plural(n, 'point', 'points')} held from the start`,
    terms: {
      camp: (enemy: string) => `camp captured (${enemy})`,
      panic: (enemy: string) => `enemy army panicked (${enemy})`,
      double: (own: number, enemy: number) => `twice the enemy’s strength on the map (${own} against ${enemy})`,
      hold: (hexes: string) => `a unit on ${hexes}`,
    },
    /** What is gone when the battle is over. */
    losses: { units: 'Units gone', ofAll: (n: number, of: number) => `${n} of ${of}`, camp: 'Camp', taken: 'taken' },
    met: 'scored',
    unmet: 'not scored',
  },
  handOver: {
    next: {
      movement: 'Move your units.',
      leaders: 'Place your leaders.',
      fire: 'Your archers may fire.',
      melee: 'Attack.',
      deploy: 'Deploy your army.',
      muster: 'Dismount riders if you wish.',
      command: 'Take command.',
      rally: 'Rally your units.',
    },
  },
};
