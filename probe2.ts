import { playOn } from './src/ai/ancients/script';
import { ancients } from './src/rules/ancients';
import { seededDice } from './src/kernel/dice';
import { battles } from './src/scenarios';
for (const battle of battles) {
  if ((battle.position as any).system !== 'ancients' || (process.env.B && process.env.B !== battle.id)) continue;
  const setup = ancients.readPosition(battle.position);
  if (!setup.ok) throw 1;
  const { context, state: start } = ancients.open(setup.value, 1);
  const n = 200; let turns = 0; 
  for (let w = 0; w < 2; w++) { turns = 0;
  const t0 = performance.now(); const res=[0,0,0];
  for (let seed = 1; seed <= n; seed++) {
    const { state } = ancients.open(setup.value, seed);
    playOn(context, state, seededDice, 99);
    turns += 2 * state.turn;
    res[ancients.outcome(context, state)!.winner]++;
  }
  const dt = performance.now() - t0;
  if (w) console.log(battle.id, res.join(' '), 'us/player turn', (1000 * dt / turns).toFixed(1), 'games/s', (n * 1000 / dt).toFixed(0)); }
}
