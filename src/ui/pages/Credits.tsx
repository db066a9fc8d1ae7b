import { PartNotLoaded } from '../app/PartNotLoaded';
import type { Page } from '../app/routes';
import { usePart } from '../app/usePart';
import { useWords } from '../words';
import { licences } from './licences';
import './pages.css';

/** Every package that ships, with its licence to be opened. */
function Packages() {
  const { credits } = useWords().pages;
  const { value, retry } = usePart(licences);
  if (retry) return <PartNotLoaded retry={retry} />;
  return (
    <ul className="credits-packages" data-testid="licences" aria-busy={value === undefined}>
      {value?.map(({ name, version, licence, address, text }) => (
        <li key={name}>
          <details>
            <summary>
              <b>{name}</b> {version} <span className="page-tag">{licence}</span>
            </summary>
            <a href={address} rel="noreferrer">
              {credits.home(name)}
            </a>
            {/* Licences are what their authors wrote. */}
            <pre lang="en">{text}</pre>
          </details>
        </li>
      ))}
    </ul>
  );
}

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
      <Packages />
    </div>
  );
};

export default Credits;
