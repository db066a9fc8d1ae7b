import { useEffect, useState } from 'react';
import type { Checked } from '../../../kernel/game';
import { readLink } from '../../../store/link';
import { Icon } from '../../app/Icon';
import { NotLoaded } from '../../app/NotLoaded';
import type { Page } from '../../app/routes';
import { useTitle } from '../../app/title';
import { lay, readForeign } from '../../design/begin';
import type { Drawing } from '../../design/document/drawing';
import DesignMap from '../../design/view/DesignMap';
import { useLanguage, useWords } from '../../words';
import { fetchDesignWords, useDesignWords } from '../../words/design';
import { FaultList } from '../FaultList';
import '../pages.css';
import '../maps/maps.css';
import '../../design/view/design.css';

/** What the page waits for besides its words. */
export const words = fetchDesignWords;

/** A battle in a link, looked at before it is taken: it has been checked, and nothing of it is run. */
const DesignLink: Page<'designLink'> = ({ route }) => {
  const words = useDesignWords();
  const { common, pages } = useWords();
  const language = useLanguage();
  const [found, show] = useState<Checked<Drawing> | 'missing'>();
  const [again, repeat] = useState(0);
  useTitle(words.arrived);
  useEffect(() => {
    let left = false;
    show(undefined);
    const open = async () => {
      const json = await readLink(route.text);
      return json.ok ? readForeign(json.value) : json;
    };
    open().then(
      (read) => !left && show(read),
      // What is wrong with the link is among its faults.
      () => !left && show('missing'),
    );
    return () => {
      left = true;
    };
  }, [route.text, again]);
  if (found === 'missing') return <NotLoaded retry={() => repeat(again + 1)} />;
  const read = found;
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
          <h2>{read.value.title[language]}</h2>
          <p>{read.value.story[language]}</p>
          <DesignMap position={read.value.position} label={pages.battles.map(read.value.title[language])} width={640} />
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
