import { listed, plural } from '../../../../words/fr/nouns';
import type { LandPanelWords } from '..';
import { theUnit } from './units';

const challenges = (from: string, theirs: number, at: string, mine: number) =>
  `Le chef en ${from}, noté ${theirs}, défie le vôtre en ${at}, noté ${mine}.`;

export const optionPanels: LandPanelWords['options'] = {
  inForce: 'Règles optionnelles en vigueur',
  none: 'Aucune règle optionnelle',
  startGroup: { activate: 'Activer, seule ou en groupe', restrain: 'Retenir, seule ou en groupe' },
  wholeGroup: (n) => `Prendre tout le groupe de ${n}`,
  typed: {
    roll: ['roll', 'lance le dé pour savoir qui commence'],
    camp: ['camp C11', 'place un camp'],
    deploy: ['LI@C10/2', 'place une unité\u00a0; C10@D9/3 la place ailleurs'],
    dismount: ['dismount B3', 'met pied à terre'],
    aside: ['aside', 'met un chef de côté contre les éléphants'],
    charge: ['charge', 'déclare la charge barbare'],
    activate: ['activate B3 B4', 'active une unité ou un groupe'],
    restrain: ['restrain B3', 'retient des unités impétueuses'],
    lead: ['lead B3 C5', 'un chef marche'],
    rally: ['rally B3', 'rallie une unité'],
    gather: ['gather D4', 'ramasse des flèches'],
    hit: ['hit D4', 'choisit qui est touché'],
    challenge: ['challenge E5 E4', 'un chef défie celui qui est en E4'],
    accept: ['accept', 'accepte un défi'],
    withdraw: ['away D4', 'le refuse, seul\u00a0: le chef va en D4 (avec une unité\u00a0: away 1)'],
    tactic: ['tactic prudent', 'choisit comment se battre en duel\u00a0: offensive, prudent, defensive'],
  },
  typedTrait: ['charge trait', 'déclare la charge d’une nation barbare'],
  grouping: 'Choisissez sur la carte les unités à joindre au groupe ou à en retirer, puis donnez l’ordre ci-dessous.',
  questions: {
    hit: (n) => `${plural(n, 'cible doit', 'cibles doivent')} encore être touchée${n > 1 ? 's' : ''}\u00a0: choisissez.`,
    accept: (from, theirs, at, mine, alone) =>
      `${challenges(from, theirs, at, mine)} ${
        alone
          ? 'S’il refuse, il va dans un hex adjacent.'
          : 'S’il refuse, il quitte la carte jusqu’au prochain placement des chefs, et son unité bat en retraite ou subit un DD.'
      }`,
    meets: (from, theirs, at, mine) => `${challenges(from, theirs, at, mine)} S’il reste, ils se battent en duel avant le combat.`,
    fallBack: (unit, hex) => `Le chef a quitté ${theUnit(unit)} en ${hex}. L’unité bat aussi en retraite, ou reste et subit un DD.`,
    tactic: 'Un duel. Choisissez comment votre chef se bat\u00a0; l’adversaire ne le voit pas.',
    tacticSecret: 'Les deux choix sont montrés ensemble.',
    tacticSecretHere: 'Les deux choix sont montrés ensemble. Que l’adversaire détourne les yeux.',
    camp: 'Choisissez l’hex du camp.',
    other: 'Une règle optionnelle pose une question.',
  },
  effects: {
    roll: (first, second) => `Un dé est lancé. De 1 à 3, premier à jouer\u00a0: ${first}\u00a0; de 4 à 6\u00a0: ${second}.`,
    aside: (hexes) =>
      `Un dé est lancé pour chaque unité d’éléphants ennemie (${listed(hexes)}). De 1 à 3\u00a0: rien\u00a0; 4 ou 5\u00a0: elle ne bouge ni n’attaque à son prochain tour\u00a0; 6\u00a0: elle vous obéit pendant tout un tour.`,
    charge: (ofTrait) =>
      `${ofTrait ? 'Toute votre infanterie légère attaque à ×3 pendant cette mêlée' : 'Toute votre infanterie légère barbare attaque à ×3 ce tour-ci'}. La charge n’est possible qu’une fois par bataille.`,
    gather: (volleys, most) => `L’unité aura ${plural(volleys, 'volée', 'volées')} sur ${most}, et ne tirera pas durant cette phase.`,
    challenge: 'L’ennemi peut refuser. S’il accepte, chaque camp choisit une tactique en secret, et l’un des chefs peut tomber.',
    accept: 'Chaque camp choisit une tactique en secret, et l’un des chefs peut tomber.',
    duel: (tactic, mine, theirs) =>
      `Contre une tactique ${tactic.toLowerCase()}\u00a0: le vôtre tombe ${mine} fois sur 6, le sien ${theirs} fois sur 6.`,
    noDuel: (tactic) => `Contre une tactique ${tactic.toLowerCase()}\u00a0: il ne se passe rien.`,
  },
  eachActivated: (points, left, together) =>
    `Ainsi déplacée, chaque unité est activée à part\u00a0: ${plural(points, 'point', 'points')} en tout, ${points > left ? `mais il n’en reste que ${left}` : `sur ${left} qui restent`}.${together < points ? ` Activées d’abord en groupe, elles en coûtent ${together}.` : ''}`,
  cost: {
    title: (n) => `Cet ordre coûte ${plural(n, 'point', 'points')}\u00a0:`,
    order: 'un ordre',
    farFromLeaders: 'à plus de trois hex de tout chef libre',
    elephants: 'des éléphants',
  },
  now: {
    mayWalk: 'Les chefs peuvent parcourir cinq hex au plus\u00a0: choisissez l’un d’eux, puis un hex marqué.',
    points: (n) => `Il reste ${plural(n, 'point d’activation', 'points d’activation')}.`,
    stage: {
      roll: 'Un dé dit qui joue le premier.',
      firstCamp: 'Placez votre camp sur l’hex de votre choix.',
      firstUnits: 'Placez vos unités et vos chefs à trois hex de votre camp au plus. Une unité déjà placée peut être reprise.',
      secondCamp: 'Placez maintenant le camp de votre adversaire, où vous voulez.',
      shift: 'Votre camp peut être décalé de trois hex au plus\u00a0: choisissez son hex, ou celui où il se trouve.',
      secondUnits: 'Placez vos unités et vos chefs à trois hex de votre camp au plus. Une unité déjà placée peut être reprise.',
    },
    leadersStand: 'Vos chefs restent là où ils ont été déployés\u00a0; ils seront placés de nouveau dès votre prochain tour.',
    dark: 'Il fait nuit\u00a0: on ne fait que se replier vers son camp ou le bord de la carte, on ne tire qu’à un hex, nul ne panique.',
    dusk: 'Dernier tour de jour\u00a0: la nuit tombe ensuite.',
    controlDie: (most) =>
      most === 0
        ? 'Sans chef, chevaliers et barbares échappent au contrôle quand le mouvement commence.'
        : `Un dé est lancé quand le mouvement commence\u00a0: au-dessus de ${most}, chevaliers et barbares échappent au contrôle.`,
    controlLost: (army) => `${army}\u00a0: chevaliers et barbares échappent à tout contrôle ce tour-ci.`,
    looseFirst: (hexes) => `Ils bougent avant tous les autres\u00a0: ${hexes}.`,
    goByThemselves: (hexes) => `Ni activés ni retenus, ils iront d’eux-mêmes vers l’ennemi\u00a0: ${hexes}.`,
    looseAttack: (hexes) => `Ils doivent attaquer\u00a0: ${hexes}.`,
    aside: 'Un chef est mis de côté contre les éléphants\u00a0; il pourra être placé au prochain tour.',
    balk: (hexes) => `Des éléphants rechignent et ne bougent ni n’attaquent ce tour-ci\u00a0: ${hexes}.`,
    astray: (hexes) => `Des éléphants ennemis vous obéissent, jusqu’à la fin du prochain tour de l’ennemi\u00a0: ${hexes}.`,
    noArrows: (hexes) => `Plus de flèches\u00a0: ${hexes}.`,
    lastArrows: (hexes) => `Une seule volée reste\u00a0: ${hexes}.`,
    mayGather: (hexes) => `On peut ramasser des flèches au lieu de tirer\u00a0: ${hexes}.`,
    challengesLeft: (n) => `${plural(n, 'chef doit', 'chefs doivent')} lancer un défi.`,
    mustChallenge: (hexes) => `Des chefs voisins de chefs ennemis doivent les défier\u00a0: ${hexes}.`,
    charging: (army, ofTrait) =>
      ofTrait
        ? `${army}\u00a0: charge du trait national, toute son infanterie légère attaque à ×3 pendant cette mêlée.`
        : `${army}\u00a0: charge barbare, l’infanterie légère barbare attaque à ×3 ce tour-ci.`,
    leftZones: (hexes) => `Zone de contrôle ennemie quittée, pas d’attaque\u00a0: ${hexes}.`,
    declared: (sum, hits, most) =>
      `Tirs déclarés\u00a0: ${sum} en tout, ${plural(hits, 'touche', 'touches')} sur ${plural(most, 'cible', 'cibles')}.`,
  },
  traits: {
    barbarian: 'barbares',
    'horse-archer': 'archers à cheval',
    cataphract: 'cataphractaires',
    'sure-footed': 'pied sûr\u00a0: les bois ne la désorganisent pas',
    steady: 'aguerrie\u00a0: les éléphants ennemis ne sont pas doublés contre elle',
  },
  impetuous: 'peut échapper au contrôle',
  unbidden: 'va d’elle-même à l’ennemi si elle n’est ni activée ni retenue',
  shotSum: (range, need) => `Portée ${range}\u00a0: ${need} pour la somme. Six font une touche, un reste de quatre ou cinq une de plus.`,
  shotSums: 'Choisissez une cible\u00a0: chacune porte ce que le tir ajoute à la somme.',
  shotInDark: 'La nuit, l’hex voisin compte comme portée 2.',
  volleys: (n, most) => `${plural(n, 'volée', 'volées')} sur ${most}`,
  unplaced: 'à placer',
  undeployedKind: (unit, n) => (n === 1 ? unit : `${unit}, ${n} en tout`),
  undeployedLeaders: (n) => (n === 1 ? 'Un chef' : `Des chefs, ${n} en tout`),
  undeployed: (units, leaders) => {
    const counted = [...(units > 0 ? [plural(units, 'unité', 'unités')] : []), ...(leaders > 0 ? [plural(leaders, 'chef', 'chefs')] : [])];
    return `${listed(counted)} à placer`;
  },
  rules: {
    '13.1': {
      name: 'Zones de contrôle',
    },
    '13.2': {
      name: 'Combat sans hasard',
    },
    '13.3': {
      name: 'Déploiement libre',
    },
    '13.4': {
      name: 'Jeu étendu',
    },
    '13.5': {
      name: 'Élévation',
    },
    '13.6': {
      name: 'Approvisionnement en flèches',
    },
    '13.7': {
      name: 'Mouvement caché',
    },
    '13.8': {
      name: 'Duels',
    },
    '13.9': {
      name: 'Barbares et chevaliers',
    },
    '13.10': {
      name: 'Charge barbare',
    },
    '13.11': {
      name: 'Éléphants',
    },
    '13.12': {
      name: 'Combat à pied',
    },
    '13.13': { name: 'Survie des chefs' },
    '13.14': {
      name: 'Tirs sans marqueur',
    },
    '13V': {
      name: 'Points de commandement',
    },
    'V1.average': { name: 'Dé de moyenne' },
    'V1.d4': { name: 'Dé à quatre faces' },
    'V1.d5': { name: 'Dé à cinq faces' },
    V5: {
      name: 'Chefs en marche',
    },
  },
};
