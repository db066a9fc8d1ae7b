import type { OrderKind } from '../../../../../rules/ancients/model/orders';
import { listed, plural } from '../../../../words/en/nouns';
import type { UnitNoun } from '../naming';
import { theUnit } from './units';

const challenges = (from: string, theirs: number, at: string, mine: number) =>
  `The leader at ${from}, rated ${theirs}, challenges yours at ${at}, rated ${mine}.`;

/** What of the optional rules stands round the map: their names, their orders, what they ask. */
export const optionPanels = {
  inForce: 'Optional rules in force',
  none: 'No optional rules',
  startGroup: { activate: 'Activate, alone or as a group', restrain: 'Hold back, alone or as a group' },
  wholeGroup: (n: number) => `Add the whole group of ${n}`,
  /** Typed orders that optional rules bring. */
  typed: {
    roll: ['roll', 'rolls for who moves first'],
    camp: ['camp C11', 'places a camp'],
    deploy: ['LI@C10/2', 'places a unit; C10@D9/3 places it elsewhere'],
    dismount: ['dismount B3', 'dismounts a unit'],
    aside: ['aside', 'sets a leader aside against elephants'],
    charge: ['charge', 'declares the barbarian charge'],
    activate: ['activate B3 B4', 'activates a unit or a group'],
    restrain: ['restrain B3', 'holds impetuous units back'],
    lead: ['lead B3 C5', 'a leader walks'],
    rally: ['rally B3', 'rallies a unit'],
    gather: ['gather D4', 'gathers arrows'],
    hit: ['hit D4', 'chooses who is hit'],
    challenge: ['challenge E5 E4', 'a leader challenges the one at E4'],
    accept: ['accept', 'accepts a challenge'],
    withdraw: ['away D4', 'refuses it, alone: the leader goes to D4 (with a unit: away 1)'],
    tactic: ['tactic prudent', 'chooses how to fight a duel: offensive, prudent, defensive'],
  } as Readonly<Partial<Record<OrderKind, readonly [order: string, text: string]>>>,
  /** 15.3.e Beside them, where a charge can be declared. */
  typedTrait: ['charge trait', 'declares the charge of a nation of barbarians'] as readonly [order: string, text: string],
  grouping: 'Click units on the map to add them or to leave them out; then give the order below.',
  questions: {
    hit: (n: number) => `${plural(n, 'target is', 'targets are')} still to be hit: choose which.`,
    /** `alone`: without a unit. */
    accept: (from: string, theirs: number, at: string, mine: number, alone: boolean) =>
      `${challenges(from, theirs, at, mine)} ${
        alone
          ? 'If he refuses, he goes to an adjacent hex.'
          : 'If he refuses, he leaves the map until leaders are placed again, and his unit must retreat or takes a DD.'
      }`,
    /** 13.8 While leaders may still leave before the combat (11.b). */
    meets: (from: string, theirs: number, at: string, mine: number) =>
      `${challenges(from, theirs, at, mine)} If he stays, they fight a duel before combat.`,
    fallBack: (unit: UnitNoun, hex: string) =>
      `The leader has left ${theUnit(unit)} at ${hex}. It retreats as well, or stays and takes a DD.`,
    tactic: 'A duel. Choose how your leader fights; your opponent does not see it.',
    tacticSecret: 'Both choices are shown together.',
    /** With both players at one screen. */
    tacticSecretHere: 'Both choices are shown together. Ask your opponent to look away.',
    camp: 'Choose the hex of the camp.',
    other: 'An optional rule asks a question.',
  },
  /** What an order would do, below the buttons while it is chosen. */
  effects: {
    roll: (first: string, second: string) => `A die falls. 1 to 3, first to move: ${first}; 4 to 6: ${second}.`,
    aside: (hexes: readonly string[]) =>
      `A die falls for each enemy elephant unit (${listed(hexes)}). 1 to 3: nothing; 4 or 5: it neither moves nor attacks in its next turn; 6: it obeys you for a whole turn.`,
    charge: (ofTrait: boolean) =>
      `${ofTrait ? 'All your light infantry attacks at ×3 in this melee phase' : 'All your barbarian light infantry attacks at ×3 this turn'}. It can be declared once in a battle.`,
    gather: (volleys: number, most: number) => `The unit then has ${volleys} of ${most} volleys, and does not fire in this phase.`,
    challenge: 'The enemy may refuse. If he accepts, both sides choose a tactic in secret, and one of the leaders may fall.',
    accept: 'Both sides choose a tactic in secret, and one of the leaders may fall.',
    duel: (tactic: string, mine: number, theirs: number) =>
      `Against ${tactic.toLowerCase()}: yours falls ${mine} in 6, theirs ${theirs} in 6.`,
    noDuel: (tactic: string) => `Against ${tactic.toLowerCase()}: nothing comes of it.`,
  },
  /** Several that move, each for its own points; `together`: as a group. */
  eachActivated: (points: number, left: number, together: number) =>
    `Moved so, each is activated by itself: ${plural(points, 'point', 'points')} in all, ${points > left ? `but only ${left} left` : `of ${left} left`}.${together < points ? ` Activated as a group first, they cost ${together}.` : ''}`,
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
      firstUnits: 'Place your units and leaders within three hexes of your camp. A unit already placed can be picked up again.',
      secondCamp: 'Now place your opponent’s camp, wherever you like.',
      shift: 'Your camp may be shifted by up to three hexes: choose its hex, or the one where it stands.',
      secondUnits: 'Place your units and leaders within three hexes of your camp. A unit already placed can be picked up again.',
    },
    leadersStand: 'Your leaders stand where they were deployed; from your next turn on they are placed anew.',
    dark: 'It is night: units only fall back towards their camp or the edge of the map, shots reach the next hex only, and nobody panics.',
    dusk: 'The last turn by daylight: then night falls.',
    controlDie: (most: number) =>
      most === 0
        ? 'Without a leader knights and barbarians get out of control when movement begins.'
        : `A die falls when movement begins: above ${most}, knights and barbarians get out of control.`,
    controlLost: (army: string) => `${army}: knights and barbarians are out of control this turn.`,
    looseFirst: (hexes: string) => `They move before anybody else: ${hexes}.`,
    goByThemselves: (hexes: string) => `Unless activated or held, they go for the enemy by themselves: ${hexes}.`,
    looseAttack: (hexes: string) => `They must attack: ${hexes}.`,
    aside: 'A leader is set aside against the elephants; he can be placed again next turn.',
    balk: (hexes: string) => `Elephants balk and neither move nor attack this turn: ${hexes}.`,
    astray: (hexes: string) => `The enemy’s elephants obey you until his next turn is over: ${hexes}.`,
    noArrows: (hexes: string) => `No arrows left: ${hexes}.`,
    lastArrows: (hexes: string) => `One volley left: ${hexes}.`,
    mayGather: (hexes: string) => `Arrows can be gathered instead of firing: ${hexes}.`,
    challengesLeft: (n: number) => `${plural(n, 'leader', 'leaders')} must still challenge.`,
    mustChallenge: (hexes: string) => `Leaders beside enemy leaders must challenge: ${hexes}.`,
    charging: (army: string, ofTrait: boolean) =>
      ofTrait
        ? `${army}: charge of the nation’s trait. All its light infantry attacks at ×3 in this melee phase.`
        : `${army}: barbarian charge. Barbarian light infantry attacks at ×3 this turn.`,
    leftZones: (hexes: string) => `Left an enemy zone of control and cannot attack: ${hexes}.`,
    declared: (sum: number, hits: number, most: number) =>
      `Shots declared: ${sum} in all, ${plural(hits, 'hit', 'hits')} on ${plural(most, 'target', 'targets')}.`,
  },
  traits: {
    barbarian: 'barbarians',
    'horse-archer': 'horse archers',
    cataphract: 'cataphracts',
    'sure-footed': 'sure-footed: not disordered by woods',
    steady: 'steady: enemy elephants are not doubled against it',
  },
  impetuous: 'may get out of control',
  unbidden: 'goes for the enemy by itself unless activated or held',
  shotSum: (range: number, need: number) =>
    `Range ${range}: adds ${need} to the sum. Every six make a hit; four or five left over make one more.`,
  shotSums: 'Choose a target: each shows what the shot adds to the sum.',
  shotInDark: 'At night the next hex counts as range 2.',
  volleys: (n: number, most: number) => `${n} of ${most} volleys`,
  unplaced: 'to be placed',
  undeployedKind: (unit: string, n: number) => (n === 1 ? unit : `${unit}: ${n} units`),
  undeployedLeaders: (n: number) => (n === 1 ? '1 leader' : `${n} leaders`),
  undeployed: (units: number, leaders: number) => {
    const counted = [
      ...(units > 0 ? [plural(units, 'unit', 'units')] : []),
      ...(leaders > 0 ? [plural(leaders, 'leader', 'leaders')] : []),
    ];
    return `${listed(counted)} still to be placed`;
  },
  rules: {
    '13.1': {
      name: 'Zones of control',
    },
    '13.2': {
      name: 'No luck',
    },
    '13.3': {
      name: 'Free deployment',
    },
    '13.4': {
      name: 'Extended play',
    },
    '13.5': { name: 'Elevation' },
    '13.6': {
      name: 'Arrow supply',
    },
    '13.7': {
      name: 'Hidden movement',
    },
    '13.8': {
      name: 'Duels',
    },
    '13.9': {
      name: 'Barbarians and knights',
    },
    '13.10': {
      name: 'Barbarian charge',
    },
    '13.11': {
      name: 'Elephants',
    },
    '13.12': {
      name: 'Dismounting',
    },
    '13.13': { name: 'Leader survival' },
    '13.14': { name: 'Shots without markers' },
    '13V': {
      name: 'Command points',
    },
    'V1.average': { name: 'Average die' },
    'V1.d4': { name: 'Four-sided die' },
    'V1.d5': { name: 'Five-sided die' },
    V5: {
      name: 'Leaders walk',
    },
  },
};
