import type { Words } from '..';
import { faces, plural } from './nouns';

/** By the quality of a crew, one and several. */
const CREWS: readonly (readonly [one: string, many: string])[] = [
  ['', ''],
  ['d’esclaves', 'd’esclaves'],
  ['faible', 'faibles'],
  ['moyen', 'moyens'],
  ['excellent', 'excellents'],
];

export const battles: Words['pages']['battles'] = {
  title: 'Batailles',
  armies: 'Acheter deux armées',
  intro:
    'Chacune se joue en une séance. Si les hex et les pions sont nouveaux pour vous, commencez par l’une de celles qui portent la mention «\u00a0Pour débuter\u00a0».',
  beginners: 'Pour débuter',
  criteria: {
    age: {
      name: 'Époque',
      any: 'Toute époque',
      values: {
        bronze: 'Âge du bronze',
        classical: 'Grèce classique',
        hellenistic: 'Royaumes hellénistiques',
        roman: 'Rome',
        late: 'Antiquité tardive',
        medieval: 'Moyen\u00a0Âge',
      },
    },
    length: { name: 'Durée', any: 'Toute durée', values: { short: 'Courte', medium: 'De durée moyenne', long: 'Longue' } },
    size: { name: 'Taille', any: 'Toute taille', values: { small: 'Petite', medium: 'De taille moyenne', large: 'Grande' } },
    difficulty: { name: 'Difficulté', any: 'Toute difficulté', values: { easy: 'Facile', medium: 'Un peu d’habitude', hard: 'Exigeante' } },
    evenness: {
      name: 'Équilibre',
      any: 'Tout équilibre',
      values: { even: 'Équilibrée', slight: 'Presque équilibrée', favoured: 'Un camp avantagé' },
    },
  },
  /** What one knows of battles oneself. */
  lists: {
    own: 'Les vôtres',
    search: 'Chercher',
    starred: 'Étoilées',
    mine: 'Les vôtres seules',
    tag: 'Étiquette',
    anyTag: 'Toutes les étiquettes',
    star: (title) => `Marquer d’une étoile\u00a0: ${title}`,
    tags: 'Étiquettes',
    tagsHint: 'Mots séparés par des virgules',
    played: (n) => plural(n, 'partie', 'parties'),
    won: (n) => `${n}\u00a0gagnée${n > 1 ? 's' : ''}`,
    draw: 'Dessiner une bataille',
    change: 'Continuer le dessin',
  },
  shown: (n, all) => (n === all ? plural(n, 'bataille', 'batailles') : `${n} sur ${plural(all, 'bataille', 'batailles')}`),
  showAll: 'Tout montrer',
  none: 'Aucune bataille ne répond à tous ces critères.',
  about: (n) => `${n}\u00a0min`,
  minutes: (n) => `environ ${n}\u00a0minutes`,
  counters: (n) => plural(n, 'pion', 'pions'),
  leaders: (n) => plural(n, 'chef', 'chefs'),
  turns: (n) => plural(n, 'tour', 'tours'),
  later: (n) => `dont ${plural(n, 'arrive', 'arrivent')} plus tard`,
  panic: (n) => (n === 0 ? 'ses pertes ne la font pas paniquer' : `panique à ${plural(n, 'point perdu', 'points perdus')}`),
  strength: (n) => `force ${n}`,
  rally: (n) => (n === 0 ? 'ne se rallie jamais' : `se rallie sur ${faces(1, n)}`),
  morale: (demoralised, disintegrates) => {
    if (demoralised === 0) return disintegrates === 0 ? 'se bat jusqu’au dernier' : `se désintègre à ${disintegrates} points de pertes`;
    return `démoralisée à ${demoralised} points de pertes${disintegrates === 0 ? '' : `, se désintègre à ${disintegrates}`}`;
  },
  points: (n) => `commence avec ${plural(n, 'point de victoire', 'points de victoire')}`,
  vessels: (n) => plural(n, 'navire', 'navires'),
  ships: (n, large) =>
    large === 0
      ? plural(n, 'petit navire', 'petits navires')
      : large === n
        ? plural(n, 'grand navire', 'grands navires')
        : `${plural(n, 'navire', 'navires')}, dont ${plural(large, 'grand', 'grands')}`,
  crews: (crews) =>
    crews.length === 1
      ? `équipages ${CREWS[crews[0]!.quality]![1]}`
      : `équipages\u00a0: ${crews.map(({ quality, ships }) => plural(ships, ...CREWS[quality]!)).join(', ')}`,
  marines: (n) => (n === 0 ? 'aucun marin à bord' : plural(n, 'marin à bord', 'marins à bord')),
  ashore: (n) => `${n}\u00a0à terre`,
  corvi: (n) => `${n}\u00a0avec un corvus`,
  ballistae: (n) => plural(n, 'baliste', 'balistes'),
  fields: { ancients: 'Sur terre', naval: 'Sur mer', baw: 'Monde antique' },
  games: { ancients: 'Ancients', naval: 'Ancients sur mer', baw: 'Battles of the Ancient World' },
  gamesAbout: {
    ancients:
      'Des unités orientées, des tirs, des chefs qui rallient, des armées qui paniquent. Quelques dizaines de pions, une heure environ.',
    naval: 'Des galères qui éperonnent, des marins qui abordent\u00a0; un dé dit jusqu’où rame toute une flotte.',
    baw: 'Un autre jeu\u00a0: des lignes de bataille entières sans orientation, des zones de contrôle qui retiennent, plusieurs contre plusieurs, le moral d’une armée. Jusqu’à quelque cent cinquante pions.',
  },
  rulesOf: (game) => `Règles\u00a0: ${game}`,
  alsoBy: (game) => `La même bataille, règles\u00a0: ${game}`,
  which: 'Batailles affichées',
  ground: 'Le terrain',
  waters: 'Les eaux',
  tryThis: 'À essayer',
  sources: 'D’après',
  special: 'Propre à cette bataille',
  differs: 'Vous venez d’Ancients\u00a0? Ce qui est différent dans ces règles',
  map: (title) => `Carte et mise en place\u00a0: ${title}`,
  unknown: 'Il n’y a pas de bataille de ce nom ici.',
  unfinished: 'Votre bataille ne peut pas être jouée telle quelle.',
  atTable: 'Les contrôles de la table à dessin disent ce qui lui manque',
  all: 'Toutes les batailles',
  every: 'Toutes',
};

export const battle: Words['pages']['battle'] = {
  yourSide: (army) => `Votre camp\u00a0: ${army}`,
  play: 'Jouer maintenant',
  setUp: 'Camps, adversaire, règles',
  variants: 'Quelle bataille',
  asItWas: 'Comme elle fut',
  asItWasHint: 'Les armées et les chances que donnent les sources',
};

export const setUp: Words['pages']['setUp'] = {
  players: 'Qui joue',
  name: (army) => `Nom du joueur (${army})`,
  namePlaceholder: 'Nom',
  modes: {
    program: { name: 'Vous contre l’ordinateur', about: 'Choisissez votre camp et le niveau de l’adversaire' },
    two: { name: 'Deux personnes devant cet écran', about: 'Vous vous passez l’écran à chaque tour' },
    solo: { name: 'Vous jouez les deux camps', about: 'Vous décidez de tout, sans attendre personne' },
    watch: { name: 'L’ordinateur contre lui-même', about: 'Vous regardez, et vous pouvez reprendre un camp' },
  },
  side: 'Votre camp',
  suggested: 'conseillé',
  opponent: 'Votre adversaire',
  thinks: 'Son temps de réflexion par tour',
  yourName: 'Votre nom',
  more: 'Plus',
  moreHint: { program: 'Dés, nom', two: 'Dés, carte de relève', solo: 'Dés', watch: 'Dés' },
  aboutBattle: 'À propos de cette bataille',
  seed: 'Tirage des dés',
  seedHint: 'Le même tirage et les mêmes actions donnent les mêmes dés\u00a0: chacun peut vérifier la partie après coup.',
  ownDice: 'Nos propres dés',
  ownDiceHint:
    'Vous lancez de vrais dés, ceux de l’ordinateur aussi, et indiquez ce qu’ils montrent. La partie porte la mention «\u00a0Dés réels\u00a0».',
  byBoth: 'Dés à deux, par lien',
  byBothHint:
    'Pour deux joueurs qui s’envoient la partie par lien\u00a0: chaque appareil a sa moitié de chaque dé, et nul n’en connaît un d’avance. Un ordre avec des dés attend que le lien soit passé chez l’autre.',
  newSeed: 'Un autre tirage',
  seedWrong: 'Le tirage est un nombre entier de 0 à 4\u00a0294\u00a0967\u00a0295.',
  handOver: 'Carte de relève',
  handOverHint: 'Entre deux joueurs\u00a0: quand c’est à l’autre d’agir, la table l’attend et lui montre ce qui a changé.',
  advice: 'Conseil à chaque décision',
  adviceHint: 'L’ordinateur dit ce qu’il ferait, et pourquoi. Il ne joue jamais à votre place.',
  start: 'Commencer la bataille',
  starting: 'Mise en place…',
};
