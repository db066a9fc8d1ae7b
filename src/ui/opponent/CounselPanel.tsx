import { useState } from 'preact/hooks';
import type { Advice, Reason } from '../../ai/protocol';
import { printHex } from '../../kernel/board';
import { useStore } from '../app/useStore';
import { Glyph } from '../table/Glyph';
import { deciderOf, playText } from '../table/hands';
import { useGame, useNaming } from '../table/hooks';
import { RuleLink } from '../table/RuleLink';
import { useLanguage, useWords } from '../words';
import { dropCounsel, opponent, point } from './opponent';

function ReasonText({ reason }: { readonly reason: Reason }) {
  const words = useWords().opponent;
  const board = useGame((now) => now.context.board);
  const { why, rule, hexes = [], values = {} } = reason;
  const say = Object.hasOwn(words.reasons, why) ? words.reasons[why as keyof typeof words.reasons] : words.reasons.leavesMost;
  const told = {
    at: words.listed(hexes.map((hex) => printHex(board, hex))),
    n: (name: string) => Number(values[name] ?? 0),
    text: (name: string) => String(values[name] ?? ''),
  };
  return (
    <li>
      {say(told)} {rule !== undefined && <RuleLink id={rule} />}
    </li>
  );
}

function Line({ advice, percent }: { readonly advice: Advice; readonly percent: (value: number) => string }) {
  const words = useWords().opponent;
  const [pointed, set] = useState(false);
  const show = () => {
    point(pointed ? undefined : advice.order);
    set(!pointed);
  };
  return (
    <li class={pointed ? 'counsel-line counsel-line--shown' : 'counsel-line'}>
      <div class="counsel-line__head">
        <button type="button" class="counsel-line__order" aria-pressed={pointed} aria-label={words.show(advice.order)} onClick={show}>
          {words.line(advice.order, percent(advice.value))}
        </button>
        <button
          type="button"
          class="app-button app-button--icon"
          aria-label={words.play(advice.order)}
          onClick={() => playText(advice.order)}
        >
          <Glyph name="next" />
        </button>
      </div>
      <ul>
        {advice.reasons.map((reason) => (
          <ReasonText key={reason.why} reason={reason} />
        ))}
      </ul>
    </li>
  );
}

/** How it stands and what might be done, with reasons; a tap draws a line on the map. */
export function CounselPanel() {
  const words = useWords().opponent;
  const language = useLanguage();
  const naming = useNaming();
  const cursor = useGame((now) => now.cursor);
  const side = useGame(deciderOf);
  const { counsel, asking } = useStore(opponent, (state) => state);
  if (asking)
    return (
      <p class="counsel app-card app-note" aria-live="polite">
        {words.asking}
      </p>
    );
  if (!counsel || counsel.cursor !== cursor || side === undefined) return null;
  const percent = (value: number) => new Intl.NumberFormat(language, { style: 'percent' }).format(value);
  return (
    <section class="counsel app-card" data-testid="counsel" aria-label={words.counsel}>
      <header>
        <h3>{words.stands}</h3>
        <button type="button" class="app-button app-button--icon" aria-label={words.close} onClick={dropCounsel}>
          <Glyph name="cross" />
        </button>
      </header>
      <p>{words.expected(naming.army(side), percent(counsel.expected))}</p>
      <div class="counsel-bar" aria-hidden="true">
        <span style={{ width: `${100 * (side === 0 ? counsel.expected : 1 - counsel.expected)}%` }} />
      </div>
      {counsel.lines.length === 0 ? (
        <p class="app-note">{words.none}</p>
      ) : (
        <>
          <h3>{words.best}</h3>
          <ol>
            {counsel.lines.map((advice) => (
              <Line key={advice.order} advice={advice} percent={percent} />
            ))}
          </ol>
        </>
      )}
    </section>
  );
}
