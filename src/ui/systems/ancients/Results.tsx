import type { MeleeResult } from '../../../rules/ancients/model/data';
import { useWords, wordsNow } from './words';

/** A strength: most are whole and small, and the browser takes its time over the formats of a language. */
export const numberOf = (value: number) => (Number.isInteger(value) ? String(value) : wordsNow().common.number(value));

interface ResultsProps {
  readonly results: readonly MeleeResult[];
  readonly hidden?: boolean;
}

/** 9.3 The six results of a column, by the die. */
export function Results({ results, hidden }: ResultsProps) {
  const words = useWords().odds;
  return (
    <ol hidden={hidden} className="table-results" aria-label={words.results}>
      {results.map((result, i) => (
        <li key={i} data-result={result}>
          <small>{i + 1}</small> {result}
        </li>
      ))}
    </ol>
  );
}
