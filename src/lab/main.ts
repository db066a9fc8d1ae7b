import { parseArgs } from 'node:util';
import type { Answer } from './answer';
import { legalCommand } from './legal';
import { readJson } from './readJson';
import { recordCommand } from './record';
import { replayCommand } from './replay';

const USAGE = `lab record --battle ID|FILE [--players random,random] [--seed N] [--options 13.1,13.5] [--positions]   prints the record of a whole game
lab replay FILE|-     verifies a record, play by play
lab legal FILE|-      prints a position's legal orders, one a line`;

function run(args: readonly string[]): Answer {
  const { values, positionals } = parseArgs({
    args: [...args],
    allowPositionals: true,
    options: {
      battle: { type: 'string' },
      players: { type: 'string', default: 'random,random' },
      seed: { type: 'string', default: '1' },
      positions: { type: 'boolean', default: false },
      options: { type: 'string' },
    },
  });
  const [command, file] = positionals;
  const read = () => (file ? readJson(file) : { wrong: [USAGE] });
  switch (command) {
    case 'record':
      return recordCommand(values);
    case 'replay':
      return replayCommand(read());
    case 'legal':
      return legalCommand(read());
    default:
      return { wrong: [USAGE] };
  }
}

function answer(args: readonly string[]): Answer {
  try {
    return run(args);
  } catch (error) {
    if (error instanceof TypeError && 'code' in error) return { wrong: [error.message, USAGE] };
    throw error;
  }
}

const answered = answer(process.argv.slice(2));
if ('wrong' in answered) {
  console.error(answered.wrong.join('\n'));
  process.exitCode = 1;
} else process.stdout.write(`${answered.lines.join('\n')}\n`);
