import { otherSide, SIDES } from '../../../kernel/twoSides';
import { match } from '../../../store/match';
import { table } from '../../../store/table';
import { Dialog } from '../../app/Dialog';
import { useWords } from '../../words';
import { useHelpPart } from '../contract/helpPart';
import { useOpponentPart } from '../contract/opponentPart';
import type { SystemPanels } from '../contract/system';
import { concederOf } from '../session';
import { DiceDialog } from './DiceDialog';
import { playAgain, saveToFile } from './gameActions';
import { useGame, useNaming, useTable } from './hooks';
import { SideMark } from './SideMark';

const close = () => table.setState({ dialog: undefined });

interface Props {
  readonly panels: SystemPanels;
}

function KeysDialog({ panels }: Props) {
  const { keys } = useWords().table;
  const orders = panels.typedOrders(useGame((now) => now.context));
  return (
    <Dialog title={keys.title} onClose={close}>
      <dl className="table-keys">
        {panels.keys().map(([key, text]) => (
          <div key={key}>
            <dt>
              <kbd>{key}</kbd>
            </dt>
            <dd>{text}</dd>
          </div>
        ))}
      </dl>
      <h3>{keys.ordersTitle}</h3>
      <dl className="table-keys">
        {orders.map(([order, text]) => (
          <div key={order}>
            <dt>
              <code>{order}</code>
            </dt>
            <dd>{text}</dd>
          </div>
        ))}
      </dl>
    </Dialog>
  );
}

function ConcedeDialog() {
  const { table: words, common } = useWords();
  const naming = useNaming();
  const side = useGame(concederOf);
  if (side === undefined) return null;
  return (
    <Dialog title={words.concede.title} onClose={close}>
      <p>{words.concede.text(naming.army(side), naming.army(otherSide(side)))}</p>
      <div className="app-dialog__foot">
        <button type="button" className="app-button" onClick={close}>
          {common.actions.cancel}
        </button>
        <button
          type="button"
          className="app-button app-button--danger"
          data-testid="concede-yes"
          onClick={() => {
            match.concede(side);
            table.setState({ dialog: 'result' });
          }}
        >
          {words.concede.yes}
        </button>
      </div>
    </Dialog>
  );
}

/** Who has won, with the points and what they are for. */
function ResultDialog({ panels: { Points } }: Props) {
  const { result, armies } = useWords().table;
  const naming = useNaming();
  const outcome = useGame((now) => now.outcome);
  const conceded = useGame((now) => now.conceded);
  const practice = useGame((now) => now.head.practice);
  const draw = useGame((now) => now.context.draw);
  if (!outcome) return null;
  const { winner, score } = outcome;
  const title = winner === 0 ? result.draw : result.wins(naming.army(winner === 1 ? 0 : 1));
  return (
    <Dialog title={title} onClose={close}>
      <div className="table-result" data-testid="result" data-winner={winner}>
        {conceded ? (
          <p>{result.conceded(naming.army(conceded === 1 ? 0 : 1))}</p>
        ) : (
          <>
            {score[0] === score[1] && draw > 0 && <p>{result.drawFor(naming.army(draw === 1 ? 0 : 1))}</p>}
            <div className="table-result__sides">
              {SIDES.map((side) => (
                <section key={side}>
                  <h3>
                    <SideMark side={side} /> {naming.army(side)}
                  </h3>
                  <p className="table-result__score">{armies.points(score[side])}</p>
                  <Points side={side} />
                </section>
              ))}
            </div>
          </>
        )}
        <div className="app-dialog__foot">
          <button
            type="button"
            className="app-button"
            onClick={() => {
              close();
              table.setState({ panel: 'log', sheet: true });
            }}
          >
            {result.log}
          </button>
          {practice || (
            <>
              <button type="button" className="app-button" onClick={saveToFile}>
                {result.save}
              </button>
              <button type="button" className="app-button" data-testid="rematch" onClick={() => playAgain('swapped')}>
                {result.swapped}
              </button>
              <button type="button" className="app-button app-button--main" data-testid="again" onClick={() => playAgain('same')}>
                {result.again}
              </button>
            </>
          )}
        </div>
      </div>
    </Dialog>
  );
}

const DIALOGS = { keys: KeysDialog, dice: DiceDialog, concede: ConcedeDialog, result: ResultDialog };

export function Dialogs({ panels }: Props) {
  const dialog = useTable((state) => state.dialog);
  const opponent = useOpponentPart();
  const help = useHelpPart(useGame((now) => now.system));
  if (dialog === undefined) return null;
  if (dialog === 'seats') return opponent ? <opponent.SeatsDialog /> : null;
  if (dialog === 'help') return help ? <help.HelpDialog /> : null;
  const View = DIALOGS[dialog];
  return <View panels={panels} />;
}
