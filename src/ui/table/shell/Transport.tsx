import { useStore } from 'zustand';
import { useWords } from '../../words';
import { changePace, changeSide, paceOf, replay, skipTo, stepReplay, switchReplay, tellsLosses } from '../session';
import { pressed } from './disabledReason';
import { Glyph } from './Glyph';
import { useGame, useNaming, useNarrow, useSystem } from './hooks';
import { SideMark } from './SideMark';

/** Whose plays are shown: both sides', or one side's only. */
function SideChoice() {
  const words = useWords().table.replay;
  const naming = useNaming();
  const side = useStore(replay, (state) => state.side);
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

/** The log of a game played on and gone through: back, play and pause, forth, the next fight and the next loss, how fast, whose plays. */
export function Transport() {
  const words = useWords().table;
  const own = words.replay;
  const system = useSystem();
  const narrow = useNarrow();
  const looking = useGame((now) => now.looking)!;
  const length = useGame((now) => now.length);
  const isOn = useStore(replay, (state) => state.isOn);
  const pace = useStore(replay, paceOf);
  return (
    <div className="table-transport" role="toolbar" aria-label={own.label} data-testid="replay">
      <button
        type="button"
        className="app-button app-button--icon"
        aria-label={words.log.before}
        title={`${words.log.before} (<)`}
        {...pressed(looking === 0 && 'first', () => stepReplay(-1))}
      >
        <Glyph name="previous" />
      </button>
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
      <button
        type="button"
        className="app-button app-button--icon"
        aria-label={words.log.after}
        title={`${words.log.after} (>)`}
        {...pressed(looking >= length && 'last', () => stepReplay(1))}
      >
        <Glyph name="next" />
      </button>
      <button
        type="button"
        className="app-button"
        data-testid="replay-fight"
        aria-label={own.fight}
        title={`${own.fight} (,)`}
        onClick={() => skipTo('fight')}
      >
        {narrow ? own.fightShort : own.fight}
        <Glyph name="skip" />
      </button>
      {tellsLosses(system) && (
        <button
          type="button"
          className="app-button"
          data-testid="replay-loss"
          aria-label={own.loss}
          title={`${own.loss} (;)`}
          onClick={() => skipTo('loss')}
        >
          {narrow ? own.lossShort : own.loss}
          <Glyph name="skip" />
        </button>
      )}
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
