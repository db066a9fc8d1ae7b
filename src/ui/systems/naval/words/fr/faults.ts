import type { FaultTexts } from '../../../../words/faultTexts';

/** What should have been there in a battle at sea, by the code of a fault. */
export const seaFaults: FaultTexts = {
  systemNaval: 'le jeu «\u00a0naval\u00a0»',
  twoFleets: 'deux flottes',
  navalPhase: 'movement, marines, attacks, ballistae ou over',
  phaseOfBattle: 'une phase que cette bataille connaît\u00a0: marines et attacks s’il y a des marins, ballistae s’il y a une baliste',
  navalQuestion: 'capture ou loss',
  navalTerm: 'sunk, captured, exit ou hold',
  size: 'small ou large',
  dieInMovement: 'se passer de dé de mouvement\u00a0: seule la phase movement en a un',
  shipType: 'un type de navire\u00a0: small, large ou un type défini ici',
  shipMark: 'une marque que portent les navires, une fois, comme damaged ou marines=1',
  leftMark: 'tout au plus la marque captured, pour un navire sorti de la carte',
  captors: 'un marin à bord, puisque le navire est capturé',
  capturedDamaged: 'aussi la marque damaged, puisque le navire est capturé',
  seaHex: 'un hex de mer, pour un navire',
  landHex: 'un hex de terre, pour des marins à terre',
  oneShipAHex: 'un seul navire par hex',
  shipThere: 'un hex où se trouve un navire',
  phaseMark: 'seulement des marques que donne cette phase, sur ce que le joueur commande',
  attacksPhase: 'la phase attacks, puisque des navires y ont été attaqués',
};
