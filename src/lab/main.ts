import { availableParallelism } from 'node:os';
import { parseArgs } from 'node:util';
import type { Answer } from './answer';
import { balanceCommand } from './balance';
import { ladderCommand } from './ladder';
import { legalCommand } from './legal';
import { matchCommand } from './match';
import { serveDuels } from './matchPool';
import { mergeCommand } from './merge';
import { readJson } from './readJson';
import { recordCommand } from './record';
import { replayCommand } from './replay';

const USAGE = `lab record --battle ID|FILE [--players A,B] [--seed N] [--options 13.1,13.5] [--seconds S[,S] | --simulations N[,N]] [--positions]   prints the record of a whole game
lab replay FILE|-     verifies a record, play by play
lab legal FILE|-      prints a position's legal orders, one a line
lab match --players A,B [--battle ID|FILE,…] [--games N] [--mirror] [--seed N] [--seconds S[,S] | --simulations N[,N]] [--workers N] [--options …] [--json]
lab balance --players A,B [--battle ID|FILE,…] [--games N] [--seed N] [--seconds S | --simulations N] [--options …] [--part K/N] [--json] [--write]   how fair battles are
lab merge FILE… [--write]   joins the parts of a balance, or what several runs have found of different battles
lab ladder [--battle …] [--games N] [--simulations N]   every player against every other`;

function run(args: readonly string[]): Answer | Promise<Answer> {
  const { values, positionals } = parseArgs({
    args: [...args],
    allowPositionals: true,
    options: {
      battle: { type: 'string' },
      players: { type: 'string', default: 'random,random' },
      seed: { type: 'string', default: '1' },
      positions: { type: 'boolean', default: false },
      options: { type: 'string' },
      games: { type: 'string' },
      mirror: { type: 'boolean', default: false },
      seconds: { type: 'string' },
      simulations: { type: 'string' },
      workers: { type: 'string', default: String(availableParallelism()) },
      json: { type: 'boolean', default: false },
      write: { type: 'boolean', default: false },
      part: { type: 'string' },
    },
  });
  const [command, file, ...files] = positionals;
  const read = () => (file ? readJson(file) : { wrong: [USAGE] });
  switch (command) {
    case 'record':
      return recordCommand(values);
    case 'replay':
      return replayCommand(read());
    case 'legal':
      return legalCommand(read());
    case 'match':
      return matchCommand(values);
    case 'balance':
      return balanceCommand(values);
    case 'merge':
      return mergeCommand(file ? [file, ...files] : [], values);
    case 'ladder':
      return ladderCommand(values);
    default:
      return { wrong: [USAGE] };
  }
}

async function answer(args: readonly string[]): Promise<Answer> {
  try {
    return await run(args);
  } catch (error) {
    if (error instanceof TypeError && 'code' in error) return { wrong: [error.message, USAGE] };
    throw error;
  }
}

const answered = serveDuels() ? { lines: [] } : await answer(process.argv.slice(2));
if ('wrong' in answered) {
  console.error(answered.wrong.join('\n'));
  process.exitCode = 1;
} else if (answered.lines.length > 0) process.stdout.write(`${answered.lines.join('\n')}\n`);
