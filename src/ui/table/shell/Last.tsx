import { useStore } from 'zustand';
import { match } from '../../../store/match';
import { preferences } from '../../../store/preferences';
import { arePanelWordsThere, useWords } from '../../words';
import { toldIn, toldUpTo } from '../contract/told';
import { gravest, startOfLast } from '../session';
import { Die } from './Die';
import { useAside, useGame, useNaming, useNarrow, useSystem, useToolAfterPaint, useTutor } from './hooks';
import { movedText } from './lineText';
import { useEntries } from './useEntries';
import { waysIn } from './useInSight';

/** On a small screen, where the panel is down: what whoever is in hand waits for. */
function Prompt() {
  const { line } = useWords().table;
  const now = useGame((all) => all);
  const tool = useToolAfterPaint();
  const hints = useStore(preferences, (all) => all.hints);
  const taught = useTutor() !== undefined;
  const waits = hints && !taught && now.looking === undefined && tool.unit !== undefined && tool.goal === undefined;
  return waits && waysIn(now, tool).length > 0 ? line.goal : null;
}

/** What has just happened, with its dice. */
export function Last() {
  const system = useSystem();
  const naming = useNaming();
  const cursor = useGame((now) => now.cursor);
  const fresh = useGame((now) => now.fresh);
  const rolls = useStore(preferences, (all) => all.speed !== 'off');
  // So many sentences of a play have room under the map; the log tells all.
  const most = useAside() ? 3 : 2;
  const narrow = useNarrow();
  const entries = useEntries();
  const at = toldUpTo(system, entries, cursor, 3);
  const entry = entries[at - 1];
  const from = useGame((now) => (now.looking === undefined && at === now.cursor ? startOfLast(now) : at - 1));
  const told = gravest(toldIn('log', system, entry?.events), most, system);
  const plays = entries.slice(from, at);
  const events = plays.flatMap((play) => play.events);
  const text =
    plays.length > 1
      ? movedText(match.store.getState().now!, events, plays.length, naming)
      : told.map((event) => system.say(event, naming));
  return (
    <div className="table-line">
      {entry && entry.dice.length > 0 && (
        <span className="table-line__dice" key={at} data-testid="dice">
          {entry.dice.map((face, i) => (
            <Die key={i} face={face} rolls={rolls && fresh === entry} />
          ))}
        </span>
      )}
      {/* On a small screen a long line is scrolled, by keyboard too; an empty one is no stop. */}
      <p tabIndex={text.length > 0 ? 0 : undefined}>{text.join(' ') || (narrow && arePanelWordsThere() && <Prompt />)}</p>
    </div>
  );
}
