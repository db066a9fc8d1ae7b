import { answerTo } from './commands';
import { serveDuels } from './matchPool';

// Whoever reads may have enough, as `head` has.
for (const stream of [process.stdout, process.stderr]) {
  stream.on('error', (error: NodeJS.ErrnoException) => {
    if (error.code !== 'EPIPE') throw error;
  });
}

const answered = serveDuels() ? { lines: [] } : await answerTo(process.argv.slice(2));
const { lines = [] } = answered;
if (lines.length > 0) process.stdout.write(`${lines.join('\n')}\n`);
if ('wrong' in answered) {
  console.error(answered.wrong.join('\n'));
  process.exitCode = 1;
}
