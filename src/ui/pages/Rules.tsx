import type { Page } from '../app/screens';
import { useTitle } from '../app/title';
import { RulebookPage } from '../learn/book/RulebookPage';
import { isRuleId, labelOf } from '../learn/rulebook';
import { useRulebook } from '../learn/useRulebook';
import { useWords } from '../words';
import './pages.css';

const Rules: Page<'rules'> = ({ route }) => {
  const { common } = useWords();
  const fetched = useRulebook();
  const reading = fetched.state === 'there' ? fetched.reading : undefined;
  const id = route.id !== undefined && isRuleId(route.id) ? route.id : undefined;
  useTitle(id && reading ? `${labelOf(id)} ${reading.book[id].title}`.trim() : (reading?.words.title ?? common.nav.rules));
  if (!reading) return <p class="app-waiting">{fetched.state === 'failed' ? common.trouble.chunkText : common.loading}</p>;
  return <RulebookPage reading={reading} route={route} />;
};

export default Rules;
