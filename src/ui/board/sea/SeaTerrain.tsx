import type { MapFacts } from '../facts';
import { memo } from '../memo';
import { PrintedMap, useDrawing } from '../PrintedMap';
import { drawingOf, isDrawn, type SeaDrawing, sketchOf } from './coast';

const Drawn = ({ drawing }: { drawing: SeaDrawing }) => (
  <>
    {drawing.depths.map((d) => (
      <path key={d} class="sea-depth" d={d} />
    ))}
    <path class="sea-swell" d={drawing.swell} />
    <path class="sea-waves" d={drawing.waves} />
    {drawing.shore !== '' && (
      <>
        {drawing.lines.map((d, i) => (
          <path key={d} class={`sea-line sea-line--${i + 1}`} d={d} />
        ))}
        <path class="sea-surf" d={drawing.shore} />
        <path class="sea-land" d={drawing.shore} />
        {drawing.inland.map((d) => (
          <path key={d} class="sea-inland" d={d} />
        ))}
        <path class="board-hachures" d={drawing.cliffs} />
        <path class="board-tufts" d={drawing.glyphs.tufts} />
        <path class="board-crown-shades" d={drawing.glyphs.crownShades} />
        <path class="board-crowns" d={drawing.glyphs.crowns} />
        <path class="board-crown-lights" d={drawing.glyphs.crownLights} />
        <path class="sea-shore" d={drawing.shore} />
      </>
    )}
  </>
);

/** All that is printed on a map of the sea. */
export const SeaTerrain = memo(({ map }: { map: MapFacts }) => {
  const sketch = sketchOf(map);
  const drawing = useDrawing(map, isDrawn, drawingOf);
  return (
    <PrintedMap map={map} sketch={sketch} whole={drawing !== undefined} tone="sea">
      <rect class="sea-water" width={sketch.width} height={sketch.height} />
      <path class="sea-beach" d={sketch.land} />
      {drawing && <Drawn drawing={drawing} />}
      <path class="board-grid sea-land-grid" d={sketch.landGrid} />
      {sketch.border && <path class="sea-border" d={sketch.border} />}
    </PrintedMap>
  );
});
