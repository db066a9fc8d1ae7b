import { useStore } from 'zustand';
import { LANGUAGES, preferences, THEMES } from '../../store/preferences';
import { useLanguage, useWords } from '../words';
import { Icon } from './Icon';
import { printRoute, type Route } from './routes';
import { openSettings } from './settings';
import { themeIcons } from './themeIcons';
import { useRoute } from './useRoute';

const pages = ['learn', 'battles', 'saves', 'rules'] as const;
const morePages = ['home', 'learn', 'battles', 'saves', 'rules', 'design', 'lab', 'help', 'credits'] as const;
/** In their own language, so that whoever is lost finds his own. */
const ownNames = { en: 'English', fr: 'Français' } as const;

/** Screens that belong to a page of the bar. */
const under: { readonly [Screen in Route['screen']]?: (typeof morePages)[number] } = {
  battle: 'battles',
  armies: 'battles',
  setUp: 'battles',
  lesson: 'learn',
  draw: 'design',
  designLink: 'design',
};

const isUnder = (route: Route, page: (typeof morePages)[number]): boolean => (under[route.screen] ?? route.screen) === page;

function LanguageSwitch() {
  const words = useWords();
  const language = useLanguage();
  return (
    <fieldset className="app-languages">
      <legend className="app-unseen">{words.common.language.label}</legend>
      {LANGUAGES.map((one) => (
        <button
          key={one}
          type="button"
          lang={one}
          aria-pressed={one === language}
          aria-label={ownNames[one]}
          title={ownNames[one]}
          onClick={() => preferences.setState({ language: one })}
        >
          {one.toUpperCase()}
        </button>
      ))}
    </fieldset>
  );
}

function ThemeChoice() {
  const { theme: names } = useWords().common;
  const theme = useStore(preferences, (all) => all.theme);
  return (
    <fieldset className="app-themes">
      <legend>{names.label}</legend>
      {THEMES.map((one) => (
        <label key={one}>
          <input type="radio" name="theme" checked={one === theme} onChange={() => preferences.setState({ theme: one })} />
          <Icon name={themeIcons[one]} />
          {names[one]}
        </label>
      ))}
    </fieldset>
  );
}

/** The bar over every screen: where one is, where one can go, language and colours. */
export function Header() {
  const words = useWords();
  const route = useRoute();
  const link = (page: (typeof morePages)[number]) => (
    <a key={page} href={printRoute({ screen: page })} aria-current={isUnder(route, page) ? 'page' : undefined}>
      {words.common.nav[page]}
    </a>
  );
  const close = () => document.getElementById('app-menu')?.hidePopover?.();
  return (
    <header className="app-header">
      <a className="app-brand" href="#/" aria-label={`${words.common.brand}, ${words.common.nav.home}`}>
        <svg viewBox="0 0 28 28" aria-hidden="true" focusable="false">
          <path className="app-brand__hex" d="M7.5 2.7h13L27 14l-6.5 11.3h-13L1 14z" />
          <path className="app-brand__mark" d="M14 7l5.5 13h-3.2l-1.1-2.8h-4.4L9.7 20H8.5zm-.9 4.4L11.4 15h3z" />
        </svg>
        <span>{words.common.brand}</span>
      </a>
      <nav className="app-nav" aria-label={words.common.nav.label}>
        {pages.map(link)}
      </nav>
      <LanguageSwitch />
      <button
        type="button"
        className="app-button app-button--icon"
        popoverTarget="app-menu"
        aria-label={words.common.nav.more}
        title={words.common.nav.more}
      >
        <Icon name="menu" />
      </button>
      {/* biome-ignore lint/a11y: a click on a link inside closes the menu; the links themselves work by keyboard */}
      <div id="app-menu" className="app-menu" popover="auto" onClick={(event) => event.target instanceof HTMLAnchorElement && close()}>
        <nav aria-label={words.common.nav.more}>{morePages.map(link)}</nav>
        <ThemeChoice />
        <button
          type="button"
          data-testid="app-settings"
          onClick={() => {
            close();
            openSettings();
          }}
        >
          <Icon name="sliders" />
          {words.common.settings}
        </button>
      </div>
    </header>
  );
}
