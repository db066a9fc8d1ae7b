import { fetchGame } from '../ai/arts';
import { createPlayer, type PlayerName } from '../ai/players';
import { playerSeed, playOut } from '../ai/playOut';
import type { Play } from '../kernel/record';
import { battleById } from '../scenarios';
import type { Answer } from './answer';
import { faultLines } from './faults';
import { groundOf } from './grounds';
import { openPosition } from './open';
import { numberIn, playersOf } from './terms';

export async function recordCommand(given: {
  battle?: string | undefined;
  players: string;
  seed: string;
  positions: boolean;
  options?: string | undefined;
}): Promise<Answer> {
  const seed = numberIn('seed', given.seed, { least: 0, whole: true });
  if (typeof seed === 'object') return seed;
  const names = playersOf(given.players);
  if ('wrong' in names) return names;
  const ground = groundOf(given.battle ?? '', given.options);
  if ('wrong' in ground) return ground;
  const opened = openPosition(ground.position, seed);
  if (!opened.ok) return { wrong: faultLines(opened.faults) };
  const match = opened.value;
  const { art } = await fetchGame(ground.system);
  const player = (name: PlayerName, side: 0 | 1) => createPlayer(match.system, art, name, playerSeed(seed, side)).decide;
  const plays: Play[] = [];
  playOut(match, [player(names[0], 0), player(names[1], 1)], ({ order, dice }) => {
    plays.push({ order, dice, ...(given.positions ? { after: match.system.printPosition(match.context, match.state) } : {}) });
    return true;
  });
  return { lines: [JSON.stringify({ ...match.record(known(ground.id)), plays })] };
}

const known = (battle: string): { battle?: string } => (battleById(battle) ? { battle } : {});
