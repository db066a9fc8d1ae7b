import type { Words } from '..';
import { lastTurn } from './lastTurn';
import { plural } from './nouns';

const points = (n: number) => plural(n, 'point', 'points');

export const goals: Words['pages']['goals'] = {
  title: 'Comment gagner',
  worth: (goal, small, large) => `${goal}\u00a0: ${small === large ? points(small) : `${points(small)}, ${large} pour un grand navire`}`,
  land: {
    camp: 'capturer le camp ennemi',
    panic: 'faire paniquer l’armée ennemie',
    double: 'avoir à la fin au moins deux fois la force ennemie sur la carte, sans les camps ni les unités paniquées',
    hold: (hexes) => `avoir à la fin une unité ${hexes.length > 1 ? 'sur l’un des hex ' : 'en '}${hexes.join(', ')}`,
  },
  sea: {
    sunk: (exits) => `chaque navire ennemi coulé, en train de couler ou sorti de la carte${exits ? ' sans que cela rapporte' : ''}`,
    captured: 'chaque navire ennemi capturé et à flot',
    exit: (hexes) => `chaque navire de la flotte sorti de la carte par ${hexes.join(', ')}`,
    hold: (hexes) => `chaque navire à flot commandé à la fin en ${hexes.join(', ')}`,
  },
  baw: {
    disintegration: (n) => `gagner aussitôt quand l’armée ennemie se désintègre, à ${plural(n, 'point', 'points')} de pertes`,
    destroy: (n) => `gagner aussitôt quand l’ennemi a perdu ${points(n)}`,
    exit: (n) => `gagner aussitôt quand une force de ${n} est sortie de la carte`,
    survive: (n) => `gagner après le dernier tour avec moins de ${n} de pertes`,
    wearDown: (n) => `gagner après le dernier tour si l’ennemi a perdu ${n} ou plus`,
    hold: (hexes) => `chaque hex tenu parmi ${hexes.join(', ')}`,
  },
  end: {
    points: 'Le camp qui a le plus de points à la fin de la partie gagne.',
    lastTurn,
  },
  draw: (army) => `Une partie nulle compte comme une victoire\u00a0: ${army}.`,
};
