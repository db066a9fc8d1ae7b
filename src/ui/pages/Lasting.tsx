import { useEffect } from 'react';
import { useStore } from 'zustand';
import { persistentStorage } from '../../store/persistentStorage';
import { useWords } from '../words';

/** How long the browser keeps the games, as it says itself; where it may change its mind, it can be asked. */
export function Lasting() {
  const { lasting: words } = useWords().pages.saves;
  const lasting = useStore(persistentStorage.state, (state) => state.lasting);
  useEffect(() => {
    void persistentStorage.look();
  }, []);
  if (lasting === 'unknown') return null;
  return (
    <div className="saves-lasting" role="status" data-testid="lasting" data-lasting={lasting}>
      <p className="app-note saves-lasting__text">{words[lasting]}</p>
      {(lasting === 'unasked' || lasting === 'refused') && (
        <button type="button" className="app-button" onClick={() => void persistentStorage.ask()}>
          {words.ask}
        </button>
      )}
    </div>
  );
}
