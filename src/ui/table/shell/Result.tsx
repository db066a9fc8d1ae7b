import { useEffect } from 'react';
import { SIDES, type Side } from '../../../kernel/twoSides';
import { table } from '../../../store/table';
import { Dialog } from '../../app/Dialog';
import { whenFetched } from '../../app/fetched';
import { useWords } from '../../words';
import { askLuck } from '../contract/luckPart';
import { opponentPart, useOpponentPart } from '../contract/opponentPart';
import { askReport } from '../contract/reportPart';
import type { Losses, SystemPanels } from '../contract/system';
import { whyWon } from '../contract/whyWon';
import { canReplay, playReplay } from '../session';
import { copyTurnLink, nextBattle, playAgain, saveToFile } from './gameActions';
import { useGame, useNaming, useSystem } from './hooks';
import { RuleLink } from './RuleLink';
import { SideMark } from './SideMark';

interface Props {
  readonly panels: SystemPanels;
}

const close = () => table.setState({ dialog: undefined });

/** Leaves the result for what stands beside the map. */
function goTo(panel: 'log' | 'now'): void {
  table.setState({ dialog: undefined, panel, sheet: true, rule: undefined });
}

/** The curve of the battle beside the map, and its mistakes as they are found. */
function analyse(): void {
  goTo('now');
  whenFetched(opponentPart.load(), ({ findMistakes }) => findMistakes());
}

const LossList = ({ losses }: { readonly losses: Losses }) => (
  <dl className="table-result__losses">
    {losses.map(([name, value]) => (
      <div key={name}>
        <dt>{name}</dt>
        <dd>{value}</dd>
      </div>
    ))}
  </dl>
);

/** Both sides: points and for what, and what they have lost. */
function Sides({ panels: { Points, losses }, isConceded }: Props & { readonly isConceded: boolean }) {
  const { armies, result } = useWords().table;
  const naming = useNaming();
  const now = useGame((all) => all);
  const score = now.outcome?.score ?? [0, 0];
  const lost = losses?.(now);
  return (
    <div className="table-result__sides">
      {SIDES.map((side: Side) => (
        <section key={side}>
          <h3>
            <SideMark side={side} /> {naming.army(side)}
          </h3>
          {!isConceded && (
            <>
              <p className="table-result__score">{armies.points(score[side])}</p>
              <Points side={side} />
            </>
          )}
          {lost && (
            <>
              <h4>{result.losses}</h4>
              <LossList losses={lost[side]!} />
            </>
          )}
        </section>
      ))}
    </div>
  );
}

/** What may be done with the battle that is over. */
function Keeping() {
  const { result, replay, byBoth: words } = useWords().table;
  const system = useSystem();
  // The other side is to hear of it.
  const byBoth = useGame((now) => now.byBoth !== undefined);
  const replayable = useGame(canReplay);
  return (
    <div className="table-result__keeping">
      <button type="button" className="app-button" onClick={() => goTo('log')}>
        {result.log}
      </button>
      <button type="button" className="app-button" data-testid="analyse" onClick={analyse}>
        {result.analyse}
      </button>
      {replayable && (
        <button type="button" className="app-button" data-testid="watch" onClick={playReplay}>
          {replay.watch}
        </button>
      )}
      {byBoth && (
        <button type="button" className="app-button" data-testid="copy-turn" onClick={copyTurnLink}>
          {words.copy}
        </button>
      )}
      <button type="button" className="app-button" onClick={saveToFile}>
        {result.save}
      </button>
      <button type="button" className="app-button" data-testid="report-ask" onClick={askReport}>
        {result.report}
      </button>
      {system.luck && (
        <button type="button" className="app-button" data-testid="luck-ask" onClick={() => askLuck(system)}>
          {result.luck}
        </button>
      )}
    </div>
  );
}

/** What comes after the battle, in sight however long its story is. */
function Onward() {
  const { result } = useWords().table;
  return (
    <div className="app-dialog__foot table-result__onward">
      <button type="button" className="app-button" data-testid="next-battle" onClick={nextBattle}>
        {result.next}
      </button>
      <button type="button" className="app-button" data-testid="rematch" onClick={() => playAgain('swapped')}>
        {result.swapped}
      </button>
      <button type="button" className="app-button app-button--main" data-testid="again" onClick={() => playAgain('same')}>
        {result.again}
      </button>
    </div>
  );
}

/** The end tells the battle: who has won and why, what both have lost, what decided it, and what may come next. It is there at once; its story comes as it is reckoned. */
export function ResultDialog({ panels }: Props) {
  const { result } = useWords().table;
  const naming = useNaming();
  const now = useGame((all) => all);
  const { outcome, conceded } = now;
  const { practice } = now.head;
  const opponent = useOpponentPart();
  useEffect(() => {
    // Where it does not come the result is told without the story.
    if (!practice) opponentPart.preload();
  }, [practice]);
  if (!outcome) return null;
  const { winner } = outcome;
  const title = winner === 0 ? result.draw : result.wins(naming.army(winner === 1 ? 0 : 1));
  return (
    <Dialog title={title} onClose={close}>
      <div className="table-result" data-testid="result" data-winner={winner}>
        {whyWon(panels, now, naming).map(({ text, rule }) => (
          <p key={text} data-testid={rule && 'verdict'}>
            {text} {rule && <RuleLink id={rule} />}
          </p>
        ))}
        <Sides panels={panels} isConceded={conceded !== undefined} />
        {practice ? (
          <div className="app-dialog__foot">
            <button type="button" className="app-button" onClick={() => goTo('log')}>
              {result.log}
            </button>
          </div>
        ) : (
          <>
            <Keeping />
            {opponent && <opponent.EndStory />}
            <Onward />
          </>
        )}
      </div>
    </Dialog>
  );
}
