import { type KeyboardEvent, useRef, useState } from 'react';
import { table } from '../../../store/table';
import { useWords } from '../../words';
import { isProgrammed, isRolling, playText, takeOrderBack, typeDie } from '../session';
import { boardHandle } from './boardHandle';
import { pressed } from './disabledReason';
import { Glyph } from './Glyph';
import { useGame, useSystem } from './hooks';

/** Orders as text, for those who prefer them: opened by a key or the menu, and open until it is closed. */
export function OrderInput() {
  const { log } = useWords().table;
  const system = useSystem();
  const [text, type] = useState('');
  const field = useRef<HTMLInputElement>(null);
  const shut = useGame((now) => (now.stop ? 'stop' : (now.elsewhere ?? (isProgrammed(now) && 'program'))));
  const { onClick: submit, ...disabled } = pressed(shut, () => {
    if (text.trim() === '') return;
    if (playText(text.trim())) type('');
    else {
      field.current?.focus();
      field.current?.select();
    }
  });
  const leave = (): void => {
    table.setState({ typing: false });
    boardHandle.current?.focus();
  };
  const keyed = (event: KeyboardEvent): void => {
    const { key } = event;
    if (isRolling() && /^[1-9]$/.test(key)) {
      event.preventDefault();
      typeDie(Number(key));
    } else if (key === 'Escape') isRolling() ? takeOrderBack() : leave();
  };
  return (
    <form
      className="table-order"
      onSubmit={(event) => {
        event.preventDefault();
        submit();
      }}
    >
      <input
        ref={field}
        className="app-input"
        data-testid="order-input"
        aria-label={log.typed}
        placeholder={system.typedHint()}
        value={text}
        autoComplete="off"
        autoCapitalize="off"
        spellCheck={false}
        onChange={({ currentTarget }) => type(currentTarget.value)}
        onKeyDown={keyed}
      />
      <button type="submit" className="app-button" {...disabled}>
        {log.play}
      </button>
      <button type="button" className="app-button app-button--icon" data-testid="order-close" aria-label={log.shut} onClick={leave}>
        <Glyph name="cross" />
      </button>
    </form>
  );
}
