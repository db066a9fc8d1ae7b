import { useEffect } from 'react';
import { factsOf } from '../../scenarios';
import { library } from '../../store/library';
import type { Page } from '../app/routes';
import { useTitle } from '../app/title';
import { LabForm } from '../lab/LabForm';
import { LabResults } from '../lab/LabResults';
import { stop } from '../lab/laboratory';
import { useWords } from '../words';
import { fetchLabWords, useLabWords } from '../words/lab';
import { fetchOpponentWords } from '../words/opponent';
import './pages.css';
import './setUp/setUp.css';
import '../lab/share.css';
import '../lab/lab.css';

export const words = () => Promise.all([fetchLabWords(), fetchOpponentWords()]);

/** Where computer players show how fair a battle is. */
const Lab: Page<'lab'> = ({ route }) => {
  const words = useLabWords();
  const { pages } = useWords();
  useTitle(words.title);
  useEffect(() => {
    void library.list();
    // What has been played stays to be read; nothing goes on behind another page.
    return stop;
  }, []);
  return (
    <>
      <header className="page-head">
        <h1>{words.title}</h1>
        <p>{words.intro}</p>
        {route.battle !== undefined && !factsOf(route.battle) && <p className="page-warning">{pages.battles.unknown}</p>}
      </header>
      <div className="lab-page">
        <LabForm key={route.battle} battle={route.battle} />
        <LabResults />
      </div>
    </>
  );
};

export default Lab;
