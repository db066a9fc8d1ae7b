import './scenes.css';
import { useLayoutEffect, useRef } from 'react';
import type { Board } from '../../kernel/board';
import { DieFace } from './DieFace';
import { centreOf, type Point } from './geometry';
import { Layer } from './Layer';
import { num } from './outline';
import { BLOW, isCalm, type Scene, type Stamp } from './scenes';

type Sheets = Pick<Element, 'querySelectorAll'> | null | undefined;

/** What stands on the sheet of the pieces. */
const piecesOf = (sheets: Sheets, wanted: string): readonly SVGElement[] => [
  ...(sheets?.querySelectorAll<SVGElement>(`.board-layer--pieces ${wanted}`) ?? []),
];

const pieceOf = (sheets: Sheets, id: number): readonly SVGElement[] => piecesOf(sheets, `[data-unit="${id}"]`);

/** The pieces that act, each with what stands in its hex beside it. */
export function actors(sheets: Sheets, { by, from }: Pick<Scene, 'by' | 'from'>): readonly SVGElement[] {
  if (!by) return piecesOf(sheets, `[data-hex="${from}"]`);
  return by
    .flatMap((id) => pieceOf(sheets, id))
    .flatMap((piece) => [piece, ...piecesOf(sheets, `[role="img"][data-hex="${piece.getAttribute('data-hex')}"]:not([data-unit])`)]);
}

/** Whoever is lost in some scenes. */
const lostIn = (box: Element | null, scenes: readonly Scene[]): readonly SVGElement[] =>
  scenes
    .flatMap(({ stamps }) => stamps)
    .flatMap(({ tone, piece }) => (tone !== 'loss' || piece === undefined ? [] : pieceOf(box?.closest('.board-sheets'), piece)));

/** Lets pieces fade, from what can be seen of them, until it is taken back. */
function fade(pieces: readonly SVGElement[], from: number, ms: number): () => void {
  const fading = pieces.map((one) => one.animate({ opacity: [from, 0] }, { duration: ms, easing: 'ease-in', fill: 'forwards' }));
  return () => {
    for (const one of fading) one.cancel();
  };
}

/** The least width of a die, and where the dice lie from the middle of their hex, in map units. */
const DIE = 30;
const BESIDE = { x: 30, y: -52 };
const MISSILE = 'M-15 0h26M11 0l-8-4.5M11 0l-8 4.5M-15 0l-4-4M-15 0l-4 4';

/** Where a piece stands, by its hex; undefined: it is not on the map. */
function placeOf(board: Board, element: SVGElement | undefined, { from }: Scene): Point | undefined {
  const hex = from ?? Number(element?.getAttribute('data-hex') ?? -1);
  return hex >= 0 ? centreOf(board, hex) : undefined;
}

function lean(piece: SVGElement, place: Point | undefined, goal: Point, ms: number): Animation | undefined {
  if (!place) return undefined;
  const [dx, dy] = [goal.x - place.x, goal.y - place.y];
  return piece.animate(
    {
      translate: ['0px 0px', `${-dx * 0.06}px ${-dy * 0.06}px`, `${dx * 0.3}px ${dy * 0.3}px`, '0px 0px'],
      offset: [0, 0.3, BLOW, 1],
    },
    { duration: ms, easing: 'ease-in-out' },
  );
}

function fly(missile: SVGElement | null, place: Point | undefined, goal: Point, ms: number): Animation | undefined {
  if (!place) return undefined;
  const way = (Math.atan2(goal.y - place.y, goal.x - place.x) * 180) / Math.PI;
  return missile?.animate(
    { transform: [place, goal].map(({ x, y }) => `translate(${x}px, ${y}px) rotate(${way}deg)`), opacity: [1, 1] },
    { duration: ms * BLOW, easing: 'ease-in', fill: 'forwards' },
  );
}

function Dice({ scene, at, u }: { readonly scene: Scene; readonly at: Point; readonly u: number }) {
  const size = Math.max(DIE, 24 * u);
  return (
    <g transform={`translate(${num(at.x + BESIDE.x)} ${num(at.y + BESIDE.y)})`}>
      {scene.dice.map((face, i) => (
        <g key={i} transform={`translate(${num(i * (size + 4))} 0) scale(${(size / 24).toFixed(2)})`}>
          <g className="board-scene__die">
            <DieFace face={face} />
          </g>
        </g>
      ))}
    </g>
  );
}

/** How far apart stamps of one hex stand, in their height. */
const ROW = 1.9;

/** `row`: so many stand in the hex already. */
function StampMark({ board, stamp, row, u }: { readonly board: Board; readonly stamp: Stamp; readonly row: number; readonly u: number }) {
  const { text, tone } = stamp;
  const at = centreOf(board, stamp.at);
  const size = Math.max(17, 15 * u);
  const width = size * (1.2 + 0.56 * text.length);
  return (
    <g transform={`translate(${num(at.x)} ${num(at.y + 33 + row * size * ROW)})`}>
      <g className={`board-scene__stamp board-scene__stamp--${tone}`}>
        <rect x={num(-width / 2)} y={num(-size * 0.85)} width={num(width)} height={num(size * 1.7)} rx="4" />
        <text y={num(size * 0.36)} fontSize={num(size)}>
          {text}
        </text>
      </g>
    </g>
  );
}

export interface SceneLayerProps {
  readonly board: Board;
  readonly scenes: readonly Scene[];
  /** Which of them is on. */
  readonly on: number;
  /** The blow has fallen. */
  readonly struck: boolean;
  /** Milliseconds of the whole scene. */
  readonly ms: number;
  /** Map units in a pixel. */
  readonly u: number;
}

/** What dice have decided: who acts leans in or shoots, the dice fall beside the hex, a stamp says what has come of it. Over everything, and nothing can be pressed in it. */
export function SceneLayer({ board, scenes, on, struck, ms, u }: SceneLayerProps) {
  const scene = scenes[on]!;
  const box = useRef<SVGGElement>(null);
  const missile = useRef<SVGPathElement>(null);
  const at = centreOf(board, scene.at);
  useLayoutEffect(() => {
    const { act } = scene;
    if (isCalm() || !act || act === 'comes') return;
    const acting = actors(box.current?.closest('.board-sheets'), scene);
    const goal = centreOf(board, scene.at);
    const running =
      act === 'leans'
        ? acting.map((one) => lean(one, placeOf(board, one, scene), goal, ms))
        : [fly(missile.current, placeOf(board, acting[0], scene), goal, ms)];
    return () => {
      for (const one of running) one?.cancel();
    };
  }, [board, scene, ms]);
  useLayoutEffect(() => {
    if (!struck || isCalm()) return;
    return fade(lostIn(box.current, [scene]), 1, ms * (1 - BLOW));
  }, [scene, struck, ms]);
  // Who was lost in a scene before this one is held back with the others, and stays away.
  useLayoutEffect(() => (isCalm() ? undefined : fade(lostIn(box.current, scenes.slice(0, on)), 0, ms)), [scenes, on, ms]);
  return (
    <Layer board={board} name="scene">
      <g ref={box} data-testid="scene" data-struck={struck} style={{ '--scene': `${ms}ms` }}>
        {scene.act === 'flies' && !struck && <path ref={missile} className="board-scene__missile" d={MISSILE} />}
        {scene.dice.length > 0 && <Dice scene={scene} at={at} u={u} />}
        {struck &&
          scene.stamps.map((stamp, i, all) => (
            <StampMark key={i} board={board} stamp={stamp} row={all.slice(0, i).filter(({ at }) => at === stamp.at).length} u={u} />
          ))}
      </g>
    </Layer>
  );
}
