import './mini.css';
import { allHexes, centreOf, hexesPath, short } from '../../../pages/miniHexes';
import type { FleetSketch, PlacedShip, SeaSketch } from './fleetFacts';

/** Seen from above, bow up: a square stern for the first fleet, a round one for the second. */
const HULLS = {
  small: [
    'M0-8C3.200-4.500 3.500-1 3 6.500H-3C-3.500-1-3.200-4.500 0-8z',
    'M0-8C3.400-4 3.700 1 2.900 4.200 2 7-2 7-2.900 4.200-3.700 1-3.400-4 0-8z',
  ],
  large: [
    'M0-9C4.400-5.500 4.900-1 4.400 7.500H-4.400C-4.900-1-4.400-5.500 0-9z',
    'M0-9C4.600-4.800 5.100 1.500 4.200 5 3 8.300-3 8.300-4.200 5-5.100 1.500-4.600-4.800 0-9z',
  ],
} as const;

function Hull({ ship, side, columns }: { readonly ship: PlacedShip; readonly side: 0 | 1; readonly columns: number }) {
  const [x, y] = centreOf(columns, ship.hex);
  return (
    <path
      className={`mini-hull mini-hull--${side + 1}`}
      transform={`translate(${short(x)} ${short(y)}) rotate(${ship.facing * 60})`}
      d={HULLS[ship.large ? 'large' : 'small'][side]}
    />
  );
}

function Fleet({ fleet, side, columns }: { readonly fleet: FleetSketch; readonly side: 0 | 1; readonly columns: number }) {
  return (
    <>
      {[...new Set(fleet.ashore)].map((hex) => {
        const [x, y] = centreOf(columns, hex);
        return <circle key={`ashore-${hex}`} className={`mini-hull--${side + 1}`} cx={short(x)} cy={short(y)} r="3.200" />;
      })}
      {fleet.ships.map((ship) => (
        <Hull key={ship.hex} ship={ship} side={side} columns={columns} />
      ))}
    </>
  );
}

/** The sea with its coasts, and where the fleets lie. */
export function MiniSea({ sketch }: { readonly sketch: SeaSketch }) {
  const { columns } = sketch;
  const all = hexesPath(columns, allHexes(sketch));
  return (
    <>
      <path className="mini-sea" d={all} />
      <path className="mini-grid mini-grid--sea" d={all} />
      <path className="mini-land" d={hexesPath(columns, sketch.land)} />
      <Fleet fleet={sketch.fleets[0]} side={0} columns={columns} />
      <Fleet fleet={sketch.fleets[1]} side={1} columns={columns} />
    </>
  );
}
