import type { Event } from '../../rules/ancients/events';
import { preferences } from '../../store/preferences';
import { table } from '../../store/table';
import { useStore } from '../app/useStore';
import { type LogEntry, match } from '../systems/ancients/match';
import { useWords } from '../words';
import { Die } from './Die';
import { Glyph } from './Glyph';
import { HandOverSteps } from './HandOver';
import { sceneOf } from './hands';
import { useGame, useNaming, useTable } from './hooks';
import { RuleLink } from './RuleLink';
import { sayRefusal } from './say';
import { goOnFrom, lookAt, undoPast } from './stepping';
import { previewOf } from './tools/move';

const QUIET = new Set<Event['kind']>(['phaseBegan', 'turnBegan']);

function Refused() {
  const words = useWords();
  const context = useGame((now) => now.context);
  const refused = useTable((state) => state.refused)!;
  return (
    <div key={refused.turn} class="table-line table-line--refused" role="alert" data-testid="refusal" data-rule={refused.refusal.rule}>
      <p>
        {sayRefusal(words, refused.refusal, context)} <RuleLink id={refused.refusal.rule} />
      </p>
      <button
        type="button"
        class="app-button app-button--icon"
        aria-label={words.table.refused.close}
        onClick={() => table.setState({ refused: undefined })}
      >
        <Glyph name="cross" />
      </button>
    </div>
  );
}

function UndoStop() {
  const words = useWords().table;
  const stop = useTable((state) => state.undoStop)!;
  return (
    <div class="table-line table-line--stop" data-testid="undo-stop">
      <p>
        {words.undoStop[stop]} <small>{words.undoPastNote}</small>
      </p>
      <button type="button" class="app-button" data-testid="undo-past" onClick={undoPast}>
        {words.undoPast}
      </button>
    </div>
  );
}

/** A past moment: stepping through the log, going back, going on from there. */
function Looking() {
  const words = useWords().table;
  const looking = useGame((now) => now.looking)!;
  const cursor = useGame((now) => now.cursor);
  const length = useGame((now) => now.length);
  return (
    <div class="table-line table-line--looking" data-testid="looking">
      <button
        type="button"
        class="app-button app-button--icon"
        aria-label={words.log.before}
        disabled={looking === 0}
        onClick={() => lookAt(looking - 1)}
      >
        <Glyph name="previous" />
      </button>
      <p>{looking === 0 ? words.log.lookingStart : words.log.looking(looking, length)}</p>
      <button
        type="button"
        class="app-button app-button--icon"
        aria-label={words.log.after}
        disabled={looking >= length}
        onClick={() => lookAt(looking + 1 === cursor ? undefined : looking + 1)}
      >
        <Glyph name="next" />
      </button>
      <button type="button" class="app-button" onClick={() => goOnFrom(looking)}>
        {words.log.fromHere}
      </button>
    </div>
  );
}

/** 13.3 Who is in hand to be placed. */
function Placing() {
  const words = useWords();
  const naming = useNaming();
  const state = useGame((now) => now.state);
  const held = useTable(({ tool }) => (tool.kind === 'deploy' ? tool.unit : undefined));
  const unit = held === undefined ? undefined : state.units[held];
  if (!unit) return <Last />;
  const { placing, placingAnew } = words.options;
  const noun = naming.unit(unit.id);
  return (
    <div class="table-line">
      <p>{unit.hex < 0 ? placing(words.table.unit(noun)) : placingAnew(words.table.unitAt(noun, naming.hex(unit.hex)))}</p>
    </div>
  );
}

/** What the move that is pointed at costs, and whom it harms. */
function Path() {
  const words = useWords().table;
  const naming = useNaming();
  const now = useStore(match.store, (state) => state.now!);
  const tool = useTable((state) => state.tool);
  const hover = useTable((state) => state.hover);
  if (tool.kind !== 'move' && tool.kind !== 'enter') return null;
  const way = previewOf(tool, sceneOf(now, { hover, pointer: 'mouse' }));
  if (!way) return tool.goal === undefined ? <Last /> : <p class="table-line">{words.path.turn}</p>;
  return (
    <div class={way.harm.length > 0 ? 'table-line table-line--harm' : 'table-line'}>
      <p>
        <b>{words.path.cost(way.cost, way.left)}</b>, {words.path.facing(way.facing)}.{' '}
        {way.harm.length === 0
          ? words.path.clean
          : way.harm.map(({ unit, hex, rule }) => (
              <span key={`${unit} ${hex} ${rule}`}>
                {words.path.who(naming.unit(unit), naming.hex(hex))} {words.path.harm[rule]} <RuleLink id={rule} />{' '}
              </span>
            ))}
      </p>
    </div>
  );
}

function lastTold(entry: LogEntry | undefined): readonly Event[] {
  const told = entry?.events.filter(({ kind }) => !QUIET.has(kind)) ?? [];
  return told.length > 3 ? told.slice(0, 3) : told;
}

/** What has just happened, with its dice. */
function Last() {
  const words = useWords();
  const naming = useNaming();
  const cursor = useGame((now) => now.cursor);
  const fresh = useGame((now) => now.fresh);
  const rolls = useStore(preferences, (all) => all.speed !== 'off');
  useGame((now) => now.viewer);
  const entries = match.entries();
  let at = cursor;
  // An answer that changes nothing on the map leaves what was said before it.
  while (at > 0 && at > cursor - 3 && lastTold(entries[at - 1]).length === 0) at--;
  const entry = entries[at - 1];
  const told = lastTold(entry);
  return (
    <div class="table-line">
      {entry && entry.dice.length > 0 && (
        <span class="table-line__dice" key={at} data-testid="dice">
          {entry.dice.map((face, i) => (
            <Die key={i} face={face} rolls={rolls && fresh === entry} />
          ))}
        </span>
      )}
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: on a small screen a long line is scrolled, by keyboard too */}
      <p tabIndex={0}>{told.map((event) => words.events.say(event, naming)).join(' ')}</p>
    </div>
  );
}

const VIEWS = { refused: Refused, steps: HandOverSteps, looking: Looking, stop: UndoStop, path: Path, placing: Placing, last: Last };

/** The line under the map: a refusal, a stop, a past moment, a path, or what has just happened. It never covers the fight. */
export function Line() {
  const looking = useGame((now) => now.looking !== undefined);
  const what = useTable(({ refused, undoStop, handOver, tool }) => {
    if (refused) return 'refused';
    if (handOver?.step !== undefined) return 'steps';
    if (looking) return 'looking';
    if (undoStop) return 'stop';
    if (tool.kind === 'deploy') return 'placing';
    return tool.kind === 'move' || tool.kind === 'enter' ? 'path' : 'last';
  });
  const View = VIEWS[what];
  return (
    <div class="table-strip">
      <View />
    </div>
  );
}
