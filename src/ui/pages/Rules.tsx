import { useEffect, useState } from 'react';
import { NotLoaded } from '../app/NotLoaded';
import type { Page } from '../app/routes';
import { useTitle } from '../app/title';
import { RulebookPage } from '../learn/book/RulebookPage';
import { fetchExhibits } from '../learn/examples';
import { isRuleId, labelOf } from '../learn/rulebook';
import { useRulebook } from '../learn/useRulebook';
import { useWords } from '../words';
import './pages.css';

/** True when it is known which paragraphs have boards, or cannot be: text that is there does not move any more. */
function useExhibits(): boolean {
  const [known, set] = useState(false);
  useEffect(() => {
    const go = () => set(true);
    fetchExhibits().then(go, go);
  }, []);
  return known;
}

const Rules: Page<'rules'> = ({ route }) => {
  const { common } = useWords();
  const fetched = useRulebook();
  const settled = useExhibits();
  const reading = fetched.state === 'there' && settled ? fetched.reading : undefined;
  const id = route.id !== undefined && isRuleId(route.id) ? route.id : undefined;
  useTitle(id && reading ? `${labelOf(id)} ${reading.book[id].title}`.trim() : (reading?.words.title ?? common.nav.rules));
  if (fetched.state === 'failed') return <NotLoaded retry={fetched.retry} />;
  if (!reading) return <p className="app-waiting">{common.loading}</p>;
  return <RulebookPage reading={reading} route={route} />;
};

export default Rules;
