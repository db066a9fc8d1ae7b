import { DIRECTIONS, type Hex } from '../../../kernel/board';
import { type Context, type Phase, SIDES, type State, type Unit } from '../../../rules/ancients/model/types';
import { campHex, hexsideAt } from '../../../rules/ancients/play/ground';
import { leadersAt } from '../../../rules/ancients/play/leaders';
import { strengthOf } from '../../../rules/ancients/play/odds';
import { sayCoverage, sayZones } from '../../board/layers';
import type { LandOverlays } from './board/facts';
import { hasActed } from './facts';
import { optionMarks } from './optionMarks';
import type { LandWords } from './words';
import type { Naming } from './words/naming';

function sayUnit(words: LandWords['table'], context: Context, state: State, naming: Naming, unit: Unit): string {
  const marks = (['disordered', 'volley', 'panicked', 'plundering'] as const).filter((mark) => unit[mark]).map((mark) => words.marks[mark]);
  const { class: kind } = context.types[unit.type]!;
  const { moved, fired, attacked } = words.marks;
  const deeds: Partial<Record<Phase, string>> = { movement: moved, fire: fired, melee: attacked };
  const facts = [
    ...(kind === 'camp' ? [] : [words.facing(unit.facing)]),
    words.strength(strengthOf(context, unit)),
    ...marks,
    ...optionMarks(context, state, unit).map((mark) => words.marks[mark]),
    ...(hasActed(context, state, unit) ? [deeds[state.phase] ?? ''] : []),
  ];
  return words.describeUnit(naming.unit(unit.id), naming.army(unit.side), facts);
}

function saySpot(words: LandWords['table'], naming: Naming, overlays: LandOverlays, hex: Hex): string[] {
  const said: string[] = [];
  if (overlays.guide === hex) said.push(words.guides);
  else if (overlays.guide !== undefined && overlays.picked?.includes(hex)) said.push(words.inHand);
  if (overlays.marked?.includes(hex)) said.push(words.marked);
  const reach = overlays.reachable?.find((mark) => mark.hex === hex);
  if (reach) said.push(reach.left === undefined ? words.inReach : words.reachable(reach.left));
  said.push(...sayZones(overlays, hex, words.zone, (side) => words.zoneOf(naming.army(side))));
  const target = overlays.targets?.find((mark) => mark.hex === hex && !mark.barred);
  if (target)
    said.push(target.by === 'fire' ? words.targetNeed(target.label, target.label.startsWith('+')) : words.targetOdds(target.label));
  if (overlays.legal?.includes(hex)) said.push(words.mayChoose);
  return said;
}

/** The ground of a hex and what lies along its sides; `place`: in place of the name of the ground. */
export function groundText(words: LandWords['table'], context: Context, hex: Hex, place?: string): string {
  const terrain = context.terrain[hex]!;
  const edges = DIRECTIONS.flatMap((d) => {
    const kind = hexsideAt(context, hex, d);
    return kind ? [words.edge(words.edges[kind], d)] : [];
  });
  const ground = terrain === 'hill' ? words.hillLevel(context.levels[hex]!) : words.terrain[terrain];
  return [...(place === undefined ? [] : [place]), ...(place !== undefined && terrain !== 'hill' ? [] : [ground]), ...edges].join(', ');
}

/** What a hex holds and what may be done there. */
export function contentText(
  words: LandWords['table'],
  context: Context,
  state: State,
  naming: Naming,
  overlays: LandOverlays,
  hex: Hex,
): string[] {
  const units = state.units.filter((unit) => unit.hex === hex).map((unit) => sayUnit(words, context, state, naming, unit));
  const leaders = SIDES.flatMap((side) => {
    const count = leadersAt(state.armies[side], hex);
    return count > 0 ? [words.leadersHere(count, naming.army(side))] : [];
  });
  const camps = SIDES.flatMap((side) => {
    const { campOpen, campCaptured } = state.armies[side];
    if (!campOpen || campHex(context, state, side) !== hex) return [];
    return [campCaptured ? words.capturedCamp(naming.army(side)) : words.openCamp(naming.army(side))];
  });
  const lying = state.extra?.arrows.find((one) => one.hex === hex);
  const held = [...units, ...leaders, ...camps, ...(lying ? [words.volleysLie(lying.n)] : [])];
  return [...(held.length > 0 ? held : [words.emptyHex]), ...saySpot(words, naming, overlays, hex), ...sayCoverage(overlays, hex)];
}

/** A hex in one sentence, for whoever does not see it; `ground`: where that is not of what lies there. */
export const describeHex = (
  words: LandWords['table'],
  context: Context,
  state: State,
  naming: Naming,
  overlays: LandOverlays,
  hex: Hex,
  ground = context,
): string => words.clauses([naming.hex(hex), groundText(words, ground, hex), ...contentText(words, context, state, naming, overlays, hex)]);
