import type { Words } from '..';

const expected: Readonly<Record<string, string>> = {
  'json.value': 'une valeur\u00a0: texte entre guillemets, nombre, liste ou objet',
  'json.string': 'un texte fermé par un guillemet sur la même ligne',
  'json.name': 'un nom entre guillemets',
  'json.colon': 'un deux-points après le nom',
  'json.commaOrBrace': 'une virgule ou une accolade fermante',
  'json.commaOrBracket': 'une virgule ou un crochet fermant',
  'json.end': 'la fin du fichier',
  'json.depth': 'des listes et des objets moins emboîtés',
  'link.browser': 'un navigateur qui sait déballer les liens\u00a0; celui-ci est trop ancien',
  'link.short': 'un lien de 200\u00a0000\u00a0lettres au plus\u00a0; cette partie est trop longue pour un lien, un fichier la contiendra',
  'link.letters': 'seulement des lettres, des chiffres, des traits d’union et des soulignés, dans un lien complet',
  'link.whole': 'un lien complet\u00a0; celui-ci est coupé ou altéré',
  'link.small': 'une partie de 5\u00a0Mo au plus',
  'link.record': 'une partie que l’on puisse écrire',
  'file.small': 'un fichier de 5\u00a0Mo au plus',
  'file.content': 'un fichier qui ne soit pas vide',
  'file.readable': 'un fichier que le navigateur ait le droit de lire',
  'file.text': 'un fichier de texte (UTF-8)',
  'file.one': 'un seul fichier à la fois',
  'game.known': 'une partie enregistrée dans ce navigateur',
  'game.readable': 'un stockage qui réponde',
  'battle.known': 'une bataille de ce recueil',
  version: 'une version de l’enregistrement que ce programme connaisse',
  system: 'le jeu Ancients',
  record: 'l’enregistrement d’une partie\u00a0: une position, une graine et les actions',
  object: 'un objet à champs nommés',
  list: 'une liste',
  text: 'un texte',
  count: 'un nombre entier, 0 au moins',
  integer: 'un nombre entier',
  names: 'les noms de deux joueurs',
  status: 'le tour, le joueur et la phase',
  plays: 'autant d’actions qu’il en a été compté',
  play: 'un ordre et ses dés',
};

const whole = 'Dans l’ensemble';

export const faults: Words['faults'] = {
  place: (at) => {
    const [, line, column] = /^@(\d+):(\d+)$/.exec(at) ?? [];
    if (line !== undefined) return `Ligne ${line}, colonne ${column}`;
    const [, play, rest] = /^plays\[(\d+)\]\.?(.*)$/.exec(at) ?? [];
    if (play !== undefined) return rest ? `Action ${Number(play) + 1}, ${rest}` : `Action ${Number(play) + 1}`;
    return at === '' ? whole : at;
  },
  expected: (code) => expected[code] ?? code,
  sentence: (place, wanted, found) =>
    found === undefined || found === ''
      ? `${place}\u00a0: il fallait ${wanted}.`
      : `${place}\u00a0: il fallait ${wanted}\u00a0; il y avait «\u00a0${found}\u00a0».`,
  more: (n) => `et ${n} de plus`,
};
