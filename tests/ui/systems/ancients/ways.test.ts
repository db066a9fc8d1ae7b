/* What the map says of a hex is what the way there will say (6.c, T2). */
import { expect, test } from 'vitest';
import { randomAction, seededChooser } from '../../../../src/ai/random';
import { parseHex } from '../../../../src/kernel/board';
import { openMatch } from '../../../../src/kernel/match';
import { ancients } from '../../../../src/rules/ancients';
import { readyUnits } from '../../../../src/ui/systems/ancients/facts';
import { orderTo, wayOf, waysOf } from '../../../../src/ui/systems/ancients/ways';

/** Two lines with horse behind them, woods between and beside. */
const field = {
  map: { columns: 12, rows: 10, woods: 'D5 E5 F5 B7 J7' },
  armies: [
    { units: ['HI C8/1', 'HI D8/1', 'HI E8/1', 'HI F8/1', 'LI G8/1', 'LC D9/1', 'LC F9/1', 'HC H9/1'] },
    { units: ['HI C3/4', 'HI D3/4', 'HI E3/4', 'HI F3/4', 'LI G3/4', 'LC D2/4', 'LC F2/4', 'HC H2/4'] },
  ],
};

test('points left and harm on the map are those of the way', () => {
  const opened = openMatch(ancients, field, 3);
  if (!opened.ok) throw new Error(JSON.stringify(opened.faults));
  const match = opened.value;
  const choose = seededChooser(3);
  const wrong: unknown[] = [];
  let seen = 0;
  for (let n = 0; n < 160 && match.state.phase !== 'over'; n++) {
    const { context, state } = match;
    if (state.phase === 'movement') {
      for (const id of readyUnits(context, state)) {
        const unit = state.units[id]!;
        for (const { hex, left, harm = false } of waysOf(context, state, unit).marks) {
          const way = wayOf(context, state, unit, orderTo(context, state, unit, hex));
          if (!way || left === undefined) continue;
          seen++;
          // An enemy zone takes what is left (6.d). Through several friends the way harms the fewest, which may take more than the quickest through any.
          const isTold = left === 0 || (harm ? left >= way.left : left === way.left);
          if (!isTold || harm !== way.harm.length > 0) wrong.push({ n, id, hex, left, harm, way });
        }
      }
    }
    match.play(randomAction(ancients, context, state, choose)!);
  }
  expect(seen).toBeGreaterThan(2000);
  expect(wrong).toEqual([]);
});

test('woods do not disorder who is sure-footed on the map or on the way either (15.3)', () => {
  const types = { celt: { as: 'LI', traits: 'barbarian sure-footed' } };
  const reserve = { turn: 1, at: 'A9', units: ['celt', 'LI'] };
  const armies = [{ units: ['celt E5/1', 'LI G5/1'], reserves: [reserve] }, { units: ['HI E1/4'] }];
  const opened = openMatch(ancients, { types, map: { columns: 9, rows: 9, woods: 'E4 G4 A9' }, turn: 2, turns: 6, armies }, 3);
  if (!opened.ok) throw new Error(JSON.stringify(opened.faults));
  const { context, state } = opened.value;
  const harm = (id: number, name: string) => {
    const [unit, hex] = [state.units[id]!, parseHex(context.board, name)!];
    const mark = waysOf(context, state, unit).marks.find((one) => one.hex === hex);
    return [mark?.harm ?? false, wayOf(context, state, unit, orderTo(context, state, unit, hex))?.harm.map(({ rule }) => rule)];
  };
  expect(harm(0, 'E4')).toEqual([false, []]);
  expect(harm(1, 'G4')).toEqual([true, ['T2']]);
  expect(harm(2, 'A9')).toEqual([false, []]);
  expect(harm(3, 'A9')).toEqual([true, ['T2']]);
});

test('behind a friend the way goes round him, and takes what that takes', () => {
  const opened = openMatch(ancients, field, 3);
  if (!opened.ok) throw new Error(JSON.stringify(opened.faults));
  const { context, state } = opened.value;
  const [unit] = state.units.filter(({ hex }) => hex === parseHex(context.board, 'F9'));
  const beyond = parseHex(context.board, 'G7')!;
  const mark = waysOf(context, state, unit!).marks.find(({ hex }) => hex === beyond)!;
  const way = wayOf(context, state, unit!, orderTo(context, state, unit!, beyond))!;
  expect(mark).toMatchObject({ left: way.left });
});
