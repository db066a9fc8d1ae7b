import { beforeAll, describe, expect, test } from 'vitest';
import { parseHex } from '../../../../src/kernel/board';
import { ancients } from '../../../../src/rules/ancients';
import { sightOf } from '../../../../src/ui/systems/ancients/sight';
import { behaviourOf, restingTool } from '../../../../src/ui/systems/ancients/tools';
import type { LandTool } from '../../../../src/ui/systems/ancients/tools/tool';
import { wayText } from '../../../../src/ui/systems/ancients/wayText';
import { speak } from '../../../../src/ui/words';
import { emptyPage } from '../../noPage';
import { sit as atTheTable } from './atTheTable';
import { skirmish } from './skirmish';

emptyPage();
beforeAll(() => speak('en'));

function sit(position: object = skirmish) {
  const table = atTheTable(position);
  const { hex, situation, printed } = table;
  const turn = (tool: LandTool, hover: string, by: -1 | 1 = 1) => behaviourOf(tool).turn?.(tool, situation(hover), by).tool ?? tool;
  const enter = (tool: LandTool, at: string) => printed(behaviourOf(tool).hex(tool, situation(at), hex(at)).play);
  return { ...table, turn, enter };
}

describe('a turn that is chosen by key', () => {
  test('in place is ordered by choosing the unit’s own hex', () => {
    const { take, turn, enter } = sit();
    expect(enter(turn(take('C4'), 'C4'), 'C4')).toBe('C4/4');
    expect(enter(turn(turn(take('C4'), 'C4', -1), 'C4', -1), 'C4')).toBe('C4/1');
    const back = turn(turn(take('C4'), 'C4'), 'C4', -1);
    expect(enter(back, 'C4')).toBeUndefined();
  });

  test('is of the path that is shown, at its end', () => {
    const { take, turn, enter, hex } = sit();
    const turned = turn(take('C4'), 'D4');
    expect(turned).toMatchObject({ kind: 'move', goal: hex('D4') });
    expect(enter(turned, 'D4')).toMatch(/^C4-D4\/\d$/);
    expect(turn(take('C4'), 'M9'), 'out of reach nothing is shown').toMatchObject({ goal: hex('C4') });
  });

  test('is told with what it costs, and whom the way harms', () => {
    const { take, turn, situation } = sit();
    expect(wayText(turn(take('C4'), 'C4'), situation('C4'))).toEqual({ text: '1 point, 2 left, ends facing S.', harm: '' });
    expect(wayText(take('C4'), situation('D4'))?.harm).toBe('');
    expect(wayText(take('B4'), situation('D4'))?.harm).toContain('Light infantry C4: disordered by passing through.');
  });
});

test('a unit that is deployed is turned before it is placed, and where it stands', () => {
  const army = { name: 'Red', panic: 99, units: ['LI A1/1', 'HI B1/1'], camp: 'E8' };
  const field = {
    system: 'ancients',
    options: ['13.3'],
    map: { columns: 9, rows: 9 },
    armies: [army, { ...army, name: 'Blue', units: ['HI A9/1'], camp: 'E2' }],
  };
  const { match, play, take, turn, enter } = sit(field);
  play('roll');
  play(match.state.extra?.first === 0 ? 'camp E7' : 'camp E2');
  const [at, other] = match.state.extra?.first === 0 ? ['E6', 'D6'] : ['E3', 'D3'];
  const waiting = restingTool(match.context, match.state);
  const first = turn(waiting, at);
  expect(first).toMatchObject({ kind: 'deploy' });
  const order = enter(first, at)!;
  expect(order).toMatch(new RegExp(`@${at}/\\d$`));
  play(order);
  const facing = (name: string) => match.state.units.find(({ hex }) => hex === parseHex(match.context.board, name))!.facing;
  const before = facing(at);
  expect(enter(turn(take(at), at), at)).toMatch(new RegExp(`${at}/${((before + 1) % 6) + 1}$`));
  expect(enter(take(at), other)).toContain(`@${other}/`);
});

test('sight: what stands between two hexes blocks it, between neighbours nothing does', () => {
  const { match, hex } = sit();
  const { context, state } = match;
  expect(sightOf(context, state, hex('C4'), hex('C6'))).toEqual({ blocked: [hex('C5')], rule: '8.b' });
  expect(sightOf(context, state, hex('C4'), hex('C5')).blocked).toEqual([]);
  expect(sightOf(context, state, hex('A1'), hex('A4')).blocked).toEqual([]);
});

test('a reserve that comes in by attacking is turned before it does: the facing told is that of the order (5.b, 5.d)', () => {
  const { match, hex, situation } = sit({
    map: { columns: 12, rows: 9 },
    turn: 2,
    phase: 'melee',
    armies: [{ units: ['HI F6/1'], reserves: [{ turn: 1, at: 'A9', units: ['LI'] }] }, { units: ['HI A9/4', 'HI F2/4'] }],
  });
  const { context } = match;
  const reserve = match.state.units.find(({ hex: at }) => at === -1)!;
  const legal = ancients
    .legal(context, match.state)
    .map((action) => ancients.printAction(context, match.state, action))
    .filter((order) => order.startsWith('LIxA9'));
  expect(legal.length).toBeGreaterThan(1);
  let tool: LandTool = { kind: 'attack', unit: reserve.id, at: hex('A9') };
  const told: string[] = [];
  for (let n = 0; n < legal.length; n++) {
    const { chosen, overlays, hex: press } = behaviourOf(tool);
    const order = ancients.printAction(context, match.state, chosen!(tool, situation()) as Parameters<typeof ancients.printAction>[2]);
    expect(overlays(tool, situation()).wheel).toMatchObject({ hex: hex('A9'), current: Number(order.at(-1)) - 1 });
    expect(press(tool, situation(), hex('A9')).play).toEqual(chosen!(tool, situation()));
    told.push(order);
    tool = behaviourOf(tool).turn!(tool, situation(), 1).tool ?? tool;
  }
  expect(told.toSorted()).toEqual(legal.toSorted());
});
