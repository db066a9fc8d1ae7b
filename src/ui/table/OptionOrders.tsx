import { ancients } from '../../rules/ancients';
import type { OrderKind } from '../../rules/ancients/orders';
import { deciderOf } from '../../rules/ancients/sequence';
import { UNDEPLOYED, type Unit } from '../../rules/ancients/types';
import { useWords, type Words } from '../words';
import { Face, SideMark } from './Face';
import { play, take, takeUnit } from './hands';
import { useGame, useNaming, useTable } from './hooks';
import { buttonOrders, joins, type OptionOrder } from './optionOrders';
import { RuleLink } from './RuleLink';

const RULES: Partial<Record<OrderKind, string>> = {
  roll: '13.3',
  camp: '13.3',
  hit: '13.2',
  tactic: '13.8',
};

/** An order of an optional rule in the words of its button. */
export function optionText(words: Words, { kind, words: more }: OptionOrder): string {
  const { orders } = words.options;
  const rest = more.join(' ');
  switch (kind) {
    case 'roll':
    case 'aside':
    case 'charge':
    case 'gather':
    case 'rally':
      return orders[kind]();
    case 'dismount':
      return orders.dismount(more.slice(1).join(' '));
    case 'tactic':
      return orders.tactic(rest);
    default:
      return orders.other(kind, rest);
  }
}

function OrderButton({ order }: { readonly order: OptionOrder }) {
  const words = useWords();
  const context = useGame((now) => now.context);
  const state = useGame((now) => now.state);
  return (
    <button
      type="button"
      class="app-button"
      data-testid="option-order"
      data-order={ancients.printAction(context, state, order.action)}
      onClick={() => play(order.action)}
    >
      {optionText(words, order)}
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
    <div class="table-moves table-moves--options">
      {orders.map((order) => (
        <OrderButton key={order.words.join(' ') + order.kind} order={order} />
      ))}
      {groups.map((kind) => (
        <button
          key={kind}
          type="button"
          class="app-button"
          data-testid="group"
          onClick={() => take({ kind: 'group', order: kind, units: [unit.id] })}
        >
          {words.startGroup[kind]}
        </button>
      ))}
    </div>
  );
}

/** What optional rules let the player do now that no unit does. */
export function PhaseOrders() {
  const context = useGame((now) => now.context);
  const state = useGame((now) => now.state);
  const orders = buttonOrders(context, state);
  if (orders.length === 0) return null;
  return (
    <div class="table-moves table-moves--options">
      {orders.map((order) => (
        <OrderButton key={order.kind + order.words.join(' ')} order={order} />
      ))}
    </div>
  );
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
  const text =
    asked.order === 'hit'
      ? questions.hit(state.extra!.declared.hits)
      : asked.order === 'tactic'
        ? questions.tactic
        : asked.order === 'camp'
          ? questions.camp
          : questions.other;
  return (
    <section class={`table-question table-question--${decider + 1}`} data-testid="question" data-asks={asked.order} aria-live="polite">
      <h2>
        <SideMark side={decider} /> {words.table.questions.asked(naming.army(decider))}
      </h2>
      <p>
        {text} {asked.order === 'tactic' && <small>{questions.tacticSecret}</small>} {rule && <RuleLink id={rule} />}
      </p>
      <div class="table-answers">
        {buttonOrders(context, state).map((order) => (
          <OrderButton key={order.words.join(' ')} order={order} />
        ))}
      </div>
    </section>
  );
}

/** 13.3 Who is still to be placed. */
export function Undeployed() {
  const words = useWords();
  const naming = useNaming();
  const context = useGame((now) => now.context);
  const state = useGame((now) => now.state);
  const held = useTable(({ tool }) => ('unit' in tool ? tool.unit : undefined));
  const units = state.units.filter(
    (unit) => unit.hex === UNDEPLOYED && unit.side === state.player && joins(context, state, 'deploy', unit),
  );
  if (state.phase !== 'deploy' || units.length === 0) return null;
  return (
    <section class="table-reserves" data-testid="undeployed">
      <h2>{words.options.undeployed(units.length)}</h2>
      <div class="table-reserves__units">
        {units.map((unit) => (
          <button
            key={unit.id}
            type="button"
            class="table-reserve"
            aria-pressed={held === unit.id}
            aria-label={words.table.unit(naming.unit(unit.id))}
            onClick={() => takeUnit(unit.id)}
          >
            <Face type={context.types[unit.type]!} side={unit.side} />
          </button>
        ))}
      </div>
    </section>
  );
}
