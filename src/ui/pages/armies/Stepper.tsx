import { useArmyWords } from '../../words/armies';
import { MOST_OF_ONE } from './drafts';

interface Props {
  readonly name: string;
  /** Its code on the counter, where it has one. */
  readonly code?: string | undefined;
  readonly price: number;
  readonly most?: number | undefined;
  readonly count: number;
  readonly testid: string;
  readonly step: (by: 1 | -1) => void;
}

/** A ware, its price, and how many of it: a line with a button on either side of the number. */
export function Stepper({ name, code, price, most, count, testid, step }: Props) {
  const { builder } = useArmyWords();
  return (
    <li className="armies-ware" data-testid={testid} data-held={count > 0 || undefined}>
      <span className="armies-name">
        <b>{name}</b>
        <small>{[code, builder.price(price), most === undefined ? undefined : builder.most(most)].filter(Boolean).join(' · ')}</small>
      </span>
      <button
        type="button"
        className="app-button app-button--icon"
        aria-label={builder.fewer(name)}
        aria-disabled={count === 0}
        onClick={() => count > 0 && step(-1)}
      >
        −
      </button>
      <span className="armies-count" data-over={(most !== undefined && count > most) || undefined}>
        {count}
      </span>
      <button
        type="button"
        className="app-button app-button--icon"
        aria-label={builder.more(name)}
        aria-disabled={count === MOST_OF_ONE}
        onClick={() => count < MOST_OF_ONE && step(1)}
      >
        +
      </button>
    </li>
  );
}
