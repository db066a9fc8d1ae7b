import { useState } from 'preact/hooks';
import { useWords } from '../words';
import { pressed } from './grey';
import { isProgrammed, playText } from './hands';
import { useGame, useSystem } from './hooks';

/** Orders as text, for those who prefer them. */
export function OrderInput() {
  const { log } = useWords().table;
  const system = useSystem();
  const [text, type] = useState('');
  const { onClick: submit, ...grey } = pressed(useGame(isProgrammed) && 'program', () => {
    if (text.trim() !== '' && playText(text.trim())) type('');
  });
  return (
    <form
      class="table-order"
      onSubmit={(event) => {
        event.preventDefault();
        submit();
      }}
    >
      <input
        class="app-input"
        data-testid="order-input"
        aria-label={log.typed}
        placeholder={system.typedHint()}
        value={text}
        autocomplete="off"
        autocapitalize="off"
        spellcheck={false}
        onInput={({ currentTarget }) => type(currentTarget.value)}
      />
      <button type="submit" class="app-button" {...grey}>
        {log.play}
      </button>
    </form>
  );
}
