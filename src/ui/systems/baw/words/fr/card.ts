import { faces, plural } from '../../../../words/fr/nouns';
import type { BawWords } from '..';
import type { UnitMark } from '../naming';
import { points } from './nouns';

/** Nouns, for a unit may be of either gender, and several: « les archers ». */
const MARKS: Readonly<Record<UnitMark, string>> = {
  disorganised: 'désorganisation',
  light: 'troupe légère',
  defenceOnly: 'défense seule',
  spent: 'à usage unique',
  thrown: 'javelots lancés',
  fired: 'tir fait',
  moved: 'mouvement fait',
  attacked: 'attaque faite',
  defended: 'attaque subie',
  bound: 'attaque obligatoire',
  due: 'à attaquer',
  retreating: 'recul à faire',
};

export const card: BawWords['card'] = {
  unit: 'Unité',
  leader: 'Chef',
  mark: (mark) => MARKS[mark],
  strength: 'Force',
  defenceOnly: 'entre parenthèses\u00a0: défense seule, jamais d’attaque',
  movement: 'Mouvement',
  points,
  weapon: 'Armes de jet',
  weapons: {
    javelin: 'javelots, portée 1, un seul tir dans toute la bataille',
    javelins: 'javelots, portée 1',
    sling: 'frondes, portée 2',
    bow: 'arcs, portée 2',
  },
  noWeapon: 'aucune',
  withLeader: (name, bonus) => `${name} +${bonus}`,
  leaders: 'Chefs',
  bonus: (n, rallies) => `+${n} à la force de l’unité de son hex${rallies ? ', et au ralliement dans cet hex ou à côté' : ''}`,
  alone: (isWoman) =>
    isWoman
      ? 'Seule, elle est capturée par toute unité ennemie qui finit dans son hex.'
      : 'Seul, il est capturé par toute unité ennemie qui finit dans son hex.',
  zone: 'Zone de contrôle',
  inZone: 'dans une zone de contrôle ennemie',
  inZoneFree: 'dans une zone de contrôle ennemie, sortie permise',
  rallyIs: (how) => `Ralliement\u00a0: ${how}`,
  rallyOn: (need) => `${need === 1 ? 'sur 1' : need === 2 ? 'sur 1 ou 2' : `de 1 à ${need}`} après la mêlée`,
  rallyNear: 'pas à côté d’un ennemi',
  rallyNever: 'jamais (nombre de ralliement 0)',
  can: { move: 'Se déplacer', fire: 'Tirer', attack: 'Attaquer', recall: 'Rappeler' },
  yes: 'dans sa phase',
  canMove: (hexes) => `possible vers ${plural(hexes, 'hex', 'hex')}`,
  nowhere: 'nulle part où aller',
  targets: (n) => plural(n, 'cible', 'cibles'),
  noTargets: 'aucune cible pour l’instant',
  recalls: (n) => plural(n, 'sorte d’unités éliminées', 'sortes d’unités éliminées'),
  noRecalls: 'aucune unité éliminée',
  next: 'L’autre pion de cet hex',
  leave: 'Sortir de la carte',
  ground: 'Terrain',
  stepCost: (n) => (n === 0 ? 'personne n’y entre' : `${points(n)} pour y entrer`),
  level: (n) => `niveau ${n}`,
  objective: 'un objectif',
  held: (army) => `tenu par\u00a0: ${army}`,
  exit: (army) => `sortie de la carte\u00a0: ${army}`,
  entry: (army, turn) => `arrivée de réserves dès le tour ${turn}\u00a0: ${army}`,
  notes: {
    river: 'Qui attaque d’ici voit sa force divisée par deux.',
    ford: 'Qui attaque d’ici voit sa force divisée par deux.',
    works: 'Qui est attaqué ici voit sa force doublée.',
    forest: 'La ligne de vue y est bloquée.',
    rampart: 'La ligne de vue y est bloquée. Une unité qui doit y reculer est éliminée.',
    sea: 'Une unité qui doit y reculer est éliminée.',
  },
  shot: {
    title: 'Tir',
    choose: 'Choisissez une cible\u00a0: un jet de 1 ou 2 la désorganise.',
    none: 'Aucune cible possible d’ici.',
    line: (range, hits) => `Portée ${range}\u00a0: un jet de ${faces(1, hits)} touche, ${hits} sur 6.`,
    effect: 'Un tir qui touche désorganise.',
    again: 'L’unité est déjà désorganisée\u00a0: un tir n’y change rien.',
    once: 'C’est le seul tir de cette unité dans toute la bataille.',
  },
  reserves: {
    title: 'Réserves',
    due: (n) => (n < 2 ? 'peut entrer' : 'peuvent entrer'),
    later: (turn) => `à partir du tour ${turn}`,
    at: (hexes) => `en ${hexes}`,
    kind: (unit, n) => (n === 1 ? unit : `${unit}, ${n} en tout`),
    choose: 'Choisissez un hex sur la carte\u00a0: les chiffres sont les points restants.',
  },
  recall: {
    title: 'Le retour des éliminés',
    text: (name, need) => `${name} peut rappeler une unité éliminée\u00a0: ${faces(1, need)} au dé, ${need} sur 6.`,
    none: 'Aucune unité éliminée ne peut être rappelée d’ici.',
  },
  questions: {
    asked: (army) => `Réponse attendue\u00a0: ${army}`,
    asks: {
      evade: (n) =>
        n < 2
          ? 'Votre unité légère est attaquée, et plus rapide que les attaquants. Esquive-t-elle\u00a0?'
          : 'Vos unités légères sont attaquées, et plus rapides que les attaquants. L’une d’elles esquive-t-elle\u00a0?',
      lose: () => 'Une de vos unités est éliminée. Laquelle\u00a0?',
      retreat: (n) =>
        n < 2
          ? 'Votre unité doit reculer d’un hex. Où va-t-elle\u00a0?'
          : 'Vos unités doivent reculer d’un hex. Qui va où, et dans quel ordre\u00a0?',
      advance: (n) => (n < 2 ? 'Un hex est abandonné. Qui avance\u00a0?' : 'Des hex sont abandonnés. Qui avance\u00a0?'),
    },
    evadeTo: (hex) => `Esquiver en ${hex}`,
    retreatTo: (hex) => `Reculer en ${hex}`,
    pushing: (hexes) => `en faisant place\u00a0: ${hexes}`,
    room: (goes) => `${goes}, en faisant place\u00a0:`,
    attackedBy: (attackers, defenders) => `${attackers} contre ${defenders}, pour l’heure à`,
    advanceTo: (hex) => `Avancer en ${hex}`,
    loses: (lost) => `coûte ${points(lost)}`,
    stand: 'Personne n’esquive',
    standMore: 'Personne d’autre n’esquive',
    standNote: 'Le rapport de forces est alors calculé.',
    hold: 'Personne n’avance',
    holdMore: 'Personne d’autre n’avance',
    fate: 'Une unité sans issue est éliminée.',
  },
};
