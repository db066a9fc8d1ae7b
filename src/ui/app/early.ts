/*
 * A plain script that stands in the page itself (`build/head.ts`): before anything is painted it chooses the theme and, of the pages drawn at build time, the
 * one in the reader's language. theme.ts and start.tsx keep both from here on. It also asks for what a battle needs where the address is of one.
 */
import { languageFor, wishesHere } from '../../store/wishes';
import { settled } from './settled';

const { documentElement: root } = document;
const { theme, language } = wishesHere();
root.dataset['theme'] = settled(theme);
root.lang = languageFor(language, navigator.languages);

/** The built page names them on this script, and for each language its words; main.ts imports them, once it is there itself. */
function preloadBattle({ scripts = '', styles = '', [root.lang]: words = '' }: DOMStringMap): void {
  for (const [files, attributes] of [
    [scripts, { rel: 'modulepreload' }],
    [words, { rel: 'modulepreload' }],
    [styles, { rel: 'preload', as: 'style' }],
  ] as const)
    for (const file of files.split(' ').filter(Boolean))
      document.head.append(Object.assign(document.createElement('link'), attributes, { crossOrigin: '', href: `./${file}` }));
}

if (/^#?\/?play(\/|$)/.test(location.hash)) preloadBattle(document.currentScript?.dataset ?? {});

const isHome = /^#?\/?$/.test(location.hash);

/** Takes away what is drawn in another language, and the first page where another one has been asked for: only the bar over it is the same. */
function choose(): void {
  for (const page of document.querySelectorAll<HTMLElement>('.drawn')) {
    if (page.lang !== root.lang) page.remove();
    else if (!isHome) page.querySelector('main')?.remove();
  }
}

// The page is still being read.
const watch = new MutationObserver(choose);
watch.observe(root, { childList: true, subtree: true });
document.addEventListener('DOMContentLoaded', () => watch.disconnect());
