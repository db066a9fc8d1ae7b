import type { ReactNode } from 'react';
import type { ArmyFault } from '../../../rules/armies/model/faults';
import { printRoute } from '../../app/routes';
import { useArmyWords } from '../../words/armies';
import { faultKey } from './battleOfPlan';

interface Props {
  readonly side: 0 | 1;
  readonly price: number;
  readonly points: number;
  readonly faults: readonly ArmyFault[];
  readonly children: ReactNode;
}

/** What an army or a fleet comes to, and all that is wrong with it, each with its rule. */
export function Verdict({ side, price, points, faults, children }: Props) {
  const words = useArmyWords();
  return (
    <div className="armies-verdict">
      <p className="armies-total" data-over={price > points || undefined} data-testid={`total-${side}`}>
        <strong>{words.builder.total(price, points)}</strong>
        {/* Good up to the points there are, bad beyond them. */}
        <meter min={0} low={points} high={points} max={Math.max(price, points)} optimum={0} value={price} aria-hidden="true" />
      </p>
      <p className="app-note">{children}</p>
      {faults.length > 0 && (
        <ul className="armies-faults" id={`faults-${side}`} tabIndex={-1} data-testid={`faults-${side}`}>
          {faults.map((fault) => (
            <li key={faultKey(fault)}>
              {words.faults[fault.why](fault.values)}{' '}
              <a className="page-id" href={printRoute({ screen: 'rules', id: fault.rule })}>
                {fault.rule}
              </a>
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}
