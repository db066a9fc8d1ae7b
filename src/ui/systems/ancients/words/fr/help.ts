import { decimal, plural } from '../../../../words/fr/nouns';
import { unbroken } from '../../../../words/naming';
import type { LandHelpWords } from '../help';

const sixths = (n: number) => `${n} fois sur 6`;

const UNLEASHED: Readonly<Record<string, string>> = {
  '13.9': 'si le contrôle est perdu',
  '13.10': 'si la charge barbare est déclarée',
  '15.3.e': 'si la charge du trait national est déclarée',
};

const onlyBy = (rule: string) => (rule in UNLEASHED ? `, ${UNLEASHED[rule]}` : '');

/** What help at the table says of a battle on land. */
export const landHelp: LandHelpWords = {
  why: {
    asking: 'Pourquoi pas\u00a0? Choisissez une unité, un hex ou un bouton gris.',
    ask: {
      enter: (hex) => `Pourquoi ne pas entrer en ${hex}\u00a0?`,
      place: (hex) => `Pourquoi ne pas placer un chef en ${hex}\u00a0?`,
      lead: (from, hex) => `Pourquoi le chef en ${from} ne va-t-il pas en ${hex}\u00a0?`,
      challenge: (from, hex) => `Pourquoi le chef en ${from} ne défie-t-il pas celui qui est en ${hex}\u00a0?`,
      deploy: (hex) => `Pourquoi ne pas placer l’unité en ${hex}\u00a0?`,
      camp: (hex) => `Pourquoi ne pas placer le camp en ${hex}\u00a0?`,
    },
    can: {
      units: (n, at) => `${n === 1 ? 'L’unité' : 'Les unités'} en ${at}.`,
      place: 'Un chef peut y être placé.',
      leave: 'L’unité ne peut que quitter la carte.',
    },
    challenge: {
      due: (from, at, n) => `Le chef en ${from} doit défier ${n === 1 ? `celui qui est en ${at}` : `l’un de ceux qui sont en ${at}`}.`,
      who: (hex) => `Qui peut défier le chef en ${hex}\u00a0?`,
      byHand: (from) => `Le chef en ${from} peut défier celui qui est ici\u00a0: choisissez-le, puis cet hex.`,
      byButton: (from, button) => `Le chef en ${from} peut défier celui qui est ici\u00a0: «\u00a0${button}\u00a0».`,
    },
    nobody: 'Aucune de vos unités n’est sur la carte.',
    waits: 'Les unités attendent dans cette phase\u00a0; elles bougent à la suivante.',
  },
  threats: {
    about:
      'Les ennemis qui pourront tirer sur l’unité à leur prochaine phase de tir, ou l’attaquer à leur prochaine mêlée, là où elle est.',
    none: 'Pour autant qu’on puisse voir, personne ne pourra tirer sur l’unité ni l’attaquer au prochain tour.',
    beside: 'd’à côté de la carte',
    flank: 'de flanc',
    attack: (odds) => `attaque à ${unbroken(odds)}`,
    strengths: (attack, defence) => `${decimal(attack)} contre ${decimal(defence)}`,
    led: (odds) => `à ${unbroken(odds)} avec un chef`,
    onlyLed: (odds) => `attaque à ${unbroken(odds)}, mais seulement avec un chef`,
    onlyBy: (rule, what) => `${UNLEASHED[rule]}\u00a0: ${what}`,
    shot: (need) => `tir\u00a0: touche ${sixths(need)}`,
    shotAdds: (need) => `tir\u00a0: ${need} pour la somme`,
  },
  comers: {
    about: 'Les unités qui pourront venir ici à leur prochain mouvement, ou attaquer ou tirer ici.',
    none: 'Pour autant qu’on puisse voir, personne ne pourra venir ici au prochain tour, ni y attaquer ou y tirer.',
    goes: 'peut venir ici',
    attack: 'peut attaquer ici',
    shot: (range) => `peut tirer ici, portée ${range}`,
  },
  coverage: { reach: 'Mouvement', attack: 'Attaque', hit: 'Tir' },
  /** What an advised order does. */
  orders: {
    enter: (unit, hex) => `${unit}\u00a0: entrer en ${hex}`,
    place: (hex) => `Chef\u00a0: en ${hex}`,
    attack: (unit, hex) => `${unit}\u00a0: attaquer ${hex}`,
    away: (n) => (n === 0 ? 'Tous les chefs restent' : `${plural(n, 'chef se retire', 'chefs se retirent')} avant le combat`),
    retreat: (hex) => `Battre en retraite en ${hex}`,
    stand: 'Tenir la position',
    press: 'Poursuivre l’attaque',
    halt: 'Y renoncer',
    hold: 'Rester sur place',
    lead: (from, hex) => `Chef en ${from}\u00a0: aller en ${hex}`,
    told: (who, what) => `${who}\u00a0: ${what.charAt(0).toLowerCase()}${what.slice(1)}`,
  },
  /** Why an order is good. */
  reasons: {
    odds: ({ n, text }) =>
      `Attaque à ${unbroken(text('odds'))} : fait du mal à l’ennemi ${sixths(n('good'))}, l’élimine ${sixths(n('kills'))}, coûte à l’attaquant ${sixths(n('bad'))}.`,
    'by:flank': () => 'L’attaque vient du flanc : elle est doublée.',
    'by:leader': () => 'Un chef la double.',
    'by:star': () => 'Phalanges et éléphants sont doublés contre la cavalerie.',
    targetDisordered: () => 'La cible est déjà désorganisée : encore une désorganisation l’élimine.',
    opensAttack: ({ at }) => `De là, l’unité peut attaquer ${at}.`,
    coversFlank: () => 'Moins d’hex de flanc y sont ouverts.',
    missileRange: ({ n }) => `L’ennemi y est à portée, à ${plural(n('range'), 'hex', 'hex')}.`,
    'on:hill': () => 'L’infanterie sur une colline est doublée.',
    'on:village': () => 'L’infanterie dans un village est doublée en défense.',
    safeThere: ({ n }) =>
      n('hidden')
        ? 'Pour autant qu’on puisse voir, l’ennemi ne pourra pas l’y attaquer au prochain tour à 1-\u20601 ou mieux.'
        : 'L’ennemi ne pourra pas l’y attaquer au prochain tour à 1-\u20601 ou mieux.',
    attackedAt: ({ text }) => `Mais l’ennemi pourra l’y attaquer au prochain tour, à ${unbroken(text('odds'))}${onlyBy(text('onlyBy'))}.`,
    flankedAt: ({ text }) =>
      `Mais l’ennemi pourra l’y prendre de flanc au prochain tour, à ${unbroken(text('odds'))}${onlyBy(text('onlyBy'))}.`,
    rallies: ({ at }) => `L’unité désorganisée en ${at} sera ralliée par un chef.`,
    doubles: ({ at }) => `Le chef double l’unité en ${at}, en attaque et en défense.`,
    safeLeader: ({ at, n }) =>
      n('hidden')
        ? `Pour autant qu’on puisse voir, le chef est hors d’atteinte de l’ennemi en ${at}.`
        : `En ${at}, le chef est hors d’atteinte de l’ennemi.`,
    leaderInDanger: ({ at }) => `Le chef en ${at} est en danger\u00a0: dès que son unité y est touchée, un 1 le tue.`,
    comesAt: ({ n, text }) =>
      `L’attaque arrive à ${unbroken(text('odds'))}\u00a0: elle fait du mal ${sixths(n('bad'))}, élimine ${sixths(n('kills'))}.`,
    wouldComeAt: ({ n, text }) =>
      `Sur place, elle serait attaquée à ${unbroken(text('odds'))}\u00a0: elle souffre ${sixths(n('bad'))}, est éliminée ${sixths(n('kills'))}.`,
    retreatCosts: () => 'Mais la retraite la désorganise.',
    comesFromFlank: () => 'Cette attaque vient du flanc\u00a0: sa force est doublée.',
    shotAdds: ({ n }) => `Le tir compte ${n('need')} pour la somme\u00a0: six font une touche.`,
    wouldFall: () => 'La cible est désorganisée : un tir réussi l’élimine.',
    goesAsGroup: ({ n }) => `${plural(n('units'), 'unité peut', 'unités peuvent')} se déplacer pour les points d’une seule.`,
    inOrderAgain: ({ at }) => `L’unité en ${at} est aussitôt remise en ordre.`,
    frightens: () => 'Chaque éléphant ennemi rechigne deux fois sur six, et se retourne contre les siens une fois sur six.',
    tripled: () => 'Pendant ce tour, l’infanterie légère barbare attaque à force triplée.',
    tripledAll: () => 'Pendant cette mêlée, toute l’infanterie légère du camp attaque à force triplée.',
    gathers: ({ at }) => `L’unité en ${at} ramasse les flèches qui y sont à terre au lieu de tirer.`,
    costsLeast: ({ at }) => `De toutes les unités visées, c’est celle en ${at} dont la perte coûte le moins.`,
  },
};
