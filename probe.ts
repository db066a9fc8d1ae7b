import { randomAction, seededChooser } from './src/ai/random';
import { playScript } from './src/ai/ancients/centurion';
import { CENTURION, RECRUIT } from './src/ai/ancients/style';
import { centurion as zero } from './src/ai/zero/centurion';
import { ancients } from './src/rules/ancients';
import { seededDice, seedGenerator } from './src/kernel/dice';
import { battles } from './src/scenarios';
import { createLegate, simulations } from './src/ai/ancients/legate';
const P: Record<string, any> = { random: (c: any, s: any, ch: any) => randomAction(ancients, c, s, ch), centurion: (c: any, s: any, ch: any) => playScript(c, s, ch, CENTURION), recruit: (c: any, s: any, ch: any) => playScript(c, s, ch, RECRUIT), trial: (c: any, s: any, ch: any) => playScript(c, s, ch, { ...CENTURION, ...JSON.parse(process.env.T ?? '{}') }), zero, legate: createLegate({simulations: Number(process.env.S ?? 1500), width: Number(process.env.W ?? 6), reply: Number(process.env.R ?? 2)}) };
const [a, b, n] = process.argv.slice(2);
let tot = [0, 0, 0];
for (const battle of battles) {
  if ((battle.position as any).system !== 'ancients' || (process.env.B && process.env.B !== battle.id)) continue;
  const setup = ancients.readPosition(battle.position);
  if (!setup.ok) throw 1;
  const res = [0, 0, 0]; let t = [0, 0], turns = 0;
  for (let seed = 1; seed <= Number(n); seed++) for (const swap of [0, 1]) {
    const { context, state } = ancients.open(setup.value, seed);
    const who = swap ? [b, a] : [a, b];
    const ch = [seededChooser(seed * 2), seededChooser(seed * 2 + 1)];
    for (let d = ancients.decider(context, state), k = 0; d !== undefined; d = ancients.decider(context, state), k++) {
      if (k > 5000) throw new Error('endless');
      const t0 = performance.now();
      const act = P[who[d]!]!(context, state, ch[d]!);
      t[d ^ swap]! += performance.now() - t0;
      if (act === undefined) throw new Error('none');
      const no = ancients.judge(context, state, act);
      if (no) throw new Error(who[d] + ' ' + ancients.printAction(context, state, act) + ' ' + no.rule + no.why);
      ancients.apply(context, state, act, seededDice);
    }
    turns += context.turns;
    const w = ancients.outcome(context, state)!.winner;
    res[w === 0 ? 2 : (w - 1) ^ swap]!++;
  }
  for (const i of [0, 1, 2]) tot[i]! += res[i]!;
  console.log(battle.id, res.join(' '), 'us/turn', (1000 * t[0]! / turns).toFixed(0), (1000 * t[1]! / turns).toFixed(0));
}
console.log('sims', simulations); console.log(a, b, tot.join(' '), ((tot[0]! + tot[2]! / 2) / (tot[0]! + tot[1]! + tot[2]!)).toFixed(3));
