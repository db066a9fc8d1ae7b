import type { OrderKind } from '../../../rules/ancients/orders';
import type { Counter } from '../../../rules/ancients/types';
import { plural, UNITS } from './nouns';

/** The optional rules in the set-up: a name, and what each changes in a sentence or two. */
export const options = {
  title: 'Optional rules',
  intro: 'For both sides. None is needed.',
  recommended: 'suits this battle',
  suit: (names: string) => `Optional rules that suit it: ${names}`,
  inForce: 'Optional rules in force',
  none: 'No optional rules',
  takeSuiting: 'Take those that suit this battle',
  notWith: (name: string) => `Not together with “${name}”.`,
  lacks: {
    elephants: 'There are no elephants in this battle.',
    barbarians: 'There are no barbarians in this battle.',
    impetuous: 'There are neither barbarians nor knights in this battle.',
    riders: 'Nobody rides in this battle.',
    archers: 'Nobody shoots in this battle but the camps.',
    hills: 'There are no hills in this battle.',
  },
  nightfall: 'Last turn by daylight',
  lastTurn: 'Last turn',
  /** Buttons and questions of the orders that optional rules bring. `more`: what stands behind the order's unit. */
  orders: {
    roll: () => 'Roll for who moves first',
    aside: (hex: string) =>
      hex === '' ? 'Set a waiting leader aside against the elephants' : `Set the leader at ${hex} aside against the elephants`,
    charge: () => 'Declare the barbarian charge',
    gather: () => 'Gather arrows',
    rally: () => 'Rally',
    dismount: (as: Counter) => `Dismount, to fight as ${UNITS[as]}`,
    /** Two make one; without a hex the other is a reserve. */
    dismountPair: (as: Counter, hex: string) =>
      hex === '' ? `Dismount two as one unit of ${UNITS[as]}` : `Dismount with ${hex} as one unit of ${UNITS[as]}`,
    tactic: (more: string) => ({ offensive: 'Offensive', prudent: 'Prudent', defensive: 'Defensive' })[more] ?? more,
    activate: (units: number, points: number) =>
      `Activate ${units === 1 ? 'the unit' : `${units} units`} (${plural(points, 'point', 'points')})`,
    restrain: (units: number, points: number) =>
      `Hold ${units === 1 ? 'the unit' : `${units} units`} (${plural(points, 'point', 'points')})`,
    other: (kind: string, more: string) => `${kind} ${more}`.trim(),
  },
  startGroup: { activate: 'Activate, alone or as a group', restrain: 'Hold back, alone or as a group' },
  wholeGroup: (n: number) => `Take in the whole group of ${n}`,
  dieFalls: 'A die falls first',
  /** Typed orders that optional rules bring. */
  typed: {
    roll: ['roll', 'rolls for who moves first'],
    camp: ['camp C11', 'places a camp'],
    deploy: ['LI@C10/2', 'places a unit; C10@D9/3 places it anew'],
    dismount: ['dismount B3', 'goes on foot'],
    aside: ['aside', 'sets a leader aside against elephants'],
    charge: ['charge', 'declares the barbarian charge'],
    activate: ['activate B3 B4', 'activates a unit or a group'],
    restrain: ['restrain B3', 'holds impetuous units back'],
    lead: ['lead B3 C5', 'a leader walks'],
    rally: ['rally B3', 'rallies a unit'],
    gather: ['gather D4', 'gathers arrows'],
    hit: ['hit D4', 'chooses who is hit'],
    tactic: ['tactic prudent', 'chooses how to fight a duel: offensive, prudent, defensive'],
  } as Readonly<Partial<Record<OrderKind, readonly [order: string, text: string]>>>,
  grouping: 'Click units on the map to take them in or leave them out; then give the order below.',
  questions: {
    hit: (n: number) => `${plural(n, 'target is', 'targets are')} still to be hit: choose which.`,
    tactic: 'A duel. Choose how your leader fights; your opponent does not see it.',
    tacticSecret: 'Both choices are shown together. Let your opponent look away.',
    camp: 'Choose the hex of the camp.',
    other: 'An optional rule asks something.',
  },
  cost: {
    title: (n: number) => `This order costs ${plural(n, 'point', 'points')}:`,
    order: 'an order',
    farFromLeaders: 'more than three hexes from every free leader',
    elephants: 'elephants',
  },
  now: {
    mayWalk: 'Leaders may walk up to five hexes: click one, then a marked hex.',
    points: (n: number) => `${plural(n, 'activation point', 'activation points')} left.`,
    stage: {
      roll: 'A die says who moves first.',
      firstCamp: 'Place your camp on any hex.',
      firstUnits: 'Place your units within three hexes of your camp. A unit already placed can be taken up again.',
      secondCamp: 'Now place your opponent’s camp, wherever you like.',
      shift: 'Your camp may be shifted by up to three hexes: choose its hex, or the one where it stands.',
      secondUnits: 'Place your units within three hexes of your camp. A unit already placed can be taken up again.',
    },
    dark: 'It is night: units only fall back toward their camp or the edge of the map, shots reach the next hex only, nobody panics.',
    dusk: 'The last turn by daylight: then night falls.',
    controlDie: (most: number) =>
      most === 0
        ? 'Without a leader knights and barbarians get out of control when movement begins.'
        : `A die falls when movement begins: above ${most}, knights and barbarians get out of control.`,
    controlLost: (army: string) => `${army}: knights and barbarians are out of control this turn.`,
    looseFirst: (hexes: string) => `They move before anybody else: ${hexes}.`,
    looseAttack: (hexes: string) => `They must attack: ${hexes}.`,
    aside: 'A leader is set aside against the elephants; he can be placed again next turn.',
    balk: (hexes: string) => `Elephants balk, they neither move nor attack this turn: ${hexes}.`,
    astray: (hexes: string) => `The enemy’s elephants obey you, until the enemy’s next turn is over: ${hexes}.`,
    noArrows: (hexes: string) => `No arrows left: ${hexes}.`,
    lastArrows: (hexes: string) => `One volley left: ${hexes}.`,
    mayGather: (hexes: string) => `Arrows can be gathered instead of attacking: ${hexes}.`,
    charging: (army: string) => `${army}: the barbarian charge, light infantry of the barbarians attacks with ×3 this turn.`,
    leftZones: (hexes: string) => `Left an enemy zone of control and cannot attack: ${hexes}.`,
    declared: (sum: number, hits: number, most: number) =>
      `Shots declared: ${sum} in all, ${plural(hits, 'hit', 'hits')} on ${plural(most, 'target', 'targets')}.`,
  },
  /** 13.3 What the deployment waits for, under the button that would end it. */
  first: { firstCamp: 'First your camp', secondCamp: 'First the enemy’s camp', shift: 'Or choose another hex' },
  leaveCamp: 'Leave the camp there',
  placeAt: (hex: string) => `Place at ${hex}`,
  traits: { barbarian: 'barbarians', 'horse-archer': 'horse archers', cataphract: 'cataphracts' },
  impetuous: 'may get out of control',
  shotSum: (range: number, need: number) => `Range ${range}: ${need} to the sum. Six make a hit, four or five left over one more.`,
  shotSums: 'Choose a target: each shows what the shot adds to the sum.',
  shotInDark: 'At night the next hex counts as range 2.',
  volleys: (n: number, most: number) => `${n} of ${most} volleys`,
  placing: (unit: string) => `${unit}: choose a hex, and drag from it for the facing.`,
  placingAnew: (unit: string) => `${unit}: choose another hex, or turn it with [ and ].`,
  unplaced: 'to be placed',
  undeployedKind: (unit: string, n: number) => (n === 1 ? unit : `${unit}, ${n} of them`),
  undeployed: (n: number) => `${plural(n, 'unit', 'units')} still to be placed`,
  points: (n: number) => `${plural(n, 'activation point', 'activation points')} left`,
  rules: {
    '13.1': {
      name: 'Zones of control',
      text: 'A unit that leaves the front hexes of an enemy does not attack in that turn: no slipping round a flank.',
    },
    '13.2': {
      name: 'No luck',
      text: 'Melees follow from the odds alone. Shots are added up, and the owner of the targets says which are hit. No dice.',
    },
    '13.3': {
      name: 'Free deployment',
      text: 'A die says who moves first and places both camps; each then sets up his army around his own.',
    },
    '13.4': {
      name: 'Extended play',
      text: 'The battle goes on in the dark, to turn 12 at most: units only fall back, archers see one hex far.',
    },
    '13.5': { name: 'Elevation', text: 'Archers on hills shoot over what stands lower, and can be shot at over it.' },
    '13.6': {
      name: 'Arrow supply',
      text: 'Archers carry six volleys and spend one a turn. Those who stay quiet may gather half of what was shot at them.',
    },
    '13.7': {
      name: 'Hidden movement',
      text: 'Each player sees only the enemies that one of his own units sees. A card asks for the screen in turn.',
    },
    '13.8': {
      name: 'Duels',
      text: 'Where an attack brings two leaders together they fight, each by a tactic chosen in secret.',
    },
    '13.9': {
      name: 'Barbarians and knights',
      text: 'With few leaders they may get out of control: they go for the nearest enemy and attack at any odds.',
    },
    '13.10': {
      name: 'Barbarian charge',
      text: 'Once a battle, for one turn, barbarian light infantry attacks with three times its strength.',
    },
    '13.11': {
      name: 'Elephants',
      text: 'A leader set aside for a turn may frighten the enemy’s elephants: they balk, or turn against their own side.',
    },
    '13.12': {
      name: 'Dismounting',
      text: 'Before the battle each side may set cavalry on foot: knights become heavy infantry, light cavalry mixed missiles.',
    },
    '13.13': { name: 'Leader survival', text: 'The side with more leaders in a melee has the die moved by one in its favour.' },
    '13.14': { name: 'Shots without markers', text: 'Units that have fired may move and attack in their next turn. Archers gain by it.' },
    '13V': {
      name: 'Command points',
      text: 'A die and the leaders say how many units or groups move in a turn, hold back knights and barbarians, or rally.',
    },
    'V1.average': { name: 'Average die', text: 'Points are rolled with a die of 2, 3, 3, 4, 4, 5: less luck.' },
    'V1.d4': { name: 'Four-sided die', text: 'Points are rolled with a die of four sides, for small armies.' },
    'V1.d5': { name: 'Five-sided die', text: 'Points are rolled with a die of five sides, for small armies.' },
    V5: {
      name: 'Leaders walk',
      text: 'Leaders are no longer placed anywhere: they walk up to five hexes a turn, never through the enemy.',
    },
  },
};
