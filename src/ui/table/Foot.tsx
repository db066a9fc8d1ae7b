import { printHex } from '../../kernel/board';
import { judgeAction } from '../../rules/ancients/legal';
import { oddsOf } from '../../rules/ancients/odds';
import { optional } from '../../rules/ancients/options';
import { hexOf, kindOf, orderIn, orderOf } from '../../rules/ancients/orders';
import { isAsked } from '../../rules/ancients/sequence';
import { table } from '../../store/table';
import { useStore } from '../app/useStore';
import { match, type Snapshot } from '../systems/ancients/match';
import { useWords, type Words } from '../words';
import { cancel } from './cancel';
import { fightOf } from './fights';
import { GameMenu } from './GameMenu';
import { Glyph } from './Glyph';
import { chosenNow, confirmChosen, endPhase, play, undoneText } from './hands';
import { useGame, useTable } from './hooks';
import { buttonOrders, type OptionOrder } from './optionOrders';
import { optionText } from './optionText';
import { begin, redo, undo } from './stepping';
import { behaviourOf } from './tools';

/** What is chosen, in the words of the button that orders it. */
function chosenText(all: Words, now: Snapshot, action: ReturnType<typeof chosenNow>): string | undefined {
  if (action === undefined) return undefined;
  const words = all.table;
  const order = orderIn(action);
  const hex = printHex(now.context.board, hexOf(order));
  switch (kindOf(order)) {
    case 'move': {
      const unit = now.state.units[(order >> 15) & 511];
      return unit?.hex === hexOf(order) ? words.confirmTurn : words.confirmMove(hex);
    }
    case 'enter':
      return words.confirmEnter(hex);
    case 'shoot':
      return words.confirmShot(hex);
    case 'deploy':
      return all.options.placeAt(hex);
    case 'activate':
    case 'restrain': {
      const { tool } = table.getState();
      const units = tool.kind === 'group' ? tool.units.map((id) => now.state.units[id]!) : [];
      const { points } = optional().costOf(now.context, now.state, units);
      return all.options.orders[kindOf(order) as 'activate' | 'restrain'](units.length, points);
    }
    default: {
      const assault = fightOf(now, table.getState());
      return words.confirmAttack(hex, (assault && oddsOf(now.context, now.state, assault)) ?? '');
    }
  }
}

/** Brings the answers to eye and hand. */
function showAnswers(): void {
  table.setState({ sheet: true, panel: 'now', rule: undefined });
  requestAnimationFrame(() => document.querySelector<HTMLElement>('.table-answers button')?.focus());
}

/** The one thing that can be done while the phase cannot be ended. */
function onlyOrder({ context, state }: Snapshot): OptionOrder | undefined {
  if (context.orders.size === 0 || !judgeAction(context, state, orderOf('end'))) return undefined;
  const orders = buttonOrders(context, state);
  return orders.length === 1 ? orders[0] : undefined;
}

function MainButton() {
  const all = useWords();
  const words = all.table;
  const now = useStore(match.store, (state) => state.now!);
  const tool = useTable((state) => state.tool);
  const warned = useTable((state) => state.warned);
  const handOver = useTable((state) => state.handOver !== undefined);
  const { state, looking, outcome } = now;
  const chosen =
    'goal' in tool || 'at' in tool || tool.kind === 'group' ? chosenText(all, now, chosenNow(now, table.getState())) : undefined;
  if (handOver) {
    return (
      <button
        type="button"
        class="app-button app-button--main table-main"
        data-testid="main"
        data-does="begin"
        // 13.7 Pressed once too often it would show the one player what is for the other.
        disabled={now.viewer === 'none'}
        onClick={begin}
      >
        {words.handOver.go}
      </button>
    );
  }
  if (looking !== undefined) {
    return (
      <button type="button" class="app-button app-button--main table-main" data-testid="main" data-does="back" onClick={cancel}>
        {words.log.back}
      </button>
    );
  }
  if (outcome) {
    return (
      <button
        type="button"
        class="app-button app-button--main table-main"
        data-testid="main"
        onClick={() => table.setState({ dialog: 'result' })}
      >
        {words.result.title}
      </button>
    );
  }
  if (chosen !== undefined) {
    return (
      <button
        type="button"
        class="app-button app-button--main table-main table-main--chosen"
        data-testid="main"
        data-does="confirm"
        onClick={confirmChosen}
      >
        {chosen}
      </button>
    );
  }
  if (isAsked(state)) {
    return (
      <button type="button" class="app-button table-main" data-testid="main" data-does="answer" onClick={showAnswers}>
        {words.answerFirst}
      </button>
    );
  }
  const only = onlyOrder(now);
  if (only) {
    return (
      <button
        type="button"
        class="app-button app-button--main table-main"
        data-testid="main"
        data-does="option"
        onClick={() => play(only.action)}
      >
        {optionText(all, now.context, state, only)}
      </button>
    );
  }
  return (
    <button
      type="button"
      class={warned ? 'app-button app-button--main table-main table-main--warned' : 'app-button app-button--main table-main'}
      data-testid="main"
      data-does="end"
      onClick={endPhase}
    >
      <span>{warned ? words.reallyEnd : state.extra?.deployment.stage === 'shift' ? all.options.leaveCamp : words.end[state.phase]}</span>
      <small>{undoneText(now)}</small>
    </button>
  );
}

/** Undo, redo, the one main button, the menu. */
export function Foot() {
  const words = useWords().table;
  const cursor = useGame((now) => now.cursor);
  const length = useGame((now) => now.length);
  const conceded = useGame((now) => now.conceded);
  const tool = useTable((state) => state.tool);
  const canCancel = behaviourOf(tool).cancel(tool) !== tool;
  return (
    <section class="table-foot">
      <button
        type="button"
        class="app-button app-button--icon"
        data-testid="undo"
        aria-label={words.undo}
        title={`${words.undo} (Ctrl+Z)`}
        disabled={cursor === 0 && !conceded}
        onClick={undo}
      >
        <Glyph name="undo" />
      </button>
      {canCancel && length === cursor ? (
        <button
          type="button"
          class="app-button app-button--icon"
          data-testid="cancel"
          aria-label={useWords().common.actions.cancel}
          onClick={cancel}
        >
          <Glyph name="cross" />
        </button>
      ) : (
        <button
          type="button"
          class="app-button app-button--icon"
          data-testid="redo"
          aria-label={words.redo}
          title={`${words.redo} (Ctrl+Y)`}
          disabled={cursor >= length}
          onClick={redo}
        >
          <Glyph name="redo" />
        </button>
      )}
      <MainButton />
      <GameMenu />
    </section>
  );
}
