import type { ListId } from '../../../rules/armies/model/lists';
import { landUnits } from '../../systems/words/fr';
import { capital, clauses, listed, plural } from '../fr/nouns';
import { fieldsIn } from './fields';
import { ARMIES, FLEETS, meeting, nationsIn } from './meetings';
import type { ArmyWords } from './types';

const year = (n: number): string => (n < 0 ? `${-n}\u00a0av.\u00a0J.-C.` : `${n}\u00a0apr.\u00a0J.-C.`);

const wares: ArmyWords['wares'] = {
  ...landUnits,
  longbow: 'archers à l’arc long',
  'horse-archer': 'archers à cheval',
  cataphract: 'cataphractaires',
};

const wareOf = (word: unknown): string => (wares as Readonly<Record<string, string>>)[String(word)] ?? String(word);

const waresOf = (words: unknown): string => listed(String(words).split(' ').map(wareOf));

/** What is peculiar to a list and is not said of it elsewhere. */
const NOTES: Partial<Readonly<Record<ListId, string>>> = {
  persia: 'un tiers des LC peuvent être des archers à cheval',
  hoplites: 'Sparte et Thèbes ont 2 chefs',
  carthage: 'un grand général ajoute 1 chef',
  gauls: 'les LI sont des barbares',
  germans: 'les LI sont des barbares',
  parthia: 'les LC sont des archers à cheval\u00a0; un cataphractaire est un HC',
  huns: 'les LC sont des archers à cheval',
  goths: 'les LI sont des barbares',
  arabs: 'la moitié des LC sont des archers à cheval',
  england: 'les LA sont des archers à l’arc long, à 3 tirs',
  mongols: 'les LC sont des archers à cheval',
};

/** What is said of armies that are bought, in French. */
export const armyWords: ArmyWords = {
  nations: nationsIn('fr'),
  years: (from, to) =>
    from < 0 && to < 0
      ? `${-from}–${-to}\u00a0av.\u00a0J.-C.`
      : from > 0
        ? `${from}–${to}\u00a0apr.\u00a0J.-C.`
        : `${year(from)}–${year(to)}`,
  noteOf: ({ id, campOptional }) =>
    clauses([NOTES[id], campOptional ? 'le camp n’est pas nécessaire' : undefined].filter((note) => note !== undefined)),
  wares,
  traits: {
    elephants: {
      name: 'éléphants',
      effect:
        'Ses éléphants coûtent la moitié de leur somme, arrondie à l’entier supérieur\u00a0: 8 pour un, 15 pour deux. Dans une campagne, les autres n’en achètent qu’à elle, au prix qu’elle fixe. Tant qu’elle a des éléphants dans son armée, ceux de l’ennemi ne sont pas doublés quand ils attaquent sa cavalerie.',
    },
    navy: {
      name: 'marine',
      effect:
        'Dans une campagne, un achat de navires coûte la moitié, arrondie à l’entier supérieur. Dans une bataille isolée, sur terre ou sur mer, elle pille une côte étrangère et commence avec 1 point de victoire.',
    },
    barbarians: {
      name: 'barbares',
      effect:
        'Les bois ne désorganisent pas son infanterie légère, mais mettent fin à son mouvement. Une fois par bataille, le joueur peut déclarer une charge au début de sa propre phase de mêlée, avant que l’une de ses unités y ait attaqué\u00a0: pendant cette phase, toute son infanterie légère attaque à force triplée. Cette charge s’ajoute à celle de 13.10\u00a0; les deux ne viennent jamais au même tour.',
    },
    horseArchers: { name: 'archers à cheval', effect: 'Toute sa cavalerie légère a la lettre de tir B, au prix de la cavalerie légère.' },
    crossbows: {
      name: 'arbalètes',
      effect: 'Tous ses archers légers tirent trois fois par tour et coûtent 8\u00a0; elle n’en a pas d’autres.',
    },
    training: { name: 'entraînement', effect: 'Un chef de plus à chaque bataille, même dans une bataille par points.' },
  },
  fields: fieldsIn('fr'),
  faults: {
    tooDear: ({ price, points }) => `Elle coûte ${price} points pour ${points} disponibles.`,
    notForSale: () => 'Personne ne vend d’éléphants cette année.',
    noUnits: () => 'Une armée compte au moins une unité.',
    tooManyUnits: ({ units, most }) => `${units} unités, alors qu’il y a place pour ${most} autour d’un camp.`,
    tooManyMixed: ({ units, most }) => `Tireurs mixtes\u00a0: ${units}, mais pas plus que toutes les autres unités ensemble, ici ${most}.`,
    tooManyOfType: ({ wares: bought, units, most }) => `${capital(waresOf(bought))}\u00a0: ${units}, mais la liste en permet ${most}.`,
    tooManyNamed: ({ type, units, most }) =>
      `${capital(wareOf(type))}\u00a0: ${units}, mais la liste en permet ${most} dans sa cavalerie légère.`,
    strangersTooDear: ({ price, most }) => `Alliés et mercenaires coûtent ${price} points\u00a0; le cinquième des points en fait ${most}.`,
    noShips: () => 'Une flotte compte au moins un navire.',
    tooManyShips: ({ ships, most }) => `${ships} navires, pour ${most} au plus.`,
  },
  ships: {
    trireme: 'trière',
    'trireme-poor': 'trière, équipage faible',
    'trireme-picked': 'trière, équipage excellent',
    quinquereme: 'quinquérème',
    'quinquereme-picked': 'quinquérème, équipage excellent',
    'quinquereme-corvus': 'quinquérème à corvus',
    'quinquereme-ballista': 'quinquérème à baliste',
  },
  builder: {
    title: 'Armées par points',
    intro: 'Deux armées ou deux flottes de même valeur, achetées par vous ou par l’ordinateur, et un champ où se rencontrer.',
    arena: 'Où l’on se bat',
    arenas: { land: 'Sur terre', sea: 'Sur mer' },
    pointsOut: (least, most) => `Un nombre de ${least} à ${most}.`,
    points: (least, most) => `Points de chaque camp, de ${least} à ${most}`,
    pointsOf: (army, least, most) => `${army}\u00a0: points, de ${least} à ${most}`,
    handicap: 'Avec un handicap',
    asManyLeaders: 'Les deux armées ont autant de chefs que le plus grand nombre de points en donne, avant les traits.',
    field: 'Champ de bataille',
    mended: 'Les tireurs mixtes coûtent 4 points au lieu de 2, et sans liste d’armée chaque camp en achète autant qu’il veut',
    surprise: 'Surprenez-moi',
    first: ARMIES[0].fr,
    second: ARMIES[1].fr,
    fleets: [FLEETS[0].fr, FLEETS[1].fr],
    nation: 'Liste d’armée',
    none: 'Aucune liste',
    trait: 'Trait national',
    noTrait: 'Aucun',
    roll: 'Le tirer au dé',
    navy: 'Marine\u00a0: elle pille une côte étrangère et commence avec 1 point de victoire',
    buy: 'Laisser l’ordinateur acheter',
    own: 'Unités',
    others: (points) => `Alliés et mercenaires, pour ${points} points au plus`,
    price: (points) => plural(points, 'point', 'points'),
    most: (units) => `${units} au plus`,
    more: (what) => `Un pion de plus\u00a0: ${what}`,
    fewer: (what) => `Un pion de moins\u00a0: ${what}`,
    total: (price, points) => `${plural(price, 'point', 'points')} sur ${points}`,
    facts: (units, strength, panic, leaders) => `Unités ${units} · force ${strength} · panique ${panic} · chefs ${leaders}`,
    shipFacts: (ships) => plural(ships, 'navire', 'navires'),
    now: (what, count, total) => `${what}\u00a0: ${count}. ${total}.`,
    ofSide: (army, what) => `${army}\u00a0: ${what}`,
    firstDie: (die) => `Avec ces dés, personne ne lance le premier dé de mouvement\u00a0: la première flotte commence avec un ${die}.`,
    start: 'Commencer la bataille',
    starting: 'Mise en place…',
    faulty: (army) => `${army}\u00a0: corrigez d’abord ce qui y est signalé.`,
    meeting,
  },
};
