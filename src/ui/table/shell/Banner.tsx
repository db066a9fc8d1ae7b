import { match } from '../../../store/match';
import { table } from '../../../store/table';
import { useWords } from '../../words';
import { isMany } from '../contract/names';
import { deciderOf, lookAt, turnEvents } from '../session';
import { Die } from './Die';
import { useGame, useNaming, useSystem } from './hooks';
import { SideMark } from './SideMark';
import { useEntries } from './useEntries';
import type { Panels } from './usePanels';

/** Between two lines that are read out as one. */
const Pause = () => <span className="app-unseen">, </span>;

/** The dice that have fallen for the player turn as a whole: they have no hex to be shown at. */
function TurnDice({ panels }: { readonly panels: Panels }) {
  const at = useGame(({ looking, cursor }) => looking ?? cursor);
  const fresh = useGame((now) => now.fresh);
  const entries = useEntries();
  const events = turnEvents(match.chapters(), entries, at);
  const roll = events.flatMap((event) => panels.turnRoll?.(event) ?? []).at(-1);
  if (!roll) return null;
  return (
    <span className="table-banner__roll" data-testid="turn-roll">
      {roll.dice.map((face, i) => (
        <Die key={`${at} ${i}`} face={face} rolls={fresh !== undefined && fresh === entries[at - 1] && fresh.dice.length > 0} />
      ))}
      <small>{roll.text}</small>
    </span>
  );
}

/** The result is that of the game as it stands, whatever moment was shown. */
function showResult(): void {
  lookAt(undefined);
  table.setState({ dialog: 'result' });
}

/** Who is to act now, unmistakably: army, player, colour, and what to do. */
export function Banner({ panels }: { readonly panels: Panels | undefined }) {
  const words = useWords().table;
  const naming = useNaming();
  const outcome = useGame((now) => now.outcome);
  const head = useGame((now) => now.head);
  const system = useSystem();
  const decider = useGame(deciderOf);
  // Whoever only answers has no part in the dice of the other's turn.
  const isOwnTurn = useGame((now) => now.state.player) === decider;
  const duty = useGame((now) => system.duty(now, decider !== undefined && isMany(now, decider)));
  if (outcome || decider === undefined) {
    const winner = outcome?.winner ?? 0;
    return (
      <button type="button" className="table-banner table-banner--over" onClick={showResult}>
        {winner > 0 && <SideMark side={winner === 1 ? 0 : 1} />}
        <span className="table-banner__name">
          <b>
            {winner === 0 ? words.result.draw : words.result.wins(naming.army(winner === 1 ? 0 : 1))}
            <Pause />
          </b>
          <small>{words.result.title}</small>
        </span>
      </button>
    );
  }
  const name = head.seats[decider] === 'person' && head.names[decider];
  return (
    <section className={`table-banner table-banner--${decider + 1}`} data-testid="to-act" data-side={decider + 1}>
      <SideMark side={decider} />
      <span className="table-banner__name">
        <b>
          {naming.army(decider)}
          <Pause />
        </b>
        <small>
          {duty}
          {name ? ` · ${name}` : ''}
        </small>
      </span>
      {isOwnTurn && panels?.turnRoll && <TurnDice panels={panels} />}
    </section>
  );
}
