import { memo } from 'react';
import { PrintedMap, useDrawing } from '../../../board/PrintedMap';
import { drawingOf, isDrawn, type SeaDrawing, sketchOf } from './coast';
import type { SeaMap } from './facts';

const Drawn = ({ drawing }: { drawing: SeaDrawing }) => (
  <>
    {drawing.depths.map((d) => (
      <path key={d} className="sea-depth" d={d} />
    ))}
    <path className="sea-swell" d={drawing.swell} />
    <path className="sea-waves" d={drawing.waves} />
    {drawing.shore !== '' && (
      <>
        {drawing.lines.map((d, i) => (
          <path key={d} className={`sea-line sea-line--${i + 1}`} d={d} />
        ))}
        <path className="sea-surf" d={drawing.shore} />
        <path className="sea-land" d={drawing.shore} />
        {drawing.inland.map((d) => (
          <path key={d} className="sea-inland" d={d} />
        ))}
        <path className="ground-hachures" d={drawing.cliffs} />
        <path className="ground-tufts" d={drawing.tufts} />
        <path className="ground-crown-shades" d={drawing.trees.crownShades} />
        <path className="ground-crowns" d={drawing.trees.crowns} />
        <path className="ground-crown-lights" d={drawing.trees.crownLights} />
        <path className="sea-shore" d={drawing.shore} />
      </>
    )}
  </>
);

/** All that is printed on a map of the sea. */
export const SeaTerrain = memo(({ map }: { map: SeaMap }) => {
  const sketch = sketchOf(map);
  const drawing = useDrawing(map, isDrawn, drawingOf);
  return (
    <PrintedMap map={map} sketch={sketch} whole={drawing !== undefined} tone="sea">
      <rect className="sea-water" width={sketch.width} height={sketch.height} />
      <path className="sea-beach" d={sketch.land} />
      {drawing && <Drawn drawing={drawing} />}
      <path className="board-grid sea-land-grid" d={sketch.landGrid} />
      {sketch.border && <path className="sea-border" d={sketch.border} />}
    </PrintedMap>
  );
});
