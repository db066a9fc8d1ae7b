import type { Hex } from '../../../kernel/board';
import type { Asks } from '../../../rules/baw/model/types';
import { deciderOf } from '../../../rules/baw/play/sequence';
import { baw } from '../../../rules/baw/system';
import { byFinger, orderByButton } from '../../table/session';
import { leavePointed, pointing } from '../../table/shell/pointing';
import { Question } from '../../table/shell/Question';
import { RuleLink } from '../../table/shell/RuleLink';
import { unbroken } from '../../words/naming';
import { Chances } from './AttackPanel';
import { type Answer, answersOf, sameAction } from './answers';
import { oddsOf } from './attacks';
import { Face } from './Face';
import { useGame, useNaming, useTable } from './hooks';
import { unitOn } from './pieces';
import { askedNow } from './question';
import type { BawTool } from './tools/tool';
import { useBawWords } from './words';

const RULES: Readonly<Record<Asks, string>> = { evade: 'B10.b', lose: 'B7.6', retreat: 'B7.7', advance: 'B7.7.d' };

/** An answer, as short as it can be beside the unit that it is about. */
function AnswerButton({ answer, text, note }: { readonly answer: Answer; readonly text: string; readonly note?: string }) {
  const context = useGame((now) => now.context);
  const state = useGame((now) => now.state);
  const chosen = useTable(({ tool }) => (tool.kind === 'answer' ? tool.order : undefined));
  const unit = answer.from === undefined ? undefined : unitOn(state, answer.from)?.id;
  return (
    <button
      type="button"
      className="app-button"
      data-testid="answer"
      data-order={baw.printAction(context, state, answer.order)}
      aria-pressed={chosen === undefined ? undefined : sameAction(chosen, answer.order)}
      {...pointing(answer.path[0])}
      onClick={(event) => {
        leavePointed();
        orderByButton(
          answer.order,
          { kind: 'answer', ...(unit === undefined ? {} : { unit }), order: answer.order } satisfies BawTool,
          byFinger(event),
        );
      }}
    >
      {text}
      {note && <small> {note}</small>}
    </button>
  );
}

/** B7.8 Answers by where the unit goes: ways of making room for it there stand together. */
const byGoal = (answers: readonly Answer[]): readonly (readonly Answer[])[] =>
  [...new Set(answers.map(({ path: [goal] }) => goal))].map((goal) => answers.filter(({ path }) => path[0] === goal));

/** The answers that are about one unit. */
function About({ hex, answers }: { readonly hex: Hex; readonly answers: readonly Answer[] }) {
  const { table, card } = useBawWords();
  const { questions } = card;
  const naming = useNaming();
  const context = useGame((now) => now.context);
  const state = useGame((now) => now.state);
  const unit = unitOn(state, hex);
  if (!unit) return null;
  const text = ({ kind, path }: Answer) => {
    const to = naming.hex(path[0] ?? hex);
    if (kind === 'lose') return table.chosen.lose(to);
    return kind === 'evade' ? questions.evadeTo(to) : kind === 'advance' ? questions.advanceTo(to) : questions.retreatTo(to);
  };
  const course = ({ path }: Answer) => path.map((to) => naming.hex(to)).join('–');
  const note = (answer: Answer) => {
    if (answer.kind === 'lose') return questions.loses(context.types[unit.type]!.strength);
    return answer.path.length > 1 ? questions.pushing(course(answer)) : '';
  };
  const goals = byGoal(answers);
  const single = goals.flatMap((ways) => (ways.length === 1 ? ways : []));
  const several = goals.filter((ways) => ways.length > 1);
  return (
    <li className="baw-asked">
      <Face unit={unit} />
      <div>
        <b>{table.unitAt(naming.unit(unit.id), naming.hex(hex))}</b>
        {single.length > 0 && (
          <div className="table-answers">
            {single.map((answer) => (
              <AnswerButton key={JSON.stringify(answer.order)} answer={answer} text={text(answer)} note={note(answer)} />
            ))}
          </div>
        )}
        {several.map((ways) => (
          <div key={ways[0]!.path[0]} className="table-answers">
            <small>{questions.room(text(ways[0]!))}</small>
            {ways.map((answer) => (
              <AnswerButton key={JSON.stringify(answer.order)} answer={answer} text={course(answer)} />
            ))}
          </div>
        ))}
      </div>
    </li>
  );
}

/** B10.b Whoever may evade hears who comes, and how the attack would stand. */
function Attacked() {
  const { card, table } = useBawWords();
  const naming = useNaming();
  const context = useGame((now) => now.context);
  const state = useGame((now) => now.state);
  const [attackers, defenders] = [state.attack!.attackers, state.attack!.defenders].map((ids) => ids.map((id) => state.units[id]!.hex));
  const odds = oddsOf(context, state, attackers!, defenders!);
  const units = (ids: readonly number[]) => table.listed(ids.map((id) => table.unitAt(naming.unit(id), naming.hex(state.units[id]!.hex))));
  return (
    <details className="baw-attacked" data-testid="attacked">
      <summary>
        {card.questions.attackedBy(units(state.attack!.attackers), units(state.attack!.defenders))} {odds && <b>{unbroken(odds.odds)}</b>}
      </summary>
      {odds && <Chances odds={odds} />}
    </details>
  );
}

/** Who is asked what, in words, with a button for every answer; unit by unit. */
export function QuestionPanel() {
  const { card } = useBawWords();
  const { questions } = card;
  const naming = useNaming();
  const now = useGame((all) => all);
  const { context, state } = now;
  const { attack } = state;
  const decider = deciderOf(state);
  const asked = askedNow(now, naming);
  if (!attack || !asked || decider === undefined) return null;
  const { title, text, fate } = asked;
  const answers = answersOf(context, state);
  const hexes = [...new Set(answers.flatMap(({ from }) => (from === undefined ? [] : [from])))];
  const none = answers.find(({ from }) => from === undefined);
  const goesOn = attack.asks === 'advance' ? attack.advanced.length > 0 : attack.vacated.length > 0;
  const no = attack.asks === 'evade' ? (goesOn ? questions.standMore : questions.stand) : goesOn ? questions.holdMore : questions.hold;
  return (
    <Question side={decider} asks={attack.asks} title={title}>
      <p>
        {text} <RuleLink id={RULES[attack.asks]} />{' '}
        {fate && (
          <small>
            {fate} <RuleLink id="B7.7.b" />
          </small>
        )}
      </p>
      {attack.asks === 'evade' && <Attacked />}
      <ul className="baw-about">
        {hexes.map((hex) => (
          <About key={hex} hex={hex} answers={answers.filter(({ from }) => from === hex)} />
        ))}
      </ul>
      {none && (
        <div className="table-answers">
          <AnswerButton answer={none} text={no} note={attack.asks === 'evade' ? questions.standNote : ''} />
        </div>
      )}
    </Question>
  );
}
