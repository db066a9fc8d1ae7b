import { plural } from '../../../../words/fr/nouns';
import type { NavalWords } from '..';
import { marines, points } from './nouns';

/** Faces of the die in a row: « 6 », « 5 ou 6 », « 4 à 6 ». */
const faces = (from: number, to: number) => (from === to ? `${to}` : `${from} ${to === from + 1 ? 'ou' : 'à'} ${to}`);

export const play: NavalWords['play'] = {
  endTurn: 'Terminer le tour',
  nothingUndone: 'Plus rien à faire',
  overboard: (n) => plural(n, 'marin de trop\u00a0: perdu à la fin', 'marins de trop\u00a0: perdus à la fin'),
  confirm: {
    ram: (hex) => `Éperonner ${hex}`,
    ramThrough: (hex, far) => `Éperonner ${hex} et ressortir en ${far}`,
    shoot: (hex) => `Tirer sur ${hex}`,
    scuttle: (hex) => `Saborder ${hex}`,
    declare: (n, hex) => `Déclarer ${plural(n, 'attaque', 'attaques')} sur ${hex}`,
  },
  dieNow: (fleet, die) => `${fleet}\u00a0: dé de mouvement ${die}. Chaque navire a ${points(die)}, plus la qualité de son équipage.`,
  line: {
    title: (n) => `${plural(n, 'navire', 'navires')} en main`,
    move: (n) => `Déplacer ${plural(n, 'navire', 'navires')}`,
    turn: (n) => `Faire pivoter ${plural(n, 'navire', 'navires')}`,
    moved: (n) => `${plural(n, 'navire s’est déplacé', 'navires se sont déplacés')}.`,
  },
  rolls: {
    back: (sum) => `le navire éperonné\u00a0: ${sum}`,
    repair: (more) => `${more > 0 ? `dé + ${more}, grand navire\u00a0: ` : ''}✗ coulé, ✓ sauvé`,
    fleet: 'dé de mouvement',
  },
  die: (n) => `dé ${n}`,
  manner: { ahead: 'droit devant', astern: 'en marche arrière', turn: 'avec un pivotement' },
  card: {
    movement: (crew) => `dé + équipage ${crew}`,
    tooFew: 'trop peu pour un seul pas',
    tooMany: (n) => `${n} de trop\u00a0: ${n < 2 ? 'perdu' : 'perdus'} à la fin du tour`,
    rams: (n) => `${plural(n, 'navire', 'navires')} à éperonner`,
    canStep: (hexes) => `vers ${plural(hexes, 'hex', 'hex')}`,
    nowhere: 'nulle part où aller',
    noTargets: 'aucune cible',
    scuttleNo: 'Le garder',
    leaveLost: (n) => `S’il sort de la carte ici, le navire compte comme perdu\u00a0: ${points(n)} pour l’ennemi.`,
    leaveCosts: (n) => `S’il sort de la carte ici, cela coûte ${points(n)} à sa flotte.`,
    leaveIdle: 'S’il sort de la carte ici, le navire ne revient pas\u00a0; le score reste le même.',
    ashore: 'Depuis la terre, les marins ne font que tirer, et seulement sur les navires voisins.',
    seaNote: 'Les navires peuvent y entrer\u00a0; les marins n’y vont qu’à bord.',
    landNote: 'Aucun navire n’y entre. Les marins peuvent s’y tenir en tout nombre, et la terre bloque la ligne de vue.',
    exit: (fleet, worth) => `${fleet}, pour chaque navire de cette flotte qui sort de la carte d’ici\u00a0: ${worth}.`,
    hold: (fleet, worth) => `${fleet}, pour chaque navire sous ce commandement ici à la fin\u00a0: ${worth}.`,
  },
  ram: {
    after: 'Ensuite',
    stays: (hex, cost) => `s’arrêter en ${hex} (${points(cost)})`,
    through: (hex, cost) => `ressortir en ${hex} (${points(cost)})`,
    throughOnly: 'Le navire doit ressortir de l’autre côté\u00a0: un ami est dans l’hex d’où il éperonne.',
    sinksAlready: 'coule déjà\u00a0: rien de pire ne peut arriver',
    onDice: (dice) => `sur ${faces(dice[0] ?? 0, dice.at(-1) ?? 0)}`,
    reverse: 'Le même éperonnage dans l’autre sens\u00a0:',
    reverseBarred: 'Il serait impossible\u00a0: dans cette position, sa proue ne pointe pas vers votre navire.',
  },
  marines: {
    left: (n) => `${marines(n)} ${n < 2 ? 'peut' : 'peuvent'} encore partir d’ici.`,
    limit: 'À la fin du tour, un petit navire porte 1\u00a0marin, un grand 2, la terre autant qu’on veut.',
  },
  assault: {
    need: (need) => `sur ${faces(need, 6)}`,
    nobody: 'Aucun de vos marins ne peut attaquer ce navire maintenant.',
    unable: (n) => `Proches, sans pouvoir attaquer\u00a0: ${n}`,
    more: 'Jusqu’au premier dé, d’autres peuvent s’y joindre.',
    begun: 'Un dé est tombé\u00a0: plus personne ne peut s’y joindre.',
    reverse: 'Dans l’autre sens\u00a0:',
  },
};
