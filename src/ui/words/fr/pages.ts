import type { Words } from '..';
import { battle, battles, setUp } from './battles';
import { goals } from './goals';
import { plural } from './nouns';

export const pages: Words['pages'] = {
  home: {
    tagline: 'Batailles de l’Antiquité et du Moyen\u00a0Âge sur une carte à hexagones, à deux devant un écran ou contre l’ordinateur',
    intro:
      'Trois jeux à une même table\u00a0: deux sur terre, avec des chars, des phalanges, des éléphants, et des chefs pour les rallier\u00a0; un sur mer, avec des galères qui s’éperonnent et s’abordent. La table applique les règles, lance les dés et, quand elle refuse un ordre, dit quelle règle l’interdit.',
    play: 'Choisir une bataille',
    saves: 'Parties enregistrées',
    open: 'Ouvrir un fichier',
    learn: 'Apprendre en jouant',
    rules: 'Lire les règles',
    first: {
      kind: 'Vingt minutes environ, contre l’ordinateur (Recrue)',
      title: 'Première bataille, avec conseils',
      about: 'À chaque décision, un conseil et ses raisons.',
    },
    continue: 'Reprendre la partie',
    promises: [
      {
        title: 'Chaque refus expliqué',
        text: 'Essayez tout. Ce que les règles interdisent reçoit une réponse immédiate, avec la règle et son texte.',
      },
      {
        title: 'Un rapport de forces vérifiable',
        text: 'Forces, modificateurs, colonne et chance de chacun des six résultats, avant de décider.',
      },
      {
        title: 'Rien ne se perd',
        text: 'La partie est conservée après chaque action. Enregistrez-la dans un fichier ou envoyez-la tout entière par un lien.',
      },
    ],
  },
  battles,
  goals,
  battle,
  setUp,
  saves: {
    title: 'Parties enregistrées',
    intro: 'Conservées dans ce navigateur, sur cet appareil, après chaque action.',
    empty: 'Il n’y a pas encore de partie ici.',
    silent:
      'Impossible de dire si des parties sont enregistrées ici\u00a0: le stockage du navigateur ne répond pas. S’il finit par répondre, elles apparaîtront d’elles-mêmes.',
    emptyHint: 'Commencez une bataille, ou déposez le fichier d’une partie n’importe où sur cette page.',
    openHint: 'On peut aussi déposer un fichier n’importe où sur la page.',
    pageOnly:
      'Ce navigateur ne laisse rien enregistrer à la page, peut-être parce que la fenêtre est privée ou le disque plein. Les parties durent jusqu’à ce que vous fermiez la page\u00a0: enregistrez dans un fichier ce que vous voulez garder.',
    turn: (turn, turns) => `Tour ${turn} sur ${turns}`,
    plays: (n) => (n === 0 ? 'pas commencée' : plural(n, 'action', 'actions')),
    over: 'Bataille terminée',
    people: 'Les deux camps joués ici',
    apart: 'Par lien, chaque camp sur son appareil',
    programs: 'L’ordinateur contre lui-même',
    points: (army, n) => `${army}\u00a0: ${n}`,
    toMove: (army) => `À jouer\u00a0: ${army}`,
    map: (title) => `Carte de la partie\u00a0: ${title}`,
    updated: (date) => `Jouée le ${date}`,
    begun: (date) => `Préparée le ${date}`,
    continue: 'Reprendre',
    review: 'Revoir',
    more: (title) => `Autres actions pour ${title}`,
    toFile: 'Enregistrer dans un fichier',
    copyLink: 'Copier un lien',
    linkHere: 'Le navigateur ne laisse pas la page copier. Voici le lien\u00a0:',
    deleteTitle: 'Supprimer cette partie\u00a0?',
    deleteText: (title) => `${title} disparaîtra de ce navigateur. On ne peut pas revenir en arrière.`,
    renameTitle: 'Renommer cette partie',
    renameLabel: 'Titre',
    damagedTitle: 'Parties illisibles',
    damagedText: 'Ce qui en est enregistré est abîmé. Les autres parties n’en souffrent pas.',
    untitled: 'Sans titre',
    opened: (title) => `Partie ouverte et enregistrée\u00a0: ${title}.`,
    openedUnstored: (title) =>
      `Partie ouverte\u00a0: ${title}. Ce navigateur n’enregistre rien\u00a0: la partie durera jusqu’à ce que vous fermiez la page.`,
    cannotRead: 'Cette partie est illisible',
    lasting: {
      forGood: 'Le navigateur a accepté de garder ces parties durablement.',
      refused:
        'Le navigateur a refusé de garder ces parties durablement. Il peut les jeter s’il manque de place ou, comme Safari, après sept jours sans visite\u00a0: enregistrez dans un fichier celles qui comptent pour vous.',
      unasked:
        'Le navigateur peut jeter ces parties s’il manque de place ou, comme Safari, après sept jours sans visite. Enregistrez dans un fichier celles qui comptent pour vous, ou demandez-lui de les garder.',
      mute: 'Ce navigateur ne dit pas combien de temps il garde ces parties. Certains jettent ce qui n’a pas été visité depuis sept jours\u00a0: enregistrez dans un fichier celles qui comptent pour vous.',
      ask: 'Demander au navigateur de les garder',
    },
    branched: (actions) =>
      `Copie de la suite d’origine\u00a0: après ${plural(actions, 'action', 'actions')}, la partie a pris un autre cours`,
    parted:
      'Cette partie a été jouée dans deux onglets à la fois. Les deux suites sont gardées, l’une comme copie parmi les parties enregistrées.',
  },
  link: {
    title: 'Une partie à ouvrir',
    reading: 'La partie est déballée et rejouée…',
    ask: 'Ce lien contient une partie. Elle s’ajoutera à vos parties enregistrées\u00a0; rien de ce qui est à vous ne sera remplacé.',
    goesOn: 'Ce lien appartient à une partie que vous avez déjà ici. L’ouvrir y mène et ajoute ce qu’il apporte de nouveau.',
    belongs: 'Vous avez déjà cette partie ici.',
    inOwnName: {
      orders:
        'La version à ouvrir contient des actions de votre propre camp qui n’ont pas été jouées sur cet appareil. Si vous les aviez jouées ici et qu’elles se sont perdues, ajoutez-les à votre partie\u00a0; sinon, quelqu’un d’autre a joué à votre place.',
      surrender:
        'Dans la version à ouvrir, votre propre camp abandonne la bataille, ce qui n’a pas été fait sur cet appareil. Si vous aviez abandonné ici et que cela s’est perdu, ajoutez-le à votre partie\u00a0; sinon, quelqu’un d’autre l’a fait à votre place.',
    },
    open: 'Ouvrir cette partie',
    openBeside: 'L’ouvrir comme une partie à part',
    takeOver: 'C’était moi\u00a0: l’ajouter à ma partie',
    decline: 'Ne pas l’ouvrir',
    badTitle: 'Ce lien ne contient pas de partie',
    unopened: 'La partie de ce lien ne peut pas être ouverte',
    keep: 'L’enregistrer dans un fichier',
    badHint: 'Les messageries coupent facilement les liens. Redemandez-le, ou demandez le fichier de la partie.',
    actions: (n) => (n === 0 ? 'pas encore commencée' : plural(n, 'action', 'actions')),
  },
  file: {
    badTitle: (name) => `${name} ne contient pas de partie`,
    badText: 'Rien n’a été changé.',
    several: 'Plusieurs fichiers à la fois',
    unopened: (name) => `La partie de ${name} ne peut pas être ouverte`,
    unopenedText: 'Rien n’en est perdu. Conservez le fichier\u00a0: une autre version du programme l’ouvrira peut-être.',
    silent: 'Vous avez peut-être déjà cette partie ici, mais le stockage du navigateur n’a pas encore répondu. Réessayez dans un instant.',
    drop: 'Déposez le fichier pour ouvrir la partie',
    reading: (name) => `Lecture de ${name}…`,
  },
  rules: {
    rule: (id) => `Règle ${id}`,
  },
  credits: {
    title: 'Crédits',
    game: 'Le jeu',
    gameText:
      'Les règles sont celles d’Ancients, le jeu de guerre sur carte de Bill Banks publié par 3W, dans nos propres mots et avec nos arbitrages là où elles laissent une question ouverte. Celles de Battles of the Ancient World sont reconstruites d’après une aide de jeu de la série de ce nom. Ce programme n’est pas lié aux éditeurs.',
    sources: 'Les batailles',
    sourcesText:
      'Les mises en place suivent ce que l’on sait des scénarios d’origine\u00a0; les cartes, les descriptions, la première bataille et celles sur mer sont de nous, d’après l’histoire que chacun peut lire, de même que les armées de Battles of the Ancient World.',
    art: 'Images et polices',
    silhouettes: 'Silhouettes des pions',
    silhouettesText: 'd’après game-icons.net, par Lorc, Delapouite, Cathelineau et Skoll, Creative Commons BY 3.0, certaines modifiées',
    own: 'Cartes, marques et image de l’accueil',
    ownText: 'dessinées pour ce jeu',
    textFont: 'Texte',
    textFontText: 'Atkinson Hyperlegible Next, du Braille Institute, licence SIL Open Font 1.1',
    titleFont: 'Titres',
    titleFontText: 'Cinzel, de Natanael Gama, licence SIL Open Font 1.1',
    software: 'Logiciels',
    softwareText:
      'Notre propre code est libre, sous licence MIT. Dans votre navigateur, il emploie des parties de ces paquets\u00a0; chacun s’ouvre sur sa licence\u00a0:',
    home: (name) => `Site de ${name}`,
  },
  help: {
    title: 'Aide et clavier',
    intro: 'Tout peut se faire à la souris, au doigt et au clavier.',
    startTitle: 'Comment se déroule une bataille',
    start: [
      'Choisissez une bataille, dites qui joue quel camp, et commencez.',
      'Dans Ancients sur terre, chacun son tour, les joueurs déplacent leurs unités, placent leurs chefs, essuient les tirs et combattent. À la table, un bouton dit toujours quelle phase il termine et ce qui reste à y faire.',
      'Sur mer, un dé par tour dit jusqu’où rame toute une flotte. Les navires avancent et éperonnent\u00a0; puis leurs marins changent de bord, abordent et tirent, et les balistes tirent plus loin.',
      'Dans Battles of the Ancient World, on tire avant de bouger, les chefs se déplacent comme les unités, et la plupart des unités à côté d’un ennemi doivent attaquer, à plusieurs contre plusieurs.',
      'Touchez une unité ou un navire pour voir où aller et qui atteindre\u00a0; touchez un hex pour un aperçu, touchez-le encore pour confirmer.',
      'Si la table refuse quelque chose, elle dit pourquoi. Le numéro de la règle en ouvre le texte.',
      'Dans Ancients sur terre, capturer le camp ennemi, faire paniquer l’armée ennemie ou avoir à la fin au moins deux fois sa force sur la carte rapporte un point. Sur mer, chaque bataille dit ce qui en rapporte. Qui a le plus de points l’emporte. Dans Battles of the Ancient World, ce sont les pertes qui décident\u00a0: à un seuil une armée se démoralise, au suivant elle se désintègre.',
    ],
    keysTitle: 'Touches sur la carte',
    ordersTitle: 'Ordres au clavier',
    ordersText:
      'Chaque action peut aussi se taper. Un hex est une lettre et un nombre\u00a0; l’orientation va de 1, le nord, à 6, le nord-ouest, dans le sens des aiguilles d’une montre.',
    ordersElsewhere:
      'Ce sont les ordres d’Ancients sur terre. Ceux des autres jeux sont dans le livret de règles, et le menu de la table énumère ceux du jeu en cours, avec ses touches.',
  },
  notFound: {
    title: 'Il n’y a rien ici',
    text: 'L’adresse ne mène nulle part. Elle a peut-être été coupée, ou vise une autre version du jeu.',
    home: 'Retour à l’accueil',
  },
};
