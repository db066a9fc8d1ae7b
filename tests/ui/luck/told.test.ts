import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { match } from '../../../src/store/match';
import { LuckCurve } from '../../../src/ui/luck/LuckCurve';
import { luckNumbers } from '../../../src/ui/luck/numbers';
import { CHANCE, luckOfReview, luckOfSide } from '../../../src/ui/luck/sums';
import { useTold } from '../../../src/ui/luck/told';
import { gameLuck } from '../../../src/ui/table/contract/luckPart';
import { tableOf } from '../../../src/ui/table/contract/systems';
import { fetchLuckWords } from '../../../src/ui/words/luck';
import { lay, now } from '../laid';
import { drawable } from '../noPage';
import { squadrons } from '../systems/naval/squadrons';

drawable(match.store);

/** Something that is told of plays. */
function told<Value>(of: (all: ReturnType<typeof useTold>) => Value): Value {
  let value: Value;
  const Probe = () => {
    value = of(useTold());
    return null;
  };
  renderToStaticMarkup(createElement(Probe));
  return value!;
}

/** One repair is rolled for at the end of the second side's player turn, then the die of the next turn's fleet. Returns the play. */
async function repairThenFleet(): Promise<number> {
  const [rome, carthage] = squadrons.fleets;
  const position = {
    ...squadrons,
    player: 2,
    fleets: [rome, { ...carthage, ships: [...carthage!.ships.slice(0, -1), 'small K7/6 sinking'] }],
  };
  await Promise.all([lay(position), fetchLuckWords()]);
  await gameLuck(tableOf(now())).load();
  while (now().state.turn === 2) expect(match.playText('end')).toMatchObject({ ok: true });
  const at = now().cursor;
  expect(match.entries()[at - 1]!.dice).toHaveLength(2);
  return at;
}

test('a die is told with the turn that it fell for, and with nothing of another', async () => {
  const at = await repairThenFleet();
  expect(told(({ turn }) => [turn(at, 0), turn(at, 1)])).toEqual([2, 3]);
  expect(told(({ play }) => play(at, 0))).toMatch(/^Repair of(?!.*movement die)/);
  expect(told(({ play }) => play(at, 1))).toMatch(/movement die/);
});

test('the curve of a side tells its own die of a play in which the other’s falls before', async () => {
  const at = await repairThenFleet();
  const faces = [0.4, 0.4, 0.5, 0.5, 0.6, 0.6];
  const plays = luckOfReview([
    {
      at,
      before: 0.5,
      after: 0.5,
      dice: [
        { name: 'repair', by: 1, fell: 1, faces },
        { name: 'fleet', by: 0, fell: 6, faces },
      ],
    },
  ]);
  const curveOf = (side: 0 | 1) => {
    const { curve } = luckOfSide(plays, side, CHANCE, 1);
    return renderToStaticMarkup(createElement(LuckCurve, { army: '', curve, top: 1, numbers: luckNumbers('en', CHANCE.id) }));
  };
  expect(curveOf(0)).toMatch(/aria-valuetext="Turn 3: (?!Repair)[^"]*movement die/);
  expect(curveOf(0)).not.toMatch(/Repair of/);
  expect(curveOf(1)).toMatch(/aria-valuetext="Turn 2: Repair of/);
});
