import { decimal, plural } from '../../../../words/fr/nouns';
import { refusedAlike as shared } from '../../../../words/fr/refusals';
import type { LandPanelWords } from '..';

const points = (n: number) => plural(n, 'point de mouvement', 'points de mouvement');

export const refusals: LandPanelWords['refusals'] = {
  notation: ({ text }) =>
    `«\u00a0${text}\u00a0» n’est pas un ordre. Exemples\u00a0: B9-C8/3 déplace, B9/4 fait pivoter, K5:D4 tire, B9xC9 attaque, *C11 place un chef, end termine la phase.`,
  otherSide: () =>
    'C’est à l’autre camp de décider ici, et ce qu’il sait vous est caché\u00a0: dans une variante, vous ne jouez que pour votre camp.',
  'asked:away': () => 'Dites d’abord si des chefs se retirent avant le combat.',
  'asked:retreat': () => 'Le défenseur dit d’abord si l’unité bat en retraite ou tient la position.',
  'asked:press': () => 'L’attaquant dit d’abord s’il poursuit l’attaque.',
  'asked:advance': () => 'L’attaquant dit d’abord si l’unité avance.',
  'asked:tactic': () => 'Deux chefs vont s’affronter\u00a0: chaque camp choisit d’abord une tactique.',
  'asked:accept': () => 'Le chef défié doit d’abord accepter ou refuser.',
  'asked:hit': () => 'Le propriétaire des unités visées dit d’abord lesquelles sont touchées.',
  noUnitThere: () => 'Aucune des unités qui peuvent agir maintenant ne s’y trouve.',
  campMoves: () => 'Un camp ne bouge ni ne pivote jamais.',
  campAttacks: () => 'Un camp n’attaque jamais.',
  plundererMoves: () => 'Cette unité pille un camp\u00a0: elle y reste jusqu’à la fin de la bataille.',
  plundererFires: () => 'Cette unité pille un camp\u00a0: elle ne tire pas.',
  plundererGathers: () => 'Cette unité pille un camp\u00a0: elle n’a pas de tir à échanger contre des flèches.',
  plundererAttacks: () => 'Cette unité pille un camp\u00a0: elle n’attaque pas.',
  plundererTarget: () => 'On ne tire pas sur une unité au pillage.',
  volleyMoves: () =>
    'Cette unité a tiré\u00a0: son marqueur Volée lui interdit de bouger et de pivoter jusqu’à la phase de ralliement de son propre camp.',
  volleyAttacks: () =>
    'Cette unité a tiré\u00a0: son marqueur Volée lui interdit d’attaquer jusqu’à la phase de ralliement de son propre camp.',
  movedAlready: () => 'Cette unité a terminé son déplacement\u00a0: un seul par phase.',
  notDue: () => 'Aucune réserve de ce genre n’est attendue là en ce moment.',
  entryBlocked: ({ at }) => `Une unité ennemie tient l’hex d’entrée ${at}.`,
  goalOffMap: () => 'Cet hex n’est pas sur la carte.',
  waypointOffMap: () => 'Un hex du chemin n’est pas sur la carte.',
  friendThere: ({ at }) => `Une de vos unités tient ${at}\u00a0: une seule unité par hex. On peut la traverser, pas s’y arrêter.`,
  enemyThere: ({ at }) => `${at} est tenu par l’ennemi.`,
  mustFlee: () => 'Cette unité est paniquée\u00a0: elle doit finir plus loin de l’ennemi, sans jamais s’en approcher d’un pas.',
  riverBetween: () => 'Une rivière les sépare, infranchissable à cet endroit.',
  woodsStop: () => 'Les bois arrêtent le déplacement\u00a0: une fois entrée, l’unité ne fait plus ni pas ni pivotement.',
  campStops: () => 'Un camp ennemi ouvert arrête le déplacement\u00a0: qui y entre le capture et y reste.',
  cannotLeave: ({ n }) =>
    `L’unité ne peut pas sortir de la carte avec ${points(n('points'))}\u00a0: sortir coûte 1 de plus depuis un hex de bord, le bord devant soi.`,
  noPointForTurn: ({ n }) =>
    n('points') > 0
      ? `Pivoter coûte 1, et l’unité a déjà dépensé ${n('points') < 2 ? 'son unique point' : `ses ${points(n('points'))}`}.`
      : 'Pivoter coûte 1, et cette unité n’a pas de points de mouvement.',
  facesSoAlready: () => 'L’unité a déjà cette orientation.',
  tooFar: ({ n }) => `Trop loin\u00a0: le chemin coûte ${n('cost')}, et l’unité dispose de ${points(n('points'))}.`,
  noWay: () => 'Aucun chemin n’y mène.',
  noLeaderWaiting: () => 'Aucun chef n’attend d’être placé.',
  leadersWait: ({ n }) =>
    `${plural(n('leaders'), 'chef attend', 'chefs attendent')} encore d’être ${n('leaders') < 2 ? 'placé' : 'placés'}.`,
  unitsMustFlee: ({ at, several }) =>
    several
      ? `Des unités paniquées peuvent encore fuir et le doivent\u00a0: ${at}.`
      : `Une unité paniquée peut encore fuir et le doit\u00a0: ${at}.`,
  shotsSpent: () => 'Cette unité n’a plus de tir pour cette phase.',
  noMissiles: () => 'Cette unité n’a pas d’armes de tir.',
  outOfRange: ({ n }) =>
    n('range') === 0
      ? 'C’est son propre hex.'
      : `Hors de portée\u00a0: ${plural(n('range'), 'hex', 'hex')}, et l’unité tire à ${n('longest')} au plus.`,
  dash: ({ n }) => `La table de tir porte un tiret pour cette cible à la portée ${n('range')}\u00a0: personne ne peut la toucher.`,
  noTarget: () => 'Il n’y a là aucune unité ennemie sur laquelle tirer.',
  loneLeader: () => 'Un chef seul n’est pas une cible.',
  outOfArc: () => 'Hors de l’arc de tir\u00a0: une unité tire à 60° de part et d’autre de son orientation.',
  noSight: shared.sight,
  notShotAt: () => 'Aucune unité à toucher ne s’y trouve\u00a0: seulement celles que visent les tirs de la phase, et aucune deux fois.',
  noArrows: () => 'Cette unité n’a plus de flèches.',
  nobodyGathers: () => 'Aucune de vos unités de tir ne s’y trouve\u00a0; les camps n’ont pas besoin de flèches.',
  hasFired: () => 'Cette unité a tiré ou ramassé pendant cette phase\u00a0: on ramasse des flèches à la place de ses tirs.',
  quiverFull: () => 'Cette unité porte déjà toutes les flèches possibles.',
  fewArrows: ({ n }) =>
    `${n('volleys') === 0 ? 'Aucune volée ne se trouve' : 'Une seule volée se trouve'} à terre dans son hex\u00a0; il en faut deux pour en ramasser une.`,
  onlyHomeward: () => 'Il fait nuit\u00a0: chaque pas doit rapprocher l’unité de son camp ou du bord de la carte.',
  noEntryByNight: () => 'Il fait nuit\u00a0: les réserves restent à côté de la carte.',
  tooDark: () => 'Il fait nuit\u00a0: personne ne tire au-delà de l’hex voisin.',
  attackedAlready: () => 'Cette unité a déjà attaqué\u00a0: une seule attaque par phase.',
  panickedAttacks: () => 'Une unité paniquée n’attaque jamais.',
  leftZone: () => 'Cette unité a quitté une zone de contrôle ennemie pendant ce tour\u00a0: elle n’attaque pas.',
  asideAlready: () => 'Un chef a déjà été mis de côté pendant ce tour.',
  noElephants: () => 'L’ennemi n’a pas d’éléphants sur la carte qu’on puisse effrayer.',
  noLeaderToSetAside: () => 'Il n’y a pas de chef à mettre de côté.',
  nobodyChallenges: () => 'Aucun de vos chefs ne se trouve là.',
  nobodyToChallenge: ({ at }) => `Aucun chef ennemi ne se trouve là, à côté de ${at}\u00a0: on défie un chef d’un hex adjacent.`,
  riverBetweenLeaders: () => 'Une rivière les sépare\u00a0: nul ne peut la franchir, même pour un duel.',
  hasChallenged: ({ at }) => `Chaque chef défie une fois dans cette phase\u00a0: en ${at}, plus personne ne le peut.`,
  hasBeenChallenged: ({ at }) => `Chaque chef est défié une fois dans cette phase\u00a0: en ${at}, plus personne ne peut l’être.`,
  challengeDue: ({ at, several }) =>
    several
      ? `Des chefs voisins de chefs ennemis doivent les défier avant la fin de la phase\u00a0: ${at}.`
      : `Le chef en ${at} est à côté d’un chef ennemi et doit le défier avant la fin de la phase.`,
  leavesTheMap: () => 'Un chef accompagné d’une unité qui refuse quitte la carte\u00a0: away 1.',
  onlyTheChallenged: () => 'Seul le chef défié s’en va\u00a0: away 1. Ou bien il accepte.',
  sayWhither: () => 'Un chef seul qui refuse va dans un hex adjacent\u00a0: dites lequel, par exemple away D4.',
  noRefugeThere: () => 'Il ne peut pas aller là\u00a0: seulement dans un hex adjacent sans ennemi, sans franchir de rivière.',
  balks: ({ at }) => `Les éléphants en ${at} rechignent\u00a0: ils ne bougent ni n’attaquent avant la fin de leur propre tour.`,
  chargeSpent: () => 'Votre armée n’a pas cette charge, ou l’a déjà lancée\u00a0: une seule par partie.',
  chargeLate: () => 'Une charge se déclare avant que l’une de vos unités ait attaqué dans la phase de mêlée.',
  chargesAlready: () => 'Votre armée charge déjà\u00a0: la charge barbare et celle du trait national ne viennent jamais au même tour.',
  noLightInfantry: () => 'Vous n’avez pas d’infanterie légère pour charger.',
  noBarbarians: () => 'Vous n’avez pas d’infanterie légère barbare pour charger.',
  chargesByItself: () => 'La charge ne se déclare pas\u00a0: elle part quand on perd le contrôle des barbares.',
  mustGoOnward: () =>
    'Cette unité est hors de contrôle\u00a0: elle va vers l’ennemi le plus proche, au plus vite, aussi près que possible, et lui fait face si elle l’atteint.',
  unitsMustGoOnward: ({ at, several }) =>
    several
      ? `Des unités hors de contrôle peuvent encore aller vers l’ennemi et le doivent\u00a0: ${at}.`
      : `Une unité hors de contrôle peut encore aller vers l’ennemi et le doit\u00a0: ${at}.`,
  impetuousFirst: ({ at }) => `Les chevaliers et barbares hors de contrôle se déplacent d’abord\u00a0: ${at}.`,
  unitsMustAttack: ({ at, several }) =>
    several
      ? `Des unités hors de contrôle peuvent encore attaquer et le doivent\u00a0: ${at}.`
      : `Une unité hors de contrôle peut encore attaquer et le doit\u00a0: ${at}.`,
  fewPoints: ({ n }) => `Cela coûte ${plural(n('points'), 'point d’activation', 'points d’activation')}\u00a0; il en reste ${n('left')}.`,
  nobodyAddressed: () => 'Aucune de vos unités ne se trouve là.',
  staysAnyway: () => 'Il n’y a pas d’ordre à donner ici\u00a0: personne ne pourrait se déplacer.',
  fleesAnyway: () => 'Les unités paniquées fuient d’elles-mêmes\u00a0; cela ne coûte aucun point.',
  orderedAlready: ({ at }) => `L’unité en ${at} a déjà reçu son ordre pendant ce tour.`,
  heldBack: () => 'Cette unité est retenue pendant ce tour\u00a0: elle reste sur place.',
  disorderedAlone: ({ at }) => `L’unité en ${at} est désorganisée\u00a0: elle n’entre dans aucun groupe.`,
  contactAlone: ({ at }) => `L’unité en ${at} est au contact de l’ennemi\u00a0: elle n’entre dans aucun groupe.`,
  facesElsewhere: ({ at }) =>
    `L’unité en ${at} est orientée autrement\u00a0: toutes les unités d’un groupe sont orientées dans la même direction.`,
  standsApart: ({ at }) => `Les unités d’un groupe se touchent de proche en proche\u00a0: ${at} est à l’écart.`,
  nobodyToHold: () =>
    'Il n’y a personne à retenir ici\u00a0: seuls partent d’eux-mêmes les chevaliers et les barbares sans ordre qui ne sont pas au contact.',
  looseGoesOnward: () =>
    'Ni activée ni retenue, cette unité va vers l’ennemi le plus proche, au plus vite et aussi près que possible. Activez-la pour la déplacer à votre gré.',
  looseMustGo: ({ at, several }) =>
    several
      ? `Ni activés ni retenus, ces chevaliers et barbares vont à l’ennemi\u00a0: ${at}.`
      : `Ni activée ni retenue, cette unité va à l’ennemi\u00a0: ${at}.`,
  looseMustAttack: ({ at, several }) =>
    several
      ? `Ces unités, parties d’elles-mêmes à l’ennemi, peuvent encore attaquer et doivent le faire\u00a0: ${at}.`
      : `Cette unité, partie d’elle-même à l’ennemi, peut encore attaquer et doit le faire\u00a0: ${at}.`,
  inGoodOrder: () => 'Cette unité n’est pas désorganisée.',
  leaderRallies: () => 'Le chef présent dans son hex ralliera cette unité à la fin de la phase\u00a0; cela ne coûte aucun point.',
  contactRally: () => 'Une unité au contact de l’ennemi ne se rallie pas avec des points.',
  noLeaderToLead: () => 'Aucun de vos chefs qui puisse encore se déplacer ne se trouve là.',
  leaderTooFar: ({ n }) =>
    `Hors de portée\u00a0: un chef parcourt ${n('hexes')} hex au plus, sans franchir de rivière ni passer par l’ennemi.`,
  rollFirst: () => 'Il faut d’abord lancer le dé qui désigne le premier joueur.',
  campFirst: () => 'Il faut d’abord choisir l’hex de votre camp\u00a0; une armée sans camp nomme le milieu de son déploiement.',
  unitsNow: () => 'C’est le moment de placer les unités et les chefs.',
  theirCampFirst: () => 'Il faut d’abord choisir l’hex du camp adverse, où vous voulez.',
  shiftFirst: () => 'Il faut d’abord dire où se trouve votre camp\u00a0; terminer la phase le laisse où il est.',
  nobodyToPlace: () => 'Aucune de vos unités ne se trouve là, et aucune de ce type n’attend d’être placée.',
  hexHeld: ({ at }) => `${at} est pris.`,
  farFromCamp: ({ n }) =>
    `Trop loin\u00a0: tant qu’il y a de la place, les unités et les chefs se placent à ${n('hexes')} hex de leur camp au plus.`,
  farShift: ({ n }) => `Trop loin\u00a0: le camp se déplace de ${n('hexes')} hex au plus.`,
  unitsWait: ({ n }) => `${plural(n('units'), 'unité attend encore d’être placée', 'unités attendent encore d’être placées')}.`,
  nobodyDismounts: () => 'Aucune de vos unités ne se trouve là, et aucune de ce type n’attend dans cette réserve.',
  cannotDismount: () =>
    'Seuls les chevaliers, les archers à cheval, les cataphractaires et la cavalerie légère ou lourde mettent pied à terre.',
  notThatOnFoot: () => 'À pied, cette unité devient autre chose.',
  twoHeavyCavalry: () =>
    'Il faut deux cavaleries lourdes, toutes deux sur la carte ou dans la même réserve, pour faire une infanterie lourde.',
  noEnemyAhead: () => 'Il n’y a pas là d’unité ennemie dans un des trois hex de front.',
  notAhead: () => 'Cet hex est sur le flanc\u00a0: une unité n’attaque que ses trois hex de front.',
  facingNotOpen: ({ at }) => `Une réserve ne peut pas entrer en ${at} dans cette direction.`,
  noStrength: () => 'Une unité de force 0 ne peut pas attaquer.',
  tooWeak: ({ n }) => `Trop faible\u00a0: ${decimal(n('attack'))} contre ${decimal(n('defence'))}, moins de 1-\u20602.`,
  notSoManyLeaders: ({ n }) => `Il n’y a là que ${plural(n('leaders'), 'chef', 'chefs')}.`,
  noRetreatThere: () => 'L’unité ne peut pas battre en retraite là\u00a0: seulement dans un hex adjacent vide, sans franchir de rivière.',
  mustAdvance: () => 'Cette unité doit avancer\u00a0: seuls les chefs, les phalanges et l’infanterie lourde peuvent rester sur place.',
};
