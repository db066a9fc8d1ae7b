import { plural } from '../../fr/nouns';
import type { NavalWords } from '..';
import { marines, points } from './nouns';

export const play: NavalWords['play'] = {
  endTurn: 'Terminer le tour',
  nothingUndone: 'Plus rien à faire',
  overboard: (n) => `${marines(n)} de trop\u00a0: perdus à la fin`,
  declareOn: (from, at) => `Déclarer ${from} contre ${at}`,
  dieNow: (fleet, die) => `${fleet}\u00a0: dé de mouvement ${die}. Chaque navire a ${points(die)}, plus la qualité de son équipage.`,
  manner: { ahead: 'droit devant', astern: 'avec marche arrière', turn: 'avec un pivot' },
  card: {
    hexTitle: 'Hex',
    movement: (crew) => `dé + équipage ${crew}`,
    tooFew: 'trop peu pour un seul pas',
    tooMany: (n) => `${n} de trop\u00a0: perdu à la fin du tour`,
    rams: (n) => `${plural(n, 'navire', 'navires')} à éperonner`,
    canStep: (hexes) => `vers ${plural(hexes, 'hex', 'hexs')}`,
    nowhere: 'nulle part où aller',
    noTargets: 'aucune cible',
    scuttleNo: 'Le garder',
    leaveLost: (n) => `S’il quitte la carte ici, il compte comme perdu\u00a0: ${points(n)} pour l’ennemi.`,
    leaveIdle: 'S’il quitte la carte ici, il est parti\u00a0; cela ne rapporte rien.',
    ashore: 'Depuis la terre, les marins ne font que tirer, et seulement sur les navires voisins.',
    seaNote: 'Les navires peuvent y entrer\u00a0; les marins, seulement à bord.',
    landNote: 'Aucun navire n’y entre. Les marins y tiennent en tout nombre, et la terre bloque la ligne de vue.',
    exit: (fleet, worth) => `Un navire de ${fleet} qui quitte la carte d’ici rapporte\u00a0: ${worth}.`,
    hold: (fleet, worth) => `Un navire tenu ici par ${fleet} à la fin rapporte\u00a0: ${worth}.`,
  },
  ram: {
    after: 'Ensuite',
    stays: (hex, cost) => `s’arrêter en ${hex} (${points(cost)})`,
    through: (hex, cost) => `sortir en ${hex} (${points(cost)})`,
    throughOnly: 'Il doit sortir de l’autre côté\u00a0: un ami est dans l’hex d’où il éperonne.',
    sinksAlready: 'coule déjà\u00a0: rien de pire ne peut arriver',
    onDice: (dice) => (dice.length === 1 ? `sur ${dice[0]}` : `sur ${dice[0]} à ${dice.at(-1)}`),
  },
  marines: {
    left: (n) => `${marines(n)} ${n < 2 ? 'peut' : 'peuvent'} encore partir d’ici.`,
    limit: 'À la fin du tour, un petit navire garde 1 marin, un grand 2, la terre autant qu’on veut.',
  },
  assault: {
    need: (need) => (need >= 6 ? 'sur 6' : `sur ${need} à 6`),
    nobody: 'Aucun de vos marins ne peut attaquer ce navire maintenant.',
    declare: (n) => (n === 0 ? 'Cochez qui attaque' : `Déclarer ${plural(n, 'attaque', 'attaques')}`),
    unable: (n) => `Proches, mais ne peuvent pas\u00a0: ${n}`,
    more: 'Jusqu’au premier dé, d’autres peuvent se joindre.',
    begun: 'Un dé est tombé\u00a0: plus personne ne peut se joindre.',
  },
};
