import type { Page } from '../app/routes';
import { useWords } from '../words';
import './pages.css';

const libraries = [
  ['React', 'https://react.dev'],
  ['Zustand', 'https://zustand.docs.pmnd.rs'],
  ['Immer', 'https://immerjs.github.io/immer/'],
  ['Honeycomb', 'https://github.com/flauwekeul/honeycomb'],
  ['Valibot', 'https://valibot.dev'],
  ['pure-rand', 'https://github.com/dubzzz/pure-rand'],
  ['idb', 'https://github.com/jakearchibald/idb'],
  ['tinykeys', 'https://github.com/jamiebuilds/tinykeys'],
] as const;

const Credits: Page<'credits'> = () => {
  const { credits } = useWords().pages;
  const art = [
    [credits.silhouettes, credits.silhouettesText],
    [credits.own, credits.ownText],
    [credits.textFont, credits.textFontText],
    [credits.titleFont, credits.titleFontText],
  ] as const;
  return (
    <div className="page-narrow">
      <h1>{credits.title}</h1>
      <h2>{credits.game}</h2>
      <p>{credits.gameText}</p>
      <h2>{credits.sources}</h2>
      <p>{credits.sourcesText}</p>
      <h2>{credits.art}</h2>
      <dl className="credits-list">
        {art.map(([what, who]) => (
          <div key={what}>
            <dt>{what}</dt>
            <dd>{who}</dd>
          </div>
        ))}
      </dl>
      <h2>{credits.software}</h2>
      <p>{credits.softwareText}</p>
      <ul className="page-tags">
        {libraries.map(([name, address]) => (
          <li key={name} className="page-tag">
            <a href={address} rel="noreferrer">
              {name}
            </a>
          </li>
        ))}
      </ul>
    </div>
  );
};

export default Credits;
