import { useRef, useState } from 'react';
import { useWords } from '../../words';
import { isProgrammed, playText } from '../session';
import { boardHandle } from './boardHandle';
import { pressed } from './disabledReason';
import { useGame, useSystem } from './hooks';

/** Orders as text, for those who prefer them. */
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
    type('');
    boardHandle.current?.focus();
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
        onKeyDown={({ key }) => key === 'Escape' && leave()}
      />
      <button type="submit" className="app-button" {...disabled}>
        {log.play}
      </button>
    </form>
  );
}
