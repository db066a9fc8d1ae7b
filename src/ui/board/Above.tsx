import type { Board, Hex } from '../../kernel/board';
import type { AboveProps } from './art';
import { Line } from './Below';
import { Ghost } from './Counter';
import { BODY } from './counterParts';
import type { AttackFacts, PathFacts, SightFacts, Skin, TargetMark, WheelFacts } from './facts';
import { centreOf, HEADINGS } from './geometry';
import { Layer } from './Layer';
import { memo } from './memo';
import { num, outlinePath } from './outline';
import { arrowHead, attackShape, pathShape, sightShape, wheelSpots } from './overlayShapes';

/** A crack across the face, as pale and hatched as the face it foretells. */
function Harm({ board, hex }: { board: Board; hex: Hex }) {
  const { x, y } = centreOf(board, hex);
  return (
    <g class="board-harm" transform={`translate(${num(x + 22)} ${num(y - 22)})`}>
      <circle class="board-harm__disc" r="10" />
      <path class="board-harm__crack" d="M2-6.5L-3 .6H2.6L-2 6.5" />
    </g>
  );
}

const Path = memo(({ board, path, skin, u }: { board: Board; path: PathFacts; skin: Skin; u: number }) => {
  const shape = pathShape(board, path, u);
  return (
    <>
      {path.ghost && <Ghost board={board} facts={path.ghost} skin={skin} />}
      {shape && <Line d={shape.line} kind="path" />}
      {shape && <path class="board-head board-head--path" d={shape.head} />}
      {path.harm.map((hex) => (
        <Harm key={hex} board={board} hex={hex} />
      ))}
    </>
  );
});

const Target = memo(({ board, mark, u }: { board: Board; mark: TargetMark; u: number }) => {
  const { x, y } = centreOf(board, mark.hex);
  const size = Math.max(13, 12.5 * u);
  const width = size * (0.9 + 0.6 * mark.label.length);
  return (
    <g
      class={`board-target board-target--${mark.by}${mark.barred ? ' board-target--barred' : ''}`}
      transform={`translate(${num(x)} ${num(y)})`}
    >
      <circle class="board-casing" r="33" />
      <circle class="board-line board-target__ring" r="33" />
      <path class="board-target__ticks" d="M0-39v8M0 31v8M-39 0h8M31 0h8" />
      {mark.label && (
        <g transform={`translate(0 ${num(-BODY - size * 0.72)})`}>
          <rect
            class="board-chip"
            x={num(-width / 2)}
            y={num(-size * 0.72)}
            width={num(width)}
            height={num(size * 1.44)}
            rx={num(size * 0.72)}
          />
          <text class="board-chip__text" y={num(size * 0.36)} font-size={num(size)}>
            {mark.label}
          </text>
        </g>
      )}
    </g>
  );
});

const Sight = memo(({ board, sight, u }: { board: Board; sight: SightFacts; u: number }) => {
  const { free, shut, cross } = sightShape(board, sight, u);
  return (
    <>
      {sight.blocked.length > 0 && <Line d={sight.blocked.map((hex) => outlinePath(board, [hex], 3)).join('')} kind="blocker" />}
      {shut && <path class="board-shut" d={shut} />}
      <Line d={free} kind="sight" />
      {cross && <Line d={cross} kind="cross" />}
    </>
  );
});

const Attack = memo(({ board, attack }: { board: Board; attack: AttackFacts }) => (
  <path class="board-attack" d={attackShape(board, attack)} />
));

/** Six arrows to point at; the one that holds now is filled. */
const Wheel = memo(({ board, wheel, u }: { board: Board; wheel: WheelFacts; u: number }) => {
  const { spots, radius } = wheelSpots(board, wheel.hex, u);
  const centre = centreOf(board, wheel.hex);
  return (
    <g class="board-wheel">
      {spots.map((spot, d) => {
        if (!wheel.open.includes(d)) return null;
        const { x, y } = HEADINGS[d]!;
        const tip = { x: spot.x + x * radius * 0.62, y: spot.y + y * radius * 0.62 };
        return (
          <g key={`${num(x)} ${num(y)}`} class={d === wheel.current ? 'board-arrow board-arrow--current' : 'board-arrow'}>
            <circle class="board-arrow__disc" cx={num(spot.x)} cy={num(spot.y)} r={num(radius)} />
            <path class="board-arrow__head" d={arrowHead(centre, tip, radius * 1.15)} />
          </g>
        );
      })}
    </g>
  );
});

/** What lies over the counters. */
export const Above = memo(({ map: { board }, overlays: { path, targets, sight, attack, wheel }, cursor, skin, u }: AboveProps) => (
  <Layer board={board} name="above">
    {attack && <Attack board={board} attack={attack} />}
    {path && <Path board={board} path={path} skin={skin} u={u} />}
    {sight && <Sight board={board} sight={sight} u={u} />}
    {targets?.map((mark) => (
      <Target key={`${mark.by} ${mark.hex}`} board={board} mark={mark} u={u} />
    ))}
    {cursor !== undefined && (
      <g class="board-cursor">
        <Line d={outlinePath(board, [cursor], 0.5, 4)} kind="cursor" />
      </g>
    )}
    {wheel && <Wheel board={board} wheel={wheel} u={u} />}
  </Layer>
));
