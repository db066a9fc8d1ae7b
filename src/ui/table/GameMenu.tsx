import type { ComponentChildren } from 'preact';
import { useId, useRef } from 'preact/hooks';
import { preferences } from '../../store/preferences';
import { table } from '../../store/table';
import { useStore } from '../app/useStore';
import { useWords } from '../words';
import { boardHandle } from './boardHandle';
import { Glyph } from './Glyph';
import { copyGameLink, saveToFile } from './gameActions';
import { ask } from './hands';
import { fetchHelp } from './helpPart';
import { useGame, useSystem } from './hooks';
import { askWhy } from './keys';
import { fetchOpponent } from './opponentPart';

interface ItemProps {
  readonly press: () => void;
  readonly testid?: string;
  readonly children: ComponentChildren;
}

/** Everything that is not the game itself. */
export function GameMenu() {
  const { common, table: words } = useWords();
  const { menuItems: items } = words;
  const { MenuFacts } = useSystem();
  const id = useId();
  const menu = useRef<HTMLDivElement>(null);
  const isOver = useGame((now) => now.outcome !== undefined);
  const practice = useGame((now) => now.head.practice);
  const confirm = useStore(preferences, (all) => all.confirm);
  const handOver = useStore(preferences, (all) => all.handOver);
  const Item = ({ press, testid, children }: ItemProps) => (
    <button
      type="button"
      class="table-menu__item"
      data-testid={testid}
      onClick={() => {
        menu.current?.hidePopover();
        press();
      }}
    >
      {children}
    </button>
  );
  return (
    <>
      <button type="button" class="app-button app-button--icon table-more" data-testid="menu" aria-label={words.menu} popovertarget={id}>
        <Glyph name="more" />
      </button>
      <div ref={menu} id={id} class="table-menu" popover="auto">
        <Item press={() => boardHandle.current?.fit()}>{items.fit}</Item>
        <Item press={() => boardHandle.current?.zoomIn()}>{items.zoomIn}</Item>
        <Item press={() => boardHandle.current?.zoomOut()}>{items.zoomOut}</Item>
        <hr />
        <Item testid="counsel-ask" press={() => void fetchOpponent().then(({ takeCounsel }) => takeCounsel())}>
          {items.counsel}
        </Item>
        <Item testid="why-ask" press={askWhy}>
          {items.why}
        </Item>
        <Item testid="help-ask" press={() => void fetchHelp().then(() => ask('help'))}>
          {items.help}
        </Item>
        {practice || (
          <>
            <Item testid="seats-ask" press={() => void fetchOpponent().then(() => ask('seats'))}>
              {items.seats}
            </Item>
            <hr />
            <Item testid="save-file" press={saveToFile}>
              {items.save}
            </Item>
            <Item testid="copy-link" press={copyGameLink}>
              {items.link}
            </Item>
            <Item testid="rename" press={() => ask('rename')}>
              {items.rename}
            </Item>
          </>
        )}
        <Item testid="rulebook" press={() => table.setState({ rule: 'contents', sheet: true })}>
          {common.nav.rules}
        </Item>
        <Item testid="keys" press={() => ask('keys')}>
          {items.keys}
        </Item>
        <hr />
        <label class="table-menu__item">
          <input
            type="checkbox"
            checked={confirm}
            onChange={({ currentTarget }) => preferences.setState({ confirm: currentTarget.checked })}
          />
          {items.confirm}
        </label>
        <label class="table-menu__item">
          <input
            type="checkbox"
            checked={handOver}
            onChange={({ currentTarget }) => preferences.setState({ handOver: currentTarget.checked })}
          />
          {items.handOver}
        </label>
        {MenuFacts && (
          <>
            <hr />
            {/* biome-ignore lint/a11y: a rule opens beside the map and the menu makes room; the rules' buttons work by keyboard */}
            <div onClick={({ target }) => target instanceof HTMLButtonElement && menu.current?.hidePopover()}>
              <MenuFacts />
            </div>
          </>
        )}
        {!isOver && !practice && (
          <>
            <hr />
            <Item testid="concede" press={() => ask('concede')}>
              {items.concede}
            </Item>
          </>
        )}
      </div>
    </>
  );
}
