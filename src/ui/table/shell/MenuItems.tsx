import { type FunctionComponent, memo, type ReactNode } from 'react';
import { table } from '../../../store/table';
import { whenFetched } from '../../app/fetched';
import { openSettings } from '../../app/settings';
import { useWords } from '../../words';
import { fetchHelp } from '../contract/helpPart';
import { opponentPart } from '../contract/opponentPart';
import { ask, concederOf } from '../session';
import { boardHandle } from './boardHandle';
import { copyGameLink, saveToFile } from './gameActions';
import { useGame } from './hooks';
import { askCounsel, askWhy } from './keys';

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

interface ItemsProps {
  /** Facts of the game, below. */
  readonly Facts: FunctionComponent | undefined;
}

/** Everything that is not the game itself. */
export const MenuItems = memo(({ Facts }: ItemsProps) => {
  const { common, table: words } = useWords();
  const { menuItems: items } = words;
  const elsewhere = useGame((now) => now.elsewhere !== undefined);
  const concedes = useGame((now) => !now.outcome && !now.elsewhere && concederOf(now) !== undefined);
  const practice = useGame((now) => now.head.practice);
  const stopped = useGame((now) => now.stop !== undefined);
  const doubted = useGame((now) => now.doubt !== undefined);
  return (
    <>
      {doubted && (
        <>
          <Item testid="doubt-ask" press={() => ask('dice')}>
            {words.doubt.mark}…
          </Item>
          <hr />
        </>
      )}
      <Item press={() => boardHandle.current?.fit()}>{items.fit}</Item>
      <Item press={() => boardHandle.current?.zoomIn()}>{items.zoomIn}</Item>
      <Item press={() => boardHandle.current?.zoomOut()}>{items.zoomOut}</Item>
      <hr />
      <Item testid="counsel-ask" press={askCounsel}>
        {items.counsel}
      </Item>
      <Item testid="why-ask" press={askWhy}>
        {items.why}
      </Item>
      <Item testid="help-ask" press={() => whenFetched(fetchHelp(), () => ask('help'))}>
        {items.help}
      </Item>
      {practice || (
        <>
          {stopped || elsewhere || (
            <Item testid="seats-ask" press={() => whenFetched(opponentPart.load(), () => ask('seats'))}>
              {items.seats}
            </Item>
          )}
          <hr />
          <Item testid="save-file" press={saveToFile}>
            {items.save}
          </Item>
          <Item testid="copy-link" press={copyGameLink}>
            {items.link}
          </Item>
          {stopped || elsewhere || (
            <Item testid="rename" press={() => ask('rename')}>
              {items.rename}
            </Item>
          )}
        </>
      )}
      <Item testid="rulebook" press={() => table.setState({ rule: 'contents', sheet: true })}>
        {common.nav.rules}
      </Item>
      <Item testid="keys" press={() => ask('keys')}>
        {items.keys}
      </Item>
      <hr />
      <Item testid="settings-ask" press={openSettings}>
        {common.settings}
      </Item>
      {Facts && (
        <>
          <hr />
          <Facts />
        </>
      )}
      {concedes && !practice && !stopped && (
        <>
          <hr />
          <Item testid="concede" press={() => ask('concede')}>
            {items.concede}
          </Item>
        </>
      )}
    </>
  );
});
