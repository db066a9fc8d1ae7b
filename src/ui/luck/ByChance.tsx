import { useEffect } from 'react';
import { useStore } from 'zustand';
import { RetryButtons } from '../app/RetryButtons';
import { usePart } from '../app/usePart';
import { type OpponentPart, opponentPart } from '../table/contract/opponentPart';
import { standsAt } from '../table/session';
import { useGame } from '../table/shell/hooks';
import { useLuckWords } from '../words/luck';
import { LuckSides } from './LuckSides';
import { CHANCE, luckOfReview } from './sums';

/** The computer player is asked, and has said what it makes of the dice. */
function Asked({ part: { story, askReview } }: { readonly part: OpponentPart }) {
  const words = useLuckWords();
  const at = useGame(standsAt);
  const cursor = useGame((now) => now.cursor);
  const told = useStore(story, (state) => state.told);
  useEffect(() => void askReview(), [askReview, at]);
  const own = told?.at === at ? told : undefined;
  if (own?.plays) return <LuckSides plays={luckOfReview(own.plays)} counted={CHANCE} measure={words.chance} />;
  return (
    <>
      <p className="app-note" aria-live="polite">
        {own?.failed ? words.failed : own?.done ? words.gone(own.done, cursor) : words.asking}
      </p>
      {own?.failed && <RetryButtons retry={() => void askReview()} />}
    </>
  );
}

/** Luck by the chance to win, as the computer player values the positions; its part is fetched for it. */
export function ByChance() {
  const words = useLuckWords();
  const { value, retry } = usePart(opponentPart);
  if (value) return <Asked part={value} />;
  return (
    <>
      <p className="app-note" aria-live="polite">
        {retry ? words.failed : words.asking}
      </p>
      {retry && <RetryButtons retry={retry} />}
    </>
  );
}
