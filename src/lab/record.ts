import { isPolicy, POLICIES, playOut } from '../ai/playOut';
import type { Play } from '../kernel/record';
import { battleById } from '../scenarios';
import type { Answer } from './answer';
import { faultLines } from './faults';
import { groundOf } from './grounds';
import { openPosition } from './open';

export function recordCommand(options: {
  battle?: string | undefined;
  players: string;
  seed: string;
  positions: boolean;
  options?: string | undefined;
}): Answer {
  const seed = Number(options.seed);
  if (!Number.isInteger(seed)) return { wrong: [`--seed: expected a whole number, found ${options.seed}`] };
  const players = options.players.split(',');
  const [first = '', second = ''] = players;
  if (players.length !== 2 || !isPolicy(first) || !isPolicy(second)) {
    return { wrong: [`--players: expected two of ${Object.keys(POLICIES).join(', ')}, found ${options.players}`] };
  }
  const ground = groundOf(options.battle ?? '', options.options);
  if ('wrong' in ground) return ground;
  const opened = openPosition(ground.position, seed);
  if (!opened.ok) return { wrong: faultLines(opened.faults) };
  const match = opened.value;
  const plays: Play[] = [];
  playOut(match, [first, second], ({ order, dice }) => {
    plays.push({ order, dice, ...(options.positions ? { after: match.system.printPosition(match.context, match.state) } : {}) });
    return true;
  });
  return { lines: [JSON.stringify({ ...match.record(known(ground.id)), plays })] };
}

const known = (battle: string): { battle?: string } => (battleById(battle) ? { battle } : {});
