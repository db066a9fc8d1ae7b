import { availableParallelism } from 'node:os';
import { parseArgs } from 'node:util';
import type { Answer } from './answer';
import { balanceCommand } from './balance';
import { ladderCommand } from './ladder';
import { legalCommand } from './legal';
import { matchCommand } from './match';
import { BrokenGame } from './matchPool';
import { mergeCommand } from './merge';
import { readJson } from './readJson';
import { recordCommand } from './record';
import { replayCommand } from './replay';

const USAGE = `lab record --battle ID[:VARIANT]|FILE [--players A,B] [--seed N] [--options 13.1,13.5] [--seconds S[,S] | --simulations N[,N]] [--positions]   prints the record of a whole game
lab replay FILE|-     verifies a record, play by play
lab legal FILE|-      prints a position's legal orders, one a line
lab match --players A,B [--battle ID[:VARIANT]|FILE,…] [--games N] [--mirror] [--seed N] [--seconds S[,S] | --simulations N[,N]] [--workers N] [--options …] [--json]
lab balance --players A,B [--battle ID[:VARIANT]|FILE,…] [--games N] [--seed N] [--seconds S | --simulations N] [--workers N] [--options …] [--part K/N] [--json] [--write]   how fair battles are
lab merge FILE… [--write]   joins the parts of a balance, or what several runs have found of different battles
lab ladder [--battle ID[:VARIANT]|FILE,…] [--games N] [--seed N] [--seconds S | --simulations N] [--workers N] [--options …]   every player against every other`;

/** What a command is given that its line of the usage does not name, and what it is given more than once, of which only the last would count. */
function surplus(command: string, options: readonly string[], files: readonly string[]): string[] {
  const line = USAGE.split('\n').find((each) => each.startsWith(`lab ${command} `));
  if (line === undefined) return [];
  const taken = [...line.matchAll(/--(\w+)/g)].map(([, name]) => name);
  const most = line.includes(' FILE…') ? files.length : line.includes(' FILE') ? 1 : 0;
  return [
    ...options.filter((name) => !taken.includes(name)).map((name) => `${command}: takes no --${name}`),
    ...[...new Set(options.filter((name, i) => options.indexOf(name) < i))].map((name) => `${command}: --${name} is given more than once`),
    ...files.slice(most).map((word) => `${command}: expected no ${word}`),
  ];
}

function run(args: readonly string[]): Answer | Promise<Answer> {
  const { values, positionals, tokens } = parseArgs({
    args: [...args],
    allowPositionals: true,
    tokens: true,
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
      help: { type: 'boolean', short: 'h', default: false },
    },
  });
  if (args.length === 0 || values.help) return { lines: [USAGE] };
  const [command = '', ...files] = positionals;
  const [file] = files;
  const wrong = surplus(
    command,
    tokens.flatMap((token) => (token.kind === 'option' ? [token.name] : [])),
    files,
  );
  if (wrong.length > 0) return { wrong: [...wrong, USAGE] };
  const read = () => (file ? readJson(file) : { wrong: [USAGE] });
  switch (command) {
    case 'record':
      return recordCommand(values);
    case 'replay':
      return replayCommand(read(), file);
    case 'legal':
      return legalCommand(read(), file);
    case 'match':
      return matchCommand(values);
    case 'balance':
      return balanceCommand(values);
    case 'merge':
      return mergeCommand(files, values);
    case 'ladder':
      return ladderCommand(values);
    default:
      return { wrong: [USAGE] };
  }
}

/** What the command line answers to what it is called with. */
export async function answerTo(args: readonly string[]): Promise<Answer> {
  try {
    return await run(args);
  } catch (error) {
    if (error instanceof TypeError && 'code' in error) return { wrong: [error.message, USAGE] };
    if (error instanceof BrokenGame) return { wrong: [error.message] };
    throw error;
  }
}
