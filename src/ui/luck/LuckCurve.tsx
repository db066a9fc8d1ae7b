import { type PointerEvent, useState } from 'react';
import { onEnter } from '../app/onEnter';
import { visit } from '../table/shell/moments';
import { useLuckWords } from '../words/luck';
import type { LuckNumbers } from './numbers';
import type { LuckPoint } from './sums';
import { useTold } from './told';

const WIDTH = 300;
const HEIGHT = 90;

interface Props {
  readonly army: string;
  readonly curve: readonly LuckPoint[];
  /** What the upper edge stands for, the same for both sides. */
  readonly top: number;
  readonly numbers: LuckNumbers;
}

const place = (x: number, y: number): string => `${x.toFixed(1)} ${y.toFixed(1)}`;

/** A side's luck as it grew, over the band in which two games in three stay. A slider lies over it: by mouse a click goes to the moment, by touch and keyboard it is chosen first. */
export function LuckCurve({ army, curve, top, numbers }: Props) {
  const words = useLuckWords();
  const told = useTold();
  const [chosen, choose] = useState<number>();
  const last = curve.length - 1;
  const at = Math.min(chosen ?? last, last);
  const point = curve[at]!;
  const step = WIDTH / Math.max(1, curve.length);
  const height = (luck: number): number => (HEIGHT / 2) * (1 - luck / top);
  const points = [{ luck: 0, spread: 0 }, ...curve];
  const along = (of: (point: { readonly luck: number; readonly spread: number }) => number): string[] =>
    points.map((one, i) => place(i * step, height(of(one))));
  const band = [...along(({ spread }) => spread), ...along(({ spread }) => -spread).reverse()].join('L');
  const [turn, play] = [told.turn(point.at, point.nth), told.play(point.at, point.nth)];
  const said = words.at(turn, play, numbers.signed(point.luck));
  /** Which play lies under the mouse. */
  const under = ({ clientX, currentTarget }: PointerEvent): number => {
    const { left, width } = currentTarget.getBoundingClientRect();
    return Math.max(0, Math.min(last, Math.round(((clientX - left) / width) * curve.length) - 1));
  };
  return (
    <>
      <div className="luck-curve">
        <svg viewBox={`0 -2 ${WIDTH} ${HEIGHT + 4}`} preserveAspectRatio="none" aria-hidden="true">
          <path className="luck-curve__band" d={`M${band}Z`} />
          <path className="luck-curve__nought" d={`M0 ${HEIGHT / 2}H${WIDTH}`} />
          <path className="luck-curve__here" d={`M${((at + 1) * step).toFixed(1)} -2V${HEIGHT + 2}`} />
          <path className="luck-curve__line" d={`M${along(({ luck }) => luck).join('L')}`} />
        </svg>
        <input
          type="range"
          className="app-over"
          data-testid="luck-curve"
          min={0}
          max={last}
          value={at}
          aria-label={words.curve(army)}
          aria-valuetext={said}
          onChange={({ currentTarget }) => choose(Number(currentTarget.value))}
          onPointerMove={(event) => event.pointerType === 'mouse' && choose(under(event))}
          onPointerUp={(event) => event.button === 0 && event.pointerType === 'mouse' && visit(curve[under(event)]!.at)}
          onKeyDown={onEnter(() => visit(point.at))}
        />
      </div>
      <button type="button" className="app-press-line luck-line luck-line--chosen" data-testid="luck-visit" onClick={() => visit(point.at)}>
        <span>{words.roll(turn, play)}</span> <b>{words.inAll(numbers.signed(point.luck))}</b>
        <span className="app-unseen"> {words.show}</span>
      </button>
    </>
  );
}
