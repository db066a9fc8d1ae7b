import type { PanelWords } from '..';
import { direction, listed, plural } from './nouns';

export const panels: PanelWords['table'] = {
  /** The map in little. */
  overview: { label: 'Vue d’ensemble de la carte. Les flèches déplacent la partie visible.', hide: 'Masquer la vue d’ensemble' },
  menuItems: {
    save: 'Enregistrer dans un fichier',
    link: 'Copier un lien',
    type: 'Taper un ordre… (/)',
    why: 'Pourquoi pas\u00a0? (Y)',
    help: 'Aide à la table…',
    seats: 'Nom et joueurs…',
    keys: 'Clavier et ordres tapés',
    concede: 'Abandonner…',
    fit: 'Voir toute la carte (0)',
    zoomIn: 'Agrandir (+)',
    zoomOut: 'Réduire (−)',
  },
  branches: {
    main: 'Ligne principale',
    unnamed: (n) => `Variante ${n}`,
    begun: (name) => `Vous êtes maintenant dans «\u00a0${name}\u00a0». La partie telle qu’elle était reste à côté.`,
    back: (name) => `Retour\u00a0: ${name}`,
    otherwise: (n) => `${plural(n, 'variante part', 'variantes partent')} d’ici`,
  },
  elsewhere: {
    played: 'Cette partie se joue dans un autre onglet. Ce qui s’y joue se voit ici.',
    removed: 'Cette partie a été supprimée dans un autre onglet. Elle n’est plus conservée.',
    claim: 'Jouer ici',
    keep: 'La garder',
  },
  again: {
    said: (text, back) => (back === 0 ? text : `${plural(back, 'événement', 'événements')} plus tôt\u00a0: ${text}`),
    nothing: 'Rien n’a encore été dit.',
  },
  landmarks: {
    title: 'Repères',
    wing: {
      left: (army, place, n) => `${army}, aile gauche\u00a0: ${place} (${n})`,
      centre: (army, place, n) => `${army}, centre\u00a0: ${place} (${n})`,
      right: (army, place, n) => `${army}, aile droite\u00a0: ${place} (${n})`,
    },
  },
  boardText: { ground: 'Nature du terrain', fire: 'À portée de', way: 'Trajet', harm: 'Dommages en route' },
  linkCopied: 'Le lien est copié. Il contient toute la partie jusqu’ici.',
  linkFailed: (why) => `Aucun lien ne peut être fait\u00a0: il faut ${why}. Enregistrez plutôt la partie dans un fichier.`,
  saved: 'Le fichier est enregistré.',
  byBoth: {
    half: (order, army) =>
      `${order === undefined ? 'L’ordre' : order} est donné. Ses dés tomberont quand l’autre appareil ouvrira sa moitié\u00a0: envoyez le lien au camp adverse (${army}).`,
    halfFree: (order, army) =>
      `${order === undefined ? 'L’ordre' : order} est donné. Ses dés tomberont quand quelqu’un aura pris l’autre camp (${army})\u00a0: envoyez le lien.`,
    turn: (army) => `À l’autre camp de décider\u00a0: envoyez-lui le lien (${army}).`,
    turnFree: (army) => `${army}\u00a0: personne ne joue encore ce camp. Envoyez le lien à qui le jouera.`,
    invited: (army) =>
      `Les dés de cette partie sont faits par les deux camps, chacun sur son appareil. Un camp est encore libre\u00a0: ${army}.`,
    keyless:
      'Cet appareil n’ouvre aucune moitié des dés. Ouvrez la partie sur celui où elle a été commencée ou rejointe\u00a0; si ce qu’il gardait est perdu, continuez avec d’autres dés.',
    moved:
      'Cet appareil n’ouvre pas sa moitié\u00a0: il l’a déjà fait pour un autre ordre, ou l’ordre reçu n’est pas permis. Quelqu’un l’a peut-être changé.',
    due: 'Cet appareil ouvre sa moitié des dés…',
    copy: 'Copier le lien',
    join: (army) => `Prendre ce camp\u00a0: ${army}`,
    otherDice: 'D’autres dés…',
  },
  doubt: {
    mark: 'Dés non vérifiés',
    stray: (action, order, die, drawn, fell) =>
      `Action ${action} (${order})\u00a0: le dé ${die} devrait être ${drawn} d’après le tirage de la partie\u00a0; il est noté ${fell}.`,
    scripted: 'Les dés de cette partie ont été écrits dans son enregistrement. Aucun tirage ne dit comment ils devaient tomber.',
    about:
      'Tous les dés que lance le programme découlent du tirage par lequel une partie commence\u00a0: chacun peut donc les lancer de nouveau et comparer. Ces dés ne se vérifient pas ainsi\u00a0: ils sont peut-être tombés de la sorte, ou quelqu’un les a changés.',
    stays: 'La marque reste avec la partie, dans son fichier et dans son lien aussi, quelle que soit la suite.',
    strayHalves: (action, order, die, drawn, fell) =>
      `Action ${action} (${order})\u00a0: le dé ${die} devrait être ${drawn} d’après ce qui fait les dés à cet endroit\u00a0; il est noté ${fell}.`,
    bothMark: 'Dés à deux',
    both: 'Les deux camps font chaque dé ensemble, chacun avec une moitié à laquelle il s’était engagé avant l’ordre et qu’il n’ouvre qu’après.',
    bothBranch: 'Dans les variantes, les dés viennent du tirage.',
    until: (action) => `À partir de l’action ${action}, ce n’est plus le cas\u00a0:`,
    since: { seeded: 'les dés viennent du tirage, que les deux camps connaissent.', typed: 'les joueurs ont indiqué leurs propres dés.' },
    ownMark: 'Dés réels',
    typed:
      'Les joueurs lancent leurs propres dés et indiquent ce qu’ils montrent. Seuls ceux qui les ont vus tomber peuvent dire si c’est exact.',
  },
  proof: {
    open: 'Vérifier les dés…',
    title: 'Les dés de cette partie',
    seeded: (seed) => `Le programme lance les dés à partir du tirage ${seed}, un nombre fixé avant la première action.`,
    again: 'Vérifier\u00a0: rejouer l’enregistrement',
    failed: 'L’enregistrement de cette partie est illisible.',
    plays: (n) =>
      n === 1
        ? '1 action rejouée depuis le début\u00a0: les règles la permettent.'
        : `${n} actions rejouées depuis le début\u00a0: les règles les permettent toutes.`,
    cut: (n) => `${plural(n, 'action rejouée', 'actions rejouées')} depuis le début\u00a0; les règles refusent la suivante.`,
    none: 'Aucun dé n’est encore tombé.',
    agree: (n, seed) =>
      n === undefined
        ? `Tous les dés sont ceux du tirage ${seed}.`
        : n === 1
          ? `Un dé\u00a0: c’est celui du tirage ${seed}.`
          : `${n} dés\u00a0: tous sont ceux du tirage ${seed}.`,
    stray: (n, seed) =>
      n === undefined
        ? `Les dés ne sont pas tous ceux du tirage ${seed}.`
        : `${plural(n, 'dé', 'dés')}\u00a0: tous ne sont pas ceux du tirage ${seed}.`,
    noted: (n) =>
      n === undefined
        ? 'Des dés tels qu’ils ont été notés, sans rien pour les comparer.'
        : `${plural(n, 'dé', 'dés')}, tels que notés, sans rien pour les comparer.`,
    same: 'On arrive exactement à la position qui est sur la table.',
    other: 'On n’arrive pas à la position qui est sur la table.',
    ended: (score) => `Le résultat est bien celui affiché\u00a0: ${score}.`,
    halves: (n) =>
      n === undefined
        ? 'Tous les dés sont ceux que donnent les deux moitiés, et chaque moitié est celle à laquelle son camp s’était engagé.'
        : `${plural(n, 'dé', 'dés')}, tels que les donnent les deux moitiés\u00a0; chaque moitié est celle à laquelle son camp s’était engagé.`,
    strayHalves: (n) =>
      n === undefined
        ? 'Les dés ne sont pas tous ceux que donnent les deux moitiés.'
        : `${plural(n, 'dé', 'dés')}\u00a0: tous ne sont pas ceux que donnent les deux moitiés.`,
    provesBoth:
      'Aucun camp n’a choisi un dé ni n’en a changé un après coup\u00a0: chacun vient de deux moitiés fixées quand la partie a été rejointe. Quiconque possède le fichier ou le lien peut le vérifier.',
    notBoth:
      'Qu’un ordre ait été donné avant l’ouverture des moitiés ne se lit dans aucun enregistrement\u00a0: chaque appareil y veille pour son camp, n’ouvre une moitié que pour un seul ordre, et le dit si on lui en envoie un autre à la place. Rien n’oblige non plus l’autre camp à répondre\u00a0: qui voit un dé le premier peut cesser d’écrire.',
    lostTitle: 'Si une moitié est perdue',
    lost: 'Une moitié n’est gardée que sur son appareil. Si elle a disparu, plus aucun dé ne peut tomber\u00a0; la partie peut continuer d’ici avec d’autres dés, et le dira toujours. L’ordre en attente est à donner de nouveau.',
    lostSeeded: 'Continuer avec les dés du tirage',
    lostTyped: 'Continuer avec nos propres dés',
    provesTitle: 'Ce que cela prouve',
    proves:
      'Aucun dé n’a été changé, ajouté ou omis depuis qu’il est tombé, et chaque action était permise. Quiconque possède le fichier ou le lien peut le vérifier.',
    provesNoted: 'Chaque action était permise avec les dés notés. Des dés eux-mêmes, cela ne prouve rien.',
    notTitle: 'Ce que cela ne prouve pas',
    not: 'Le tirage a été choisi par qui a commencé la partie. Qui le connaît peut calculer les dés à venir, ou commencer plusieurs parties et garder celle qui l’arrange. Si cela compte, convenez ensemble du tirage ou lancez vos propres dés.',
  },
  stop: {
    refused: (action, order, rule) => `L’action ${action} (${order}) est refusée par la règle ${rule}.`,
    unread: (action, order) => `L’action ${action} (${order}) n’est pas un ordre, ou a d’autres dés que ceux qui tombent.`,
    played: (release) => `La partie a été jouée selon la version ${release} des règles.`,
    changed: (release, date, rules) =>
      `La version ${release} (${date}) a changé ${rules.length === 1 ? 'la règle' : 'les règles'} ${listed(rules)}.`,
    left: (n) => (n === 0 ? 'C’est la dernière.' : `Après elle, il y en a encore ${n === 1 ? 'une' : n}.`),
    otherwise: (action, order) => `L’action ${action} (${order}) a eu une autre issue que selon les règles d’aujourd’hui.`,
    result: (said, now) =>
      now === undefined
        ? `La partie a été conservée avec le résultat ${said}\u00a0; selon les règles d’aujourd’hui, elle n’est pas terminée.`
        : `La partie a été conservée avec le résultat ${said}\u00a0; selon les règles d’aujourd’hui, elle se termine à ${now}.`,
    position: (at) => `Les règles d’aujourd’hui ne savent plus lire la position de départ (${at}).`,
    kept: 'La partie est montrée jusque-là\u00a0; tout le reste demeure tel quel et peut être enregistré dans un fichier.',
    stays: 'La partie demeure telle quelle et peut être enregistrée dans un fichier.',
    save: 'Tout enregistrer',
    told: (n, isAll) =>
      isAll
        ? 'Ce qui en a été conservé, et toute la suite, peut être regardé.'
        : n === 1
          ? 'Ce qui en a été conservé peut être regardé.'
          : `Ce qui a été conservé de cette action et des ${n - 1} suivantes peut être regardé.`,
    damaged: 'Ce qui a été conservé des actions d’après est endommagé.',
    watch: 'Voir la suite',
    from: 'À partir d’ici, la partie est montrée telle qu’elle a été conservée, sans être jouée selon les règles d’aujourd’hui.',
    looking: (n, total) => `Telle que conservée\u00a0: après l’action ${n} sur ${total}. Les règles d’aujourd’hui ne la jouent pas.`,
    rowKept: 'telle que conservée',
  },
  card: {
    past: 'Un moment passé est affiché. Aucun ordre ne peut y être donné.',
    stopped: 'Aucun ordre ne peut être donné ici\u00a0: la suite n’est pas valable. La partie continue dans une nouvelle.',
    watched: 'L’ordinateur donne les ordres. En attendant, chaque pion peut être examiné.',
  },
  questions: {
    byProgram: (army) => `Réponse attendue\u00a0: ${army}. L’ordinateur la donne.`,
  },
  log: {
    title: 'Journal',
    empty: 'Rien n’a encore été joué.',
    earlier: (n) => `Montrer ${plural(n, 'ligne plus ancienne', 'lignes plus anciennes')}`,
    head: (turn, army, phase) => `Tour ${turn} · ${army} · ${phase}`,
    show: (order) => `Montrer le moment après ${order}`,
    undone: 'annulé',
    passed: 'rien n’a été fait',
    ahead: (plays, dice, more) =>
      `${plural(plays, 'action suit', 'actions suivent')}, ${dice === '' ? 'sans dés' : `avec les dés ${dice}`}${more > 0 ? ` et ${plural(more, 'autre jet', 'autres jets')}` : ''}. Un autre ordre ouvre une variante\u00a0; ${plays < 2 ? 'elle reste' : 'elles restent'}.`,
    report: 'Compte rendu…',
    luck: 'Chance aux dés…',
    tools: { watch: 'Revoir', report: 'Récit', luck: 'Chance', dice: 'Dés' },
    typed: 'Ordre tapé',
    choices: (n) => (n === 0 ? 'Aucun ordre ne commence ainsi.' : `${plural(n, 'ordre commence', 'ordres commencent')} ainsi.`),
    orders: (n) => plural(n, 'ordre', 'ordres'),
    choose: 'Ordres possibles',
    play: 'Jouer',
    shut: 'Fermer le champ des ordres tapés',
  },
  notes: {
    write: 'Note',
    all: (n) => plural(n, 'note', 'notes'),
    list: 'Notes et signets',
    none: 'Aucune note n’est encore écrite.',
    about: (at) => (at === 0 ? 'Une note sur le début' : `Une note sur le moment après l’action ${at}`),
    close: 'Fermer la note',
    text: 'Ce qu’il faut en dire',
    marks: { good: 'Bon', doubtful: 'Douteux', blunder: 'Gaffe' },
    bookmark: 'Signet',
    draw: 'Dessiner',
    drawnOn: (n) => plural(n, 'dessin sur la carte', 'dessins sur la carte'),
    place: (turn, order) => `Tour ${turn} · ${order}`,
    start: 'Dessin\u00a0: choisissez l’hex d’où part une flèche, ou celui à entourer.',
    goal: 'Choisissez l’hex où mène la flèche, ou le même pour l’entourer.',
    done: 'Terminé',
    begun: (hex) => `Commencé en ${hex}`,
    ring: (hex, isAdded) => (isAdded ? `${hex} entouré` : `${hex} n’est plus entouré`),
    arrow: (from, to, isAdded) => (isAdded ? `Flèche de ${from} à ${to}` : `Flèche de ${from} à ${to} effacée`),
  },
  sight: {
    choose: 'Ligne de vue\u00a0: choisissez un pion ou un hex, puis pointez ou touchez un autre hex.',
    point: (from) => `Ligne de vue depuis ${from}\u00a0: pointez ou touchez un autre hex.`,
    free: (from, to, range) => `De ${from} à ${to}\u00a0: portée ${range}, la vue est libre.`,
    blocked: (from, to, range, by) => `De ${from} à ${to}\u00a0: portée ${range}, la vue est bloquée en ${by}.`,
    close: 'Ne plus montrer la ligne de vue',
    off: 'La ligne de vue n’est plus montrée.',
  },
  line: {
    guide: 'Guide',
    hint: 'Choisissez l’hex où doit aller le guide\u00a0: les autres vont aussi loin dans la même direction. Un clic sur un pion le joint aux autres, ou l’en retire.',
    told: (title, text) => `${title}. ${text}`,
    prompt: 'Choisissez où doit aller le guide, ou d’autres pour l’accompagner.',
    all: 'Tout le monde va jusqu’au bout.',
    none: 'Personne ne va jusqu’au bout.',
    allTurn: 'Tout le monde pivote.',
    whole: (n, of) => (n < 2 ? `${n} sur ${of} va jusqu’au bout.` : `${n} sur ${of} vont jusqu’au bout.`),
    turn: (n, of) => (n < 2 ? `${n} sur ${of} pivote.` : `${n} sur ${of} pivotent.`),
    part: (n) => (n < 2 ? `${n} s’arrête avant.` : `${n} s’arrêtent avant.`),
    stay: (n) => (n < 2 ? `${n} reste sur place.` : `${n} restent sur place.`),
    partTitle: 'Arrêtés avant le but',
    stayTitle: 'Sur place',
    harmTitle: 'Ce qu’il en coûte',
    why: (piece, why) => `${piece}\u00a0: ${why}`,
    steps: 'Direction',
    step: (d) => `Un hex de plus vers ${direction(d)}`,
    turnLeft: 'Faire pivoter tous les pions à gauche',
    turnRight: 'Faire pivoter tous les pions à droite',
    wheelLeft: 'Conversion à gauche autour du guide',
    wheelRight: 'Conversion à droite autour du guide',
    drop: 'Abandonner la ligne',
    choose: 'Choisir sa ligne',
    widen: 'Joindre toute la ligne',
    added: (piece, n) => `${piece} avec les autres\u00a0: ${n} en main`,
    removed: (piece, n) => `${piece} de côté\u00a0: ${n} en main`,
  },
  armies: {
    points: (n) => plural(n, 'point', 'points'),
  },
  mapTools: 'Carte et conseils',
  look: {
    title: 'Vues et portées',
    sight: 'Ligne de vue et portée (L)',
    coverage: (army) => `Possibilités au prochain tour\u00a0: ${army}`,
  },
  rolled: 'Ce que le dé a décidé',
  sixResults: 'Les six résultats',
  recap: {
    title: (army) => `Le tour adverse\u00a0: ${army}`,
    ask: 'Revoir leur tour',
    all: 'Tout revoir',
    halt: 'Arrêter',
    next: 'Suivant',
    done: 'C’est vu',
  },
  replay: {
    watch: 'Revoir la bataille',
    label: 'Revoir la bataille',
    play: 'Lecture',
    pause: 'Pause',
    fight: 'Combat suivant',
    loss: 'Perte suivante',
    fightShort: 'Combat',
    lossShort: 'Perte',
    none: { fight: 'Plus aucun combat après ce moment.', loss: 'Plus aucune perte après ce moment.' },
    paces: { slow: 'Vitesse\u00a0: lente', normal: 'Vitesse\u00a0: normale', fast: 'Vitesse\u00a0: rapide' },
    pacesShort: { slow: '½×', normal: '1×', fast: '2×' },
    both: 'À revoir\u00a0: les deux camps',
    only: (army) => `À revoir\u00a0: un seul camp (${army})`,
    bestHere: 'Que fallait-il jouer\u00a0?',
    bestHereShort: 'Meilleur plan\u00a0?',
  },
  handOver: {
    title: (army) => `Joueur suivant\u00a0: ${army}`,
    named: (army, name) => `Joueur suivant\u00a0: ${name} (${army})`,
    since: 'Ce qui a changé depuis votre dernière décision',
    hidden: 'Tant que vous n’avez pas pris l’écran, seul ce que voient les deux armées est montré.',
    nothing: 'Rien n’a changé sur la carte.',
    steps: 'Voir pas à pas',
  },
  result: {
    conceded: (army) => `Bataille abandonnée\u00a0: ${army}.`,
    drawFor: (army) => `Ici, un match nul vaut une victoire\u00a0: ${army}.`,
    log: 'Voir le journal',
    save: 'Enregistrer dans un fichier',
    again: 'Rejouer',
    swapped: 'Rejouer, camps échangés',
    losses: 'Pertes',
    analyse: 'Analyser',
    next: 'Bataille suivante',
    report: 'Compte rendu',
    luck: 'Chance aux dés',
  },
  concede: {
    title: 'Abandonner la bataille\u00a0?',
    text: (army, other) =>
      `La bataille se termine aussitôt. Vaincu\u00a0: ${army}\u00a0; vainqueur\u00a0: ${other}. L’abandon peut ensuite être annulé.`,
    yes: 'Abandonner',
  },
  rename: 'Nom de cette partie',
  keys: {
    title: 'Clavier',
    list: [
      ['← ↑ → ↓', 'déplacer le curseur'],
      ['A Z E Q S D', 'déplacer le curseur dans les six directions (Q\u00a0W\u00a0E\u00a0A\u00a0S\u00a0D sur un clavier QWERTY)'],
      ['Entrée', 'choisir, ou donner l’ordre choisi'],
      ['[ ]', 'pivoter à gauche, à droite'],
      ['{ }', 'conversion d’une ligne à gauche, à droite, autour de son guide'],
      ['G', 'joindre l’unité sous le curseur à une ligne, ou l’en retirer'],
      ['⇧G', 'joindre toute la ligne de l’unité'],
      ['⇧', '(Maj) avec la souris\u00a0: tracer un cadre autour des unités, ou cliquer l’une après l’autre'],
      ['Échap', 'revenir d’un pas'],
      ['.', 'unité suivante'],
      ['F', 'unité suivante qui peut agir'],
      ['X', 'sortir de la carte'],
      ['O', 'rapport de forces et fiche'],
      ['L', 'ligne de vue et portée, de l’unité ou de l’hex choisi au curseur'],
      ['J', 'journal'],
      ['I', 'inscrire une note, un signe ou un dessin au moment affiché'],
      ['K', 'revoir la bataille à partir du moment affiché, ou faire une pause'],
      ['< >', 'une action en arrière, en avant dans le journal'],
      [', ;', 'le combat suivant, la perte suivante'],
      ['P', 'armées'],
      ['M', 'aller à la carte'],
      ['R', 'la règle du dernier refus, ou le livret de règles'],
      ['Y', 'pourquoi pas\u00a0? Choisir ensuite une unité, un hex ou un bouton gris'],
      ['T', 'qui menace l’unité en main'],
      ['V', 'tout ce que l’ennemi pourra faire au prochain tour, sur la carte'],
      ['⇧V', 'tout ce que votre camp pourra faire au prochain tour'],
      ['H', 'un conseil, et l’état de la partie'],
      ['N', 'terminer la phase'],
      ['U ⇧U', 'redire le dernier événement\u00a0; celui d’avant'],
      ['/', 'taper un ordre'],
      ['Ctrl+Z', 'annuler'],
      ['Ctrl+Y', 'rétablir'],
      ['+ − 0', 'agrandir, réduire, toute la carte'],
      ['?', 'cette liste'],
    ],
    ordersTitle: 'Ordres tapés',
    orders: [
      ['B9-C8', 'se déplacer\u00a0; B9-C8/3 pivote aussi vers 3 (directions 1 à 6, dans le sens horaire depuis le nord)'],
      ['B9-C9-D8', 'passer par C9'],
      ['B9/4', 'pivoter sur place'],
      ['B9-off', 'sortir de la carte'],
      ['LI+A9/2', 'faire entrer une réserve'],
      ['*C11', 'placer un chef'],
      ['K5:D4', 'tirer'],
      ['B9xC9', 'attaquer\u00a0; LIxA9/2 depuis le bord de la carte'],
      ['away 1, retreat A8, stand, press, halt, advance, hold', 'réponses'],
      ['end', 'terminer la phase'],
    ],
  },
  noGame: {
    text: 'Choisissez une bataille pour en commencer une.',
    gone: 'Cette partie n’est plus conservée ici. Choisissez-en une autre, ou commencez-en une nouvelle.',
    battles: 'Choisir une bataille',
    damaged: 'Cette partie ne peut pas être ouverte',
  },
};
