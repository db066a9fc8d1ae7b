import { memo } from 'react';
import { match, type Snapshot } from '../../store/match';
import { sheetOf } from '../board/Layer';
import { LiveMap } from '../picture/LiveMap';
import type { Painter } from '../picture/painter';
import type { SystemPanels } from '../table/contract/system';
import { tableOf } from '../table/contract/systems';
import { Die } from '../table/shell/Die';
import { SideMark } from '../table/shell/SideMark';
import { usePlaces } from '../table/shell/usePlaces';
import { useReportWords } from '../words/report';
import { type BattleTold, standingAt } from './battle';
import type { PlayTold, TurnTold } from './story';
import { noteText, rollLines, whenText } from './text';

/** The width in pixels for which the maps of the turns show what they show, and that of the start, which is as wide as its page lets it be. */
const WIDTHS = { turn: 560, start: 736 } as const;

interface MapProps {
  readonly painter: Painter | undefined;
  readonly snapshot: Snapshot;
}

interface MomentProps extends MapProps {
  readonly at: number;
  readonly when: string;
  readonly isDrawn: boolean;
  readonly of?: keyof typeof WIDTHS;
}

/** The map at a moment; its room is there before it. */
export const MomentFigure = memo(({ painter, snapshot, at, when, isDrawn, of = 'turn' }: MomentProps) => {
  const { page } = useReportWords();
  const places = usePlaces();
  const { context } = snapshot;
  const { width, height } = sheetOf(context.board);
  return (
    <figure className="report-map">
      <div style={{ aspectRatio: `${width} / ${height}` }}>
        {painter && isDrawn && (
          <LiveMap
            glimpse={{ context, state: match.shownAt(at) }}
            painter={painter}
            label={page.map(when)}
            width={WIDTHS[of]}
            places={places}
          />
        )}
      </div>
      <figcaption>{when}</figcaption>
    </figure>
  );
});

function Play({ play }: { readonly play: PlayTold }) {
  const words = useReportWords();
  const { order, sentences, dice } = play;
  const note = noteText(play.note);
  return (
    <li className={play.rolls.length > 0 ? 'report-play report-play--fight' : 'report-play'} data-testid="report-play">
      <code>{order ?? words.secret}</code>
      <div>
        {sentences.map(({ text, rule }, i) => (
          <p key={i}>
            {text} <small>{rule}</small>
          </p>
        ))}
        {rollLines(play).map((line, i) => (
          <p key={i} className="report-roll">
            {line}
          </p>
        ))}
        {note !== '' && <p className="report-note">{note}</p>}
      </div>
      {dice.length > 0 && (
        <span className="report-dice">
          {dice.map((face, i) => (
            <Die key={i} face={face} />
          ))}
        </span>
      )}
    </li>
  );
}

interface TurnProps extends MapProps {
  readonly panels: SystemPanels;
  readonly told: BattleTold;
  readonly turn: TurnTold;
  readonly map: 'none' | 'waits' | 'drawn';
}

/** A game turn: what happened in it phase by phase, and how both sides stood after it, or stand in it now. */
export const TurnPart = memo(({ panels, told: { naming }, turn: { turn, phases, end }, map, ...mapOf }: TurnProps) => {
  const words = useReportWords();
  const system = tableOf(mapOf.snapshot);
  const when = whenText(turn, mapOf.snapshot);
  return (
    <section className="report-turn">
      <h2>{words.turn(turn)}</h2>
      <div className="report-turn__columns">
        <div>
          {phases.map(({ from, player, by, phase, plays }) => (
            <section key={`${from} ${phase}`} className="report-phase">
              <h3>
                <SideMark side={by} /> {words.phase(naming.army(player), system.phaseName(phase))}
              </h3>
              <ol>
                {plays.map((play) => (
                  <Play key={play.at} play={play} />
                ))}
              </ol>
            </section>
          ))}
        </div>
        <aside>
          {map !== 'none' && <MomentFigure {...mapOf} at={end} when={when} isDrawn={map === 'drawn'} />}
          <ul className="report-standing" aria-label={when}>
            {standingAt(panels, mapOf.snapshot, end, naming).map((line) => (
              <li key={line}>{line}</li>
            ))}
          </ul>
        </aside>
      </div>
    </section>
  );
});
