import { expect, test } from 'vitest';
import { openGame } from '../../../src/ai/games';
import { scriptedDice } from '../../../src/kernel/dice';
import { GONE } from '../../../src/rules/ancients/model/state';
import type { Context as Land, State as LandState } from '../../../src/rules/ancients/model/types';
import { type Context as Sea, type State as SeaState, SUNK } from '../../../src/rules/naval/model/types';
import { lossesIn as landLosses } from '../../../src/ui/systems/ancients/losses';
import { lossesIn as lossesAtSea } from '../../../src/ui/systems/naval/losses';
import { opposed } from './ancients/opposed';
import { squadrons } from './naval/squadrons';

test('on land: units that are gone of those it had, strength, leaders, the camp', async () => {
  const { context, state } = await openGame('ancients', opposed(['HI A6/2', 'LI B6/2'], ['HI R6/5']), 1);
  const land = state as unknown as LandState;
  land.units[1]!.hex = GONE;
  land.armies[0].lost = 2;
  expect(landLosses(context as unknown as Land, land)).toEqual([
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
  const { system, context, state } = await openGame('ancients', position, 1);
  const counted = () => landLosses(context as unknown as Land, state as unknown as LandState).map(({ units, of }) => [units, of]);
  const play = (order: string, ...dice: number[]) =>
    system.apply(context, state, system.parseAction(context, state, order)!, scriptedDice(dice));
  expect(counted()).toEqual([
    [0, 1],
    [0, 3],
  ]);
  play('E5xE4', 6);
  play('hold');
  const lost = [
    [0, 1],
    [1, 3],
  ];
  expect(counted()).toEqual(lost);
  play('end');
  expect((state as unknown as LandState).extra!.turned).toEqual([]);
  expect(counted()).toEqual(lost);
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
