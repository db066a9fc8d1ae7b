import type { PanelWords } from '..';

export const refusedAlike: PanelWords['refusedAlike'] = {
  nobodySits: () => 'Personne ne décide pendant que l’écran change de mains\u00a0: que le joueur suivant prenne d’abord sa place.',
  looking: () => 'Un moment passé est affiché. Revenez à la partie, ou reprenez-la d’ici.',
  otherDevice: () => 'C’est à l’autre camp de décider, sur son propre appareil\u00a0: envoyez-lui le lien de la partie.',
  halfAwaited: () => 'Un ordre attend des dés que font les deux camps\u00a0: rien d’autre ne peut être ordonné avant qu’ils soient tombés.',
  over: () => 'La bataille est terminée.',
  wrongPhase: () => 'Cela se fait dans une autre phase.',
  notAsked: () => 'Personne ne pose cette question en ce moment.',
  offMap: () => 'Cet hex n’est pas sur la carte.',
  sight: ({ at, several }) => `Pas de ligne de vue\u00a0: ${at} ${several ? 'la bloquent' : 'la bloque'}.`,
};
