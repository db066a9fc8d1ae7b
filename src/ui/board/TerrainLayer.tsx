import type { MapFacts } from './facts';
import { memo } from './memo';
import { num } from './outline';
import { PrintedMap, useDrawing } from './PrintedMap';
import { type Drawing, drawingOf, isDrawn, type Sketch, sketchOf } from './terrain/draw';

const Water = ({ water }: Pick<Sketch, 'water'>) => (
  <>
    <path class="board-ford-track" d={water.fordTracks} />
    <path class="board-river board-river--bank" d={water.rivers} />
    <path class="board-river" d={water.rivers} />
    <path class="board-river board-river--glint" d={water.rivers} />
    <path class="board-ford" d={water.fords} />
    <path class="board-bridge" d={water.bridges} />
    <path class="board-rails" d={water.rails} />
  </>
);

const Brooks = ({ water }: Pick<Sketch, 'water'>) => (
  <>
    <path class="board-brook board-brook--bank" d={water.brooks} />
    <path class="board-brook" d={water.brooks} />
  </>
);

const Flats = ({ flats }: Pick<Sketch, 'flats'>) => (
  <>
    <path class="board-flat board-flat--stream" d={flats.stream} />
    <path class="board-flat board-flat--hill" d={flats.hill} />
    <path class="board-flat board-flat--woods" d={flats.woods} />
    <path class="board-flat board-flat--village" d={flats.village} />
  </>
);

const Relief = ({ drawing }: { drawing: Drawing }) => (
  <>
    <path class="board-marsh" d={drawing.marsh} />
    <path class="board-waves" d={drawing.glyphs.waves} />
    <Brooks water={drawing.water} />
    {drawing.hills[0] !== undefined && <path class="board-hill-shadow" d={drawing.hills[0]} />}
    {drawing.hills.map((d, i) => (
      <path key={d} class={i ? 'board-hill' : 'board-hill board-hill--foot'} d={d} />
    ))}
    <path class="board-hachures" d={drawing.hachures} />
    <path class="board-tufts" d={drawing.glyphs.tufts} />
    <path class="board-village" d={drawing.village} />
    <path class="board-roof-ground" d={drawing.glyphs.roofGround} />
    <path class="board-roof board-roof--shade" d={drawing.glyphs.roofShades} />
    <path class="board-roof" d={drawing.glyphs.roofs} />
    <path class="board-woods-shadow" d={drawing.woods} />
    <path class="board-woods" d={drawing.woods} />
    <path class="board-crown-shades" d={drawing.glyphs.crownShades} />
    <path class="board-crowns" d={drawing.glyphs.crowns} />
    <path class="board-crown-lights" d={drawing.glyphs.crownLights} />
  </>
);

const Levels = ({ levels }: Pick<Drawing, 'levels'>) => (
  <g class="board-levels">
    {levels.map(({ x, y, level }) => (
      <text key={`${x} ${y}`} x={num(x)} y={num(y + 33)}>{`▲${level}`}</text>
    ))}
  </g>
);

/** All that is printed on a map of the land. */
export const TerrainLayer = memo(({ map }: { map: MapFacts }) => {
  const sketch = sketchOf(map);
  const drawing = useDrawing(map, isDrawn, drawingOf);
  return (
    <PrintedMap map={map} sketch={sketch} whole={drawing !== undefined} names={drawing && <Levels levels={drawing.levels} />}>
      <rect class="board-clear" width={sketch.width} height={sketch.height} />
      <Flats flats={sketch.flats} />
      {drawing ? <Relief drawing={drawing} /> : <Brooks water={sketch.water} />}
      <Water water={sketch.water} />
    </PrintedMap>
  );
});
