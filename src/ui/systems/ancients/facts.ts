import type { Direction, Hex } from '../../../kernel/board';
import { perObject, perState } from '../../../kernel/perObject';
import { sameItems } from '../../../kernel/share';
import type { Extra } from '../../../rules/ancients/model/extra';
import { type Army, type Context, type Phase, SIDES, type Side, type State, type Unit } from '../../../rules/ancients/model/types';
import { campHex } from '../../../rules/ancients/play/ground';
import { legalOf, mayAct } from '../../../rules/ancients/play/legal';
import { actsIn, isAsked } from '../../../rules/ancients/play/sequence';
import type { CampFacts, CounterFacts, LandMap, LandPieces, LeaderFacts } from './board/facts';
import type { LogEntry } from './match';
import { wornMark } from './optionMarks';

/** What things are called for whoever hears the map. */
export interface Names {
  readonly unit: (unit: Unit) => string;
  readonly leaders: (side: Side, count: number) => string;
  readonly camp: (side: Side, state: CampFacts['state']) => string;
}

const NAMELESS: Names = { unit: () => '', leaders: () => '', camp: () => '' };

export const mapFacts = perObject(({ board, terrain, levels, hexsides }: Context): LandMap => ({ board, terrain, levels, hexsides }));

/** Units that can really do something now: each has a legal order. Reserves count, a panicked unit that need not go too. */
export const readyUnits = perState((context: Context, state: State): ReadonlySet<number> => {
  const options = context.orders.size > 0;
  const able = isAsked(state)
    ? []
    : state.units.filter((unit) => (options || mayAct(context, state, unit)) && legalOf(context, state, unit).length > 0);
  return new Set(able.map(({ id }) => id));
});

/** Whether a unit has done in this phase what it could. */
export function hasActed({ types }: Context, state: State, unit: Unit): boolean {
  switch (state.phase) {
    case 'movement':
      return unit.moved;
    case 'fire':
      return unit.fired >= types[unit.type]!.shots;
    case 'melee':
      return unit.attacked;
    default:
      return false;
  }
}

function counterOf(context: Context, unit: Unit, name: string, acted = false, dimmed = false, mark?: CounterFacts['mark']): CounterFacts {
  const type = context.types[unit.type]!;
  return {
    id: unit.id,
    side: unit.side,
    kind: type.as,
    hex: unit.hex,
    facing: unit.facing,
    allRound: type.class === 'camp' || unit.plundering,
    strength: unit.disordered ? type.disordered : type.full,
    movement: type.ma,
    missile: type.missile,
    star: type.star,
    disordered: unit.disordered,
    volley: unit.volley,
    panicked: unit.panicked,
    plundering: unit.plundering,
    acted,
    dimmed,
    ...(mark ? { mark } : {}),
    name,
  };
}

/** Phases in which nobody is drawn faint: units are not what is decided about, or all may be taken up. */
const UNDIMMED: ReadonlySet<Phase> = new Set(['deploy', 'command', 'leaders', 'over']);

/** Whether a unit is drawn faint: its side decides in this phase, and it cannot act any more, or never could. */
function isDimmed(context: Context, state: State, unit: Unit): boolean {
  if (isAsked(state) || UNDIMMED.has(state.phase)) return false;
  return unit.side === actsIn(state) && !readyUnits(context, state).has(unit.id);
}

/** The hexes a unit has come through in a play, from the old one to the new one. */
function trailIn(entry: LogEntry | undefined, unit: Unit): readonly Hex[] | undefined {
  const trail: Hex[] = [];
  for (const event of entry?.events ?? []) {
    if (!('unit' in event) || event.unit !== unit.id) continue;
    if (event.kind === 'moved' || event.kind === 'entered') trail.push(...event.path);
    else if ((event.kind === 'retreated' || event.kind === 'advanced') && event.from >= 0) trail.push(event.from, event.to);
  }
  return trail.length > 1 && trail.at(-1) === unit.hex ? trail : undefined;
}

interface Known {
  readonly unit: Unit;
  readonly facts: CounterFacts;
}

/** Tells the board what stands where; whatever is as it was last time is the same object. */
export function createTeller(context: Context, names: Names = NAMELESS) {
  const counters = new Map<number, Known>();
  let told: LandPieces = { counters: [], leaders: [], camps: [], lying: [] };
  let armies: readonly Army[] = [];
  let arrows: Extra['arrows'] | undefined;

  const counter = (state: State, unit: Unit, fresh: LogEntry | undefined): CounterFacts => {
    const acted = hasActed(context, state, unit);
    const dimmed = isDimmed(context, state, unit);
    const known = counters.get(unit.id);
    const mark = wornMark(context, state, unit);
    const same = known && known.unit === unit && known.facts.mark === mark;
    if (same && known.facts.acted === acted && known.facts.dimmed === dimmed) return known.facts;
    const trail = known && known.unit !== unit ? trailIn(fresh, unit) : undefined;
    const facts = { ...counterOf(context, unit, names.unit(unit), acted, dimmed, mark), ...(trail ? { trail } : {}) };
    counters.set(unit.id, { unit, facts });
    return facts;
  };

  return (state: State, fresh: LogEntry | undefined): LandPieces => {
    const camps = SIDES.map((side) => context.armies[side].campUnit);
    const onMap = state.units.filter((unit) => unit.hex >= 0);
    // FAQ 13 A camp lies below the unit on its hex.
    onMap.sort((a, b) => Number(camps.includes(b.id)) - Number(camps.includes(a.id)));
    const next = onMap.map((unit) => counter(state, unit, fresh));
    if (armies !== state.armies) {
      armies = state.armies;
      told = { ...told, leaders: leaderFacts(state, names), camps: campFacts(context, state, names) };
    }
    if (arrows !== state.extra?.arrows) {
      arrows = state.extra?.arrows;
      told = { ...told, lying: (arrows ?? []).map(({ hex, n }) => ({ hex, count: n })) };
    }
    if (!sameItems(next, told.counters)) told = { ...told, counters: next };
    return told;
  };
}

function leaderFacts(state: State, names: Names): LeaderFacts[] {
  return SIDES.flatMap((side) => {
    const { leaders } = state.armies[side];
    return [...new Set(leaders)].map((hex) => {
      const count = leaders.filter((at) => at === hex).length;
      return { hex, side, count, name: names.leaders(side, count) };
    });
  });
}

function campFacts(context: Context, state: State, names: Names): CampFacts[] {
  return SIDES.flatMap((side): CampFacts[] => {
    const { campOpen, campCaptured } = state.armies[side];
    if (!campOpen) return [];
    const now = campCaptured ? 'captured' : 'open';
    return [{ hex: campHex(context, state, side), side, state: now, name: names.camp(side, now) }];
  });
}

/** A unit as it would stand somewhere. */
export function ghostOf(context: Context, unit: Unit, hex: Hex, facing: Direction, disordered: boolean): CounterFacts {
  return counterOf(context, { ...unit, hex, facing, disordered }, '');
}
