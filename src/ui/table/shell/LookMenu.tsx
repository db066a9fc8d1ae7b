import { useEffect, useId, useRef, useState } from 'react';
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

interface SidesProps {
  readonly chosen: Side | undefined;
  readonly press: (side: Side) => void;
  readonly testid: string;
  readonly text: (army: string) => string;
}

/** A choice for each side, of which one at most is shown. */
function Sides({ chosen, press, testid, text }: SidesProps) {
  const naming = useNaming();
  return SIDES.map((side) => (
    <Choice key={side} isOn={chosen === side} press={() => press(side)} testid={`${testid}-${side + 1}`} text={text(naming.army(side))} />
  ));
}

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
  useEffect(() => {
    const close = () => menu.current?.hidePopover?.();
    addEventListener('resize', close);
    return () => removeEventListener('resize', close);
  }, []);
  const sight = useTable((state) => state.sight !== undefined);
  const coverage = useTable((state) => state.coverage);
  const covers = useGame((now) => now.viewer !== 'none') && panels.knowsCoverage;
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
        {covers && <Sides chosen={coverage} press={showCoverage} testid="look-side" text={words.coverage} />}
        {controls && <Sides chosen={zones} press={switchZones} testid="look-zones" text={words.zones} />}
      </div>
    </>
  );
}
