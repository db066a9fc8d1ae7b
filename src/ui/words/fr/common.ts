import type { Words } from '..';
import { variantOf, whenWanted } from '../formats';

const days = whenWanted(() => new Intl.DateTimeFormat(variantOf('fr'), { dateStyle: 'medium' }));
const hours = whenWanted(() => new Intl.DateTimeFormat(variantOf('fr'), { timeStyle: 'short' }));
const numbers = whenWanted(() => new Intl.NumberFormat('fr'));

export const common: Words['common'] = {
  brand: 'Ancients',
  number: (n) => numbers().format(n),
  date: (time) => `${days().format(time)} à ${hours().format(time)}`,
  skip: 'Aller au contenu',
  labelled: (label, text) => `${label}\u00a0: ${text}`,
  loading: 'Un instant…',
  nav: {
    label: 'Pages',
    home: 'Accueil',
    learn: 'Apprendre',
    battles: 'Batailles',
    saves: 'Parties',
    rules: 'Règles',
    design: 'Dessiner une bataille',
    lab: 'Laboratoire',
    credits: 'Crédits',
    help: 'Aide et clavier',
    more: 'Menu',
  },
  settings: 'Réglages…',
  language: { label: 'Langue' },
  theme: { label: 'Couleurs', system: 'Comme le système', light: 'Clair', dark: 'Sombre', contrast: 'Contraste élevé' },
  actions: {
    cancel: 'Annuler',
    close: 'Fermer',
    delete: 'Supprimer',
    dismiss: 'Masquer',
    rename: 'Renommer',
    retry: 'Réessayer',
  },
  version: { there: 'Une nouvelle version est disponible.', take: 'L’utiliser' },
  trouble: {
    title: 'Quelque chose s’est cassé ici',
    text: 'C’est une erreur du programme, pas la vôtre.',
    kept: 'Votre partie a été enregistrée après la dernière action\u00a0: rien n’est perdu.',
    save: 'Enregistrer la partie dans un fichier',
    reload: 'Recharger la page',
    home: 'Retour à l’accueil',
    detail: 'Ce que dit le programme',
    chunkTitle: 'Cette page n’a pas pu être chargée',
    chunkText: 'La connexion est peut-être coupée, ou le site a changé depuis que vous l’avez ouvert.',
    partTitle: 'Une partie du programme n’a pas pu être chargée',
    unread: 'Cette partie est illisible.',
  },
};
