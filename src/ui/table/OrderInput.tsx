import { useState } from 'preact/hooks';
import { useWords } from '../words';
import { playText } from './hands';
import { useSystem } from './hooks';

/** Orders as text, for those who prefer them. */
export function OrderInput() {
  const { log } = useWords().table;
  const system = useSystem();
  const [text, type] = useState('');
  return (
    <form
      class="table-order"
      onSubmit={(event) => {
        event.preventDefault();
        if (text.trim() !== '' && playText(text.trim())) type('');
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
      <button type="submit" class="app-button">
        {log.play}
      </button>
    </form>
  );
}
