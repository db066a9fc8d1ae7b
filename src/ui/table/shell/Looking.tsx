import { useWords } from '../../words';
import { useOpponentPart } from '../contract/opponentPart';
import { toldIn } from '../contract/told';
import { canReplay, goOnFrom, gravest } from '../session';
import { pressed } from './disabledReason';
import { useAside, useGame, useNaming, useNarrow, useSystem } from './hooks';
import { askCounsel } from './keys';
import { StopRules } from './StopLine';
import { Transport } from './Transport';
import { useEntries } from './useEntries';

/** A moment that is only told: nothing can be done there, and it is said by which rules it is not played any more. */
function Told({ moment, of }: { readonly moment: number; readonly of: number }) {
  const { stop } = useWords().table;
  return (
    <p data-testid="told">
      {stop.looking(moment, of)} <StopRules />
    </p>
  );
}

/** What was played at a past moment. */
function useTold(moment: number): string {
  const system = useSystem();
  const naming = useNaming();
  // So many sentences have room.
  const most = useAside() ? 2 : 1;
  const events = toldIn('card', system, useEntries()[moment - 1]?.events);
  return gravest(events, most, system)
    .map((event) => system.say(event, naming))
    .join(' ');
}

/** A past moment: which it is, what might have been done there, going on from there, and the log played on or gone through from it. */
export function Looking() {
  const words = useWords().table;
  const looking = useGame((now) => now.looking)!;
  const length = useGame((now) => now.length);
  const elsewhere = useGame((now) => now.elsewhere);
  const isTold = useGame(({ stop }) => stop !== undefined && looking > stop.play);
  // A lesson goes its own way, step by step.
  const practice = useGame(({ head }) => Boolean(head.practice));
  const replays = useGame((now) => canReplay(now));
  const narrow = useNarrow();
  const told = useTold(looking);
  const goOn = useOpponentPart()?.goOnThere ?? goOnFrom;
  return (
    <div className="table-line table-line--looking" data-testid="looking">
      <div className="table-looking">
        {isTold ? (
          <Told moment={looking} of={length} />
        ) : (
          <>
            <p>
              {looking === 0 ? words.log.lookingStart : words.log.looking(looking, length)}{' '}
              {!narrow && <small data-testid="then">{told}</small>}
            </p>
            <button type="button" className="app-button" data-testid="counsel-then" onClick={askCounsel}>
              {narrow ? words.replay.bestHereShort : words.replay.bestHere}
            </button>
            {!practice && (
              <button type="button" className="app-button" {...pressed(elsewhere ?? false, () => goOn(looking))}>
                {words.log.fromHere}
              </button>
            )}
          </>
        )}
      </div>
      {replays && <Transport />}
    </div>
  );
}
