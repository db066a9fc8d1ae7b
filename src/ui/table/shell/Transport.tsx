import { useStore } from 'zustand';
import { useWords } from '../../words';
import { changePace, changeSide, onlySide, paceOf, replay, type Sought, skipTo, stepReplay, switchReplay, tellsLosses } from '../session';
import { pressed } from './disabledReason';
import { Glyph } from './Glyph';
import { useGame, useNaming, useSystem } from './hooks';
import { SideMark } from './SideMark';

/** Whose plays are shown: both sides', or one side's only. */
function SideChoice() {
  const words = useWords().table.replay;
  const naming = useNaming();
  const game = useGame(({ head }) => head.id);
  const side = useStore(replay, (state) => onlySide(state, game));
  const text = side === undefined ? words.both : words.only(naming.army(side));
  return (
    <button
      type="button"
      className="app-button app-button--icon table-transport__side"
      data-testid="replay-side"
      aria-label={text}
      title={text}
      onClick={changeSide}
    >
      {side !== 1 && <SideMark side={0} />}
      {side !== 0 && <SideMark side={1} />}
    </button>
  );
}

/** One play back or forth; `stays`: why not. */
function Step({ by, stays }: { readonly by: -1 | 1; readonly stays: 'first' | 'last' | false }) {
  const { log } = useWords().table;
  const text = by < 0 ? log.before : log.after;
  return (
    <button
      type="button"
      className="app-button app-button--icon"
      aria-label={text}
      title={`${text} (${by < 0 ? '<' : '>'})`}
      {...pressed(stays, () => stepReplay(by))}
    >
      <Glyph name={by < 0 ? 'previous' : 'next'} />
    </button>
  );
}

type Skipped = Exclude<Sought, 'step'>;

const SKIP_KEYS: Readonly<Record<Skipped, string>> = { fight: ',', loss: ';' };

/** To the next of its kind. */
function Skip({ to }: { readonly to: Skipped }) {
  const words = useWords().table.replay;
  return (
    <button
      type="button"
      className="app-button"
      data-testid={`replay-${to}`}
      aria-label={words[to]}
      title={`${words[to]} (${SKIP_KEYS[to]})`}
      onClick={() => skipTo(to)}
    >
      <span className="table-transport__long">{words[to]}</span>
      <span className="table-transport__short">{words[`${to}Short`]}</span>
      <Glyph name="skip" />
    </button>
  );
}

/** The log of a game played on and gone through: back, play and pause, forth, the next fight and the next loss, how fast, whose plays. */
export function Transport() {
  const own = useWords().table.replay;
  const system = useSystem();
  const looking = useGame((now) => now.looking)!;
  const length = useGame((now) => now.length);
  const isOn = useStore(replay, (state) => state.isOn);
  const pace = useStore(replay, paceOf);
  return (
    <div className="table-transport" role="toolbar" aria-label={own.label} data-testid="replay">
      <Step by={-1} stays={looking === 0 && 'first'} />
      <button
        type="button"
        className="app-button app-button--icon table-transport__play"
        data-testid="replay-play"
        aria-label={isOn ? own.pause : own.play}
        title={`${isOn ? own.pause : own.play} (K)`}
        onClick={switchReplay}
      >
        <Glyph name={isOn ? 'pause' : 'play'} />
      </button>
      <Step by={1} stays={looking >= length && 'last'} />
      <Skip to="fight" />
      {tellsLosses(system) && <Skip to="loss" />}
      <button
        type="button"
        className="app-button app-button--icon table-transport__pace"
        data-testid="replay-pace"
        aria-label={own.paces[pace]}
        title={own.paces[pace]}
        onClick={changePace}
      >
        {own.pacesShort[pace]}
      </button>
      <SideChoice />
    </div>
  );
}
