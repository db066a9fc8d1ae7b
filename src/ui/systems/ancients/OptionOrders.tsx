import type { OrderKind } from '../../../rules/ancients/model/orders';
import type { Unit } from '../../../rules/ancients/model/types';
import { optional } from '../../../rules/ancients/options';
import { deciderOf } from '../../../rules/ancients/play/sequence';
import { ancients } from '../../../rules/ancients/system';
import { Question } from '../../table/shell/Question';
import { RuleLink } from '../../table/shell/RuleLink';
import { WhyNot } from '../../table/shell/WhyNot';
import { useGame, useNaming } from './hooks';
import { Effect, OrderButton } from './OptionButtons';
import { buttonOrders, joins } from './optionOrders';
import { askedNow } from './question';
import { selectTool } from './tools';
import { groupOrder } from './tools/group';
import type { ToolOf } from './tools/tool';
import { useWords } from './words';

const RULES: Partial<Record<OrderKind, string>> = {
  roll: '13.3',
  camp: '13.3',
  hit: '13.2',
  tactic: '13.8',
  accept: '13.8',
  retreat: '13.8',
};

/** What optional rules let a unit do now, by button. */
export function UnitOrders({ unit }: { readonly unit: Unit }) {
  const words = useWords().options;
  const context = useGame((now) => now.context);
  const state = useGame((now) => now.state);
  const orders = buttonOrders(context, state, unit);
  const groups = (['activate', 'restrain'] as const).filter((kind) => joins(context, state, kind, unit));
  if (orders.length + groups.length === 0) return null;
  return (
    <div className="table-moves table-moves--options">
      {(groups.length > 0 || orders.some(({ kind }) => kind === 'rally')) && <CostLine units={[unit]} />}
      {orders.map((order) => (
        <OrderButton key={order.words.join(' ') + order.kind} order={order} />
      ))}
      {groups.map((kind) => (
        <button
          key={kind}
          type="button"
          className="app-button"
          data-testid="group"
          onClick={() => selectTool({ kind: 'group', order: kind, units: [unit.id] })}
        >
          {words.startGroup[kind]}
        </button>
      ))}
      <Effect orders={orders} />
    </div>
  );
}

/** V2 What an order to these units would cost, and why. */
function CostLine({ units }: { readonly units: readonly Unit[] }) {
  const { cost: words } = useWords().options;
  const context = useGame((now) => now.context);
  const state = useGame((now) => now.state);
  const { points, terms } = optional().costOf(context, state, units);
  return (
    <p className="app-note" data-testid="cost">
      {words.title(points)} {terms.map(({ why }) => words[why]).join(' + ')} <RuleLink id="V2" />
    </p>
  );
}

/** V3 A group that is being formed: what to do, what it costs, and why not. */
export function GroupPanel({ tool }: { readonly tool: ToolOf<'group'> }) {
  const words = useWords();
  const context = useGame((now) => now.context);
  const state = useGame((now) => now.state);
  const units = tool.units.map((id) => state.units[id]!);
  const order = groupOrder(context, state, tool);
  const refusal = order === undefined ? undefined : ancients.judge(context, state, order);
  const whole = units[0] ? optional().greatestGroup(context, state, units[0]) : [];
  return (
    <section className="table-group" data-testid="group-panel">
      <p>
        {words.options.grouping} <RuleLink id="V3" />
      </p>
      <CostLine units={units} />
      {whole.length > units.length && (
        <button
          type="button"
          className="app-button"
          data-testid="whole-group"
          onClick={() => selectTool({ ...tool, units: whole.map(({ id }) => id) })}
        >
          {words.options.wholeGroup(whole.length)}
        </button>
      )}
      {refusal && (
        <p>
          <WhyNot refusal={refusal} />
        </p>
      )}
    </section>
  );
}

/** What optional rules let the player do now that no unit does. */
export function PhaseOrders() {
  const context = useGame((now) => now.context);
  const state = useGame((now) => now.state);
  const orders = buttonOrders(context, state);
  if (orders.length === 0) return null;
  return (
    <div className="table-moves table-moves--options">
      {orders.map((order) => (
        <OrderButton key={order.kind + order.words.join(' ')} order={order} />
      ))}
      <Effect orders={orders} />
    </div>
  );
}

/** A question of an optional rule: who is asked, what, and the answers that are no hex. */
export function OptionQuestion() {
  const words = useWords();
  const naming = useNaming();
  const now = useGame((all) => all);
  const { context, state } = now;
  const decider = deciderOf(state);
  const { asked } = state.extra!;
  const question = askedNow(now, naming);
  if (!asked || !question || decider === undefined) return null;
  const { title, text, note } = question;
  const rule = RULES[asked.order];
  const answers = buttonOrders(context, state);
  const goes = answers.filter(({ kind }) => kind === 'withdraw' || kind === 'retreat');
  return (
    <Question side={decider} asks={asked.order} title={title}>
      <p>
        {text} {note && <small>{note}</small>} {rule && <RuleLink id={rule} />}
      </p>
      <div className="table-answers">
        {goes.length > 0 && (
          <span aria-hidden="true">{asked.order === 'retreat' ? words.table.questions.retreatLabel : words.options.orders.leaveTo}</span>
        )}
        {goes.map((order) => (
          <OrderButton key={order.words.join(' ')} order={order} short={order.words[0] ?? ''} />
        ))}
        {answers
          .filter((order) => !goes.includes(order))
          .map((order) => (
            <OrderButton key={order.kind + order.words.join(' ')} order={order} />
          ))}
      </div>
      <Effect orders={answers} />
    </Question>
  );
}
