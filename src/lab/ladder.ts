import { PLAYERS, type PlayerName } from '../ai/players';
import { shareOf } from '../ai/statistics';
import type { Answer } from './answer';
import { pairings, seedsOfPairings, tallyOf } from './match';
import { playAll } from './matchPool';
import { isUneven, type MatchOptions, readTerms } from './terms';

/** Scores of every player against every other: `share[a][b]` of `games[a][b]`. */
interface Table {
  readonly share: number[][];
  readonly games: number[][];
}

/**
 * Bradley and Terry's strengths as Elo, the first player's nought: nearly what makes the shares found most likely. In every round of the reckoning each
 * player has one drawn game besides against the first's strength, so that nobody is endless.
 */
export function strengthsOf({ share, games }: Table): number[] {
  const count = share.length;
  let strength = new Array<number>(count).fill(1);
  for (let round = 0; round < 500; round++) {
    const next = strength.map((own, a) => {
      let won = 0.5;
      let expected = 1 / (own + 1);
      for (let b = 0; b < count; b++) {
        if (a === b) continue;
        won += share[a]![b]! * games[a]![b]!;
        expected += games[a]![b]! / (own + strength[b]!);
      }
      return won / expected;
    });
    const scale = next[0]!;
    strength = next.map((value) => value / scale);
  }
  return strength.map((value) => 400 * Math.log10(value));
}

/** Every level against every other over all battles, sides swapped. */
export async function ladderCommand(given: MatchOptions): Promise<Answer> {
  const terms = readTerms(given, { fewest: 2, usual: (battles) => 2 * battles, seedsOf: seedsOfPairings(true) });
  if ('wrong' in terms) return terms;
  if (isUneven(given)) return { wrong: ['ladder: all players have the same time or simulations'] };
  const { grounds, games, seed, workers, limits } = terms;
  const table: Table = { share: PLAYERS.map(() => PLAYERS.map(() => 0)), games: PLAYERS.map(() => PLAYERS.map(() => 0)) };
  for (let a = 0; a < PLAYERS.length; a++) {
    for (let b = 0; b < a; b++) {
      const players: readonly [PlayerName, PlayerName] = [PLAYERS[a]!, PLAYERS[b]!];
      const all = pairings(grounds, players, games, seed, true, limits);
      const results = await playAll(
        all.map(({ duel }) => duel),
        workers,
        (at) => all[at]!.ground.id,
      );
      const share = shareOf(tallyOf(all.map(({ swapped }, i) => ({ swapped, result: results[i]! }))));
      table.share[a]![b] = share;
      table.share[b]![a] = 1 - share;
      table.games[a]![b] = all.length;
      table.games[b]![a] = all.length;
      process.stderr.write(`${players.join(' ')} ${(100 * share).toFixed(1)}\n`);
    }
  }
  return { lines: tableLines(table) };
}

function tableLines(table: Table): string[] {
  const elo = strengthsOf(table);
  const percent = (a: number, b: number) => (a === b ? '' : `${(100 * table.share[a]![b]!).toFixed(0)} %`);
  return [
    `| | Elo | ${PLAYERS.join(' | ')} |`,
    `|---|---|${PLAYERS.map(() => '---|').join('')}`,
    ...PLAYERS.map((name, a) => `| ${name} | ${elo[a]!.toFixed(0)} | ${PLAYERS.map((_, b) => percent(a, b)).join(' | ')} |`),
  ];
}
