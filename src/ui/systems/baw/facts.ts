import type { Hex } from '../../../kernel/board';
import { perObject } from '../../../kernel/perObject';
import { sameItems } from '../../../kernel/share';
import { UNIT_TYPES } from '../../../rules/baw/model/data';
import type { Event } from '../../../rules/baw/model/events';
import { type Context, GROUNDS, type Leader, SIDES, type Side, type State, type Unit, type UnitType } from '../../../rules/baw/model/types';
import { countingHexes } from '../../../rules/baw/play/victory';
import type { AncientMap, AncientPieces, Door, Kind, LeaderFacts, PieceFacts, UnitFacts } from './board/facts';
import { doorsAt } from './doorsAt';
import type { LogEntry } from './match';
import { leaderOf, pieceOfLeader, unitOf, unitOn } from './pieces';
import { hasActed, readyPieces } from './ready';

/** What things are called for whoever hears the map. */
export interface Names {
  readonly unit: (unit: Unit) => string;
  readonly leader: (leader: Leader) => string;
}

const NAMELESS: Names = { unit: () => '', leader: () => '' };

export const mapFacts = perObject((context: Context): AncientMap => {
  const ground = Array.from(context.ground, (code) => GROUNDS[code]!);
  const { board, level: levels, stream: streams, armies } = context;
  const exits = SIDES.flatMap((side) => armies[side].exits.map((hex): Door => ({ hex, side, way: 'out' })));
  return { board, ground, levels, streams, objectives: countingHexes(context), exits };
});

/** B13.a Where reserves come onto the map. */
const entriesOf = perObject(({ armies }: Context): readonly Door[] =>
  SIDES.flatMap((side) => [...new Set(armies[side].reserves.flatMap(({ at }) => at))].map((hex): Door => ({ hex, side, way: 'in' }))),
);

/** B1.b What the counters of each type show. */
const KIND_OF: Readonly<Record<string, Kind>> = {
  VLEG: 'guard',
  LEG: 'legion',
  RLEG: 'legion',
  PHX: 'pikes',
  VET: 'veterans',
  HOP: 'hoplites',
  MF: 'warband',
  AUX: 'auxiliaries',
  LI: 'skirmishers',
  LEVY: 'levy',
  ARC: 'archers',
  CRE: 'picked',
  SLG: 'slingers',
  COMP: 'lancers',
  CAT: 'heavyHorse',
  HC: 'heavyHorse',
  MC: 'horse',
  MED: 'horse',
  LH: 'horse',
  NUM: 'horse',
  HA: 'horseArchers',
  HCH: 'chariots',
  CH: 'chariots',
  SCY: 'scythes',
  EL: 'elephants',
};

interface Shown {
  readonly demoralised: boolean;
  readonly acted: boolean;
  readonly dimmed: boolean;
}

const PLAIN: Shown = { demoralised: false, acted: false, dimmed: false };

/** What the counter of a type shows. */
export const typeFacts = (type: UnitType, side: Side): UnitFacts => ({
  id: 0,
  side,
  hex: 0,
  kind: KIND_OF[UNIT_TYPES[type.base]!.name] ?? 'levy',
  letters: type.name,
  strength: type.strength,
  movement: type.ma,
  weapon: type.weapon,
  light: type.light,
  defenceOnly: type.defenceOnly,
  thrown: false,
  disorganised: false,
  ...PLAIN,
  name: '',
});

function unitFacts(context: Context, unit: Unit, name: string, shown = PLAIN): UnitFacts {
  const { id, side, hex, thrown, disorganised } = unit;
  return { ...typeFacts(context.types[unit.type]!, side), id, hex, thrown, disorganised, ...shown, name };
}

const leaderFacts = (leader: Leader, withUnit: boolean, acted: boolean, name: string): LeaderFacts => ({
  id: leader.id,
  side: leader.side,
  hex: leader.hex,
  bonus: leader.bonus,
  withUnit,
  acted,
  name,
});

/** A piece as it would stand somewhere. */
export function ghostOf(context: Context, state: State, piece: number, hex: Hex): PieceFacts {
  const unit = unitOf(state, piece);
  if (unit) return { unit: unitFacts(context, { ...unit, hex }, '') };
  return { leader: leaderFacts({ ...leaderOf(state, piece)!, hex }, unitOn(state, hex) !== undefined, false, '') };
}

/** A unit's counter by itself. */
export const counterFacts = (context: Context, state: State, unit: Unit): UnitFacts =>
  unitFacts(context, unit, '', { ...PLAIN, demoralised: state.armies[unit.side].demoralised });

/** From where to where an event takes a piece, if it is the piece meant. */
function stepIn(event: Event, unit: number | undefined, leader: number | undefined): readonly Hex[] {
  switch (event.kind) {
    case 'moved':
    case 'evaded':
    case 'retreated':
    case 'displaced':
    case 'advanced':
      return event.unit === unit ? [event.from, event.to] : [];
    case 'entered':
      return event.unit === unit ? [event.at, event.to] : [];
    case 'leaderMoved':
      return event.leader === leader ? [event.from, event.to] : [];
    case 'leaderEntered':
      return event.leader === leader ? [event.at, event.to] : [];
    default:
      return [];
  }
}

/** The hexes that a piece has come through in a play, from the old one to the new one. */
function trailIn(entry: LogEntry | undefined, hex: Hex, unit: number | undefined, leader: number | undefined): readonly Hex[] | undefined {
  const trail: Hex[] = [];
  for (const event of entry?.events ?? []) for (const at of stepIn(event, unit, leader)) if (trail.at(-1) !== at) trail.push(at);
  return trail.length > 1 && trail.at(-1) === hex ? trail : undefined;
}

/** Whether a unit is drawn faint: its side decides in this phase, and it cannot act any more, or never could. */
const isDimmed = (context: Context, state: State, unit: Unit): boolean =>
  state.phase !== 'over' &&
  state.phase !== 'rally' &&
  !state.attack &&
  unit.side === state.player &&
  !readyPieces(context, state).has(unit.id);

interface KnownUnit {
  readonly unit: Unit;
  readonly facts: UnitFacts;
}

interface KnownLeader {
  readonly leader: Leader;
  readonly facts: LeaderFacts;
}

/** Tells the board what is where; whatever is as it was last time is the same object. */
export function createTeller(context: Context, names: Names = NAMELESS) {
  const units = new Map<number, KnownUnit>();
  const leaders = new Map<number, KnownLeader>();
  let told: AncientPieces = { units: [], leaders: [], entries: [] };
  const awaitedIn = perObject((state: State) =>
    entriesOf(context).filter(({ hex, side }) => doorsAt(context, state, hex).entries.some((entry) => entry.side === side)),
  );

  const tellUnit = (state: State, unit: Unit, fresh: LogEntry | undefined): UnitFacts => {
    const acted = hasActed(state, unit.id);
    const dimmed = isDimmed(context, state, unit);
    const { demoralised } = state.armies[unit.side];
    const known = units.get(unit.id);
    const now = known?.facts;
    if (now && known.unit === unit && now.acted === acted && now.dimmed === dimmed && now.demoralised === demoralised) return now;
    const trail = known && known.unit.hex !== unit.hex ? trailIn(fresh, unit.hex, unit.id, undefined) : undefined;
    const facts = { ...unitFacts(context, unit, names.unit(unit), { acted, dimmed, demoralised }), ...(trail ? { trail } : {}) };
    units.set(unit.id, { unit, facts });
    return facts;
  };

  const tellLeader = (state: State, leader: Leader, fresh: LogEntry | undefined): LeaderFacts => {
    const withUnit = unitOn(state, leader.hex) !== undefined;
    const acted = hasActed(state, pieceOfLeader(state, leader));
    const known = leaders.get(leader.id);
    if (known?.leader === leader && known.facts.withUnit === withUnit && known.facts.acted === acted) return known.facts;
    const trail =
      known && known.leader.hex !== leader.hex ? trailIn(fresh, leader.hex, unitOn(state, leader.hex)?.id, leader.id) : undefined;
    const facts = { ...leaderFacts(leader, withUnit, acted, names.leader(leader)), ...(trail ? { trail } : {}) };
    leaders.set(leader.id, { leader, facts });
    return facts;
  };

  return (state: State, fresh: LogEntry | undefined): AncientPieces => {
    const nextUnits = state.units.filter(({ hex }) => hex >= 0).map((unit) => tellUnit(state, unit, fresh));
    const nextLeaders = state.leaders.filter(({ hex }) => hex >= 0).map((leader) => tellLeader(state, leader, fresh));
    if (!sameItems(nextUnits, told.units)) told = { ...told, units: nextUnits };
    if (!sameItems(nextLeaders, told.leaders)) told = { ...told, leaders: nextLeaders };
    const entries = awaitedIn(state);
    if (!sameItems(entries, told.entries)) told = { ...told, entries };
    return told;
  };
}
