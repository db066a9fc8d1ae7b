import type { Hex } from '../../../kernel/board';
import { type Context, type Ship, SIDES, type State, type VictoryTerm } from '../../../rules/naval/model/types';
import { controlOf, landingAt } from '../../../rules/naval/play/ground';
import { crewOf } from '../../../rules/naval/play/movement';
import { sayCoverage } from '../../board/layers';
import type { SeaOverlays } from './board/facts';
import { deedsOf, marksOf } from './marks';
import { shipOn } from './pieces';
import { scoringHexes } from './places';
import type { NavalWords } from './words';
import type { NavalNaming } from './words/naming';

function sayShip(words: NavalWords, context: Context, state: State, naming: NavalNaming, ship: Ship): string {
  const { table } = words;
  const noun = naming.ship(ship.id);
  const commander = controlOf(ship);
  const facts = [
    table.facing(ship.facing),
    table.card.crewQuality(crewOf(context, ship)),
    table.marinesAboard(ship.marines),
    ...marksOf(context, state, ship).map((mark) => table.mark(noun, mark)),
    ...deedsOf(words, state, ship),
    ...(commander === ship.side ? [] : [table.command.by(naming.army(commander))]),
  ];
  return table.map.describeShip(noun, naming.army(ship.side), facts);
}

function saySpot({ table, play }: NavalWords, overlays: SeaOverlays, hex: Hex): string[] {
  const said: string[] = [];
  if (overlays.guide === hex) said.push(table.map.guides);
  else if (overlays.guide !== undefined && overlays.picked?.includes(hex)) said.push(table.map.inHand);
  if (overlays.marked?.includes(hex)) said.push(table.map.marked);
  const reach = overlays.reachable?.find((mark) => mark.hex === hex);
  if (reach) said.push(`${table.map.reachable(reach.left ?? 0)}, ${play.manner[reach.way ?? 'ahead']}`);
  const target = overlays.targets?.find((mark) => mark.hex === hex && !mark.barred);
  if (target?.by === 'ram') said.push(table.map.ramTarget(`${table.rams[target.ram ?? 'flank'].name}, ${target.label}`));
  else if (target) said.push(`${target.by === 'board' ? table.map.boardTarget : table.map.shootTarget}, ${target.label}`);
  const exit = overlays.sea?.exits?.find((mark) => mark.hex === hex);
  if (exit) said.push(table.map.leaves(exit.scores === true));
  if (overlays.legal?.includes(hex)) said.push(table.map.mayChoose);
  return said;
}

/** Sea or land, and to whom a hex is worth something; `place`: in place of the name of the ground. */
export function groundText({ table }: NavalWords, context: Context, naming: NavalNaming, hex: Hex, place?: string): string[] {
  const { map } = table;
  const scores = (of: VictoryTerm['term'], say: (fleets: string) => string): string[] => {
    const by = SIDES.filter((side) => scoringHexes(context, of, side).includes(hex));
    return by.length > 0 ? [say(table.listed(by.map((side) => naming.army(side))))] : [];
  };
  return [place ?? (context.land[hex] ? map.land : map.sea), ...scores('exit', map.exit), ...scores('hold', map.objective)];
}

/** What a hex holds and what may be done there. */
export function contentText(
  words: NavalWords,
  context: Context,
  state: State,
  naming: NavalNaming,
  overlays: SeaOverlays,
  hex: Hex,
): string[] {
  const { map } = words.table;
  const ship = shipOn(state, hex);
  const landing = landingAt(state, hex);
  const held = [
    ...(ship ? [sayShip(words, context, state, naming, ship)] : []),
    ...(landing ? [[map.marinesAshore(landing.marines, naming.army(landing.side)), ...deedsOf(words, state, landing)].join(', ')] : []),
  ];
  return [...(held.length > 0 ? held : [map.empty]), ...saySpot(words, overlays, hex), ...sayCoverage(overlays, hex)];
}

/** A hex in one sentence, for whoever does not see it; `ground`: where that is not of what lies there. */
export const describeHex = (
  words: NavalWords,
  context: Context,
  state: State,
  naming: NavalNaming,
  overlays: SeaOverlays,
  hex: Hex,
  ground = context,
): string =>
  words.table.clauses([
    naming.hex(hex),
    ...groundText(words, ground, naming, hex),
    ...contentText(words, context, state, naming, overlays, hex),
  ]);
