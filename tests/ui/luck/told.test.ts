import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test, vi } from 'vitest';
import { match } from '../../../src/store/match';
import { fetchRules } from '../../../src/store/systems';
import { useTold } from '../../../src/ui/luck/told';
import { fetchTable } from '../../../src/ui/table/contract/fetchSystem';
import { gameLuck } from '../../../src/ui/table/contract/luckPart';
import { tableOf } from '../../../src/ui/table/contract/systems';
import { now } from '../../../src/ui/table/session';
import { panelWords, speak } from '../../../src/ui/words';
import { squadrons } from '../systems/naval/squadrons';

vi.stubGlobal('document', { documentElement: { lang: '' } });

/* What is drawn on no page is drawn of what a store began with. */
Object.assign(match.store, { getInitialState: () => match.store.getState() });

/** Something that is told of plays by a measure. */
function told<Value>(measure: string, of: (all: ReturnType<typeof useTold>) => Value): Value {
  let value: Value;
  const Probe = () => {
    value = of(useTold(measure));
    return null;
  };
  renderToStaticMarkup(createElement(Probe));
  return value!;
}

test('a die is told with the turn that it fell for, and with nothing of another', async () => {
  // One repair is rolled for at the end of the second side's player turn, then the die of the next turn's fleet.
  const [rome, carthage] = squadrons.fleets;
  const position = {
    ...squadrons,
    player: 2,
    fleets: [rome, { ...carthage, ships: [...carthage!.ships.slice(0, -1), 'small K7/6 sinking'] }],
  };
  await Promise.all([speak('en'), panelWords(), fetchRules(position), fetchTable('naval')]);
  expect(match.begin({ position, seed: 7, names: ['', ''], title: 'Trial' })).toMatchObject({ ok: true });
  await gameLuck(tableOf(now()!)).load();
  while (now()!.state.turn === 2) expect(match.playText('end')).toMatchObject({ ok: true });
  const at = now()!.cursor;
  expect(match.entries()[at - 1]!.dice).toHaveLength(2);
  expect(told('steps', ({ turn }) => [turn(at, 0), turn(at)])).toEqual([2, 2]);
  expect(told('way', ({ turn }) => [turn(at, 1), turn(at)])).toEqual([3, 3]);
  expect(told('steps', ({ play }) => play(at, 0))).toMatch(/^Repair of(?!.*movement die)/);
  expect(told('way', ({ play }) => play(at))).toMatch(/movement die/);
});
