import { expect, test } from 'vitest';
import { openGame } from '../../../src/ai/games';
import { GONE } from '../../../src/rules/ancients/model/state';
import type { Context as Land, State as LandState } from '../../../src/rules/ancients/model/types';
import { type State as SeaState, SUNK } from '../../../src/rules/naval/model/types';
import { lossesIn as landLosses } from '../../../src/ui/systems/ancients/losses';
import { lossesIn as seaLosses } from '../../../src/ui/systems/naval/losses';
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

test('at sea: ships sunk, sinking and taken, each with the fleet that it was of', async () => {
  const { state } = await openGame('naval', squadrons, 1);
  const sea = state as unknown as SeaState;
  const [first, second] = sea.ships.filter(({ side, captured }) => side === 1 && !captured);
  first!.hex = SUNK;
  second!.sinking = true;
  expect(seaLosses(sea)[1]).toMatchObject({ sunk: 1, sinking: 1, taken: 1 });
  expect(seaLosses(sea)[0]).toMatchObject({ of: 6, sunk: 0 });
});
