import type { ReactNode, RefObject } from 'react';
import type { Skin } from '../../../board/facts';
import { num } from '../../../board/outline';
import type { ShipFacts } from './facts';
import { BUILDS, hullPath, plainHull, ramPath } from './lines';
import { Marines } from './Marines';
import { Plain, Timber } from './Timber';

/** Stays upright on a hull that turns. */
const Upright = ({ at, angle, children }: { at: number; angle: number; children: ReactNode }) => (
  <g transform={`translate(0 ${num(at)})`}>
    <g className="ship-upright" transform={`rotate(${-angle})`}>
      {children}
    </g>
  </g>
);

const CROSSBOW = 'M-8 2.6Q-6-4.6 0-5.4Q6-4.6 8 2.6M-8 2.6L0 .4L8 2.6M0-8V7.4';
const BRIDGE = 'M-3-2V-19H3V-2ZM-3-6.2H3M-3-10.4H3M-3-14.6H3M0-19V-24';

function Engines({ facts: { size, ballista, corvus }, forward }: { facts: ShipFacts; forward: number }) {
  const { engine, bow } = BUILDS[size];
  return (
    <>
      {corvus && (
        <g className="ship-engine" transform={`translate(0 ${num(bow + 15)})`}>
          <path className="ship-engine__casing" d={BRIDGE} />
          <path className="ship-engine__line ship-engine__line--bridge" d={BRIDGE} />
        </g>
      )}
      {ballista && (
        <g className="ship-engine" transform={`translate(0 ${num(engine - forward)})`}>
          <path className="ship-engine__casing" d={CROSSBOW} />
          <path className="ship-engine__line" d={CROSSBOW} />
        </g>
      )}
    </>
  );
}

/** The quality of the crew, printed, and as pips of the sound crew's full number. */
function Crew({ facts: { crew, fullCrew, size }, skin }: { facts: ShipFacts; skin: Skin }) {
  return (
    <>
      <text className="ship-crew">
        {skin === 'letters' && <tspan className="ship-letter">{size === 'large' ? 'L' : 'S'}</tspan>}
        {crew}
      </text>
      <g className="ship-pips">
        {Array.from({ length: fullCrew }, (_, i) => (
          <circle
            key={i}
            className={i < crew ? 'ship-pip' : 'ship-pip ship-pip--lost'}
            cx={num((i - (fullCrew - 1) / 2) * 4)}
            cy="8.6"
            r="1.3"
          />
        ))}
      </g>
    </>
  );
}

/** Flames, with the water already over the gunwale. */
const FLAME = 'M-9 8C-13 1-8-3-8.6-9C-4-7-3.4-3-3.6-1C-1-5-1.6-10 1.4-14C2-9 6-7 5.4-1.6C7-3 7.6-5 7.4-7C11.4-2 12 4 8.6 8Q0 12-9 8Z';
const EMBER = 'M-4.6 8C-7 3.6-4 1-3.8-2C-1 0-1 2-1 3.4C.6 1 .4-2 1.8-4.4C3 0 5.6 3 4 8Q0 9.6-4.6 8Z';
const SMOKE = 'M-2-12c-5-1-5-7 0-8c0-5 7-6 9-2c5-1 7 5 3 7c1 4-5 6-7 3c-2 2-5 1-5 0Z';
const FLOOD = 'M-30 6q5-4 10 0t10 0t10 0t10 0t10 0t10 0v34h-60Z';

function Sinking() {
  return (
    <>
      <path className="ship-smoke" d={SMOKE} />
      <path className="ship-flame" d={FLAME} />
      <path className="ship-flame ship-flame--ember" d={EMBER} />
    </>
  );
}

/** A pennant in the commander's shape and colour: swallow-tailed and square, or round. */
const PENNANTS = ['M0-11H14L9.6-5.5L14 0H0Z', 'M0-11H8.5A5.5 5.5 0 0 1 8.5 0H0Z'] as const;

/** At the corners east and west, where no ship has its bow or its stern: the pennant where there are no marines and beside the bow. */
const CORNERS = [
  { x: 24, y: 4 },
  { x: 24, y: 14 },
  { x: 24, y: -1 },
  { x: 24, y: 4 },
  { x: -37, y: -1 },
  { x: -37, y: 14 },
] as const;

export function Badges({ facts: { acted, captured, commander, facing } }: { facts: ShipFacts }) {
  const { x, y } = CORNERS[facing]!;
  return (
    <>
      {captured && (
        <g className={`ship-pennant ship--${commander + 1}`} transform={`translate(${x} ${y})`}>
          <path className="ship-pennant__casing" d={`${PENNANTS[commander]}M0-13V11`} />
          <path className="ship-pennant__cloth" d={PENNANTS[commander]} />
          <path className="ship-pennant__pole" d="M0-13V11" />
        </g>
      )}
      {acted && (
        <g className="ship-acted" transform={`translate(${x > 0 ? -30 : 30} 0)`}>
          <circle className="board-disc" r="7" />
          <path className="board-mark" d="M-3.4.2L-.9 2.8 3.6-2.6" />
        </g>
      )}
    </>
  );
}

export interface HullProps {
  readonly facts: ShipFacts;
  readonly skin: Skin;
  readonly hull?: RefObject<SVGGElement | null>;
  readonly face?: RefObject<SVGGElement | null>;
}

/** Everything that turns with the ship. */
export function Hull({ facts, skin, hull, face }: HullProps) {
  const { side, size, facing, sinking, dimmed, commander } = facts;
  const angle = facing * 60;
  const drawn = skin === 'silhouettes';
  const outline = drawn ? hullPath(side, size) : plainHull(side, size);
  const { numbers, marines } = BUILDS[size];
  // Two letters take more of the deck than one.
  const [middle, aft] = drawn ? [numbers, marines] : [numbers - 2, marines + 4];
  return (
    <g ref={hull ?? null} transform={`rotate(${angle})`}>
      <g ref={face ?? null}>
        <g className="ship-hull">
          <path className="ship-foam" d={drawn ? outline + ramPath(side, size) : outline} />
          {drawn ? <Timber facts={facts} /> : <Plain facts={facts} skin={skin} />}
          {sinking && <path className="ship-flood" d={FLOOD} clipPath={`url(#ship-clip-${size})`} />}
          {dimmed && <path className="ship-veil" d={outline} />}
        </g>
        <Engines facts={facts} forward={drawn ? 0 : 3} />
        {!sinking && (
          <Upright at={middle} angle={angle}>
            <Crew facts={facts} skin={skin} />
          </Upright>
        )}
      </g>
      {sinking && (
        <Upright at={middle} angle={angle}>
          <Sinking />
        </Upright>
      )}
      {facts.marines > 0 && (
        <g transform={`translate(0 ${num(aft)})`}>
          <g className="ship-marines">
            <Marines side={commander} count={facts.marines} across={size === 'large' ? 13 : 11.5} down={13} angle={angle} />
          </g>
        </g>
      )}
    </g>
  );
}
