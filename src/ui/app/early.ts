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

const SCRIPT = { rel: 'modulepreload' };
const STYLE = { rel: 'preload', as: 'style' };

/** Asks for files; when all of them have come, or cannot. */
function preload(files: string, attributes: typeof SCRIPT): Promise<unknown> {
  const links = files.split(' ').flatMap((file) => {
    return file === '' ? [] : [Object.assign(document.createElement('link'), attributes, { crossOrigin: '', href: `./${file}` })];
  });
  document.head.append(...links);
  const settled = (link: HTMLLinkElement) =>
    new Promise((done) => {
      link.onload = done;
      link.onerror = done;
    });
  return Promise.all(links.map(settled));
}

/**
 * The built page names them on this script, and for each language its words; main.ts imports them, once it is there itself. They are asked for in the order
 * in which they can be run, for a line without HTTP/2 has room for six. What the battle is played with comes when it is free again: while the map is drawn.
 */
function preloadBattle(named: Element): void {
  const files = (name: string): string => named.getAttribute(`data-${name}`) ?? '';
  const coming = [
    preload(files('styles'), STYLE),
    preload(files('scripts'), SCRIPT),
    preload(files(root.lang), SCRIPT),
    preload(files('rest-styles'), STYLE),
    preload(files('rest'), SCRIPT),
  ];
  void Promise.all(coming).then(() => {
    void preload(files('live'), SCRIPT);
    void preload(files(`live-${root.lang}`), SCRIPT);
  });
}

const { currentScript } = document;
if (currentScript && /^#?\/?play(\/|$)/.test(location.hash)) preloadBattle(currentScript);

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
