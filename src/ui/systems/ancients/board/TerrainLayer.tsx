import { memo } from 'react';
import { num } from '../../../board/outline';
import { PrintedMap, useDrawing } from '../../../board/PrintedMap';
import { type Drawing, drawingOf, isDrawn, type Sketch, sketchOf } from './draw';
import type { LandMap } from './facts';

const Water = ({ water }: Pick<Sketch, 'water'>) => (
  <>
    <path className="board-ford-track" d={water.fordTracks} />
    <path className="board-river board-river--bank" d={water.rivers} />
    <path className="board-river" d={water.rivers} />
    <path className="board-river board-river--glint" d={water.rivers} />
    <path className="board-ford" d={water.fords} />
    <path className="board-bridge" d={water.bridges} />
    <path className="board-rails" d={water.rails} />
  </>
);

const Brooks = ({ water }: Pick<Sketch, 'water'>) => (
  <>
    <path className="board-brook board-brook--bank" d={water.brooks} />
    <path className="board-brook" d={water.brooks} />
  </>
);

const Flats = ({ flats }: Pick<Sketch, 'flats'>) => (
  <>
    <path className="board-flat board-flat--stream" d={flats.stream} />
    <path className="board-flat board-flat--hill" d={flats.hill} />
    <path className="board-flat board-flat--woods" d={flats.woods} />
    <path className="board-flat board-flat--village" d={flats.village} />
  </>
);

const Relief = ({ drawing }: { drawing: Drawing }) => (
  <>
    <path className="board-marsh" d={drawing.marsh} />
    <path className="board-waves" d={drawing.glyphs.waves} />
    <Brooks water={drawing.water} />
    {drawing.hills[0] !== undefined && <path className="board-hill-shadow" d={drawing.hills[0]} />}
    {drawing.hills.map((d, i) => (
      <path key={d} className={i ? 'board-hill' : 'board-hill board-hill--foot'} d={d} />
    ))}
    <path className="ground-hachures" d={drawing.hachures} />
    <path className="ground-tufts" d={drawing.glyphs.tufts} />
    <path className="board-village" d={drawing.village} />
    <path className="board-roof-ground" d={drawing.glyphs.roofGround} />
    <path className="board-roof board-roof--shade" d={drawing.glyphs.roofShades} />
    <path className="board-roof" d={drawing.glyphs.roofs} />
    <path className="board-woods-shadow" d={drawing.woods} />
    <path className="board-woods" d={drawing.woods} />
    <path className="ground-crown-shades" d={drawing.glyphs.crownShades} />
    <path className="ground-crowns" d={drawing.glyphs.crowns} />
    <path className="ground-crown-lights" d={drawing.glyphs.crownLights} />
  </>
);

const Levels = ({ levels }: Pick<Drawing, 'levels'>) => (
  <g className="board-names board-levels">
    {levels.map(({ x, y, level }) => (
      <text key={`${x} ${y}`} x={num(x)} y={num(y + 33)}>{`▲${level}`}</text>
    ))}
  </g>
);

/** All that is printed on a map of the land. */
export const TerrainLayer = memo(({ map }: { map: LandMap }) => {
  const sketch = sketchOf(map);
  const drawing = useDrawing(map, isDrawn, drawingOf);
  return (
    <PrintedMap map={map} sketch={sketch} whole={drawing !== undefined} names={drawing && <Levels levels={drawing.levels} />}>
      <rect className="board-clear" width={sketch.width} height={sketch.height} />
      <Flats flats={sketch.flats} />
      {drawing ? <Relief drawing={drawing} /> : <Brooks water={sketch.water} />}
      <Water water={sketch.water} />
    </PrintedMap>
  );
});
