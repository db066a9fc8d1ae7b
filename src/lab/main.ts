import { readFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { legalCommand } from './legal';
import { recordCommand } from './record';
import { replayCommand } from './replay';

const USAGE = `lab record --battle ID|FILE [--players random,random] [--seed N] [--positions]   prints the record of a whole game
lab replay FILE|-     verifies a record, play by play
lab legal FILE|-      prints a position's legal orders, one a line`;

/** What a command answers: lines for standard output, or what is wrong for standard error. */
export type Answer = { readonly lines: readonly string[] } | { readonly wrong: readonly string[] };

/** The JSON of a file, or of standard input for `-`. */
export function readJson(file: string | undefined): { json: unknown } | { wrong: string[] } {
  if (!file) return { wrong: [USAGE] };
  try {
    return { json: JSON.parse(readFileSync(file === '-' ? 0 : file, 'utf8')) };
  } catch (error) {
    return { wrong: [`${file}: ${error instanceof Error ? error.message : error}`] };
  }
}

function run(args: readonly string[]): Answer {
  const { values, positionals } = parseArgs({
    args: [...args],
    allowPositionals: true,
    options: {
      battle: { type: 'string' },
      players: { type: 'string', default: 'random,random' },
      seed: { type: 'string', default: '1' },
      positions: { type: 'boolean', default: false },
    },
  });
  const [command, file] = positionals;
  switch (command) {
    case 'record':
      return recordCommand(values);
    case 'replay':
      return replayCommand(readJson(file));
    case 'legal':
      return legalCommand(readJson(file));
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
