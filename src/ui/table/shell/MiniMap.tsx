import './miniMap.css';
import { type KeyboardEvent, type PointerEvent, useCallback, useEffect, useMemo, useRef, useState } from 'react';
import { useStore } from 'zustand';
import type { Board } from '../../../kernel/board';
import { preferences } from '../../../store/preferences';
import { Icon } from '../../app/Icon';
import { boundsOf, centreOf } from '../../board/geometry';
import { createHold } from '../../board/hold';
import type { Seen } from '../../board/intents';
import { MARGIN } from '../../board/Layer';
import { num } from '../../board/outline';
import { useWords } from '../../words';
import type { Dot, SystemPanels } from '../contract/system';
import { boardHandle } from './boardHandle';
import { useGame } from './hooks';

/** Half the side of a dot, in map units. */
const DOT = 21;
/** A key moves the view by this share of the map. */
const STEP = 0.08;
/** Who sees more than this of the map needs no overview, which would lie over the rest. */
const WHOLE = 0.86;
/** Milliseconds that it stays on a phone after the map has come to rest. */
const LINGERS = 1400;

const KEYS: Readonly<Record<string, readonly [number, number]>> = {
  ArrowLeft: [-STEP, 0],
  ArrowRight: [STEP, 0],
  ArrowUp: [0, -STEP],
  ArrowDown: [0, STEP],
};

/** All pieces of one side as one path. */
const dotsPath = (board: Board, dots: readonly Dot[], of: number): string =>
  dots
    .filter(({ side }) => side === of)
    .map(({ hex }) => {
      const { x, y } = centreOf(board, hex);
      return `M${num(x - DOT)} ${num(y - DOT)}h${2 * DOT}v${2 * DOT}h${-2 * DOT}Z`;
    })
    .join('');

/** What is seen of the map, drawn as it moves without React; whether that is a part, and whether it has just moved. */
function useSeen() {
  const frame = useRef<Frame | undefined>(undefined);
  const seen = useRef<Seen>({ left: 0, top: 0, width: 1, height: 1 });
  const [isPart, setPart] = useState(false);
  const [moves, setMoves] = useState(false);
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    let moved = 0;
    // One timer for a whole drag: each frame only notes when it was.
    const rest = () => {
      const left = moved + LINGERS - performance.now();
      timer = left > 0 ? setTimeout(rest, left) : undefined;
      if (timer) return;
      frame.current?.letGo();
      setMoves(false);
    };
    const stop = boardHandle.current?.watch((next, rests) => {
      const before = seen.current;
      seen.current = next;
      frame.current?.draw(next, rests);
      if (isPartSeen(next) !== isPartSeen(before)) setPart(isPartSeen(next));
      if (before.left === next.left && before.top === next.top && before.width === next.width) return;
      moved = performance.now();
      frame.current?.take();
      if (timer) return;
      setMoves(true);
      timer = setTimeout(rest, LINGERS);
    });
    return () => {
      clearTimeout(timer);
      frame.current?.letGo();
      stop?.();
    };
  }, []);
  const hold = useCallback((element: HTMLElement | null) => {
    frame.current = element ? createFrame(element) : undefined;
    frame.current?.draw(seen.current, true);
  }, []);
  return { hold, seen, isPart, moves };
}

/** How much of the map is seen along one axis: what is seen may begin before it and end behind it. */
const shareSeen = (from: number, size: number): number => Math.min(1, from + size) - Math.max(0, from);

const isPartSeen = ({ left, top, width, height }: Seen): boolean => shareSeen(left, width) < WHOLE || shareSeen(top, height) < WHOLE;

const percent = (share: number) => `${num(100 * share)}%`;

type Frame = ReturnType<typeof createFrame>;

/**
 * The frame about what is seen. While the map moves only its transform is written, which asks for no layout; at rest its size is, as that of the map
 * itself, and its lines are even again.
 */
function createFrame(frame: HTMLElement) {
  let written = { width: 1, height: 1 };
  return {
    ...createHold(frame),
    draw({ left, top, width, height }: Seen, rests: boolean): void {
      if (rests && (written.width !== width || written.height !== height)) {
        written = { width, height };
        frame.style.width = percent(width);
        frame.style.height = percent(height);
      }
      const [wide, high] = [width / written.width, height / written.height];
      frame.style.transform = `translate(${percent(left / written.width)}, ${percent(top / written.height)}) scale(${wide.toFixed(4)}, ${high.toFixed(4)})`;
    },
  };
}

/** The whole map in little, while only a part of it is seen: a press, a drag or an arrow key moves the view. */
export function MiniMap({ panels: { MiniGround, dots } }: { readonly panels: SystemPanels }) {
  const words = useWords().table.overview;
  const { board } = useGame((now) => now.context);
  const shown = useGame((now) => now.shown);
  const wished = useStore(preferences, (all) => all.overview);
  const { hold, seen, isPart, moves } = useSeen();
  const paths = useMemo(() => {
    const all = isPart && wished ? (dots?.(shown) ?? []) : [];
    return [0, 1].map((side) => dotsPath(board, all, side));
  }, [board, dots, shown, isPart, wished]);
  if (!MiniGround || !isPart || !wished) return null;
  const { width, height } = boundsOf(board);
  const lookAt = ({ currentTarget, clientX, clientY }: PointerEvent<Element>) => {
    const box = currentTarget.getBoundingClientRect();
    boardHandle.current?.lookAt((clientX - box.left) / box.width, (clientY - box.top) / box.height);
  };
  const onKeyDown = (event: KeyboardEvent) => {
    const step = KEYS[event.key];
    if (!step) return;
    event.preventDefault();
    const { left, top, width: wide, height: high } = seen.current;
    boardHandle.current?.lookAt(left + wide / 2 + step[0], top + high / 2 + step[1]);
  };
  return (
    <div className={moves ? 'mini-map mini-map--moves' : 'mini-map'} data-testid="mini-map">
      <div
        className="mini-map__field"
        // Its keys move what is seen, in two directions at once: no slider does.
        role="application"
        // biome-ignore lint/a11y/noNoninteractiveTabindex: an application is what the keyboard is for; the rule does not know the role
        tabIndex={0}
        aria-label={words.label}
        onKeyDown={onKeyDown}
        onPointerDown={(event) => {
          event.currentTarget.setPointerCapture(event.pointerId);
          lookAt(event);
        }}
        onPointerMove={(event) => event.buttons > 0 && lookAt(event)}
      >
        <svg
          viewBox={`${-MARGIN} ${-MARGIN} ${num(width + 2 * MARGIN)} ${num(height + 2 * MARGIN)}`}
          preserveAspectRatio="none"
          style={{ '--ratio': String((width + 2 * MARGIN) / (height + 2 * MARGIN)) }}
          aria-hidden="true"
          focusable="false"
        >
          <MiniGround />
          {paths.map((d, side) => (
            <path key={side === 0 ? 'first' : 'second'} className={`mini-map__side mini-map__side--${side + 1}`} d={d} />
          ))}
        </svg>
        <span ref={hold} className="mini-map__seen" aria-hidden="true" />
      </div>
      <button
        type="button"
        className="mini-map__hide"
        data-testid="mini-map-hide"
        aria-label={words.hide}
        title={words.hide}
        onClick={() => {
          preferences.setState({ overview: false });
          boardHandle.current?.focus();
        }}
      >
        <Icon name="cross" />
      </button>
    </div>
  );
}
