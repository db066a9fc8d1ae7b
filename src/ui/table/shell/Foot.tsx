import type { MouseEvent } from 'react';
import { useStore } from 'zustand';
import { table } from '../../../store/table';
import { useWords } from '../../words';
import { useOpponentPart } from '../contract/opponentPart';
import { tutor } from '../contract/tutor';
import {
  beginByPress,
  behaviourOf,
  cancel,
  chosenNow,
  confirmChosen,
  endPhase,
  isAsked,
  isProgrammed,
  isTaught,
  lookAt,
  play,
  redo,
  takeOrderBack,
  undo,
} from '../session';
import { chosenText } from './chosenText';
import { pressed } from './disabledReason';
import { GameMenu } from './GameMenu';
import { Glyph } from './Glyph';
import { goOnApart } from './gameActions';
import { useGame, useSystem, useTable } from './hooks';
import { redoDisabled, undoDisabled } from './undoing';
import type { Panels } from './usePanels';

/** Brings the answers to eye and hand. */
function showAnswers(): void {
  table.setState({ sheet: true, panel: 'now', rule: undefined });
  requestAnimationFrame(() => document.querySelector<HTMLElement>('.table-answers button')?.focus());
}

/** What is in hand is laid down, whatever was said of it. */
function drop(): void {
  table.setState({ refused: undefined, warned: false });
  cancel();
}

// Plain functions, not components: the main button stays the same element, and keeps the focus, whatever it says.

function beginButton(text: string, isBlind: boolean) {
  return (
    <button
      type="button"
      className="app-button app-button--main table-main"
      data-testid="main"
      data-does="begin"
      // 13.7 Pressed once too often it would show the one player what is for the other.
      {...pressed(isBlind && 'handOver', beginByPress)}
    >
      {text}
    </button>
  );
}

/** Back from a past moment, or from an order that waits for a die. */
function backButton(does: 'back' | 'take-back', text: string) {
  return (
    <button
      type="button"
      className={does === 'back' ? 'app-button app-button--main table-main' : 'app-button table-main'}
      data-testid="main"
      data-does={does}
      onClick={() => (does === 'back' ? lookAt(undefined) : takeOrderBack())}
    >
      {text}
    </button>
  );
}

function waitButton(text: string) {
  return (
    <button type="button" className="app-button table-main" data-testid="main" data-does="wait" {...pressed('program', () => undefined)}>
      {text}
    </button>
  );
}

function confirmButton(text: string) {
  return (
    <button
      type="button"
      className="app-button app-button--main table-main table-main--chosen"
      data-testid="main"
      data-does="confirm"
      onClick={confirmChosen}
    >
      {text}
    </button>
  );
}

function MainButton({ panels }: { readonly panels: Panels | undefined }) {
  const words = useWords().table;
  const system = useSystem();
  const now = useGame((now) => now);
  const tool = useTable((state) => state.tool);
  const warned = useTable((state) => state.warned);
  const handOver = useTable((state) => state.handOver !== undefined);
  const opponent = useOpponentPart();
  const rolling = useTable((state) => state.rolling !== undefined);
  const { looking, stop, isBroken, outcome, elsewhere, byBoth } = now;
  const chosen = chosenNow(now, { ...table.getState(), tool });
  if (handOver) return beginButton(words.handOver.go, now.viewer === 'none');
  if (rolling) return backButton('take-back', words.ownDice.back);
  if (looking !== undefined) return backButton('back', words.log.back);
  if (stop) {
    return (
      <button type="button" className="app-button app-button--main table-main" data-testid="main" data-does="go-on" onClick={goOnApart}>
        {isBroken ? words.goOnApart : words.goOnBeside}
      </button>
    );
  }
  if (elsewhere && panels) return <panels.ElsewhereButton />;
  if (outcome) {
    return (
      <button
        type="button"
        className="app-button app-button--main table-main"
        data-testid="main"
        onClick={() => table.setState({ dialog: 'result' })}
      >
        {words.result.title}
      </button>
    );
  }
  if (byBoth?.awaits && panels) return <panels.ByBothButton />;
  // Whoever has asked to end the phase is shown that he would lose something, whatever he has chosen meanwhile.
  if (chosen !== undefined && !warned) return confirmButton(chosenText(now, tool, chosen));
  if (isProgrammed(now)) {
    const waits = waitButton(isTaught(now) ? words.followLesson : words.programPlays);
    return opponent ? <opponent.ProgramButton>{waits}</opponent.ProgramButton> : waits;
  }
  if (isAsked(now)) {
    return (
      <button type="button" className="app-button table-main" data-testid="main" data-does="answer" onClick={showAnswers}>
        {words.answerFirst}
      </button>
    );
  }
  const only = system.only?.(now);
  if (only) {
    return (
      <button
        type="button"
        className="app-button app-button--main table-main"
        data-testid="main"
        data-does="option"
        onClick={() => play(only.action)}
      >
        {only.text}
      </button>
    );
  }
  const { end, text } = system.undone(now);
  return (
    <button
      type="button"
      className={warned ? 'app-button app-button--main table-main table-main--warned' : 'app-button app-button--main table-main'}
      data-testid="main"
      data-does="end"
      onClick={endPhase}
    >
      <span>{warned ? words.reallyEnd : end}</span>
      <small>{text}</small>
    </button>
  );
}

let meant: string | null | undefined;

/** The second of a double click is not for what the main button has come to mean with the first. */
function keepSecond(event: MouseEvent): void {
  const means = (event.target as Element).closest('.table-main')?.textContent;
  if (event.detail > 1 && meant !== means) event.stopPropagation();
  meant = means;
}

/** Undo, redo, the one main button, the menu. */
export function Foot({ panels }: { readonly panels: Panels | undefined }) {
  const words = useWords().table;
  // What it has to take back is asked anew.
  useStore(tutor);
  useTable((state) => state.rolling);
  const noUndo = useGame(undoDisabled);
  const noRedo = useGame(redoDisabled);
  const isLast = useGame((now) => now.cursor === (now.stop?.play ?? now.length));
  const tool = useTable((state) => state.tool);
  const canCancel = useGame((now) => behaviourOf(now, tool).cancel(tool) !== tool);
  return (
    <section className="table-foot" onClickCapture={keepSecond}>
      <button
        type="button"
        className="app-button app-button--icon"
        data-testid="undo"
        aria-label={words.undo}
        title={`${words.undo} (Ctrl+Z)`}
        {...pressed(noUndo, undo)}
      >
        <Glyph name="undo" />
      </button>
      {canCancel && isLast ? (
        <button
          type="button"
          className="app-button app-button--icon"
          data-testid="cancel"
          aria-label={words.drop}
          title={words.drop}
          onClick={drop}
        >
          <Glyph name="cross" />
        </button>
      ) : (
        <button
          type="button"
          className="app-button app-button--icon"
          data-testid="redo"
          aria-label={words.redo}
          title={`${words.redo} (Ctrl+Y)`}
          {...pressed(noRedo, redo)}
        >
          <Glyph name="redo" />
        </button>
      )}
      <MainButton panels={panels} />
      <GameMenu panels={panels} />
    </section>
  );
}
