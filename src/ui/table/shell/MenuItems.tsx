import { memo, type ReactNode } from 'react';
import { whenFetched } from '../../app/fetched';
import { openSettings } from '../../app/settings';
import { useWords } from '../../words';
import { fetchHelp } from '../contract/helpPart';
import { opponentPart } from '../contract/opponentPart';
import { ask, concederOf } from '../session';
import { copyGameLink, saveToFile } from './gameActions';
import { useGame } from './hooks';
import { typeOrder } from './keys';
import { readRule } from './readRule';

interface ItemProps {
  readonly press: () => void;
  readonly testid?: string;
  readonly children: ReactNode;
}

function Item({ press, testid, children }: ItemProps) {
  return (
    <button type="button" className="table-menu__item" data-testid={testid} onClick={press}>
      {children}
    </button>
  );
}

/** Everything that is not the game itself: nine lines at most. */
export const MenuItems = memo(() => {
  const { common, table: words } = useWords();
  const { menuItems: items } = words;
  const elsewhere = useGame((now) => now.elsewhere !== undefined);
  const concedes = useGame((now) => !now.outcome && !now.elsewhere && concederOf(now) !== undefined);
  const practice = useGame((now) => now.head.practice);
  const stopped = useGame((now) => now.stop !== undefined);
  return (
    <>
      <Item testid="type-order" press={typeOrder}>
        {items.type}
      </Item>
      <Item testid="help-ask" press={() => whenFetched(fetchHelp(), () => ask('help'))}>
        {items.help}
      </Item>
      <Item testid="rulebook" press={() => readRule('contents')}>
        {common.nav.rules}
      </Item>
      <Item testid="keys" press={() => ask('keys')}>
        {items.keys}
      </Item>
      <Item testid="settings-ask" press={openSettings}>
        {common.settings}
      </Item>
      {practice || (
        <>
          <hr />
          {stopped || elsewhere || (
            <Item testid="seats-ask" press={() => whenFetched(opponentPart.load(), () => ask('seats'))}>
              {items.seats}
            </Item>
          )}
          <Item testid="save-file" press={saveToFile}>
            {items.save}
          </Item>
          <Item testid="copy-link" press={copyGameLink}>
            {items.link}
          </Item>
          {concedes && !stopped && (
            <Item testid="concede" press={() => ask('concede')}>
              {items.concede}
            </Item>
          )}
        </>
      )}
    </>
  );
});
