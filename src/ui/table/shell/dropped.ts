import { match } from '../../../store/match';
import { wordsNow } from '../../words';

/** So many throws are told face by face. */
const MOST = 8;

/** What lies behind a moment of the log, which another order would drop: so many plays, and the dice that fell in them. Empty where nothing does. */
export function droppedText(from: number): string {
  const entries = match.entries().slice(from);
  if (entries.length === 0) return '';
  const thrown = entries.filter(({ dice }) => dice.length > 0).map(({ dice }) => dice.join(' '));
  const told = thrown.slice(0, MOST);
  return wordsNow().table.log.ahead(entries.length, told.join(' · '), thrown.length - told.length);
}
