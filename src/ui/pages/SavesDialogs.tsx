import { type SubmitEvent, useEffect, useRef, useState } from 'react';
import { library } from '../../store/library';
import { LONGEST_TITLE } from '../../store/storedGame';
import { Dialog } from '../app/Dialog';
import { useWords } from '../words';

interface Props {
  readonly id: string;
  readonly title: string;
  readonly close: () => void;
}

export function DeleteDialog({ id, title, close }: Props) {
  const { pages, common } = useWords();
  const remove = async () => {
    close();
    await library.remove(id);
  };
  return (
    <Dialog title={pages.saves.deleteTitle} onClose={close}>
      <p>{pages.saves.deleteText(title)}</p>
      <div className="app-dialog__foot">
        <button type="button" className="app-button" onClick={close}>
          {common.actions.cancel}
        </button>
        <button type="button" className="app-button app-button--danger" onClick={remove}>
          {common.actions.delete}
        </button>
      </div>
    </Dialog>
  );
}

export function RenameDialog({ id, title, close }: Props) {
  const { pages, common } = useWords();
  const [text, write] = useState(title);
  const field = useRef<HTMLInputElement>(null);
  // A dialog that opens has put the keyboard on its cross.
  useEffect(() => {
    field.current?.focus();
    field.current?.select();
  }, []);
  const rename = async (event: SubmitEvent) => {
    event.preventDefault();
    close();
    // Without another name a game keeps its own, as at the table.
    if (text.trim() !== '') await library.rename(id, text.trim());
  };
  return (
    <Dialog title={pages.saves.renameTitle} onClose={close}>
      <form onSubmit={rename}>
        <div className="app-field">
          <label htmlFor="title">{pages.saves.renameLabel}</label>
          <input
            ref={field}
            id="title"
            className="app-input"
            value={text}
            maxLength={LONGEST_TITLE}
            autoComplete="off"
            onChange={({ currentTarget }) => write(currentTarget.value)}
          />
        </div>
        <div className="app-dialog__foot">
          <button type="button" className="app-button" onClick={close}>
            {common.actions.cancel}
          </button>
          <button type="submit" className="app-button app-button--main">
            {common.actions.rename}
          </button>
        </div>
      </form>
    </Dialog>
  );
}
