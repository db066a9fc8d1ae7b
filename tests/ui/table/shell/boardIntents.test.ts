import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { match } from '../../../../src/store/match';
import { preferences } from '../../../../src/store/preferences';
import { isInspecting, table } from '../../../../src/store/table';
import { cutStage, endPhase, isAsked, listenToSession, playText, stageFor } from '../../../../src/ui/table/session';
import { aims, intents, ordersNothing } from '../../../../src/ui/table/shell/boardIntents';
import { hex, lay, now, orders } from '../../laid';
import { opposed } from '../../systems/ancients/opposed';
import { lines } from '../../systems/baw/atTheTable';
import { besides } from '../../systems/naval/besides';

const click = (name: string) => intents.onHex!(hex(name), { pointer: 'mouse' });
const tool = () => table.getState().tool;

async function sit(position: object, seed = 7): Promise<void> {
  await lay(position, { seed });
  match.sit();
}

/** The press that skips what the map shows of the last play, and a moment later another. */
const skip = () => {
  stageFor(1000);
  cutStage();
};
const wait = () => vi.advanceTimersByTime(600);

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

describe('the click that skips a scene', () => {
  const melee = { ...opposed(['HI E8/1', 'HI G8/1'], ['HI E7/1', 'HI K3/4']), phase: 'melee' };

  test('answers no question, and brings no refusal; the next one answers', async () => {
    await sit(melee, 2);
    playText('E8xE7');
    expect(tool()).toEqual({ kind: 'answer' });
    skip();
    click('E7');
    click('K3');
    expect([orders(), table.getState().refused]).toEqual([['E8xE7'], undefined]);
    wait();
    click('E7');
    expect(orders()).toEqual(['E8xE7', 'advance']);
  });

  test('takes up the next piece', async () => {
    await sit(melee, 2);
    playText('E8xE7');
    playText('advance');
    skip();
    click('G8');
    expect(tool()).toMatchObject({ kind: 'attack', unit: 1 });
  });

  test('looks at the past all the same', async () => {
    await sit(melee, 2);
    playText('E8xE7');
    match.look(0);
    skip();
    click('K3');
    expect(isInspecting(tool())).toBe(true);
  });

  test('makes no attack at sea that waits its turn', async () => {
    await sit(besides);
    playText('D5>E5');
    playText('E6>E5');
    playText('D5xE5');
    const made = orders();
    expect([made.length, tool().kind, isAsked(now())]).toEqual([3, 'assault', false]);
    skip();
    click('E5');
    expect(orders()).toEqual(made);
    wait();
    click('E5');
    expect(orders()).toHaveLength(4);
  });
});

describe('looking at whoever stands in a hex, not at whoever a click there would take up', () => {
  const look = (name: string) => {
    table.setState({ tool: { kind: 'rest' } });
    intents.onInspect!(hex(name), { pointer: 'mouse' });
    return tool();
  };

  test('an enemy who can be attacked by one, by several, and a unit whose leader alone can still go', async () => {
    await sit(lines);
    expect(look('H6')).toEqual({ kind: 'inspect', hex: hex('H6'), unit: 7 });
    expect(look('F5')).toMatchObject({ kind: 'inspect', unit: 5 });
    expect(look('B9'), 'a leader alone').toMatchObject({ unit: 10 });
    expect(look('K5'), 'nobody').toMatchObject({ unit: undefined });
    await sit({
      ...lines,
      phase: 'movement',
      armies: [{ name: 'Rome', units: ['LEG E8 moved'], leaders: ['Varro 1 E8'] }, lines.armies[1]],
    });
    expect(look('E8')).toMatchObject({ kind: 'inspect', unit: 0 });
  });

  test('by a click too, at a past moment of a melee', async () => {
    await sit(lines);
    playText('H7xH6');
    match.look(0);
    click('H6');
    expect(tool()).toEqual({ kind: 'inspect', hex: hex('H6'), unit: 7 });
  });

  test('a ship that is a target, and a unit that a leader would leave', async () => {
    await sit({
      system: 'naval',
      map: { columns: 9, rows: 7 },
      types: { five: { as: 'large', crew: 3, marines: 2 } },
      phase: 'attacks',
      fleets: [{ ships: ['five D5/2'] }, { ships: ['five E5/5'] }],
    });
    expect(look('E5')).toMatchObject({ kind: 'inspect', unit: 1 });
    const land = opposed(['HI E8/1', 'HI D8/1'], ['HI A1/4']);
    await sit({
      ...land,
      options: ['13V', 'V5'],
      turn: 2,
      phase: 'leaders',
      armies: [{ ...land.armies[0], leaders: ['E8'] }, land.armies[1]],
    });
    expect(look('E8')).toMatchObject({ kind: 'inspect', unit: 0 });
  });
});

test('the press that skips a scene, and with it a phase in which nothing can be done, does not end the one after', async () => {
  preferences.setState({ stops: false, handOver: false });
  const stop = listenToSession({ hear: () => undefined, whenReadable: (then) => then() });
  const army = (name: string, units: string[]) => ({ name, rally: 2, demoralisation: 20, disintegration: 40, units });
  await sit({ ...lines, armies: [army('Rome', ['LEG E8 disorganised']), army('Carthage', ['AUX E2'])] });
  stageFor(1000);
  playText('end');
  expect([now().state.player, now().state.phase]).toEqual([1, 'fire']);
  cutStage();
  expect(now().state.phase).toBe('movement');
  endPhase();
  expect([now().state.phase, table.getState().warned]).toEqual(['movement', false]);
  wait();
  endPhase();
  expect(table.getState().warned || now().state.phase !== 'movement').toBe(true);
  stop();
});

test('with a question, the pencil or the sight by a finger in hand nothing is ordered on the map, by no arrow of the wheel either', async () => {
  await sit(opposed(['HI E8/1'], ['HI A1/4']));
  click('E8');
  click('E8');
  expect(tool()).toMatchObject({ kind: 'move', goal: hex('E8') });
  const state = (change: object) => {
    table.setState({ asking: false, pencil: undefined, sight: undefined, pointer: 'mouse', ...change });
    const nothing = ordersNothing(table.getState(), now());
    expect(nothing && aims(hex('E8'))).toBe(false);
    return nothing;
  };
  expect(aims(hex('E8'))).toBe(true);
  const sight = { from: undefined };
  expect(state({})).toBe(false);
  expect(state({ asking: true })).toBe(true);
  expect(state({ pencil: { at: 0, from: undefined } })).toBe(true);
  expect(state({ pencil: { at: 3, from: undefined } })).toBe(false);
  expect(state({ sight, pointer: 'touch' })).toBe(true);
  expect(state({ sight })).toBe(false);
});
