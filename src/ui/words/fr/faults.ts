import type { Words } from '..';
import { expectedBy, type FaultTexts, thereWas } from '../faultTexts';
import { plural } from './nouns';

const codes: FaultTexts = {
  'json.value': 'une valeur\u00a0: texte entre guillemets, nombre, liste ou objet',
  'json.string': 'un texte fermé par un guillemet sur la même ligne',
  'json.name': 'un nom entre guillemets',
  'json.freeName': 'un autre nom que constructor, prototype et __proto__',
  'json.colon': 'un deux-points après le nom',
  'json.commaOrBrace': 'une virgule ou une accolade fermante',
  'json.commaOrBracket': 'une virgule ou un crochet fermant',
  'json.end': 'la fin du fichier',
  'json.depth': 'des listes et des objets moins emboîtés',
  'link.browser': 'un navigateur qui sait déballer les liens\u00a0; celui-ci est trop ancien',
  'link.short': 'un lien de 200\u00a0000\u00a0lettres au plus\u00a0; une partie aussi longue demande un fichier',
  'link.letters': 'un lien complet, fait de lettres, de chiffres, de traits d’union et de soulignés',
  'link.whole': 'un lien complet\u00a0; celui-ci est coupé ou altéré',
  'link.small': 'une partie de 5\u00a0Mo au plus',
  'link.record': 'une partie que l’on puisse écrire',
  'file.small': 'un fichier de 50\u00a0Mo au plus',
  'file.content': 'un fichier qui ne soit pas vide',
  'file.readable': 'un fichier que le navigateur ait le droit de lire',
  'file.text': 'un fichier texte (UTF-8)',
  'file.one': 'un seul fichier à la fois',
  'game.known': 'une partie enregistrée dans ce navigateur',
  'game.readable': 'un stockage qui réponde',
  required: 'quelque chose\u00a0; il n’y a rien',
  knownField: 'un champ que ce programme connaisse',
  knownVersion: 'un enregistrement de version 1\u00a0; un programme plus récent a écrit celui-ci',
  object: 'un objet à champs nommés',
  fields: 'un objet à champs nommés',
  list: 'une liste',
  text: 'un texte',
  someText: 'un texte qui ne soit pas vide',
  shorterText: 'un texte plus court',
  number: 'un nombre',
  wholeNumber: 'un nombre entier',
  moment: 'un moment en millisecondes depuis 1970, comme 1767225600000',
  atLeast: (n) => `${n} au moins`,
  atMost: (n) => `${n} au plus`,
  count: (n) => plural(Number(n), 'action', 'actions'),
  perSide: (n) => `${n}, un par camp`,
  yesOrNo: 'true ou false',
  player: '1 ou 2, pour un joueur',
  record: 'l’enregistrement d’une partie\u00a0: une position, un tirage et les actions',
  diceSource: 'seeded, scripted, typed ou both, d’où viennent les dés',
  half: 'une moitié de dé\u00a0: 64 chiffres hexadécimaux',
  halfCommitted: 'la moitié à laquelle ce camp s’était engagé\u00a0; celle-ci en est une autre',
  halfOpened: (player) => `des dés dont le joueur ${player} aussi a ouvert sa moitié`,
  branch: 'une variante\u00a0: id, of, at et plays',
  newBranch: 'un numéro qu’aucune autre variante ne porte',
  knownBranch: 'le numéro d’une variante écrite plus haut, 0 pour la ligne principale',
  note: 'une note\u00a0: at, avec text, mark, bookmark ou drawn',
  noteMark: 'good, doubtful ou blunder',
  newMoment: 'un moment dont ne parle aucune autre note du même camp',
  drawn: 'un hex (C5) ou deux (C5>D7)',
  truth: 'true ou false',
  position: 'une position\u00a0: une carte et deux armées',
  play: 'une action\u00a0: un ordre et ses dés',
  result: 'un résultat\u00a0: les points et le vainqueur',
  score: 'les points des deux joueurs',
  winner: '0 pour un match nul, sinon 1 ou 2',
  battleId: 'le nom court d’une bataille\u00a0: minuscules, chiffres et traits d’union',
  twoNames: 'les noms de deux joueurs',
  twoSides: 'deux entrées, une par camp',
  twoNumbers: 'deux nombres, un par camp',
  age: 'bronze, classical, hellenistic, roman, late ou medieval',
  difficulty: 'easy, medium ou hard',
  option: 'une règle optionnelle, comme 13.1 ou B16.1',
  status: 'le tour, le joueur et la phase',
  systemKnown: 'le jeu «\u00a0ancients\u00a0», «\u00a0naval\u00a0» ou «\u00a0baw\u00a0»',
  map: 'une carte\u00a0: sa taille et son terrain',
  types: 'des types d’unités par leur nom',
  counter: 'l’un des pions imprimés, comme LI ou CH',
  hex: 'un hex, comme C11',
  hexOnMap: 'un hex de cette carte',
  hexAndFacing: 'un hex et une orientation, comme B9/1',
  twoHexes: 'deux hex, comme E5 E4',
  hexAndNumber: 'un hex et un nombre permis, comme C4=3, chaque hex une fois',
  edgeHex: 'un hex au bord de la carte',
  newTypeName: 'un nouveau nom de type d’unité, fait de lettres, de chiffres et de traits d’union',
  knownOption: 'une règle optionnelle jouable ici',
  optionNeeds: (id) => `l’option ${id} avec elle`,
  optionExcludes: (id) => `une option compatible avec ${id}`,
  optionInForce: 'seulement ce que gardent les règles optionnelles en vigueur',
  noEnemyThere: 'un hex sans ennemi',
  order: 'un ordre, comme B9-C8/3',
  legalOrder: (rule) =>
    `un ordre que les règles permettent ici\u00a0; ${rule === 'notation' ? 'celui-ci est illisible' : `la règle ${rule} interdit celui-ci`}`,
  dice: 'autant de dés qu’il en tombe, chacun une face de son dé',
  fewerDice: 'moins de dés\u00a0; il en reste',
  sameOutcome: 'l’issue de cette action selon les règles d’aujourd’hui',
  resultIs: (text) => `le résultat que donnent les actions, ${text}`,
};

/** Says faults; `ofGames`: what should have been there by the codes of single games. */
export const faultsSaid = (ofGames: FaultTexts): Words['faults'] => {
  const all = { ...codes, ...ofGames };
  return {
    place: (at) => {
      const [, line, column] = /^@(\d+):(\d+)$/.exec(at) ?? [];
      if (line !== undefined) return `Ligne ${line}, colonne ${column}`;
      const [, play, rest] = /^plays\[(\d+)\]\.?(.*)$/.exec(at) ?? [];
      if (play !== undefined) return rest ? `Action ${Number(play) + 1}, ${rest}` : `Action ${Number(play) + 1}`;
      return at === '' ? 'Dans l’ensemble' : at;
    },
    expected: (code) => expectedBy(all, code),
    sentence: (place, expected, found) =>
      thereWas(found) === undefined
        ? `${place}\u00a0: il fallait ${expected}.`
        : `${place}\u00a0: il fallait ${expected}\u00a0; il y avait «\u00a0${found}\u00a0».`,
    more: (n) => `et ${n} de plus`,
  };
};
