import type { Hex } from '../../kernel/board';
import { AHEAD } from '../../rules/naval/model/data';
import { type Context, otherSide, type Ship, type Side, type State } from '../../rules/naval/model/types';
import { controlOf, survey, surveyFor } from '../../rules/naval/play/ground';
import { crewOf } from '../../rules/naval/play/movement';
import { type Chart, chartOf, NEVER } from './chart';
import { LIKELY_C, LIKELY_E, ramIndex } from './prices';
import type { Style } from './style';
import { KINDS, leadOf, priceOf, ramLoss } from './worth';

/** What a side sees of the sea before its ships move. What it fears and hopes for stands in the chart's scratch tables. */
export interface Sea {
  readonly context: Context;
  readonly state: State;
  readonly chart: Chart;
  readonly side: Side;
  readonly style: Style;
  readonly enemies: readonly Ship[];
  /** The hex in which each of them is expected a turn later. */
  readonly goals: Hex[];
  /** How much it wants to come nearer: less where it has won if nothing more happens. */
  presses: number;
  /** Player turns in which each side still moves, the own one under way left out. */
  readonly ownTurns: number;
  readonly enemyTurns: number;
  /** The crew of most of its ships. */
  readonly crew: number;
}

/** 14.5 How likely a fleet's die gives a crew so many points, by what it must fall to. */
const FALLS = Float64Array.from({ length: 32 }, (_, i) => Math.max(0, Math.min(6, 7 - (i - 4))) / 6);
const likelyPoints = (cost: number, crew: number): number => FALLS[cost - crew + 4]!;

/** Player turns in which a side still moves, the one under way among them. */
export const turnsLeft = (context: Context, { turn, player }: State, side: Side): number => context.turns - turn + (side >= player ? 1 : 0);

export function seaOf(context: Context, state: State, side: Side, style: Style): Sea {
  const enemies: Ship[] = [];
  let crews = 0;
  let count = 0;
  for (let i = 0; i < state.ships.length; i++) {
    const ship = state.ships[i]!;
    if (ship.hex < 0) continue;
    if (controlOf(ship) !== side) enemies.push(ship);
    else if (!ship.sinking && !ship.damaged) {
      crews += crewOf(context, ship);
      count++;
    }
  }
  const sea: Sea = {
    context,
    state,
    chart: chartOf(context),
    side,
    style,
    enemies,
    goals: [],
    presses: 1,
    ownTurns: turnsLeft(context, state, side) - (side === state.player ? 1 : 0),
    enemyTurns: turnsLeft(context, state, otherSide(side)),
    crew: count > 0 ? Math.round(crews / count) : 0,
  };
  survey(context, state);
  surveyFor(context, state, side);
  chart(sea);
  return sea;
}

function chart(sea: Sea): void {
  const { scratch } = sea.chart;
  const { side, context, state, enemies } = sea;
  const lead = leadOf(context, state, side);
  if (lead > 0 || (lead === 0 && context.draw === side + 1)) sea.presses = sea.style.presses;
  scratch.near.fill(255);
  scratch.alongside.fill(0);
  scratch.boarders.fill(0);
  scratch.chance.fill(0);
  if (sea.style.grapples > 0) countMarines(sea);
  if (sea.style.exposed > 0) chartDanger(sea);
  const threatens = sea.style.threatens > 0 && sea.ownTurns > 0;
  for (let i = 0; i < enemies.length; i++) {
    const node = expectedNode(sea, enemies[i]!);
    sea.goals.push((node - (node % 6)) / 6);
    if (threatens) chartChance(sea, enemies[i]!, node);
  }
}

/** What the enemy's ships can ram a turn later: at each hex, from each direction. */
function chartDanger({ chart: { scratch, ways }, context, enemies }: Sea): void {
  const { danger, dangerous } = scratch;
  dangerous.fill(0);
  const { neighbours } = context.board;
  for (let i = 0; i < enemies.length; i++) {
    const enemy = enemies[i]!;
    if (enemy.sinking) continue;
    const crew = crewOf(context, enemy);
    const { nodes, costs, within } = ways(enemy.hex * 6 + enemy.facing);
    const count = within[6 + crew - AHEAD]!;
    const flankE = LIKELY_E[ramIndex('flank', crew)]!;
    const flankC = LIKELY_C[ramIndex('flank', crew)]!;
    const rudderE = LIKELY_E[ramIndex('rudder', crew)]!;
    const rakeE = LIKELY_E[ramIndex('oarRake', crew)]!;
    for (let n = 0; n < count; n++) {
      const node = nodes[n]!;
      const ahead = neighbours[node]!;
      if (ahead < 0) continue;
      const direction = node % 6;
      const at = (ahead * 6 + direction) * 4;
      if ((dangerous[ahead]! & (1 << direction)) === 0) {
        dangerous[ahead]! |= 1 << direction;
        for (let k = at; k < at + 4; k++) danger[k] = 0;
      }
      const share = likelyPoints(costs[n]! + AHEAD, crew);
      danger[at]! += share * flankE;
      danger[at + 1]! += share * flankC;
      danger[at + 2]! += share * rudderE;
      danger[at + 3]! += share * rakeE;
    }
  }
}

/** Where an enemy may be a turn later: on its way to where leaving scores, else where it is. */
function expectedNode(sea: Sea, enemy: Ship): number {
  const node = enemy.hex * 6 + enemy.facing;
  const field = sea.chart.exits[otherSide(sea.side)];
  if (!field || enemy.sinking || enemy.captured) return node;
  const { nodes, within } = sea.chart.ways(node);
  const count = within[3 + crewOf(sea.context, enemy)]!;
  let best = node;
  for (let n = 0; n < count; n++) if (field[nodes[n]!]! < field[best]!) best = nodes[n]!;
  return best;
}

/** From where an enemy can be rammed a turn later, and what that brings. */
function chartChance(sea: Sea, enemy: Ship, node: number): void {
  const { context, chart, crew } = sea;
  const { chance } = chart.scratch;
  const { neighbours } = context.board;
  const facing = node % 6;
  const hexNode = node - facing;
  if (enemy.sinking) return;
  const back = ramLoss(context, 'oarRake', crewOf(context, enemy), enemy);
  const most = 6 + crew - AHEAD;
  for (let direction = 0; direction < 6; direction++) {
    const kind = KINDS[(direction - facing + 6) % 6]!;
    const gain = ramLoss(context, kind, crew, enemy) - (kind === 'oarRake' ? back : 0);
    if (gain <= 0) continue;
    const from = neighbours[hexNode + ((direction + 3) % 6)]!;
    if (from < 0 || context.land[from] === 1) continue;
    const { nodes, within } = chart.back(from * 6 + direction);
    for (let points = 0, n = 0; points <= most; points++) {
      const value = gain * likelyPoints(points + AHEAD, crew);
      for (const end = within[points]!; n < end; n++) if (value > chance[nodes[n]!]!) chance[nodes[n]!] = value;
    }
  }
}

/** How likely marines so many hexes away come alongside in a turn. */
const comingShare = (away: number, reach: number): number => (away <= 1 ? 1 : Math.max(0, Math.min(1, 0.35 + 0.25 * (reach - away + 1))));

/** 14.8 Own marines alongside each enemy, and how many of the enemy's may come alongside each hex. */
function countMarines({ context, state, side, chart: { scratch, round } }: Sea): void {
  const { neighbours } = context.board;
  const { boarders, alongside } = scratch;
  for (let i = 0; i < state.ships.length; i++) {
    const ship = state.ships[i]!;
    if (ship.hex < 0 || ship.marines === 0) continue;
    if (controlOf(ship) === side) {
      for (let n = ship.hex * 6; n < ship.hex * 6 + 6; n++) if (neighbours[n]! >= 0) alongside[neighbours[n]!]! += ship.marines;
      continue;
    }
    const reach = ship.sinking ? 0 : crewOf(context, ship) / 2;
    const { hexes, ends } = round(ship.hex);
    for (let away = 0, h = 0; away < ends.length; away++) {
      const come = ship.marines * comingShare(away, reach);
      if (come === 0) break;
      for (; h < ends[away]!; h++) boarders[hexes[h]!]! += come;
    }
  }
}

/** Hexes from a hex to the nearest enemy, each where it is expected. */
export function nearestTo({ context, enemies, goals, chart: { scratch, far } }: Sea, hex: Hex): number {
  const kept = scratch.near[hex]!;
  if (kept !== 255) return kept;
  const row = hex * context.board.size;
  let least = 99;
  for (let i = 0; i < enemies.length; i++) {
    if (enemies[i]!.sinking) continue;
    const away = far[row + goals[i]!]!;
    if (away < least) least = away;
  }
  scratch.near[hex] = least;
  return least;
}

/** What a ship must fear from rams at a place in the enemy's next turn. Own ships in the way of a ram shield it. */
export function dangerAt(sea: Sea, ship: Ship, hex: Hex, facing: number): number {
  if (sea.enemyTurns <= 0 || ship.sinking) return 0;
  const { context, chart } = sea;
  const { neighbours } = context.board;
  const { shipAt } = context.scratch;
  const { danger, dangerous } = chart.scratch;
  const directions = dangerous[hex]!;
  if (directions === 0) return 0;
  let damaged = 0;
  let sunk = 0;
  for (let direction = 0; direction < 6; direction++) {
    if ((directions & (1 << direction)) === 0) continue;
    const at = (hex * 6 + direction) * 4;
    const from = neighbours[hex * 6 + ((direction + 3) % 6)]!;
    const there = shipAt[from]!;
    if (there !== 0 && there !== ship.id + 1 && controlOf(sea.state.ships[there - 1]!) === sea.side) continue;
    const turned = (direction - facing + 6) % 6;
    if (turned === 0) damaged += danger[at + 2]!;
    else if (turned === 3) damaged += sea.style.raked * danger[at + 3]!;
    else {
      damaged += danger[at]!;
      sunk += danger[at + 1]!;
    }
  }
  if (damaged === 0 && sunk === 0) return 0;
  const { whole, struck, holed } = priceOf(context, ship);
  return whole * (1 - Math.exp(-(damaged * struck + sunk * holed) / whole));
}

/** What a ship must fear from boarding at a place. */
export function boardedAt(sea: Sea, ship: Ship, hex: Hex): number {
  const boarders = sea.chart.scratch.boarders[hex]!;
  if (boarders === 0 || sea.enemyTurns <= 0) return 0;
  const { marine, prize } = priceOf(sea.context, ship);
  if (ship.marines > 0 && !ship.captured) return (boarders / 3) * marine * (ship.marines > 1 ? 1 : 1.5);
  return Math.min(0.9, boarders / 3) * prize;
}

/** Player turns that a ship needs to leave from a node where it scores; `Infinity` without a way. */
export function turnsToExit(sea: Sea, ship: Ship, node: number): number {
  const field = sea.chart.exits[sea.side];
  const cost = field ? field[node]! : NEVER;
  return cost === NEVER ? Number.POSITIVE_INFINITY : cost / (3.5 + crewOf(sea.context, ship));
}
