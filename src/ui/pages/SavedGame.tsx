import { isApart } from '../../store/apart';
import type { Glimpse } from '../../store/glimpse';
import { areAllPrograms, onlyPerson, PEOPLE, programOf } from '../../store/seats';
import type { GameSummary } from '../../store/storedGame';
import { doubtSaid } from '../app/recordSaid';
import { SideChip } from '../app/SideChip';
import { useNear } from '../app/useNear';
import { isLevel } from '../opponent/levels';
import { LiveMap, usePainter } from '../picture/LiveMap';
import { useWords } from '../words';
import { useOpponentWords } from '../words/opponent';
import { GameProgress } from './GameProgress';
import { playersOf } from './titles';
import { useGlimpse } from './useGlimpse';
import { useSides } from './useSides';

/** Who plays whom: names where there are some, and the program by its name. */
function Opponent({ game }: { readonly game: GameSummary }) {
  const { saves } = useWords().pages;
  const { against, levels } = useOpponentWords();
  const sides = useSides(game, game.title);
  const { seats = PEOPLE } = game;
  const names = playersOf(game);
  // Whoever plays here, the other side is elsewhere.
  const mine = isApart(game) ? undefined : onlyPerson(seats);
  const player = mine === undefined ? undefined : programOf(seats[mine === 0 ? 1 : 0])?.player;
  if (mine !== undefined && player !== undefined && isLevel(player)) {
    const who = [names, sides?.[mine]].filter(Boolean).join(' · ');
    const them = against(levels[player]);
    return <p>{who === '' ? them : `${who}, ${them}`}</p>;
  }
  if (names !== '') return <p>{names}</p>;
  return <p>{isApart(game) ? saves.apart : areAllPrograms(seats) ? saves.programs : saves.people}</p>;
}

/** The points of both sides, and whose move it is. */
function Standing({
  game,
  glimpse,
  score,
}: {
  readonly game: GameSummary;
  readonly glimpse: Glimpse;
  readonly score: readonly [number, number];
}) {
  const { saves } = useWords().pages;
  const sides = useSides(game, glimpse.sides.join(' – ')) ?? glimpse.sides;
  const { decider } = glimpse;
  return (
    <p className="saves-standing">
      {([0, 1] as const).map((side) => (
        <span key={side} className="saves-score">
          <SideChip side={side} />
          {saves.points(sides[side], score[side])}
        </span>
      ))}
      {decider !== undefined && <b data-testid="to-move">{saves.toMove(sides[decider])}</b>}
    </p>
  );
}

/** A saved game as the list tells it: where it stands on its own map, who plays whom, how far it has come. */
export function SavedGame({ game, title }: { readonly game: GameSummary; readonly title: string }) {
  const {
    table,
    pages: { saves },
  } = useWords();
  const { box, near } = useNear<HTMLDivElement>();
  const glimpse = useGlimpse(game, near);
  const painter = usePainter(glimpse?.system);
  return (
    <>
      <div ref={box} className="saves-map">
        {glimpse && painter && <LiveMap glimpse={glimpse} painter={painter} label={saves.map(title)} />}
      </div>
      <div className="saves-text">
        <h2>{title}</h2>
        <Opponent game={game} />
        {glimpse && painter ? (
          <Standing
            game={game}
            glimpse={glimpse}
            score={(glimpse.state.phase === 'over' ? glimpse.outcome?.score : undefined) ?? painter.score(glimpse.context, glimpse.state)}
          />
        ) : (
          <p className="saves-standing" />
        )}
        <p className="app-note">
          <GameProgress game={game} />
        </p>
        {/* For whoever does not point at the mark. */}
        {game.doubt && <p className="app-unseen">{doubtSaid(table.doubt, game.doubt)}</p>}
      </div>
    </>
  );
}
