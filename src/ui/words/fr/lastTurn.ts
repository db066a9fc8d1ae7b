import type { lastTurn as english } from '../en/lastTurn';

const RULES = {
  survival: 'Après le dernier tour, seule cette limite de pertes décide.',
  shares: 'Après le dernier tour, la plus petite part de pertes gagne, chacune rapportée à sa propre désintégration.',
  destroying:
    'Après le dernier tour, la plus petite part de pertes gagne, chacune rapportée à sa propre désintégration ou à ce que l’ennemi doit détruire.',
  losses: 'Après le dernier tour, les plus petites pertes gagnent.',
};

export const lastTurn: typeof english = (by, holds) =>
  holds && by !== 'survival' ? `${RULES[by]} Les points des hex qu’une armée tient comptent comme pertes de l’ennemi.` : RULES[by];
