import { isPolicy, POLICIES, playOut } from '../ai/playOut';
import type { Play } from '../kernel/record';
import { battleById, battles } from '../scenarios';
import type { Answer } from './answer';
import { faultLines } from './faults';
import { positionIn } from './legal';
import { openPosition } from './open';
import { readJson } from './readJson';

/** The position of a battle of the house, or of a file. */
function positionOf(battle = ''): { json: unknown } | { wrong: string[] } {
  const known = battleById(battle);
  if (known) return { json: known.position };
  if (!battle.endsWith('.json')) return { wrong: [`--battle: expected one of ${battles.map(({ id }) => id).join(', ')} or a .json file`] };
  const read = readJson(battle);
  return 'json' in read ? { json: positionIn(read.json) } : read;
}

/** `13.1,13.5` in force, whatever the position says; without any the position is as it was. */
function withOptions(position: unknown, ids: string | undefined): unknown {
  if (ids === undefined || typeof position !== 'object') return position;
  return { ...position, options: ids.split(',') };
}

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
  const read = positionOf(options.battle);
  if ('wrong' in read) return read;
  const opened = openPosition(withOptions(read.json, options.options), seed);
  if (!opened.ok) return { wrong: faultLines(opened.faults) };
  const match = opened.value;
  const plays: Play[] = [];
  playOut(match, [first, second], ({ order, dice }) => {
    plays.push({ order, dice, ...(options.positions ? { after: match.system.printPosition(match.context, match.state) } : {}) });
    return true;
  });
  return { lines: [JSON.stringify({ ...match.record(known(options.battle ?? '')), plays })] };
}

const known = (battle: string): { battle?: string } => (battleById(battle) ? { battle } : {});
