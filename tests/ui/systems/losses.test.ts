import { expect, test } from 'vitest';
import { openGame } from '../../../src/ai/games';
import { scriptedDice } from '../../../src/kernel/dice';
import type { Event } from '../../../src/rules/ancients/model/events';
import { GONE } from '../../../src/rules/ancients/model/state';
import type { Context as Land, State as LandState } from '../../../src/rules/ancients/model/types';
import { type Context as Sea, type State as SeaState, SUNK } from '../../../src/rules/naval/model/types';
import { match } from '../../../src/store/match';
import { atEndOf } from '../../../src/ui/branches/facts';
import { lossesIn as landLosses, losses } from '../../../src/ui/systems/ancients/losses';
import type { Snapshot } from '../../../src/ui/systems/ancients/match';
import { lossesIn as lossesAtSea } from '../../../src/ui/systems/naval/losses';
import { lay } from '../laid';
import { opposed } from './ancients/opposed';
import { squadrons } from './naval/squadrons';

/** A battle on land, and what it has cost each side so far. */
async function onLand(position: object) {
  const { system, context, state } = await openGame('ancients', position, 1);
  const events: Event[] = [];
  return {
    state: state as unknown as LandState,
    play: (order: string, ...dice: number[]) =>
      system.apply(context, state, system.parseAction(context, state, order)!, scriptedDice(dice), (event) => events.push(event as Event)),
    lost: () => landLosses(context as unknown as Land, state as unknown as LandState, events),
  };
}

test('on land: units that are gone of those it had, strength, leaders, the camp', async () => {
  const { context, state } = await openGame('ancients', opposed(['HI A6/2', 'LI B6/2'], ['HI R6/5']), 1);
  const land = state as unknown as LandState;
  land.units[1]!.hex = GONE;
  land.armies[0].lost = 2;
  expect(landLosses(context as unknown as Land, land, [{ kind: 'eliminated', rule: '8.e', unit: 1, hex: 5 }] as Event[])).toEqual([
    { units: 1, of: 2, strength: 2, leaders: 0, camp: false },
    { units: 0, of: 1, strength: 0, leaders: 0, camp: false },
  ]);
});

test('on land: an elephant that the enemy has turned is lost to its owner, while it is turned and after', async () => {
  const position = {
    ...opposed(['EL E4/4 disordered', 'HI A9/1'], ['HI E5/1', 'HI H4/4'], ['13.11']),
    phase: 'melee',
    player: 2,
    optional: { turned: 'E4' },
  };
  const { state, play, lost } = await onLand(position);
  const counted = () => lost().map(({ units, of }) => [units, of]);
  expect(counted()).toEqual([
    [0, 1],
    [0, 3],
  ]);
  play('E5xE4', 6);
  play('hold');
  const once = [
    [0, 1],
    [1, 3],
  ];
  expect(counted()).toEqual(once);
  play('end');
  expect(state.extra!.turned).toEqual([]);
  expect(counted()).toEqual(once);
});

test('on land: two who are one on foot are one unit, and none is lost by that (13.12)', async () => {
  const { play, lost } = await onLand({ ...opposed(['HC E8/1', 'HC F8/1', 'HI C8/1'], ['HI E1/4'], ['13.12']), phase: 'muster' });
  expect(lost()[0]).toMatchObject({ units: 0, of: 3 });
  play('dismount E8 F8');
  expect(lost()[0]).toMatchObject({ units: 0, of: 2, strength: 0 });
});

test('on land: whoever finds no room in the deployment is not of the battle (13.3)', async () => {
  const room = { ...opposed(['HI A1/1', 'HI B1/1'], ['HI E2/4'], ['13.3']), map: { columns: 18, rows: 12 }, phase: 'deploy' };
  const { state, lost } = await onLand(room);
  state.units[1]!.hex = GONE;
  expect(lost()[0]).toMatchObject({ units: 0, of: 1 });
});

test('the losses that the table tells are those of the plays so far, in whatever branch', async () => {
  const position = { ...opposed(['HC E8/1', 'HC F8/1', 'HI C8/1'], ['HI E1/4'], ['13.12']), phase: 'muster' };
  await lay(position);
  const unitsTold = () => losses(match.store.getState().now as Snapshot)[0]![0]![1];
  const whole = unitsTold();
  expect(match.playText('dismount E8 F8')).toMatchObject({ ok: true });
  const joined = unitsTold();
  expect(joined).not.toBe(whole);
  match.goTo(0);
  expect(match.playText('end')).toMatchObject({ ok: true });
  expect(unitsTold()).toBe(whole);
  const now = match.store.getState().now!;
  expect(now.branch).not.toBe(0);
  const told = [0, now.branch].map((branch) => losses(atEndOf(branch, now) as Snapshot)[0]![0]![1]);
  expect(told).toEqual([joined, whole]);
});

test('at sea: ships sunk, sinking and taken, each with the fleet that it was of', async () => {
  const { context, state } = await openGame('naval', squadrons, 1);
  const sea = state as unknown as SeaState;
  const seaLosses = () => lossesAtSea(context as unknown as Sea, sea);
  const [first, second] = sea.ships.filter(({ side, captured }) => side === 1 && !captured);
  first!.hex = SUNK;
  second!.sinking = true;
  expect(seaLosses()[1]).toMatchObject({ sunk: 1, sinking: 1, taken: 1 });
  expect(seaLosses()[0]).toMatchObject({ of: 6, sunk: 0 });
});

test('at sea: a ship that the battle sent off the map is not lost by leaving; elsewhere, or in enemy hands, it is (14.2)', async () => {
  const [rome, carthage] = squadrons.fleets;
  const left = ['trireme A3', 'trireme A4 captured', 'trireme A6'];
  const gone = {
    ...squadrons,
    fleets: [
      { ...rome, left },
      { ...carthage, left: ['trireme A3'] },
    ],
  };
  const { context, state } = await openGame('naval', gone, 1);
  expect(lossesAtSea(context as unknown as Sea, state as unknown as SeaState).map((one) => one.left)).toEqual([2, 1]);
});
