import { useId, useRef, useState } from 'react';
import type { Side } from '../../../kernel/twoSides';
import { useWords } from '../../words';
import type { SystemPanels } from '../contract/system';
import { switchSight, switchZones } from '../session';
import { Glyph } from './Glyph';
import { useGame, useNaming, useTable } from './hooks';
import { showCoverage } from './keys';

interface ChoiceProps {
  readonly isOn: boolean;
  readonly press: () => void;
  readonly testid: string;
  readonly text: string;
}

const Choice = ({ isOn, press, testid, text }: ChoiceProps) => (
  <button type="button" className="table-menu__item table-look__item" data-testid={testid} aria-pressed={isOn} onClick={press}>
    {text}
  </button>
);

const SIDES: readonly Side[] = [0, 1];

/** What can be shown over the map: a line of sight, all that either side can do next turn, and the zones that it controls. */
export function LookMenu({ panels }: { readonly panels: SystemPanels }) {
  const { look: words } = useWords().table;
  const id = useId();
  const button = useRef<HTMLButtonElement>(null);
  const menu = useRef<HTMLDivElement>(null);
  const [place, setPlace] = useState({ top: 0, right: 0 });
  /** It hangs beside its button, wherever the map has put that. */
  const open = () => {
    const { top, left } = button.current!.getBoundingClientRect();
    setPlace({ top, right: innerWidth - left + 6 });
  };
  const naming = useNaming();
  const sight = useTable((state) => state.sight !== undefined);
  const coverage = useTable((state) => state.coverage);
  const covers = useGame((now) => now.viewer !== 'none') && panels.comers !== undefined;
  const zones = useTable((state) => state.zones);
  const controls = useGame((now) => now.viewer !== 'none' && panels.zones?.(now, 0) !== undefined);
  const isOn = sight || coverage !== undefined || zones !== undefined;
  return (
    <>
      <button
        ref={button}
        type="button"
        className={isOn ? 'table-tool table-tool--on' : 'table-tool'}
        data-testid="look-ask"
        aria-label={words.title}
        title={words.title}
        popoverTarget={id}
        onClick={open}
      >
        <Glyph name="eye" />
      </button>
      <div
        ref={menu}
        id={id}
        className="table-menu table-look"
        popover="auto"
        style={place}
        onClickCapture={({ target }) => target instanceof HTMLButtonElement && menu.current?.hidePopover?.()}
      >
        <Choice isOn={sight} press={switchSight} testid="look-sight" text={words.sight} />
        {covers &&
          SIDES.map((side) => (
            <Choice
              key={side}
              isOn={coverage === side}
              press={() => showCoverage(side)}
              testid={`look-side-${side + 1}`}
              text={words.coverage(naming.army(side))}
            />
          ))}
        {controls &&
          SIDES.map((side) => (
            <Choice
              key={side}
              isOn={zones === side}
              press={() => switchZones(side)}
              testid={`look-zones-${side + 1}`}
              text={words.zones(naming.army(side))}
            />
          ))}
      </div>
    </>
  );
}
