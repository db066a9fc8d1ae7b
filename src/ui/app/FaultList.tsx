import './faults.css';
import type { Fault } from '../../kernel/game';
import { useWords } from '../words';

const MOST = 8;

/** What is wrong with a file, a link or a stored game, each fault with its place. */
export function FaultList({ faults }: { readonly faults: readonly Fault[] }) {
  const { faults: words } = useWords();
  return (
    <ul className="page-faults">
      {faults.slice(0, MOST).map((fault) => (
        <li key={`${fault.at} ${fault.expected} ${fault.found}`}>
          {words.sentence(words.place(fault.at), words.expected(fault.expected), fault.found)}
        </li>
      ))}
      {faults.length > MOST && <li>{words.more(faults.length - MOST)}</li>}
    </ul>
  );
}
