import { variantOf, whenWanted } from '../formats';

const dates = whenWanted(() => new Intl.DateTimeFormat(variantOf('en'), { dateStyle: 'medium', timeStyle: 'short' }));
const numbers = whenWanted(() => new Intl.NumberFormat('en'));

export const common = {
  brand: 'Ancients',
  number: (n: number) => numbers().format(n),
  date: (time: number) => dates().format(time),
  skip: 'Skip to the content',
  labelled: (label: string, text: string) => `${label}: ${text}`,
  loading: 'One moment…',
  nav: {
    label: 'Pages',
    home: 'Home',
    learn: 'Learn',
    battles: 'Battles',
    saves: 'Saved games',
    rules: 'Rules',
    design: 'Draw a battle',
    lab: 'Laboratory',
    credits: 'Credits',
    help: 'Help and keys',
    more: 'Menu',
  },
  settings: 'Settings…',
  language: { label: 'Language' },
  theme: { label: 'Colours', system: 'Same as system', light: 'Light', dark: 'Dark', contrast: 'High contrast' },
  actions: {
    cancel: 'Cancel',
    close: 'Close',
    delete: 'Delete',
    dismiss: 'Dismiss',
    rename: 'Rename',
    retry: 'Try again',
  },
  version: { there: 'A new version is available.', take: 'Update' },
  trouble: {
    title: 'Something went wrong here',
    text: 'This is a fault in the program, not yours.',
    kept: 'Your game was saved after the last action, so nothing is lost.',
    save: 'Save the game to a file',
    reload: 'Reload the page',
    home: 'Go to the front page',
    detail: 'What the program reports',
    chunkTitle: 'This page could not be loaded',
    chunkText: 'The connection may be down, or the site may have changed since you opened it.',
    partTitle: 'A part of the program could not be loaded',
    unread: 'This game cannot be read.',
  },
};
