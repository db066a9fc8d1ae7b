import { expect, test } from 'vitest';
import { fetchGame } from '../../src/ai/games';
import { createPlayer } from '../../src/ai/players';
import { playerSeed, playOut } from '../../src/ai/playOut';
import { openMatch } from '../../src/kernel/match';
import { ancients } from '../../src/rules/ancients';
import { type Named, UNIT_TYPES, type Ware } from '../../src/rules/armies/model/data';
import { FIELD_IDS } from '../../src/rules/armies/model/fields';
import { type ArmyList, LISTS } from '../../src/rules/armies/model/lists';
import type { Purchase } from '../../src/rules/armies/play/army';
import { unitsPrice } from '../../src/rules/armies/play/price';
import { chanceOf, draft } from '../../src/rules/armies/play/surprise';
import { landBattle } from '../../src/rules/armies/text/battle';

const ROUNDS = 4;

/** The classic army of a list, its horse archers with their bows where all of them have some. */
function classicArmy(list: ArmyList): Purchase {
  const instead: Named | undefined = list.instead?.part[1] === 1 ? list.instead.ware : undefined;
  const typeOf = (ware: Ware) => UNIT_TYPES[instead && UNIT_TYPES[instead].as === ware ? instead : ware];
  const units = list.classic.map(([ware, count]) => ({ type: typeOf(ware), count }));
  return { units, points: unitsPrice(units)!, list };
}

test('what the program buys holds its own against the classic army for as many points', async () => {
  const { ai } = await fetchGame('ancients');
  let score = 0;
  let games = 0;
  for (let round = 0; round < ROUNDS; round++) {
    for (const list of LISTS) {
      const classic = { ...classicArmy(list), name: 'classic' };
      const bought = { ...draft(list, { points: classic.points }, chanceOf(games)), name: 'bought' };
      const first = games % 2 === 0;
      const position = landBattle(first ? [bought, classic] : [classic, bought], FIELD_IDS[games % FIELD_IDS.length]!);
      const opened = openMatch(ancients, position, games);
      if (!opened.ok) throw new Error(JSON.stringify(opened.faults));
      const player = (side: 0 | 1) =>
        createPlayer(ancients, ai, 'centurion', playerSeed(games, side), {
          simulations: undefined,
          milliseconds: undefined,
          clock: () => 0,
        }).decide;
      playOut(opened.value, [player(0), player(1)], () => true);
      const winner = opened.value.outcome()!.winner;
      score += winner === 0 ? 0.5 : (winner === 1) === first ? 1 : 0;
      games++;
    }
  }
  expect(games).toBe(96);
  expect(score / games).toBeGreaterThanOrEqual(0.45);
}, 120_000);
