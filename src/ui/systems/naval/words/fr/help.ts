import { plural } from '../../../../words/fr/nouns';
import type { SeaHelpWords } from '../help';

const sixths = (n: number) => `${n} fois sur 6`;

/** What help at the table says of a battle at sea. */
export const seaHelp: SeaHelpWords = {
  why: {
    asking: 'Pourquoi pas\u00a0? Choisissez un navire, un hex ou un bouton gris.',
    ask: {
      ram: (hex) => `Pourquoi ne pas éperonner ${hex}\u00a0?`,
      step: (hex) => `Pourquoi aucun marin ne va en ${hex}\u00a0?`,
      board: (hex) => `Pourquoi ne pas attaquer ${hex}\u00a0?`,
    },
    can: {
      ships: (n, at) => `${n === 1 ? 'Le navire' : 'Les navires'} en ${at}.`,
      marines: (at) => `Les marins en ${at}.`,
    },
    nobody: 'Aucun de vos navires n’est sur la carte.',
  },
  threats: {
    about: 'Les ennemis qui pourront éperonner ou aborder le navire, ou tirer sur lui, à leur prochain tour, là où il est.',
    none: 'Personne ne pourra éperonner ni aborder le navire, ni tirer sur lui, au prochain tour, à moins que des marins ne changent d’abord de navire.',
    rams: {
      flank: (sinks, damages) => `éperonnage de flanc\u00a0: coule ${sixths(sinks)}, endommage ${sixths(damages)}`,
      rudder: (sinks, damages) => `attaque au gouvernail\u00a0: coule ${sixths(sinks)}, endommage ${sixths(damages)}`,
      oarRake: (sinks, damages) => `bris de rames\u00a0: coule ${sixths(sinks)}, endommage ${sixths(damages)}`,
    },
    boarding: (marines, need) => `abordage, ${plural(marines, 'marin', 'marins')}\u00a0: réussit sur ${need} ou plus`,
    archery: 'tir des marins\u00a0: touche sur un 6',
    ballista: 'tir de baliste\u00a0: touche sur un 6',
    through: 'en ressortant au-delà d’un navire éperonné',
    die: (n) => (n <= 1 ? 'avec n’importe quel dé' : n === 6 ? 'avec un dé de mouvement de 6' : `avec un dé de mouvement de ${n} ou plus`),
  },
  comers: {
    about: 'Qui pourra venir ici au prochain tour, ou éperonner ou aborder un navire qui s’y trouve, ou tirer sur lui.',
    none: 'Personne ne pourra venir ici au prochain tour, ni éperonner ou aborder un navire qui s’y trouve, ni tirer sur lui, à moins que des marins ne changent d’abord de navire.',
    onLand: 'Aucun navire ne va à terre\u00a0; les marins débarquent d’un navire voisin.',
    goes: 'peut venir ici',
    ram: 'peut éperonner ici',
    board: 'peut aborder ici',
    archery: 'ses marins peuvent tirer ici',
    ballista: 'sa baliste peut tirer ici',
  },
  coverage: { reach: 'Mouvement', attack: 'Éperonnage ou abordage', hit: 'Tir' },
  /** What an advised order does. */
  orders: {
    ram: (ship, hex) => `${ship}\u00a0: éperonner ${hex}`,
    through: (ship, hex) => `${ship}\u00a0: éperonner ${hex} et ressortir au-delà`,
    step: (from, to) => `Marin\u00a0: de ${from} à ${to}`,
    declare: (from, to) => `Marin en ${from}\u00a0: déclarer une attaque sur ${to}`,
    board: (from, to) => `Marin en ${from}\u00a0: aborder ${to}`,
    archery: (from, to) => `Marin en ${from}\u00a0: tirer sur ${to}`,
    shoot: (ship, hex) => `${ship}\u00a0: tirer sur ${hex}`,
    scuttle: (ship) => `${ship}\u00a0: à saborder`,
    capture: 'Capturer le navire',
    sink: 'Saborder le navire',
    spare: 'Laisser le navire',
    marine: 'Perdre un marin',
    hull: 'Laisser la coque encaisser',
  },
  /** Why an order is good. */
  reasons: {
    'ram:oarRake': ({ n }) =>
      `Bris de rames : endommage ${sixths(n('damages'))}, coule ${sixths(n('sinks'))} ; le navire est touché en retour ${sixths(n('risk'))}.`,
    'ram:rudder': ({ n }) => `Attaque au gouvernail : endommage ${sixths(n('damages'))}, coule ${sixths(n('sinks'))}, sans riposte.`,
    'ram:flank': ({ n }) => `Éperonnage de flanc : endommage ${sixths(n('damages'))}, coule ${sixths(n('sinks'))}, sans riposte.`,
    threatensRam: () => 'De là, le navire menace d’éperonner au tour suivant.',
    alongside: () => 'Le navire y est bord à bord avec un ennemi : ses marins peuvent aborder.',
    nearerExit: ({ n }) => `Le navire s’approche de la sortie qui rapporte : ${plural(n('range'), 'hex', 'hex')}.`,
    leaves: () => 'Sortir ici rapporte des points.',
    undefended: ({ n }) => `Le navire n’a pas de marins : ${n('need')} ou plus réussit.`,
    defended: ({ n }) => `${plural(n('marines'), 'marin', 'marins')} à bord : ${n('need')} ou plus réussit.`,
  },
};
