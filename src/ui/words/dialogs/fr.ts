import { plural } from '../fr/nouns';
import type { DialogWords } from '.';

export const dialogs: DialogWords = {
  proof: {
    title: 'Les dés de cette partie',
    seeded: (seed) => `L’ordinateur lance les dés à partir du tirage ${seed}, un nombre fixé avant la première action.`,
    again: 'Vérifier\u00a0: rejouer l’enregistrement',
    failed: 'L’enregistrement de cette partie est illisible.',
    plays: (n) =>
      n < 2
        ? `${n} action rejouée depuis le début\u00a0: les règles la permettent.`
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
    swapped: 'L’autre camp a remplacé les moitiés avec lesquelles il avait rejoint la partie\u00a0: il a pu choisir les dés.',
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
  concede: {
    title: 'Abandonner la bataille\u00a0?',
    text: (army, other) => `La bataille se termine aussitôt. Vaincu\u00a0: ${army}\u00a0; vainqueur\u00a0: ${other}.`,
    undone: 'L’abandon peut ensuite être annulé.',
    stays: 'Ce qui était caché devient visible\u00a0: l’abandon est définitif.',
    yes: 'Abandonner',
  },
  keys: {
    title: 'Clavier',
    list: [
      ['← ↑ → ↓', 'déplacer le curseur'],
      ['A Z E Q S D', 'déplacer le curseur dans les six directions (Q\u00a0W\u00a0E\u00a0A\u00a0S\u00a0D sur un clavier QWERTY)'],
      ['Entrée, Espace', 'choisir, ou donner l’ordre choisi'],
      ['⇧F10', 'ce qui se trouve sous le curseur, comme au clic droit\u00a0; la touche Menu fait de même'],
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
      ['L', 'ligne de vue et portée, depuis l’unité ou l’hex choisi jusqu’au curseur'],
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
      ['1–9', 'ce que montre votre dé, quand les joueurs lancent leurs propres dés'],
      ['U ⇧U', 'redire le dernier événement\u00a0; celui d’avant'],
      ['/', 'taper un ordre'],
      ['Ctrl+Z', 'annuler'],
      ['Ctrl+Y', 'rétablir'],
      ['+ −', 'agrandir, réduire, une fois sur la carte (M)'],
      ['0', 'toute la carte'],
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
      ['B9xC9', 'attaquer\u00a0; LIxA9/2 d’à côté de la carte'],
      ['away 1, retreat A8, stand, press, halt, advance, hold', 'réponses'],
      ['end', 'terminer la phase'],
    ],
  },
};
