import { beforeAll, describe, expect, test, vi } from 'vitest';
import { parseHex } from '../../../../src/kernel/board';
import { openMatch } from '../../../../src/kernel/match';
import { ancients } from '../../../../src/rules/ancients';
import { deciderOf } from '../../../../src/rules/ancients/play/sequence';
import { ghostOf } from '../../../../src/ui/systems/ancients/facts';
import { sightOf } from '../../../../src/ui/systems/ancients/sight';
import { behaviourOf, restingTool, type Situation, toolAt } from '../../../../src/ui/systems/ancients/tools';
import type { LandTool } from '../../../../src/ui/systems/ancients/tools/tool';
import { wayText } from '../../../../src/ui/systems/ancients/wayText';
import { speak } from '../../../../src/ui/words';
import { skirmish } from './skirmish';

vi.stubGlobal('document', { documentElement: { lang: '' } });
beforeAll(() => speak('en'));

/** A battle that is tried without a page. */
function sit(position: object = skirmish) {
  const opened = openMatch(ancients, position, 7);
  if (!opened.ok) throw new Error(JSON.stringify(opened.faults));
  const match = opened.value;
  const { context } = match;
  const hex = (name: string) => parseHex(context.board, name)!;
  const situation = (hover?: string): Situation => ({
    context,
    state: match.state,
    decider: deciderOf(match.state),
    hover: hover === undefined ? undefined : hex(hover),
    careful: false,
    ghost: (unit, at, facing, disordered) => ghostOf(context, match.state.units[unit]!, at, facing, disordered),
  });
  const printed = (action: unknown) =>
    action === undefined ? undefined : ancients.printAction(context, match.state, action as Parameters<typeof ancients.printAction>[2]);
  const turn = (tool: LandTool, hover: string, by: -1 | 1 = 1) => behaviourOf(tool).turn?.(tool, situation(hover), by).tool ?? tool;
  const enter = (tool: LandTool, at: string) => printed(behaviourOf(tool).hex(tool, situation(at), hex(at)).play);
  const play = (text: string) => {
    const action = ancients.parseAction(context, match.state, text);
    const played = action === undefined ? undefined : match.play(action);
    if (!played?.ok) throw new Error(`${text}: ${played?.refusal.why ?? 'notation'}`);
  };
  return { match, hex, situation, turn, enter, play, take: (name: string) => toolAt(context, match.state, hex(name)) };
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
