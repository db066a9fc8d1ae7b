import { deciderOf } from '../../../rules/naval/play/sequence';
import { byFinger, orderByButton } from '../../table/session';
import { Question } from '../../table/shell/Question';
import { RuleLink } from '../../table/shell/RuleLink';
import { choicesOf } from './choices';
import { useGame, useNaming, useTable } from './hooks';
import { answerOrder } from './orders';
import { askedNow } from './question';
import { ShipFace } from './ShipFace';
import type { SeaTool } from './tools/tool';
import { useNavalWords } from './words';

/** Who is asked what, in words, with a button for every answer and what it means. */
export function QuestionPanel() {
  const words = useNavalWords();
  const naming = useNaming();
  const now = useGame((all) => all);
  const { state } = now;
  const chosen = useTable(({ tool }) => (tool.kind === 'answer' ? tool.order : undefined));
  const { question } = state;
  const decider = deciderOf(state);
  const asked = askedNow(now, naming);
  if (!question || !asked || decider === undefined) return null;
  const { title, text } = asked;
  const ship = state.ships[question.target]!;
  const rule = question.asks === 'capture' ? '14.8.i' : state.phase === 'ballistae' ? '14.9' : '14.8';
  return (
    <Question side={decider} asks={question.asks} title={title}>
      <div className="fleet-asked">
        <ShipFace ship={ship} />
        <p>
          {text} <RuleLink id={rule} />
        </p>
      </div>
      <div className="table-answers fleet-answers">
        {choicesOf(words, state, question).map(({ answer, typed, text: choice, note }) => (
          <button
            key={answer}
            type="button"
            className="app-button"
            data-testid="answer"
            data-order={typed}
            aria-pressed={chosen === undefined ? undefined : chosen === answerOrder(answer)}
            onClick={(event) => {
              const order = answerOrder(answer);
              orderByButton(order, { kind: 'answer', order } satisfies SeaTool, byFinger(event));
            }}
          >
            <b>{choice}</b>
            <small>{note}</small>
          </button>
        ))}
      </div>
    </Question>
  );
}
