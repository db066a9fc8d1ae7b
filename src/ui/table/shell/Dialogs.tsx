import { useEffect } from 'react';
import { otherSide } from '../../../kernel/twoSides';
import { isApart, staysConceded } from '../../../store/apart';
import { systemOf } from '../../../store/systems';
import { table } from '../../../store/table';
import { Dialog } from '../../app/Dialog';
import { useWords } from '../../words';
import { useDialogWords } from '../../words/dialogs';
import { useHelpPart } from '../contract/helpPart';
import { useLuckPart } from '../contract/luckPart';
import { useOpponentPart } from '../contract/opponentPart';
import { useReportPart } from '../contract/reportPart';
import type { SystemPanels } from '../contract/system';
import { concede, concederOf } from '../session';
import { DiceDialog } from './DiceDialog';
import { useGame, useNaming, useSystem, useTable } from './hooks';
import { ResultDialog } from './Result';

const close = () => table.setState({ dialog: undefined });

interface Props {
  readonly panels: SystemPanels;
}

function KeysDialog({ panels }: Props) {
  const { keys } = useDialogWords();
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
  const { common } = useWords();
  const { concede: words } = useDialogWords();
  const naming = useNaming();
  const side = useGame(concederOf);
  const stays = useGame((now) => systemOf(now).hiddenBy?.(now.context) && staysConceded(now.branch, isApart(now), now.head));
  if (side === undefined) return null;
  return (
    <Dialog title={words.title} onClose={close}>
      <p>
        {words.text(naming.army(side), naming.army(otherSide(side)))} {stays ? words.stays : words.undone}
      </p>
      <div className="app-dialog__foot">
        <button type="button" className="app-button" onClick={close}>
          {common.actions.cancel}
        </button>
        <button type="button" className="app-button app-button--danger" data-testid="concede-yes" onClick={() => concede(side)}>
          {words.yes}
        </button>
      </div>
    </Dialog>
  );
}

const DIALOGS = { keys: KeysDialog, dice: DiceDialog, concede: ConcedeDialog, result: ResultDialog };

export function Dialogs({ panels }: Props) {
  const dialog = useTable((state) => state.dialog);
  const opponent = useOpponentPart();
  const report = useReportPart();
  const luck = useLuckPart(useSystem());
  const help = useHelpPart(useGame((now) => now.system));
  // Another page may have played on meanwhile: what is not drawn would keep the keys all the same.
  const isVoid = useGame((now) => (dialog === 'result' && !now.outcome) || (dialog === 'concede' && concederOf(now) === undefined));
  useEffect(() => {
    if (isVoid) close();
  }, [isVoid]);
  if (dialog === undefined) return null;
  if (dialog === 'seats') return opponent ? <opponent.SeatsDialog /> : null;
  if (dialog === 'report') return report ? <report.ReportDialog panels={panels} /> : null;
  if (dialog === 'luck') return luck ? <luck.LuckDialog /> : null;
  if (dialog === 'help') return help ? <help.HelpDialog /> : null;
  const View = DIALOGS[dialog];
  return <View panels={panels} />;
}
