import type { FaultTexts } from '../../../../words/faultTexts';

/** What should have been there in a land battle, by the code of a fault. */
export const landFaults: FaultTexts = {
  tactic: 'offensive, prudent ou defensive, pour un duel',
  field: 'plain, hills, mountains, woods, river, desert ou town, pour un terrain',
  stage: 'roll, firstCamp, firstUnits, secondCamp, shift ou secondUnits, ce qu’attend un déploiement',
  systemAncients: 'le jeu «\u00a0ancients\u00a0»',
  twoArmies: 'deux armées',
  class: 'infantry, cavalry ou other',
  missile: 'A, B ou rien',
  phase: 'movement, leaders, fire, melee ou over\u00a0; deploy, muster, command ou rally sous les règles optionnelles qui en ont',
  question: 'away, retreat, press ou advance',
  optionQuestion: 'hit, tactic, accept ou retreat, pour une question que pose une règle optionnelle',
  control: 'lost',
  aside: 'true',
  charge: 'unspent, late, now ou spent, pour chaque joueur',
  victoryTerm: 'camp, panic, double ou hold',
  missilesThere: 'un hex où se tient une unité de tir, pour des volées',
  hexside: 'un côté entre deux hex, comme C5/4',
  oneHexside: 'une seule sorte de côté à cet endroit',
  oneTerrain: 'un seul terrain à cet endroit',
  terrain: 'woods, hill, village, stream, river, ford ou bridge',
  unitType: 'un type d’unité imprimé ou défini ici',
  typeTrait: 'barbarian, horse-archer, cataphract, sure-footed ou steady, pour les particularités d’un type d’unité',
  arm: 'un genre de troupes\u00a0: cavalry, infantry, missile, phalanx, chariots ou elephants',
  armyList: 'une liste d’armée',
  trait: 'un trait national\u00a0: de 1 à 6, ou 0 pour aucun',
  price: 'un prix de 1 à 99, ou none',
  mark: (kind) =>
    kind === 'camp'
      ? 'une marque que portent les camps, une fois\u00a0: disordered, volley, fired, open, captured'
      : kind === 'reserve'
        ? 'une marque que portent les unités à côté de la carte, une fois\u00a0: disordered, moved, attacked'
        : 'une marque que portent les unités sur la carte, une fois, comme disordered ou volley',
  oneUnitAHex: 'une seule unité par hex',
  plundererOnCamp: 'une unité au pillage sur le camp ennemi capturé',
  captorOnCamp: 'une unité au pillage sur le camp capturé, ou un camp ouvert',
  campCaptured: 'un camp marqué «\u00a0captured\u00a0», puisqu’un ennemi le pille',
  attackThatFits: 'une attaque qui puisse être en cours dans cette position',
  questionThatFits: 'une question qui puisse être posée dans cette position',
};
