import type { BawWords } from '..';

/** Ce qu’il faut dire au premier tour, phase par phase, à qui connaît Ancients. */
export const coming: BawWords['coming'] = {
  fire: 'Vous venez d’Ancients\u00a0? Ici, on tire pendant son propre tour, avant de bouger\u00a0; une touche désorganise seulement, et personne ne riposte.',
  movement:
    'Vous venez d’Ancients\u00a0? Les unités n’ont pas de front et traversent leurs amis sans mal\u00a0; mais qui vient au contact d’un ennemi s’y arrête, et y reste.',
  melee:
    'Vous venez d’Ancients\u00a0? La plupart des unités à côté d’un ennemi doivent attaquer, plusieurs peuvent attaquer ensemble, et un petit dé est bon.',
  freeMelee:
    'Vous venez d’Ancients\u00a0? Plusieurs unités peuvent attaquer ensemble, chacune attaque une fois et est attaquée une fois, et un petit dé est bon.',
  rally: 'Vous venez d’Ancients\u00a0? Les unités se rallient par un dé, pas par un chef seul.',
  fallen:
    'Vous venez d’Ancients\u00a0? Ici, personne n’a à être rallié\u00a0: la désorganisation passe d’elle-même, et un chef peut rappeler des unités éliminées.',
  more: 'Tout ce qui est différent',
};
