import './mini.css';
import { allHexes, centreOf, edgesPath, hexesPath, short } from '../../../pages/miniHexes';
import type { PlacedUnit } from '../../../pages/positionFields';
import type { ArmySketch, LandSketch } from './landSketch';

function UnitDot({ unit, side, columns }: { readonly unit: PlacedUnit; readonly side: 0 | 1; readonly columns: number }) {
  const [x, y] = centreOf(columns, unit.hex);
  return (
    <g className={`mini-side-${side + 1}`} transform={`translate(${short(x)} ${short(y)}) rotate(${unit.facing * 60})`}>
      <rect x="-5" y="-5" width="10" height="10" rx={side === 0 ? 0.6 : 2.8} />
      <path d="M-3.4-7.600h6.800" />
    </g>
  );
}

function ArmyDots({ army, side, columns }: { readonly army: ArmySketch; readonly side: 0 | 1; readonly columns: number }) {
  const camp = army.camp === undefined ? undefined : centreOf(columns, army.camp);
  return (
    <>
      {camp && <path className={`mini-camp mini-side-${side + 1}`} d={`M${short(camp[0])} ${short(camp[1] - 6.5)}l6.500 11.500h-13z`} />}
      {army.units.map((unit) => (
        <UnitDot key={unit.hex} unit={unit} side={side} columns={columns} />
      ))}
    </>
  );
}

/** A map of the land and who is set up on it. */
export function MiniLand({ sketch }: { readonly sketch: LandSketch }) {
  const { columns, grounds, edges } = sketch;
  const all = hexesPath(columns, allHexes(sketch));
  return (
    <>
      <path className="mini-clear" d={all} />
      <path className="mini-hill" d={hexesPath(columns, grounds.hill)} />
      <path className="mini-woods" d={hexesPath(columns, grounds.woods)} />
      <path className="mini-village" d={hexesPath(columns, grounds.village)} />
      <path className="mini-stream" d={hexesPath(columns, grounds.stream)} />
      <path className="mini-grid" d={all} />
      <path className="mini-river" d={edgesPath(columns, [...edges.river, ...edges.ford, ...edges.bridge])} />
      <path className="mini-crossing" d={edgesPath(columns, [...edges.ford, ...edges.bridge])} />
      <ArmyDots army={sketch.armies[0]} side={0} columns={columns} />
      <ArmyDots army={sketch.armies[1]} side={1} columns={columns} />
    </>
  );
}
