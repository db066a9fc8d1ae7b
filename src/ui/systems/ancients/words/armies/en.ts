import type { ArmyWords } from './types';

const year = (n: number): string => (n < 0 ? `${-n}\u00a0BC` : `AD\u00a0${n}`);

const wares: ArmyWords['wares'] = {
  LI: 'light infantry',
  HI: 'heavy infantry',
  PX: 'phalanx',
  LA: 'light archers',
  HA: 'heavy archers',
  MM: 'mixed missiles',
  LC: 'light cavalry',
  HC: 'heavy cavalry',
  KT: 'knights',
  CH: 'chariots',
  EL: 'elephants',
  longbow: 'longbows',
  'horse-archer': 'horse archers',
  cataphract: 'cataphracts',
};

const wareOf = (word: unknown): string => (wares as Readonly<Record<string, string>>)[String(word)] ?? String(word);

/** What is said of armies that are bought, in English. */
export const armyWords: ArmyWords = {
  nations: {
    egypt: 'Egypt, Hittites, Syria',
    assyria: 'Assyria, Babylonia',
    persia: 'Persia',
    hoplites: 'Greek cities',
    macedon: 'Macedon of Philip and Alexander',
    successors: 'Successor kingdoms',
    india: 'India',
    'rome-republic': 'Rome, Republic',
    'rome-empire': 'Rome, Empire',
    'rome-late': 'Rome, late',
    carthage: 'Carthage',
    gauls: 'Gauls, Britons',
    germans: 'Germans',
    parthia: 'Parthia, Sassanids',
    huns: 'Huns, Avars, Magyars',
    goths: 'Goths, Vandals',
    byzantium: 'Byzantium',
    arabs: 'Arabs, Saracens',
    vikings: 'Norsemen, Saxons',
    normans: 'Normans, crusaders',
    feudal: 'France, Germany, Italy',
    england: 'England',
    scots: 'Scots, Swiss, Flemings',
    mongols: 'Mongols',
  },
  years: (from, to) => (from < 0 && to < 0 ? `${-from}–${-to}\u00a0BC` : from > 0 ? `AD\u00a0${from}–${to}` : `${year(from)}–${year(to)}`),
  notes: {
    persia: 'a third of the LC may be horse archers',
    hoplites: 'Sparta and Thebes have 2 leaders',
    carthage: 'a great general adds 1 leader',
    gauls: 'LI are barbarians',
    germans: 'LI are barbarians',
    parthia: 'LC are horse archers; a cataphract is an HC',
    huns: 'LC are horse archers; they need no camp',
    goths: 'LI are barbarians',
    arabs: 'half the LC are horse archers; they need no camp',
    england: 'LA are longbows, with 3 shots',
    mongols: 'LC are horse archers; they need no camp',
  },
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
        'Woods do not disorder its light infantry, which still stops in them. Once a battle, at the start of an own melee phase, all its light infantry triples its attack for that phase.',
    },
    horseArchers: { name: 'horse archers', effect: 'All its light cavalry has missile letter B, at the price of light cavalry.' },
    crossbows: { name: 'crossbows', effect: 'All its light archers shoot three times a turn, and cost 8; it has no others.' },
    training: { name: 'training', effect: 'One leader more in every battle, in battles by points too.' },
  },
  fields: { plain: 'plain', hills: 'hills', mountains: 'mountains', woods: 'woods', river: 'river', desert: 'desert', town: 'town' },
  faults: {
    tooDear: ({ price, points }) => `It costs ${price} points; there are ${points}.`,
    notForSale: () => 'Nobody sells elephants this year.',
    noUnits: () => 'An army has at least one unit.',
    tooManyUnits: ({ units, most }) => `${units} units; around a camp there is room for ${most}.`,
    tooManyMixed: ({ units, most }) => `${units} mixed missiles; at most as many as all other units, here ${most}.`,
    tooManyOfType: ({ type, units, most }) => `${units} of ${wareOf(type)}; the list allows ${most}.`,
    tooManyNamed: ({ type, units, most }) => `${units} of ${wareOf(type)}; the list allows ${most} among its light cavalry.`,
    strangersTooDear: ({ price, most }) => `Allies and mercenaries cost ${price}; a fifth of the points is ${most}.`,
    noShips: () => 'A fleet has at least one ship.',
    tooManyShips: ({ ships, most }) => `${ships} ships; at most ${most}.`,
  },
};
