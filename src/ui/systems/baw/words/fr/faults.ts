import type { FaultTexts } from '../../../../words/faultTexts';

/** What should have been there in a Battle of the Ancient World, by the code of a fault. */
export const ancientWorldFaults: FaultTexts = {
  systemBaw: 'le jeu «\u00a0baw\u00a0»',
  rectangle: 'un rectangle, de son hex en haut à gauche à celui en bas à droite, comme F8..H9',
  bawPhase: 'fire, movement, melee, rally ou over\u00a0; rally seulement si l’on joue B16.4',
  typeWithoutDigits: 'un nom sans chiffres pour un type d’unité',
  bawQuestion: 'evade, lose, retreat ou advance',
  combatResult: 'un résultat de la table de combat\u00a0: AE, AR, SE, EC, DR ou DE',
  allowedGround: 'un hex dont le terrain soit praticable\u00a0; personne n’entre sur celui-ci',
  oneGround: 'un seul terrain par hex',
  unitMark: 'une marque qu’il puisse porter, une fois, comme disorganised ou moved',
  typeMark: 'une marque que ce type d’unité puisse porter',
  leaderName: 'le nom d’un chef, en lettres seulement',
  leaderBonus: 'le bonus d’un chef, un nombre entier de 1 à 3',
  weapon: 'javelin, javelins, sling, bow, ou null pour aucune',
  term: 'destroy, exit, survive ou hold',
  forestVariant: '2 ou closed, pour la traversée des forêts',
  slopeVariant: 'shift, pour l’effet d’une pente en mêlée',
  someUnit: 'une unité dans l’une des armées au moins',
  newName: 'un nom que ni un autre chef ni un type d’unité de la bataille ne porte',
  emptyObjective: 'des hex sans unité, tenus par une seule armée',
};
