import { isDeepStrictEqual } from 'node:util';
import { scriptedDice } from '../kernel/dice';
import { doubtOf, type Stray } from '../kernel/match';
import { readRecord } from '../kernel/record';
import { replayPlay, settleRecord } from '../kernel/replay';
import type { Answer } from './answer';
import { faultLines } from './faults';
import { openPosition } from './open';

/** Two positions say the same if they print the same, whatever was left out and in whatever order their lists stand. */
function canonical(position: unknown): unknown {
  const opened = openPosition(position, 0);
  if (!opened.ok) return undefined;
  const { system, context, state } = opened.value;
  const printed = system.printPosition(context, state) as { armies?: { units: string[] }[]; fleets?: { ships: string[] }[] };
  for (const army of printed.armies ?? []) army.units.sort();
  for (const fleet of printed.fleets ?? []) fleet.ships.sort();
  return printed;
}

const strayLine = ({ play, order, die, fell, drawn }: Stray): string =>
  `plays[${play}].dice[${die}]: expected ${drawn}, which the seed gives for ${order}, found ${fell}`;

/** Verifies every play: that it is legal, that its dice are used up and are those of the seed, and, if given, the position after it. */
export function replayCommand(read: { json: unknown } | { wrong: string[] }): Answer {
  if ('wrong' in read) return read;
  const record = readRecord(read.json);
  if (!record.ok) return { wrong: faultLines(record.faults) };
  const { position, seed, dice: source, plays } = record.value;
  const opened = openPosition(position, seed, source);
  if (!opened.ok) return { wrong: faultLines(opened.faults) };
  const match = opened.value;
  for (const [i, { order, dice, after }] of plays.entries()) {
    const fault = replayPlay(match, order, scriptedDice(dice ?? []));
    if (fault) return { wrong: faultLines([{ ...fault, at: `plays[${i}].${fault.at}` }]) };
    if (source === 'seeded' && match.stray) return { wrong: [strayLine(match.stray)] };
    if (after !== undefined && !isDeepStrictEqual(canonical(after), canonical(match.system.printPosition(match.context, match.state)))) {
      return { wrong: [`plays[${i}].after: the position is not the one after ${order}`] };
    }
  }
  const fault = settleRecord(match, record.value);
  if (fault) return { wrong: faultLines([fault]) };
  const outcome = match.outcome();
  const result = outcome ? `; result ${outcome.score.join('-')}, winner ${outcome.winner}` : '';
  const doubt = doubtOf(match) ? `; the dice are ${match.dice}, no seed verifies them` : '';
  return { lines: [`${plays.length} plays hold${result}${doubt}`] };
}
