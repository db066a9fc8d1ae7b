/* How often the centurion wins against whoever looks one order ahead: each Battle of the Ancient World from either side, the seeds from 1 on. `npm run greedy -- 15` */
import { bawAi } from '../../src/ai/baw';
import { createPlayer } from '../../src/ai/players';
import { playerSeed } from '../../src/ai/playOut';
import { intervalOf, shareOf, type Tally } from '../../src/ai/statistics';
import { seededDice } from '../../src/kernel/dice';
import { baw } from '../../src/rules/baw';
import { greedyDecide } from '../ai/greedy';
import { battlesOf } from '../battles';

/** Who wins a game in which the centurion plays a side: 0 nobody, 1 or 2. */
function winnerOf(position: unknown, seed: number, side: 0 | 1): number {
  const setup = baw.readPosition(position);
  if (!setup.ok) throw new Error(JSON.stringify(setup.faults));
  const { context, state } = baw.open(setup.value, seed);
  const { decide } = createPlayer(baw, bawAi, 'centurion', playerSeed(seed, side), {});
  for (let decider = baw.decider(context, state); decider !== undefined; decider = baw.decider(context, state)) {
    const action = decider === side ? decide(context, state) : greedyDecide(context, state);
    const refusal = action && baw.judge(context, state, action);
    if (!action || refusal) throw new Error(`seed ${seed}: ${refusal ? `an order is refused by ${refusal.rule}` : 'there is no order'}`);
    baw.apply(context, state, action, seededDice);
  }
  return baw.outcome(context, state)!.winner;
}

const percent = (share: number): string => (100 * share).toFixed(1);
const shown = (tally: Tally): string => {
  const [low, high] = intervalOf(tally);
  return `${tally.wins} / ${tally.draws} / ${tally.losses}, ${percent(shareOf(tally))} % (${percent(low)} to ${percent(high)})`;
};

const seeds = Number(process.argv.at(-1)) || 1;
const all = { wins: 0, draws: 0, losses: 0 };
for (const { id, position } of battlesOf('baw')) {
  const own = { wins: 0, draws: 0, losses: 0 };
  for (let seed = 1; seed <= seeds; seed++) {
    for (const side of [0, 1] as const) {
      const winner = winnerOf(position, seed, side);
      const came = winner === 0 ? 'draws' : winner === side + 1 ? 'wins' : 'losses';
      own[came]++;
      all[came]++;
    }
  }
  console.log(`${id}: ${shown(own)}`);
}
console.log(`all: ${shown(all)}`);
