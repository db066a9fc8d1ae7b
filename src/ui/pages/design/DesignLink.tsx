import { useMemo } from 'react';
import type { Checked } from '../../../kernel/game';
import { readLink } from '../../../store/link';
import { createPart } from '../../../store/part';
import { FaultList } from '../../app/FaultList';
import { Icon } from '../../app/Icon';
import { NotLoaded } from '../../app/NotLoaded';
import type { Page } from '../../app/routes';
import { useTitle } from '../../app/title';
import { usePart } from '../../app/usePart';
import { lay, readForeign } from '../../design/begin';
import type { Drawing } from '../../design/document/drawing';
import DesignMap from '../../design/view/DesignMap';
import { useLanguage, useWords } from '../../words';
import { fetchDesignWords, useDesignWords } from '../../words/design';
import '../pages.css';
import '../../picture/maps.css';
import '../../design/view/design.css';

/** What the page waits for besides its words. */
export const words = fetchDesignWords;

async function battleIn(text: string): Promise<Checked<Drawing>> {
  const json = await readLink(text);
  return json.ok ? readForeign(json.value) : json;
}

/** A battle in a link, looked at before it is taken: it has been checked, and nothing of it is run. */
const DesignLink: Page<'designLink'> = ({ route }) => {
  const words = useDesignWords();
  const { common, pages } = useWords();
  const language = useLanguage();
  // What is wrong with the link is among its faults.
  const { value: read, retry } = usePart(useMemo(() => createPart(() => battleIn(route.text)), [route.text]));
  useTitle(words.arrived);
  const title = (read?.ok && read.value.title[language].trim()) || pages.saves.untitled;
  if (retry) return <NotLoaded retry={retry} />;
  return (
    <>
      <header className="page-head">
        <h1>{words.arrived}</h1>
      </header>
      {!read && <p>{common.loading}</p>}
      {read && !read.ok && (
        <div className="page-warning" role="alert">
          <p>{words.noBattle}</p>
          <FaultList faults={read.faults} />
        </div>
      )}
      {read?.ok && (
        <section className="design-arrived">
          <h2>{title}</h2>
          <p>{read.value.story[language]}</p>
          <DesignMap position={read.value.position} label={pages.battles.map(title)} width={640} />
          <button
            type="button"
            className="app-button app-button--main"
            data-testid="take-design"
            onClick={() => void lay(read.value, true)}
          >
            <Icon name="pen" />
            {words.take}
          </button>
        </section>
      )}
    </>
  );
};

export default DesignLink;
