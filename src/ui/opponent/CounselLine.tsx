import type { Advice, Reason } from '../../ai/protocol';
import { printHex } from '../../kernel/board';
import { useStore } from '../app/useStore';
import { Glyph } from '../table/Glyph';
import { playText } from '../table/hands';
import { useGame, useTable } from '../table/hooks';
import { RuleLink } from '../table/RuleLink';
import { useOpponentWords } from '../words/opponent';
import { hexesIn, opponent, point } from './opponent';
import { useOrderText } from './orderText';

function ReasonText({ reason }: { readonly reason: Reason }) {
  const words = useOpponentWords();
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

interface Props {
  readonly advice: Advice;
  readonly percent: (value: number) => string;
  /** Whether it can be played as the game stands. */
  readonly playable: boolean;
}

/** One of the best things to do, with its reasons; a tap draws it on the map. */
export function CounselLine({ advice, percent, playable }: Props) {
  const words = useOpponentWords();
  const text = useOrderText(advice.order);
  const drawn = useTable(({ advised }) => advised !== undefined);
  const pointed = useStore(opponent, (state) => state.pointed === advice.order) && drawn;
  return (
    <li class={pointed ? 'counsel-line counsel-line--shown' : 'counsel-line'}>
      <div class="counsel-line__head">
        {hexesIn(advice.order).length > 0 ? (
          <button
            type="button"
            class="counsel-line__order"
            aria-pressed={pointed}
            aria-label={words.show(words.line(text, percent(advice.value)))}
            onClick={() => point(pointed ? undefined : advice.order)}
          >
            <span>{text}</span> <span class="counsel-line__value">{percent(advice.value)}</span>
          </button>
        ) : (
          <span class="counsel-line__order">
            <span>{text}</span> <span class="counsel-line__value">{percent(advice.value)}</span>
          </span>
        )}
        {playable && (
          <button type="button" class="app-button app-button--icon" aria-label={words.play(text)} onClick={() => playText(advice.order)}>
            <Glyph name="next" />
          </button>
        )}
      </div>
      <ul>
        {advice.reasons.map((reason) => (
          <ReasonText key={reason.why} reason={reason} />
        ))}
      </ul>
    </li>
  );
}
