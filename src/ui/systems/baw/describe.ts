import { DIRECTIONS, type Hex } from '../../../kernel/board';
import { type Context, GROUNDS, type State, type Unit } from '../../../rules/baw/model/types';
import { countingHexes } from '../../../rules/baw/play/victory';
import { sayCoverage, sayZones } from '../../board/layers';
import type { AncientOverlays } from './board/facts';
import { doorsAt } from './doorsAt';
import { marksOf } from './marks';
import { leadersOn, unitOn } from './pieces';
import type { BawWords } from './words';
import type { BawNaming } from './words/naming';

function sayUnit({ table, card }: BawWords, context: Context, state: State, naming: BawNaming, unit: Unit): string {
  const { strength, defenceOnly } = context.types[unit.type]!;
  const marks = marksOf(context, state, unit).filter((mark) => mark !== 'defenceOnly');
  const facts = [defenceOnly ? table.map.defends(strength) : table.map.strength(strength), ...marks.map((mark) => card.mark(mark))];
  return [table.unitOf(naming.unit(unit.id), naming.army(unit.side)), ...facts].join(', ');
}

function saySpot({ table: { map } }: BawWords, naming: BawNaming, overlays: AncientOverlays, hex: Hex): string[] {
  const said: string[] = [];
  if (overlays.guide === hex) said.push(map.guides);
  else if (overlays.picked?.includes(hex)) said.push(overlays.guide === undefined ? map.inAttack : map.inHand);
  if (overlays.marked?.includes(hex)) said.push(map.marked);
  const reach = overlays.reachable?.find((mark) => mark.hex === hex);
  if (reach) said.push(map.reachable(reach.left ?? 0));
  said.push(...sayZones(overlays, hex, map.zone, (side) => map.zoneOf(naming.army(side))));
  const target = overlays.targets?.find((mark) => mark.hex === hex && !mark.barred);
  if (target?.by === 'fire') said.push(map.target(target.label));
  else if (target) said.push(target.chosen ? map.inAttack : map.attack(target.label));
  if (overlays.legal?.includes(hex)) said.push(map.mayChoose);
  return said;
}

/** The ground of a hex, its level, the streams and slopes along its sides, and who leaves or comes in there; `place`: in place of the name of the ground. */
export function groundText(words: BawWords, context: Context, state: State, naming: BawNaming, hex: Hex, place?: string): string[] {
  const { table, card } = words;
  const { ground, level, stream, board } = context;
  const sides = (has: (side: number) => boolean) => DIRECTIONS.filter((d) => has(hex * 6 + d)).map((d) => table.direction(d));
  const streams = sides((side) => stream[side] === 1);
  const slopes = sides((side) => board.neighbours[side]! >= 0 && level[board.neighbours[side]!] !== level[hex]);
  const { exits, entries } = doorsAt(context, state, hex);
  return [
    place ?? table.terrain[GROUNDS[ground[hex]!]!],
    ...(level[hex]! > 0 ? [card.level(level[hex]!)] : []),
    ...(streams.length > 0 ? [table.map.stream(streams.join(', '))] : []),
    ...(slopes.length > 0 ? [table.map.slope(slopes.join(', '))] : []),
    ...(countingHexes(context).includes(hex) ? [card.objective] : []),
    ...exits.map((side) => card.exit(naming.army(side))),
    ...entries.map(({ side, turn }) => card.entry(naming.army(side), turn)),
  ];
}

/** What a hex holds and what may be done there. */
export function contentText(
  words: BawWords,
  context: Context,
  state: State,
  naming: BawNaming,
  overlays: AncientOverlays,
  hex: Hex,
): string[] {
  const unit = unitOn(state, hex);
  const leaders = leadersOn(state, hex).map(({ id, bonus, side }) => words.table.leaderOf(naming.leader(id), bonus, naming.army(side)));
  const held = [...(unit ? [sayUnit(words, context, state, naming, unit)] : []), ...leaders];
  return [...(held.length > 0 ? held : [words.table.map.empty]), ...saySpot(words, naming, overlays, hex), ...sayCoverage(overlays, hex)];
}

/** A hex in one sentence, for whoever does not see it; `ground`: where that is not of what lies there. */
export const describeHex = (
  words: BawWords,
  context: Context,
  state: State,
  naming: BawNaming,
  overlays: AncientOverlays,
  hex: Hex,
  ground = { context, state },
): string =>
  words.table.clauses([
    naming.hex(hex),
    ...groundText(words, ground.context, ground.state, naming, hex),
    ...contentText(words, context, state, naming, overlays, hex),
  ]);
