import type { NavalWords } from '..';
import { points } from './nouns';

export const refusals: NavalWords['refusals'] = {
  notation: ({ text }) =>
    `«\u00a0${text}\u00a0» n’est pas un ordre. Exemples\u00a0: C5-D3/2 déplace un navire, C5/2 le fait pivoter, C5xD5 éperonne, C5>D5 déclare une attaque, C5:E5 tire, end termine la phase.`,
  'asked:capture': () => 'L’attaquant dit d’abord ce que devient le navire sans défenseur.',
  'asked:loss': () => 'Celui qui commande le navire atteint dit d’abord ce qui est touché, un marin ou la coque.',
  noShip: () => 'Il n’y a pas de navire à cet endroit.',
  notCommanded: () => 'L’ennemi commande ce navire.',
  sinking: () => 'Ce navire est en train de couler\u00a0: il ne bouge plus, et on ne le saborde pas une seconde fois.',
  moved: () => 'Ce navire s’est déjà déplacé\u00a0: une seule fois par phase.',
  land: ({ at }) => `${at} est un hex de terre\u00a0: les navires restent sur l’eau.`,
  stays: () => 'Le navire y est déjà, la proue de ce côté.',
  occupied: ({ at }) =>
    `Un autre navire se trouve en ${at}\u00a0: deux navires ne finissent jamais dans le même hex. On peut traverser les siens.`,
  noWay: () => 'Aucun chemin n’y mène.',
  tooFar: ({ n }) =>
    n('need') > 0
      ? `Trop loin\u00a0: il faut ${points(n('need'))}, et le navire en a ${n('points')}. En avant 2, en arrière 3, un pivotement 5.`
      : 'Trop loin\u00a0: un marin se déplace d’un hex, vers un navire ou une terre adjacents.',
  noEdge: () => 'Le navire ne sort que depuis le bord de la carte, droit devant ou droit derrière.',
  noTarget: () => 'Il n’y a pas de navire à attaquer à cet endroit.',
  friend: () => 'Ce navire est sous votre propre commandement.',
  notAhead: () => 'Un navire éperonne droit devant, dans l’hex suivant.',
  notStraight: () => 'Un navire ressort droit devant, dans l’hex de l’autre côté.',
  throughFlank: () => 'Un éperonnage de flanc ne passe jamais au travers\u00a0: le navire s’arrête dans l’hex d’où il éperonne.',
  farSide: () => 'L’autre côté est fermé\u00a0: l’hex derrière le navire éperonné doit être en mer, sur la carte et sans navire.',
  noMarine: () => 'Aucun de vos marins ne s’y trouve.',
  stepped: () => 'Les marins qui s’y trouvent se sont déjà déplacés\u00a0: un hex par phase.',
  sea: () => 'Les marins passent à bord d’un navire ou vont à terre\u00a0; il n’y a là que de l’eau.',
  enemyShip: () => 'Les marins ne passent jamais à bord d’un navire que l’ennemi commande, sinon par un abordage.',
  enemyAshore: () => 'Les marins ennemis tiennent cette terre.',
  open: ({ at }) => `Finissez d’abord les attaques contre ${at}\u00a0: une cible après l’autre.`,
  begun: () => 'Les dés sont lancés pour cette cible\u00a0: on n’y déclare plus d’attaque.',
  closed: () => 'Ce navire a déjà été attaqué par des marins dans cette phase.',
  fought: () => 'Tous les marins qui s’y trouvent ont eu leur attaque dans cette phase.',
  range: () =>
    'Hors de portée\u00a0: les marins abordent un navire adjacent et tirent à deux hex, depuis la terre seulement sur un navire adjacent\u00a0; une baliste tire jusqu’à trois hex.',
  wasted: () => 'Cette attaque serait gaspillée\u00a0: plus rien ne peut en sortir.',
  undeclared: () => 'Aucun marin n’y a déclaré d’attaque contre ce navire.',
  emptyShip: () => 'Aucun marin à bord.',
  noneNear: () => 'Aucun de vos marins n’est assez près pour attaquer ce navire.',
  whichAttack: ({ at }) => `Les attaques contre ce navire viennent de ${at}\u00a0: choisissez celle qui se fait maintenant.`,
  noBallista: () => 'Ce navire n’a pas de baliste.',
  lost: () => 'Un navire endommagé ou en train de couler a perdu sa baliste.',
  fired: () => 'Cette baliste a déjà tiré\u00a0: une fois par phase.',
};
