import { memo } from 'react';
import { num } from '../../../board/outline';
import { PrintedMap, useDrawing } from '../../../board/PrintedMap';
import { type Drawing, drawingOf, isDrawn, type Sketch, sketchOf } from './draw';
import type { AncientMap } from './facts';
import { Signs } from './Signs';

const Flats = ({ sketch: { flats, heights } }: { sketch: Sketch }) => (
  <>
    <path className="baw-flat baw-flat--height" d={heights} />
    {Object.entries(flats).map(([kind, d]) => (
      <path key={kind} className={`baw-flat baw-flat--${kind}`} d={d} />
    ))}
  </>
);

const Relief = ({ drawing }: { drawing: Drawing }) => (
  <>
    {drawing.contours[0] !== undefined && <path className="baw-height-shadow" d={drawing.contours[0]} />}
    {drawing.contours.map((d, i) => (
      <path key={d} className={i ? 'baw-height' : 'baw-height baw-height--foot'} d={d} />
    ))}
    <path className="ground-hachures" d={drawing.hachures} />
    <path className="ground-tufts" d={drawing.tufts} />
    <path className="baw-bank" d={drawing.water} />
    <path className="baw-water" d={drawing.water} />
    <path className="baw-shallows" d={drawing.shallows} />
    <path className="baw-waves" d={drawing.waves} />
    <path className="baw-stones" d={drawing.stones} />
    <path className="baw-palisade baw-palisade--casing" d={drawing.palisades} />
    <path className="baw-palisade" d={drawing.palisades} />
    <path className="baw-tents" d={drawing.tents} />
    <path className="baw-wall baw-wall--foot" d={drawing.walls} />
    <path className="baw-wall" d={drawing.walls} />
    <path className="baw-wall baw-wall--walk" d={drawing.walls} />
    <path className="baw-tower" d={drawing.towers} />
    <path className="baw-woods-shadow" d={drawing.woods} />
    <path className="baw-woods" d={drawing.woods} />
    <path className="ground-crown-shades" d={drawing.crownShades} />
    <path className="ground-crowns" d={drawing.crowns} />
    <path className="ground-crown-lights" d={drawing.crownLights} />
  </>
);

const Edges = ({ sketch: { streams, slopes } }: { sketch: Sketch }) => (
  <>
    <path className="baw-stream baw-stream--bank" d={streams} />
    <path className="baw-stream" d={streams} />
    <path className="baw-slopes baw-slopes--casing" d={slopes} />
    <path className="baw-slopes" d={slopes} />
  </>
);

const Levels = ({ levels }: Pick<Drawing, 'levels'>) => (
  <g className="board-names baw-levels">
    {levels.map(({ x, y, level }) => (
      <text key={`${x} ${y}`} x={num(x)} y={num(y + 33)}>{`▲${level}`}</text>
    ))}
  </g>
);

/** All that is printed on a map. */
export const Terrain = memo(({ map }: { map: AncientMap }) => {
  const sketch = sketchOf(map);
  const drawing = useDrawing(map, isDrawn, drawingOf);
  return (
    <PrintedMap map={map} sketch={sketch} whole={drawing !== undefined} names={drawing && <Levels levels={drawing.levels} />}>
      <rect className="baw-clear" width={sketch.width} height={sketch.height} />
      <Flats sketch={sketch} />
      {drawing && <Relief drawing={drawing} />}
      <Edges sketch={sketch} />
      <Signs map={map} />
    </PrintedMap>
  );
});
