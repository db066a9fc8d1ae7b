import { hexOf, kindOf, type Order, orderIn } from '../../../rules/ancients/model/orders';
import { optional } from '../../../rules/ancients/options';
import { deciderOf } from '../../../rules/ancients/play/sequence';
import { ancients } from '../../../rules/ancients/system';
import { byFinger, orderByButton } from '../../table/session';
import { Question } from '../../table/shell/Question';
import { RuleLink } from '../../table/shell/RuleLink';
import { answerText } from './answerText';
import { useGame, useNaming, useTable } from './hooks';
import { askedNow } from './question';
import type { LandTool } from './tools/tool';
import { useWords } from './words';

const RULES = { away: '11.b', retreat: '9.1', press: '9.1', advance: '9.4' } as const;

/** 13.8 Who would meet if nobody left, since whoever stays has accepted. */
function Meeting() {
  const { questions } = useWords().options;
  const naming = useNaming();
  const state = useGame((now) => now.state);
  const meeting = state.extra ? optional().meetingIn(state) : undefined;
  if (!meeting) return null;
  const { from, at, leaders } = meeting;
  const [theirs, mine] = leaders;
  return (
    <p data-testid="meeting">
      {questions.meets(naming.hex(from), theirs.rating, naming.hex(at), mine.rating)} <RuleLink id="13.8" />
    </p>
  );
}

interface AnswerProps {
  readonly order: Order;
  readonly main?: boolean;
  /** Shown instead of the whole answer, where what stands before it says the rest. */
  readonly short?: string;
}

function Answer({ order, main = false, short }: AnswerProps) {
  const words = useWords().table.questions;
  const naming = useNaming();
  const context = useGame((now) => now.context);
  const state = useGame((now) => now.state);
  const chosen = useTable(({ tool }) => (tool.kind === 'answer' ? tool.order : undefined));
  const text = answerText(words, order, state.attack!, state, naming);
  return (
    <button
      type="button"
      className={main ? 'app-button app-button--main' : 'app-button'}
      data-testid="answer"
      data-order={ancients.printAction(context, state, order)}
      aria-label={short === undefined ? undefined : text}
      aria-pressed={chosen === undefined ? undefined : chosen === order}
      onClick={(event) => orderByButton(order, { kind: 'answer', order } satisfies LandTool, byFinger(event))}
    >
      {short ?? text}
    </button>
  );
}

/** Who is asked what, in words, with a button for every answer; the hexes of a retreat share a row. */
export function QuestionPanel() {
  const words = useWords().table.questions;
  const naming = useNaming();
  const now = useGame((all) => all);
  const { context, state } = now;
  const { attack } = state;
  const decider = deciderOf(state);
  const asked = askedNow(now, naming);
  if (!attack || !asked || decider === undefined) return null;
  const { title, text, note } = asked;
  const answers = ancients.legal(context, state, -1).map(orderIn);
  const retreats = answers.filter((order) => kindOf(order) === 'retreat');
  const others = answers.filter((order) => kindOf(order) !== 'retreat');
  return (
    <Question side={decider} asks={attack.asks} title={title}>
      <p>
        {text} {note && <small>{note}</small>} <RuleLink id={RULES[attack.asks]} />
      </p>
      <Meeting />
      <div className="table-answers">
        {retreats.length > 0 && <span aria-hidden="true">{words.retreatLabel}</span>}
        {retreats.map((order) => (
          <Answer key={order} order={order} short={naming.hex(hexOf(order))} />
        ))}
        {others.map((order) => (
          <Answer key={order} order={order} main={answers.length === 1} />
        ))}
      </div>
    </Question>
  );
}
