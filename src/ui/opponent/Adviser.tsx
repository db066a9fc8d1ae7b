import { useLayoutEffect, useRef } from 'react';
import { useStore } from 'zustand';
import { preferences } from '../../store/preferences';
import { table } from '../../store/table';
import { useGame } from '../table/shell/hooks';
import { useOpponentWords } from '../words/opponent';
import { counselOf, dropCounsel } from './counsel';
import { type Counsel, opponent } from './opponent';
import { useOrderText } from './orderText';
import { Plans } from './Plans';

/** As tall as it was while the next counsel is on its way, so that nothing below it jumps. */
function useHeld(isThere: boolean) {
  const box = useRef<HTMLElement>(null);
  const held = useRef(0);
  useLayoutEffect(() => {
    if (isThere && box.current) held.current = box.current.offsetHeight;
  });
  return { box, style: isThere || held.current === 0 ? undefined : { minHeight: `${held.current}px` } };
}

/** Advice at each decision, for as long as it is wished. */
export function Adviser({ counsel }: { readonly counsel: Counsel | undefined }) {
  const words = useOpponentWords();
  const { asking, unanswered } = useStore(opponent);
  const { box, style } = useHeld(counsel !== undefined);
  const drop = () => {
    preferences.setState({ advice: false });
    dropCounsel();
  };
  return (
    <section ref={box} className="counsel counsel--adviser app-card" style={style} data-testid="advice" aria-label={words.advice}>
      <header>
        <h3>{words.advice}</h3>
        <button type="button" className="app-button app-button--quiet" data-testid="advice-off" onClick={drop}>
          {words.adviceOff}
        </button>
      </header>
      <p className="app-note" aria-live="polite">
        {counsel ? words.adviceNote : unanswered ? words.unanswered : asking && words.asking}
      </p>
      {counsel && <Plans counsel={counsel} />}
    </section>
  );
}

/** On a small screen, where the advice lies behind its tab: the first of it, which leads there. */
export function AdviceLine() {
  const words = useOpponentWords();
  const now = useGame((all) => all);
  const state = useStore(opponent, (all) => all);
  const counsel = counselOf(now, state);
  const [best] = counsel?.plans ?? [];
  const text = useOrderText(best?.orders[best.chief[0] ?? 0]?.order ?? '');
  if (!counsel) return <p className="app-note">{state.unanswered ? words.unanswered : state.asking && words.asking}</p>;
  return (
    <button
      type="button"
      className="counsel-hint"
      data-testid="advice-line"
      onClick={() => table.setState({ panel: 'now', sheet: true, rule: undefined })}
    >
      <small>{words.advice}</small>
      <span>{text !== '' ? text : best ? words.nobodyMoves : words.none}</span>
    </button>
  );
}
