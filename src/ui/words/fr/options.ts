import type { Words } from '..';
import { plural, UNITS } from './nouns';

export const options: Words['options'] = {
  title: 'Règles optionnelles',
  intro: 'Pour les deux côtés. Aucune n’est nécessaire.',
  recommended: 'convient à cette bataille',
  suit: (names) => `Règles optionnelles qui y conviennent\u00a0: ${names}`,
  inForce: 'Règles optionnelles en vigueur',
  none: 'Aucune règle optionnelle',
  takeSuiting: 'Prendre celles qui conviennent à cette bataille',
  notWith: (name) => `Pas avec «\u00a0${name}\u00a0».`,
  lacks: {
    elephants: 'Il n’y a pas d’éléphants dans cette bataille.',
    barbarians: 'Il n’y a pas de barbares dans cette bataille.',
    impetuous: 'Il n’y a ni barbares ni chevaliers dans cette bataille.',
    riders: 'Personne ne monte à cheval dans cette bataille.',
    archers: 'Personne ne tire dans cette bataille, sauf les camps.',
    hills: 'Il n’y a pas de collines dans cette bataille.',
  },
  nightfall: 'Dernier tour de jour',
  lastTurn: 'Dernier tour',
  orders: {
    roll: () => 'Lancer le dé pour savoir qui commence',
    aside: (hex) =>
      hex === '' ? 'Mettre de côté un chef qui attend, contre les éléphants' : `Mettre de côté le chef en ${hex}, contre les éléphants`,
    charge: () => 'Déclarer la charge barbare',
    gather: () => 'Ramasser les flèches',
    rally: () => 'Rallier',
    dismount: (as) => `Mettre pied à terre\u00a0: ${UNITS[as]}`,
    dismountPair: (as, hex) => `Mettre pied à terre ${hex === '' ? 'à deux' : `avec ${hex}`}\u00a0: une seule unité, ${UNITS[as]}`,
    tactic: (more) => ({ offensive: 'Offensive', prudent: 'Prudente', defensive: 'Défensive' })[more] ?? more,
    activate: (units, points) => `Activer ${units === 1 ? 'l’unité' : `${units} unités`} (${plural(points, 'point', 'points')})`,
    restrain: (units, points) => `Retenir ${units === 1 ? 'l’unité' : `${units} unités`} (${plural(points, 'point', 'points')})`,
    other: (kind, more) => `${kind} ${more}`.trim(),
  },
  startGroup: { activate: 'Activer, seule ou en groupe', restrain: 'Retenir, seule ou en groupe' },
  wholeGroup: (n) => `Prendre tout le groupe de ${n}`,
  dieFalls: 'Un dé tombe d’abord',
  grouping: 'Cliquez sur les unités de la carte pour les prendre ou les laisser, puis donnez l’ordre ci-dessous.',
  questions: {
    hit: (n) => `${plural(n, 'cible doit', 'cibles doivent')} encore être touchée${n > 1 ? 's' : ''}\u00a0: choisissez.`,
    tactic: 'Un duel. Choisissez comment votre chef se bat\u00a0; l’adversaire ne le voit pas.',
    tacticSecret: 'Les deux choix sont montrés ensemble. Que l’adversaire détourne les yeux.',
    camp: 'Choisissez l’hex du camp.',
    other: 'Une règle optionnelle pose une question.',
  },
  cost: {
    title: (n) => `Cet ordre coûte ${plural(n, 'point', 'points')}\u00a0:`,
    order: 'un ordre',
    farFromLeaders: 'à plus de trois hex de tout chef libre',
    elephants: 'des éléphants',
  },
  now: {
    mayWalk: 'Les chefs peuvent marcher de cinq hex au plus\u00a0: cliquez sur l’un d’eux, puis sur un hex marqué.',
    points: (n) => `Il reste ${plural(n, 'point d’activation', 'points d’activation')}.`,
    stage: {
      roll: 'Un dé dit qui joue le premier.',
      firstCamp: 'Placez votre camp sur l’hex de votre choix.',
      firstUnits: 'Placez vos unités à trois hex de votre camp au plus. Une unité déjà placée peut être reprise.',
      secondCamp: 'Placez maintenant le camp de votre adversaire, où vous voulez.',
      shift: 'Votre camp peut être décalé de trois hex au plus\u00a0: choisissez son hex, ou celui où il se trouve.',
      secondUnits: 'Placez vos unités à trois hex de votre camp au plus. Une unité déjà placée peut être reprise.',
    },
    dark: 'Il fait nuit\u00a0: on ne fait que se replier vers son camp ou le bord de la carte, on ne tire qu’à un hex, nul ne panique.',
    dusk: 'Dernier tour de jour\u00a0: la nuit tombe ensuite.',
    controlDie: (most) =>
      most === 0
        ? 'Sans chef, chevaliers et barbares échappent au contrôle quand le mouvement commence.'
        : `Un dé est lancé quand le mouvement commence\u00a0: au-dessus de ${most}, chevaliers et barbares échappent au contrôle.`,
    controlLost: (army) => `${army}\u00a0: chevaliers et barbares échappent à tout contrôle ce tour-ci.`,
    looseFirst: (hexes) => `Ils bougent avant tous les autres\u00a0: ${hexes}.`,
    looseAttack: (hexes) => `Ils doivent attaquer\u00a0: ${hexes}.`,
    aside: 'Un chef est mis de côté contre les éléphants\u00a0; il pourra être placé au prochain tour.',
    balk: (hexes) => `Des éléphants rechignent et ne bougent ni n’attaquent ce tour-ci\u00a0: ${hexes}.`,
    astray: (hexes) => `Des éléphants ennemis vous obéissent, jusqu’à la fin du prochain tour de l’ennemi\u00a0: ${hexes}.`,
    noArrows: (hexes) => `Plus de flèches\u00a0: ${hexes}.`,
    lastArrows: (hexes) => `Une seule volée reste\u00a0: ${hexes}.`,
    mayGather: (hexes) => `Des flèches peuvent être ramassées, au lieu d’attaquer\u00a0: ${hexes}.`,
    charging: (army) => `${army}\u00a0: charge barbare, l’infanterie légère barbare attaque à ×3 ce tour-ci.`,
    leftZones: (hexes) => `Zone de contrôle ennemie quittée, pas d’attaque\u00a0: ${hexes}.`,
    declared: (sum, hits, most) =>
      `Tirs déclarés\u00a0: ${sum} en tout, ${plural(hits, 'touche', 'touches')} sur ${plural(most, 'cible', 'cibles')}.`,
  },
  first: { firstCamp: 'Placez d’abord votre camp', secondCamp: 'Placez d’abord le camp ennemi', shift: 'Ou choisissez-lui un autre hex' },
  leaveCamp: 'Laisser le camp là',
  placeAt: (hex) => `Placer en ${hex}`,
  traits: { barbarian: 'barbares', 'horse-archer': 'archers à cheval', cataphract: 'cataphractaires' },
  impetuous: 'peut échapper au contrôle',
  shotSum: (range, need) => `Portée ${range}\u00a0: ${need} pour la somme. Six font une touche, quatre ou cinq de reste une de plus.`,
  shotInDark: 'La nuit, l’hex voisin compte comme portée 2.',
  volleys: (n, most) => `${n} volées sur ${most}`,
  unplaced: 'à placer',
  undeployedKind: (unit, n) => (n === 1 ? unit : `${unit}, ${n} en tout`),
  undeployed: (n) => `${plural(n, 'unité', 'unités')} à placer`,
  points: (n) => plural(n, 'point d’activation', 'points d’activation'),
  rules: {
    '13.1': {
      name: 'Zones de contrôle',
      text: 'Une unité qui quitte les hex de front d’un ennemi n’attaque pas dans le même tour\u00a0: on ne se glisse plus sur un flanc.',
    },
    '13.2': {
      name: 'Combat sans hasard',
      text: 'Le rapport de forces décide seul des mêlées. Les tirs s’additionnent et le propriétaire des cibles dit lesquelles sont touchées.',
    },
    '13.3': {
      name: 'Déploiement libre',
      text: 'Les armées ne suivent pas l’histoire. Un dé désigne le premier joueur\u00a0; il place les deux camps, chacun ses unités près du sien.',
    },
    '13.4': {
      name: 'Jeu étendu',
      text: 'La bataille continue après la nuit, jusqu’au tour 12 au plus\u00a0: on ne fait que se replier, on ne tire qu’à un hex, nul ne panique.',
    },
    '13.5': {
      name: 'Élévation',
      text: 'Sur une colline, les archers tirent par-dessus ce qui est plus bas, et on leur tire dessus de même.',
    },
    '13.6': {
      name: 'Approvisionnement en flèches',
      text: 'Les archers portent six volées et en dépensent une par tour. Qui se tient tranquille peut ramasser la moitié de celles qu’il reçoit.',
    },
    '13.7': {
      name: 'Mouvement caché',
      text: 'On ne voit de l’ennemi que ce qu’une de ses propres unités voit. Passez l’écran quand la carte de passage le demande.',
    },
    '13.8': {
      name: 'Duels',
      text: 'Quand une attaque met deux chefs face à face, ils se battent, chacun avec une tactique choisie en secret. Les chefs sont notés de 1 à 5.',
    },
    '13.9': {
      name: 'Barbares et chevaliers',
      text: 'Quand les chefs sont peu nombreux, ils peuvent échapper au contrôle\u00a0: ils courent à l’ennemi le plus proche et attaquent à tout prix.',
    },
    '13.10': {
      name: 'Charge barbare',
      text: 'Une fois par bataille, pendant un tour, l’infanterie légère barbare attaque à puissance triplée.',
    },
    '13.11': {
      name: 'Éléphants',
      text: 'Un chef mis de côté pour un tour peut effrayer les éléphants ennemis\u00a0: ils rechignent ou se retournent contre les leurs.',
    },
    '13.12': {
      name: 'Combat à pied',
      text: 'Avant la bataille, chaque côté peut démonter sa cavalerie\u00a0: les chevaliers deviennent de l’infanterie lourde.',
    },
    '13.13': { name: 'Survie des chefs', text: 'Dans une mêlée, le côté qui a le plus de chefs voit le dé décalé de un en sa faveur.' },
    '13.14': {
      name: 'Tirs sans marqueur',
      text: 'Une unité qui a tiré peut se déplacer et attaquer à son tour suivant. Les archers y gagnent.',
    },
    '13V': {
      name: 'Points de commandement',
      text: 'Un dé et les chefs disent combien d’unités ou de groupes peuvent se déplacer, être retenus ou se rallier pendant un tour.',
    },
    'V1.average': { name: 'Dé de moyenne', text: 'Les points se jettent avec un dé 2, 3, 3, 4, 4, 5\u00a0: moins de hasard.' },
    'V1.d4': { name: 'Dé à quatre faces', text: 'Les points se jettent avec un dé à quatre faces, pour de petites armées.' },
    'V1.d5': { name: 'Dé à cinq faces', text: 'Les points se jettent avec un dé à cinq faces, pour de petites armées.' },
    V5: {
      name: 'Chefs en marche',
      text: 'Les chefs ne se placent plus n’importe où\u00a0: ils font cinq hex par tour au plus, sans passer par l’ennemi.',
    },
  },
};
