import type { ListId } from '../../../rules/armies/model/lists';
import { landUnits } from '../../systems/words/en';
import { capital, clauses, listed } from '../en/nouns';
import { fieldsIn } from './fields';
import { ARMIES, FLEETS, meeting, nationsIn } from './meetings';
import type { ArmyWords } from './types';

const year = (n: number): string => (n < 0 ? `${-n}\u00a0BC` : `AD\u00a0${n}`);

const wares: ArmyWords['wares'] = {
  ...landUnits,
  longbow: 'longbows',
  'horse-archer': 'horse archers',
  cataphract: 'cataphracts',
};

const wareOf = (word: unknown): string => (wares as Readonly<Record<string, string>>)[String(word)] ?? String(word);

const waresOf = (words: unknown): string => listed(String(words).split(' ').map(wareOf));

/** What is peculiar to a list and is not said of it elsewhere. */
const NOTES: Partial<Readonly<Record<ListId, string>>> = {
  persia: 'a third of the LC may be horse archers',
  hoplites: 'Sparta and Thebes have 2 leaders',
  carthage: 'a great general adds 1 leader',
  gauls: 'LI are barbarians',
  germans: 'LI are barbarians',
  parthia: 'LC are horse archers; a cataphract is an HC',
  huns: 'LC are horse archers',
  goths: 'LI are barbarians',
  arabs: 'half the LC are horse archers',
  england: 'LA are longbows, with 3 shots',
  mongols: 'LC are horse archers',
};

/** What is said of armies that are bought, in English. */
export const armyWords: ArmyWords = {
  nations: nationsIn('en'),
  years: (from, to) => (from < 0 && to < 0 ? `${-from}–${-to}\u00a0BC` : from > 0 ? `AD\u00a0${from}–${to}` : `${year(from)}–${year(to)}`),
  noteOf: ({ id, campOptional }) =>
    clauses([NOTES[id], campOptional ? 'they need no camp' : undefined].filter((note) => note !== undefined)),
  wares,
  traits: {
    elephants: {
      name: 'elephants',
      effect:
        'Its elephants cost half of their sum, rounded up: 8 for one, 15 for two. In a campaign others buy theirs from it alone, at its price. While it has elephants in its army, enemy elephants are not doubled when they attack its cavalry.',
    },
    navy: {
      name: 'navy',
      effect:
        'In a campaign a purchase of ships costs half, rounded up. In a single battle, on land or at sea, it raids a foreign shore and begins with 1 victory point.',
    },
    barbarians: {
      name: 'barbarians',
      effect:
        'Woods do not disorder its light infantry, but end its move. Once a battle the player may declare a charge as his own melee phase begins, before any of his units has attacked in it: in that phase all his light infantry attacks with three times its strength. This is a charge besides that of 13.10; the two never come in one turn.',
    },
    horseArchers: { name: 'horse archers', effect: 'All its light cavalry has missile letter B, at the price of light cavalry.' },
    crossbows: { name: 'crossbows', effect: 'All its light archers shoot three times a turn, and cost 8; it has no others.' },
    training: { name: 'training', effect: 'One leader more in every battle, in battles by points too.' },
  },
  fields: fieldsIn('en'),
  faults: {
    tooDear: ({ price, points }) => `It costs ${price} points; there are ${points}.`,
    notForSale: () => 'Nobody sells elephants this year.',
    noUnits: () => 'An army has at least one unit.',
    tooManyUnits: ({ units, most }) => `${units} units; around a camp there is room for ${most}.`,
    tooManyMixed: ({ units, most }) => `${units} mixed missiles; at most as many as all other units, here ${most}.`,
    tooManyOfType: ({ wares: bought, units, most }) => `${capital(waresOf(bought))}: ${units}; the list allows ${most}.`,
    tooManyNamed: ({ type, units, most }) => `${capital(wareOf(type))}: ${units}; the list allows ${most} among its light cavalry.`,
    strangersTooDear: ({ price, most }) => `Allies and mercenaries cost ${price}; a fifth of the points is ${most}.`,
    noShips: () => 'A fleet has at least one ship.',
    tooManyShips: ({ ships, most }) => `${ships} ships; at most ${most}.`,
  },
  ships: {
    trireme: 'trireme',
    'trireme-poor': 'trireme, poor crew',
    'trireme-picked': 'trireme, excellent crew',
    quinquereme: 'quinquereme',
    'quinquereme-picked': 'quinquereme, excellent crew',
    'quinquereme-corvus': 'quinquereme with a corvus',
    'quinquereme-ballista': 'quinquereme with a ballista',
  },
  builder: {
    title: 'Armies by points',
    intro: 'Two armies or fleets of equal worth, bought by you or by the computer, and a field to meet on.',
    arena: 'Where it is fought',
    arenas: { land: 'On land', sea: 'At sea' },
    pointsOut: (least, most) => `A number from ${least} to ${most}.`,
    points: (least, most) => `Points for each side, ${least} to ${most}`,
    pointsOf: (army, least, most) => `${army}: points, ${least} to ${most}`,
    handicap: 'With a handicap',
    asManyLeaders: 'Both armies have as many leaders as the greater number of points brings, before traits.',
    field: 'Field',
    mended: 'Mixed missiles cost 4 points instead of 2, and without an army list each side may buy as many as it likes',
    surprise: 'Surprise me',
    first: ARMIES[0].en,
    second: ARMIES[1].en,
    fleets: [FLEETS[0].en, FLEETS[1].en],
    nation: 'Army list',
    none: 'No list',
    trait: 'National trait',
    noTrait: 'None',
    roll: 'Roll for it',
    navy: 'Navy: it raids a foreign shore and begins with 1 victory point',
    buy: 'Let the computer buy',
    own: 'Units',
    others: (points) => `Allies and mercenaries, for ${points} points at most`,
    price: (points) => (points === 1 ? '1 point' : `${points} points`),
    most: (units) => `at most ${units}`,
    more: (what) => `One more: ${what}`,
    fewer: (what) => `One fewer: ${what}`,
    total: (price, points) => `${price} of ${points} points`,
    facts: (units, strength, panic, leaders) => `Units ${units} · strength ${strength} · panic ${panic} · leaders ${leaders}`,
    shipFacts: (ships) => (ships === 1 ? '1 ship' : `${ships} ships`),
    now: (what, count, total) => `${what}: ${count}. ${total}.`,
    ofSide: (army, what) => `${army}: ${what}`,
    firstDie: (die) => `With these dice nobody rolls the first movement die: the first fleet begins with a ${die}.`,
    start: 'Begin the battle',
    starting: 'Setting up…',
    faulty: (army) => `${army}: put right what is named there first.`,
    meeting,
  },
};
