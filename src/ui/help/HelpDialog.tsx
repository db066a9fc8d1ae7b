import type { Flag } from '../../store/preferences';
import { table } from '../../store/table';
import { Check } from '../app/Check';
import { Dialog } from '../app/Dialog';
import { useWords } from '../words';
import { useHelpWords } from '../words/help';
import { switchAsking } from './asking';

const KINDS = ['hints', 'whyNot', 'threats', 'advice'] as const satisfies readonly Flag[];

const close = () => table.setState({ dialog: undefined });

function Switch({ kind }: { readonly kind: (typeof KINDS)[number] }) {
  const { dialog } = useHelpWords();
  return (
    <Check className="help-switch" flag={kind} testid={`help-${kind}`}>
      <span>
        <b>{dialog[kind]}</b>
        <small>{dialog[`${kind}About`]}</small>
      </span>
    </Check>
  );
}

/** Each kind of help, switched on or off and remembered. */
export function HelpDialog() {
  const { dialog } = useHelpWords();
  const { common } = useWords();
  return (
    <Dialog title={dialog.title} onClose={close}>
      <p className="app-note">{dialog.intro}</p>
      <div className="help-switches">
        {KINDS.map((kind) => (
          <Switch key={kind} kind={kind} />
        ))}
      </div>
      <div className="app-dialog__foot">
        <button
          type="button"
          className="app-button"
          data-testid="help-why"
          onClick={() => {
            close();
            if (!table.getState().asking) switchAsking();
          }}
        >
          {dialog.start}
        </button>
        <button type="button" className="app-button app-button--main" onClick={close}>
          {common.actions.close}
        </button>
      </div>
    </Dialog>
  );
}
