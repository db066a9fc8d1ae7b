/* Everything that the board can show, state beside state, drawn by the board's own sheets: what `colours.spec.ts` compares. */
import { renderToStaticMarkup } from 'react-dom/server';
import { createBoard, hexAt } from '../../src/kernel/board';
import { NO_OVERLAYS, type Overlays, type SideFact } from '../../src/ui/board/facts';
import { APOTHEM, centreOf, SIDE } from '../../src/ui/board/geometry';
import { MARGIN, sheetOf } from '../../src/ui/board/Layer';
import { createStage } from '../../src/ui/board/stage';
import { Above } from '../../src/ui/systems/ancients/board/Above';
import { Below } from '../../src/ui/systems/ancients/board/Below';
import { CounterLayer } from '../../src/ui/systems/ancients/board/CounterLayer';
import type { CampFacts, CounterFacts, LandOverlays, LandPieces, LeaderFacts, LyingFacts } from '../../src/ui/systems/ancients/board/facts';
import { Above as LinesAbove } from '../../src/ui/systems/baw/board/Above';
import { Below as LinesBelow } from '../../src/ui/systems/baw/board/Below';
import type { AncientOverlays, AncientPieces, LeaderFacts as ChiefFacts, UnitFacts } from '../../src/ui/systems/baw/board/facts';
import { UnitLayer } from '../../src/ui/systems/baw/board/UnitLayer';
import type { LandingFacts, SeaOverlays, SeaPieces, ShipFacts } from '../../src/ui/systems/naval/board/facts';
import { SeaAbove } from '../../src/ui/systems/naval/board/SeaAbove';
import { SeaBelow } from '../../src/ui/systems/naval/board/SeaBelow';
import { ShipLayer } from '../../src/ui/systems/naval/board/ShipLayer';
import { UNMARKED } from '../ui/systems/ancients/unmarked';

/** Where a state is seen: a hex and the one north of it, from which some marks come. In pixels, which are map units here. */
export interface Cell {
  readonly name: string;
  readonly x: number;
  readonly y: number;
}

/** What is compared with one another. */
export interface Sheet {
  readonly group: string;
  readonly ground: 'clear' | 'water';
  readonly width: number;
  readonly height: number;
  readonly markup: string;
  readonly cells: readonly Cell[];
}

export const WIDTH = Math.floor(2 * SIDE);
export const HEIGHT = Math.floor(4 * APOTHEM);

const SIDES: readonly SideFact[] = [0, 1];
/** The first state of a group once more: that alone looks like another. */
const AGAIN = 'again';

/** One thing that may be seen in a hex. Marks lie in a hex, or come to it from the one north of it. */
interface Shown<Pieces, Marks extends Overlays> {
  readonly group: string;
  readonly name: string;
  readonly pieces: (hex: number) => Partial<Pieces>;
  readonly marks: (hex: number, north: number) => Marks;
}

const nothing = () => ({});

interface Art<Pieces, Marks extends Overlays> {
  readonly ground: Sheet['ground'];
  readonly none: Pieces;
  readonly draw: (board: ReturnType<typeof createBoard>, pieces: Pieces, marks: readonly Marks[]) => string;
}

/** All the states of a group in one row: so every hex lies on the same part of a pixel. */
function sheetOfGroup<Pieces extends object, Marks extends Overlays>(
  { ground, none, draw }: Art<Pieces, Marks>,
  all: readonly Shown<Pieces, Marks>[],
): Sheet {
  const board = createBoard(2 * all.length, 3);
  const pieces = { ...none } as Record<string, readonly unknown[]>;
  const marks: Marks[] = [];
  const cells = all.map((shown, i): Cell => {
    const hex = hexAt(board, 2 * i, 1);
    for (const [kind, some] of Object.entries(shown.pieces(hex))) pieces[kind] = [...(pieces[kind] ?? []), ...(some as unknown[])];
    marks.push(shown.marks(hex, board.neighbours[hex * 6]!));
    const { x, y } = centreOf(board, hex);
    return { name: shown.name.replace(AGAIN, 'plain'), x: Math.round(x + MARGIN - WIDTH / 2), y: Math.round(y + MARGIN - 3 * APOTHEM) };
  });
  return { group: all[0]!.group, ground, ...sheetOf(board), markup: draw(board, pieces as Pieces, marks), cells };
}

const sheetsOf = <Pieces extends object, Marks extends Overlays>(art: Art<Pieces, Marks>, all: readonly Shown<Pieces, Marks>[]): Sheet[] =>
  [...new Set(all.map(({ group }) => group))].map((group) =>
    sheetOfGroup(
      art,
      all.filter((shown) => shown.group === group),
    ),
  );

/* Marks of every board */

const COMMON: Readonly<Record<string, (hex: number, north: number) => Overlays>> = {
  plain: nothing,
  selected: (hex) => ({ selected: hex }),
  legal: (hex) => ({ legal: [hex] }),
  threats: (hex) => ({ threats: [hex] }),
  stays: (hex) => ({ stays: [hex] }),
  front: (hex) => ({ front: [hex] }),
  beside: (hex) => ({ beside: [hex] }),
  rear: (hex) => ({ rear: [hex] }),
  coverReach: (hex) => ({ coverage: { side: 0, says: () => '', areas: [{ cover: 'reach', hexes: [hex], label: '' }] } }),
  coverAttack: (hex) => ({ coverage: { side: 0, says: () => '', areas: [{ cover: 'attack', hexes: [hex], label: '' }] } }),
  coverHit: (hex) => ({ coverage: { side: 0, says: () => '', areas: [{ cover: 'hit', hexes: [hex], label: '' }] } }),
  path: (hex, north) => ({ paths: [{ hexes: [north, hex], facing: undefined }] }),
  last: (hex, north) => ({ last: [north, hex] }),
  sight: (hex, north) => ({ sight: { from: north, to: hex, blocked: [] } }),
  blocked: (hex, north) => ({ sight: { from: north, to: hex, blocked: [hex] } }),
  attack: (hex, north) => ({ attack: { from: north, to: hex } }),
  advised: (hex, north) => ({ arrows: [{ from: north, to: hex, slight: true }] }),
  ring: (hex) => ({ noted: [{ to: hex }] }),
  arrow: (hex, north) => ({ noted: [{ from: north, to: hex }] }),
  guide: (hex) => ({ guide: hex }),
  control: (hex) => ({ controlled: { side: 0, hexes: [hex] } }),
};

/* On land */

const COUNTER: Omit<CounterFacts, 'id' | 'side' | 'hex'> = { ...UNMARKED, kind: 'HI', strength: 5 };

const MARKED: Readonly<Record<string, Partial<CounterFacts>>> = {
  plain: {},
  volley: { volley: true },
  panicked: { panicked: true },
  plundering: { plundering: true, allRound: true },
  acted: { acted: true },
  dimmed: { dimmed: true },
  balks: { mark: 'balks' },
  turned: { mark: 'turned' },
  loose: { mark: 'loose' },
  charges: { mark: 'charges' },
  [AGAIN]: {},
};

type Land = Shown<LandPieces, LandOverlays>;

const counter = (side: SideFact, hex: number, more: Partial<CounterFacts> = {}): CounterFacts => ({
  ...COUNTER,
  id: hex,
  side,
  hex,
  ...more,
});
const leaders = (side: SideFact, hex: number, count: number): LeaderFacts[] => [{ hex, side, count, name: '' }];
const camp = (side: SideFact, hex: number, state: CampFacts['state']): CampFacts[] => [{ hex, side, state, name: '' }];

function unitStates(): Land[] {
  const states: Readonly<Record<string, (side: SideFact, hex: number, face: Partial<CounterFacts>) => Partial<LandPieces>>> = {
    ...Object.fromEntries(
      Object.entries(MARKED).map(([name, mark]) => [
        name,
        (side: SideFact, hex: number, face: Partial<CounterFacts>) => ({ counters: [counter(side, hex, { ...face, ...mark })] }),
      ]),
    ),
    leader: (side, hex, face) => ({ counters: [counter(side, hex, face)], leaders: leaders(side, hex, 1) }),
    leaders: (side, hex, face) => ({ counters: [counter(side, hex, face)], leaders: leaders(side, hex, 2) }),
    volleyAndFlag: (side, hex, face) => ({ counters: [counter(side, hex, { ...face, volley: true, panicked: true })] }),
  };
  return SIDES.flatMap((side) =>
    [false, true].flatMap((disordered) =>
      Object.entries(states).map(([name, piecesOf]): Land => {
        const face = disordered ? { disordered, strength: 2 } : {};
        return {
          group: 'units',
          name: `${side + 1} ${disordered ? 'disordered' : 'whole'} ${name}`,
          pieces: (hex) => piecesOf(side, hex, face),
          marks: nothing,
        };
      }),
    ),
  );
}

const LYING: Partial<Record<string, (hex: number) => Partial<LandPieces>>> = {
  arrows1: (hex) => ({ lying: [{ hex, count: 1 } satisfies LyingFacts] }),
  arrows4: (hex) => ({ lying: [{ hex, count: 4 } satisfies LyingFacts] }),
};

/** What stands in a hex without a unit. */
const placeStates = (): Land[] => [
  ...SIDES.flatMap((side) =>
    Object.entries<(hex: number) => Partial<LandPieces>>({
      leader: (hex) => ({ leaders: leaders(side, hex, 1) }),
      leaders: (hex) => ({ leaders: leaders(side, hex, 2) }),
      camp: (hex) => ({ counters: [counter(side, hex, { kind: 'CP', allRound: true })] }),
      openCamp: (hex) => ({ camps: camp(side, hex, 'open') }),
      capturedCamp: (hex) => ({ camps: camp(side, hex, 'captured') }),
    }).map(([name, pieces]): Land => ({ group: 'places', name: `${side + 1} ${name}`, pieces, marks: nothing })),
  ),
  ...Object.entries(LYING).map(([name, pieces]): Land => ({ group: 'places', name, pieces: pieces!, marks: nothing })),
];

const LAND_MARKS: Readonly<Record<string, (hex: number, north: number) => LandOverlays>> = {
  ...COMMON,
  reach: (hex) => ({ reachable: [{ hex, left: 3 }] }),
  harm: (hex) => ({ reachable: [{ hex, left: 3, harm: true }] }),
  arc: (hex) => ({ arc: [hex] }),
  zones: (hex) => ({ zones: [hex] }),
  fire: (hex) => ({ targets: [{ hex, label: '2', by: 'fire' }] }),
  melee: (hex) => ({ targets: [{ hex, label: '2', by: 'melee' }] }),
  barred: (hex) => ({ targets: [{ hex, label: '2', by: 'melee', barred: true }] }),
  danger: (hex) => ({ dangers: [{ hex, label: '2', by: 'melee' }] }),
  [AGAIN]: nothing,
};

/** Where somebody stands nobody comes. */
const IN_REACH: ReadonlySet<string> = new Set(['reach', 'harm', 'ahead', 'astern', 'turn']);

/** Every mark where nobody stands, and on a piece of either side. */
const marksOf = <Pieces extends object, Marks extends Overlays>(
  of: string,
  all: Readonly<Record<string, (hex: number, north: number) => Marks>>,
  stands: (side: SideFact, hex: number) => Partial<Pieces>,
): Shown<Pieces, Marks>[] =>
  ([undefined, ...SIDES] as const).flatMap((side) =>
    Object.entries(all)
      .filter(([name]) => side === undefined || !IN_REACH.has(name))
      .map(([name, marks]) => ({
        group: side === undefined ? of : `${of} on ${side + 1}`,
        name,
        pieces: (hex) => (side === undefined ? {} : stands(side, hex)),
        marks,
      })),
  );

const land: Art<LandPieces, LandOverlays> = {
  ground: 'clear',
  none: { counters: [], leaders: [], camps: [], lying: [] },
  draw: (board, pieces, marks) => {
    const map = { board, terrain: [], levels: [], hexsides: [] };
    return renderToStaticMarkup(
      <>
        {marks.map((overlays, i) => (
          <Below key={i} map={map} overlays={overlays} u={1} />
        ))}
        <CounterLayer map={map} pieces={pieces} skin="silhouettes" stage={createStage()} />
        <Above map={map} pieces={pieces} overlays={NO_OVERLAYS} cursor={undefined} skin="silhouettes" u={1} />
        {marks.map((overlays, i) => (
          <Above key={i} map={map} pieces={{ ...pieces, lying: [] }} overlays={overlays} cursor={undefined} skin="silhouettes" u={1} />
        ))}
      </>,
    );
  },
};

/* At sea */

const SHIP: Omit<ShipFacts, 'id' | 'side' | 'commander' | 'hex' | 'size'> = {
  facing: 0,
  crew: 3,
  fullCrew: 3,
  damaged: false,
  sinking: false,
  captured: false,
  marines: 0,
  ballista: false,
  corvus: false,
  acted: false,
  dimmed: false,
  name: '',
};

const FITTED: Readonly<Record<string, Partial<ShipFacts>>> = {
  plain: {},
  damaged: { damaged: true, crew: 0 },
  sinking: { damaged: true, sinking: true, crew: 0 },
  marine: { marines: 1 },
  marines2: { marines: 2 },
  marines5: { marines: 5 },
  damagedMarine: { damaged: true, crew: 0, marines: 1 },
  sinkingMarine: { damaged: true, sinking: true, crew: 0, marines: 1 },
  poorCrew: { crew: 2, fullCrew: 2 },
  ballista: { ballista: true },
  corvus: { corvus: true },
  acted: { acted: true },
  dimmed: { dimmed: true },
  [AGAIN]: {},
};

type Sea = Shown<SeaPieces, SeaOverlays>;

const ship = (side: SideFact, hex: number, size: ShipFacts['size'], more: Partial<ShipFacts> = {}): ShipFacts => ({
  ...SHIP,
  id: hex,
  side,
  commander: more.captured ? ((1 - side) as SideFact) : side,
  hex,
  size,
  ...more,
});
const landing = (side: SideFact, hex: number, count: number): LandingFacts => ({ side, hex, count, name: '' });

const shipStates = (): Sea[] =>
  SIDES.flatMap((side) => [
    ...(['small', 'large'] as const).flatMap((size) =>
      Object.entries({ ...FITTED, captured: { captured: true, damaged: true, crew: 0, marines: 1 } }).map(
        ([name, more]): Sea => ({
          group: 'ships',
          name: `${side + 1} ${size} ${name}`,
          pieces: (hex) => ({ ships: [ship(side, hex, size, more)] }),
          marks: nothing,
        }),
      ),
    ),
    ...[1, 2, 4, 5].map(
      (count): Sea => ({
        group: 'ships',
        name: `${side + 1} ashore ${count}`,
        pieces: (hex) => ({ ashore: [landing(side, hex, count)] }),
        marks: nothing,
      }),
    ),
  ]);

const ramOf =
  (kind: 'oarRake' | 'rudder' | 'flank') =>
  (hex: number): SeaOverlays => ({ targets: [{ hex, label: '2/6', by: 'ram', ram: kind }] });

const SEA_MARKS: Readonly<Record<string, (hex: number, north: number) => SeaOverlays>> = {
  ...COMMON,
  ahead: (hex) => ({ reachable: [{ hex, left: 3, way: 'ahead' }] }),
  astern: (hex) => ({ reachable: [{ hex, left: 3, way: 'astern' }] }),
  turn: (hex) => ({ reachable: [{ hex, left: 3, way: 'turn' }] }),
  boarding: (hex) => ({ sea: { ranges: [{ hexes: [hex], of: 'boarding' }] } }),
  archery: (hex) => ({ sea: { ranges: [{ hexes: [hex], of: 'archery' }] } }),
  ballista: (hex) => ({ sea: { ranges: [{ hexes: [hex], of: 'ballista' }] } }),
  oarRake: ramOf('oarRake'),
  rudder: ramOf('rudder'),
  flankRam: ramOf('flank'),
  board: (hex) => ({ targets: [{ hex, label: '2', by: 'board' }] }),
  shoot: (hex) => ({ targets: [{ hex, label: '2', by: 'fire' }] }),
  ballistaShot: (hex) => ({ targets: [{ hex, label: '2', by: 'ballista' }] }),
  barred: (hex) => ({ targets: [{ hex, label: '2', by: 'board', barred: true }] }),
  control1: (hex) => ({ sea: { control: [{ hex, side: 0 }] } }),
  control2: (hex) => ({ sea: { control: [{ hex, side: 1 }] } }),
  exit: (hex) => ({ sea: { exits: [{ hex, direction: 0 }] } }),
  exitScores: (hex) => ({ sea: { exits: [{ hex, direction: 0, scores: true }] } }),
  exitChosen: (hex) => ({ sea: { exits: [{ hex, direction: 0, chosen: true }] } }),
  [AGAIN]: nothing,
};

const sea: Art<SeaPieces, SeaOverlays> = {
  ground: 'water',
  none: { ships: [], ashore: [] },
  draw: (board, pieces, marks) => {
    const map = { board, land: [] };
    return renderToStaticMarkup(
      <>
        {marks.map((overlays, i) => (
          <SeaBelow key={i} map={map} overlays={overlays} u={1} />
        ))}
        <ShipLayer map={map} pieces={pieces} skin="silhouettes" stage={createStage()} />
        {marks.map((overlays, i) => (
          <SeaAbove key={i} map={map} pieces={pieces} overlays={overlays} cursor={undefined} skin="silhouettes" u={1} />
        ))}
      </>,
    );
  },
};

/* Battles of the Ancient World */

type Lines = Shown<AncientPieces, AncientOverlays>;

const UNIT: Omit<UnitFacts, 'id' | 'side' | 'hex'> = {
  kind: 'legion',
  letters: 'LEG',
  strength: 6,
  movement: 3,
  weapon: 'javelin',
  light: false,
  defenceOnly: false,
  thrown: false,
  disorganised: false,
  demoralised: false,
  acted: false,
  dimmed: false,
  name: '',
};

const STATES: Readonly<Record<string, Partial<UnitFacts>>> = {
  plain: {},
  defenceOnly: { defenceOnly: true },
  demoralised: { demoralised: true },
  acted: { acted: true },
  actedDemoralised: { acted: true, demoralised: true },
  dimmed: { dimmed: true },
  [AGAIN]: {},
};

/** What is printed beside the figure, of whatever side and in whatever state. */
const PRINTED: Readonly<Record<string, Partial<UnitFacts>>> = {
  javelin: {},
  thrown: { thrown: true },
  unarmed: { weapon: null },
  javelins: { weapon: 'javelins' },
  sling: { weapon: 'sling' },
  bow: { weapon: 'bow' },
  light: { light: true },
};

const unitOn = (side: SideFact, hex: number, more: Partial<UnitFacts> = {}): UnitFacts => ({ ...UNIT, id: hex, side, hex, ...more });
const chief = (side: SideFact, hex: number, bonus: number, more: Partial<ChiefFacts> = {}): ChiefFacts => ({
  id: hex,
  side,
  hex,
  bonus,
  withUnit: false,
  acted: false,
  name: '',
  ...more,
});

/** B4 What leaders add. */
const BONUSES = [1, 2, 3];

const linesStates = (): Lines[] =>
  SIDES.flatMap((side) => [
    ...[false, true].flatMap((disorganised) => [
      ...Object.entries(STATES).map(
        ([name, more]): Lines => ({
          group: 'units of lines',
          name: `${side + 1} ${disorganised ? 'disorganised' : 'whole'} ${name}`,
          pieces: (hex) => ({ units: [unitOn(side, hex, { ...more, disorganised })] }),
          marks: nothing,
        }),
      ),
      {
        group: 'units of lines',
        name: `${side + 1} ${disorganised ? 'disorganised' : 'whole'} led`,
        pieces: (hex) => ({ units: [unitOn(side, hex, { disorganised })], leaders: [chief(side, hex, 1, { withUnit: true })] }),
        marks: nothing,
      } satisfies Lines,
    ]),
    ...BONUSES.flatMap((bonus) =>
      [false, true].map(
        (acted): Lines => ({
          group: 'leaders of lines',
          name: `${side + 1} leader ${bonus}${acted ? ' acted' : ''}`,
          pieces: (hex) => ({ leaders: [chief(side, hex, bonus, { acted })] }),
          marks: nothing,
        }),
      ),
    ),
    ...BONUSES.map(
      (bonus): Lines => ({
        group: 'leaders of lines',
        name: `${side + 1} led ${bonus}`,
        pieces: (hex) => ({ units: [unitOn(side, hex)], leaders: [chief(side, hex, bonus, { withUnit: true })] }),
        marks: nothing,
      }),
    ),
    ...Object.entries(PRINTED).map(
      ([name, more]): Lines => ({
        group: 'weapons',
        name: `${side + 1} ${name}`,
        pieces: (hex) => ({ units: [unitOn(side, hex, more)] }),
        marks: nothing,
      }),
    ),
  ]);

const LINES_MARKS: Readonly<Record<string, (hex: number, north: number) => AncientOverlays>> = {
  ...COMMON,
  reach: (hex) => ({ reachable: [{ hex, left: 3 }] }),
  zones: (hex) => ({ zones: [hex] }),
  range: (hex) => ({ range: [hex] }),
  bound: (hex) => ({ bound: [hex] }),
  due: (hex) => ({ due: [hex] }),
  asked: (hex) => ({ asked: [hex] }),
  fire: (hex) => ({ targets: [{ hex, label: '2', by: 'fire' }] }),
  melee: (hex) => ({ targets: [{ hex, label: '2', by: 'melee' }] }),
  barred: (hex) => ({ targets: [{ hex, label: '2', by: 'melee', barred: true }] }),
  danger: (hex) => ({ dangers: [{ hex, label: '2', by: 'melee' }] }),
  [AGAIN]: nothing,
};

const battleLines: Art<AncientPieces, AncientOverlays> = {
  ground: 'clear',
  none: { units: [], leaders: [], entries: [] },
  draw: (board, pieces, marks) => {
    const map = { board, ground: [], levels: [], streams: [], objectives: [], exits: [] };
    return renderToStaticMarkup(
      <>
        {marks.map((overlays, i) => (
          <LinesBelow key={i} map={map} overlays={overlays} u={1} />
        ))}
        <UnitLayer map={map} pieces={pieces} skin="silhouettes" stage={createStage()} />
        {marks.map((overlays, i) => (
          <LinesAbove key={i} map={map} pieces={pieces} overlays={overlays} cursor={undefined} skin="silhouettes" u={1} />
        ))}
      </>,
    );
  },
};

/** All games, everything that each shows. */
export const drawStates = (): readonly Sheet[] => [
  ...sheetsOf(land, [
    ...unitStates(),
    ...placeStates(),
    ...marksOf<LandPieces, LandOverlays>('marks', LAND_MARKS, (side, hex) => ({ counters: [counter(side, hex)] })),
  ]),
  ...sheetsOf(sea, [
    ...shipStates(),
    ...marksOf<SeaPieces, SeaOverlays>('marks', SEA_MARKS, (side, hex) => ({ ships: [ship(side, hex, 'small')] })),
  ]),
  ...sheetsOf(battleLines, [
    ...linesStates(),
    ...marksOf<AncientPieces, AncientOverlays>('marks of lines', LINES_MARKS, (side, hex) => ({ units: [unitOn(side, hex)] })),
  ]),
];
