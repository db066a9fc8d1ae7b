import type { OrderKind } from '../../../rules/ancients/model/orders';
import { type Context, otherSide, type State, UNDEPLOYED, type Unit } from '../../../rules/ancients/model/types';
import { optional } from '../../../rules/ancients/options';
import { deciderOf } from '../../../rules/ancients/play/sequence';
import { ancients } from '../../../rules/ancients/system';
import { REST } from '../../../store/table';
import { play, takeUnit } from '../../table/session';
import { pressed } from '../../table/shell/disabledReason';
import { RuleLink } from '../../table/shell/RuleLink';
import { SideMark } from '../../table/shell/SideMark';
import { Face, LeaderFace } from './Face';
import { useGame, useNaming, useTable } from './hooks';
import { buttonOrders, joins, type OptionOrder, undeployed, undeployedLeaders } from './optionOrders';
import { optionText } from './optionText';
import { sayRefusal } from './say';
import { selectTool } from './tools';
import { groupOrder } from './tools/group';
import type { ToolOf } from './tools/tool';
import { type LandWords, useWords } from './words';
import type { Naming } from './words/naming';

const RULES: Partial<Record<OrderKind, string>> = {
  roll: '13.3',
  camp: '13.3',
  hit: '13.2',
  tactic: '13.8',
  accept: '13.8',
  retreat: '13.8',
};

/** `short`: shown instead of the whole order, where what stands before it says the rest. */
function OrderButton({ order, short }: { readonly order: OptionOrder; readonly short?: string }) {
  const words = useWords();
  const context = useGame((now) => now.context);
  const state = useGame((now) => now.state);
  const text = optionText(words, context, state, order);
  return (
    <button
      type="button"
      className="app-button"
      data-testid="option-order"
      aria-label={short === undefined ? undefined : text}
      data-order={ancients.printAction(context, state, order.action)}
      onClick={() => play(order.action)}
    >
      {short ?? text}
    </button>
  );
}

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
          {sayRefusal(words, refusal, context)} <RuleLink id={refusal.rule} />
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
    </div>
  );
}

function askedText(questions: LandWords['options']['questions'], order: OrderKind, context: Context, state: State, naming: Naming): string {
  const { declared, duel } = state.extra!;
  const { challenge } = duel;
  switch (order) {
    case 'hit':
      return questions.hit(declared.hits);
    case 'tactic':
      return questions.tactic;
    case 'camp':
      return questions.camp;
    case 'accept': {
      const [theirs, mine] = optional().meetingIn(state)!.leaders;
      const alone = optional().isAlone(state, otherSide(state.player), challenge!.at);
      return questions.accept(naming.hex(challenge!.from), theirs.rating, naming.hex(challenge!.at), mine.rating, alone);
    }
    case 'retreat': {
      const unit = optional().unitLeft(context, state)!;
      return questions.fallBack(naming.unit(unit.id), naming.hex(unit.hex));
    }
    default:
      return questions.other;
  }
}

/** A question of an optional rule: who is asked, what, and the answers that are no hex. */
export function OptionQuestion() {
  const words = useWords();
  const naming = useNaming();
  const context = useGame((now) => now.context);
  const state = useGame((now) => now.state);
  const decider = deciderOf(state);
  const { asked } = state.extra!;
  if (!asked || decider === undefined) return null;
  const { questions } = words.options;
  const rule = RULES[asked.order];
  const answers = buttonOrders(context, state);
  const goes = answers.filter(({ kind }) => kind === 'withdraw' || kind === 'retreat');
  const text = askedText(questions, asked.order, context, state, naming);
  return (
    <section className={`table-question table-question--${decider + 1}`} data-testid="question" data-asks={asked.order} aria-live="polite">
      <h2>
        <SideMark side={decider} /> {words.table.questions.asked(naming.army(decider))}
      </h2>
      <p>
        {text} {asked.order === 'tactic' && <small>{questions.tacticSecret}</small>} {rule && <RuleLink id={rule} />}
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
    </section>
  );
}

/** 13.3 Leaders still to be placed: taken in hand, or laid down again. */
function UndeployedLeaders({ count }: { readonly count: number }) {
  const { undeployedLeaders: words } = useWords().options;
  const side = useGame((now) => now.state.player);
  const held = useTable(({ tool }) => tool.kind === 'place');
  return (
    <button
      type="button"
      className="table-reserve"
      data-testid="undeployed-leader"
      aria-pressed={held}
      aria-label={words(count)}
      onClick={() => selectTool(held ? REST : { kind: 'place', deploys: true })}
    >
      <LeaderFace side={side} />
      {count > 1 && <small>×{count}</small>}
    </button>
  );
}

/** 13.3 Who is still to be placed, alike ones under one button. */
export function Undeployed() {
  const words = useWords();
  const naming = useNaming();
  const context = useGame((now) => now.context);
  const state = useGame((now) => now.state);
  const held = useTable(({ tool }) => ('unit' in tool ? tool.unit : undefined));
  const units = state.phase === 'deploy' ? undeployed(context, state) : [];
  const leaders = state.phase === 'deploy' ? undeployedLeaders(context, state) : 0;
  if (units.length + leaders === 0) return null;
  const kinds = [...new Set(units.map(({ type }) => type))];
  return (
    <section className="table-reserves" data-testid="undeployed">
      <h2>{words.options.undeployed(units.length, leaders)}</h2>
      <div className="table-reserves__units">
        {kinds.map((type) => {
          const alike = units.filter((unit) => unit.type === type);
          const next = alike.find((unit) => joins(context, state, 'deploy', unit));
          return (
            <button
              key={type}
              type="button"
              className="table-reserve"
              data-testid="undeployed-unit"
              aria-pressed={held !== undefined && state.units[held]!.hex === UNDEPLOYED && state.units[held]!.type === type}
              aria-label={words.options.undeployedKind(words.table.unit(naming.unit(alike[0]!.id)), alike.length)}
              {...pressed(!next && { piece: alike[0]!.id }, () => next && takeUnit(next.id))}
            >
              <Face type={context.types[type]!} side={state.player} />
              {alike.length > 1 && <small>×{alike.length}</small>}
            </button>
          );
        })}
        {leaders > 0 && <UndeployedLeaders count={leaders} />}
      </div>
    </section>
  );
}
