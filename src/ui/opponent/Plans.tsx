import type { Advice } from '../../ai/protocol';
import { useMayDecide, useNaming, useTable } from '../table/shell/hooks';
import { useLanguage } from '../words';
import { useCounselWords } from '../words/counsel';
import { useOpponentWords } from '../words/opponent';
import { CounselLine } from './CounselLine';
import type { Counsel } from './opponent';
import { PlanCard } from './PlanCard';

/** How it stands for whoever decides, and what might be done with its reasons. */
export function Plans({ counsel }: { readonly counsel: Counsel }) {
  const words = useOpponentWords();
  const own = useCounselWords();
  const language = useLanguage();
  const naming = useNaming();
  const may = useMayDecide();
  const rolling = useTable((state) => state.rolling !== undefined);
  const playable = may && !rolling;
  const { side, hidden, expected, plans, isRest } = counsel;
  // Where nothing was planned as a whole, a line for each.
  const isPlanned = isRest || plans.some(({ orders }) => orders.length !== 1);
  if (side === undefined) return <p>{own.over}</p>;
  if (hidden) return <p>{own.hidden}</p>;
  const titleOf = ({ posture }: Advice, at: number): string => {
    const meant = posture && words.postures[posture];
    const title = isRest ? words.restOfPlan : at === 0 ? words.bestPlan : words.otherPlan;
    return meant === undefined ? title : words.line(title, meant.toLowerCase());
  };
  const percent = (value: number) => new Intl.NumberFormat(language, { style: 'percent' }).format(value);
  return (
    <>
      <p>{words.expected(naming.army(side), percent(expected))}</p>
      <div className="counsel-bar" aria-hidden="true">
        <span style={{ width: `${100 * (side === 0 ? expected : 1 - expected)}%` }} />
      </div>
      {plans.length === 0 ? (
        <p className="app-note">{words.none}</p>
      ) : (
        <>
          <h3>{words.best}</h3>
          <ol>
            {/* What is left of a plan takes the place of its card: the focus stays on the button, the orders stay unfolded. */}
            {plans.map((plan, at) =>
              isPlanned ? (
                <PlanCard
                  key={plan.posture ?? 'best'}
                  counsel={counsel}
                  plan={plan}
                  title={titleOf(plan, at)}
                  percent={percent}
                  playable={playable}
                />
              ) : (
                <CounselLine
                  key={plan.orders[0]!.order}
                  counsel={counsel}
                  plan={plan}
                  advised={plan.orders[0]!}
                  percent={percent}
                  playable={playable}
                />
              ),
            )}
          </ol>
        </>
      )}
    </>
  );
}
