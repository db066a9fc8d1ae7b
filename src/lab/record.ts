import { fetchGame } from '../ai/games';
import { createPlayer } from '../ai/players';
import { playerSeed, playOut } from '../ai/playOut';
import type { Play } from '../kernel/record';
import type { Answer } from './answer';
import { faultLines } from './faults';
import { groundOf } from './grounds';
import { openPosition } from './open';
import { limitsOf, numberIn, optionsOf, playersOf, SEEDS } from './terms';

export async function recordCommand(given: {
  battle?: string | undefined;
  players: string;
  seed: string;
  positions: boolean;
  options?: string | undefined;
  seconds?: string | undefined;
  simulations?: string | undefined;
}): Promise<Answer> {
  const seed = numberIn('seed', given.seed, SEEDS);
  if (typeof seed === 'object') return seed;
  const names = playersOf(given.players);
  if ('wrong' in names) return names;
  const options = optionsOf(given.options);
  if (options && 'wrong' in options) return options;
  const ground = groundOf(given.battle ?? '', options);
  if ('wrong' in ground) return ground;
  const limits = limitsOf(given);
  if ('wrong' in limits) return limits;
  const opened = openPosition(ground.position, seed);
  if (!opened.ok) return { wrong: faultLines(opened.faults) };
  const match = opened.value;
  const { ai } = await fetchGame(ground.system);
  const clock = () => performance.now();
  const player = (side: 0 | 1) => createPlayer(match.system, ai, names[side], playerSeed(seed, side), { ...limits[side], clock }).decide;
  const plays: Play[] = [];
  playOut(match, [player(0), player(1)], ({ order, dice }) => {
    plays.push({ order, dice, ...(given.positions ? { after: match.system.printPosition(match.context, match.state) } : {}) });
    return true;
  });
  return { lines: [JSON.stringify({ ...match.record(ground.battle === undefined ? {} : { battle: ground.battle }), plays })] };
}
