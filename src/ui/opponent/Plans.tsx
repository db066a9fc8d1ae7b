import { isProgrammed } from '../table/hands';
import { useGame, useNaming } from '../table/hooks';
import { useLanguage } from '../words';
import { useCounselWords } from '../words/counsel';
import { useOpponentWords } from '../words/opponent';
import { CounselLine } from './CounselLine';
import type { Counsel } from './opponent';

/** How it stands for whoever decides, and what might be done with its reasons. */
export function Plans({ counsel }: { readonly counsel: Counsel }) {
  const words = useOpponentWords();
  const own = useCounselWords();
  const language = useLanguage();
  const naming = useNaming();
  const playable = useGame((now) => now.looking === undefined && !now.outcome && !isProgrammed(now));
  const { side, hidden, expected, lines } = counsel;
  if (side === undefined) return <p>{own.over}</p>;
  if (hidden) return <p>{own.hidden}</p>;
  const percent = (value: number) => new Intl.NumberFormat(language, { style: 'percent' }).format(value);
  return (
    <>
      <p>{words.expected(naming.army(side), percent(expected))}</p>
      <div class="counsel-bar" aria-hidden="true">
        <span style={{ width: `${100 * (side === 0 ? expected : 1 - expected)}%` }} />
      </div>
      {lines.length === 0 ? (
        <p class="app-note">{words.none}</p>
      ) : (
        <>
          <h3>{words.best}</h3>
          <ol>
            {lines.map((advice) => (
              <CounselLine key={advice.order} advice={advice} percent={percent} playable={playable} />
            ))}
          </ol>
        </>
      )}
    </>
  );
}
