import type { Answer } from './answer';
import { keepFound, unkeptOf } from './found';
import { joined } from './joined';
import { type Part, readParts } from './part';
import { readJson } from './readJson';

/** What is told of one battle in several files: nothing is joined that does not go together. */
function joinedOf(id: string, parts: readonly Part[]): Part | { readonly wrong: string[] } {
  const [first, ...others] = [...parts].sort((one, other) => one.seed - other.seed) as [Part, ...Part[]];
  const terms = ({ players, simulations, milliseconds, options, of }: Part) =>
    JSON.stringify([players, simulations, milliseconds, options, of]);
  const { of: whole, ...begun } = first;
  const missing = (from: number, to: number) => ({ wrong: [`${id}: the games with the seeds ${from} to ${to - 1} are in no part`] });
  if (whole && first.seed > whole.seed) return missing(whole.seed, first.seed);
  let next = first.seed + first.games;
  for (const part of others) {
    if (terms(part) !== terms(first)) return { wrong: [`${id}: the parts were not played on the same terms`] };
    if (part.seed < next) return { wrong: [`${id}: the game with the seed ${part.seed} is in two parts`] };
    if (part.seed > next) return missing(next, part.seed);
    next += part.games;
  }
  const end = whole ? whole.seed + whole.games : next;
  if (whole && (first.seed < whole.seed || next > end))
    return { wrong: [`${id}: the parts go beyond the run that they name, whose seeds are ${whole.seed} to ${end - 1}`] };
  return end > next ? missing(next, end) : joined([begun, ...others]);
}

/** `lab merge`: the parts of a balance as the run of all of them would have found it. */
export function mergeCommand(files: readonly string[], { write }: { readonly write: boolean }): Answer {
  if (files.length === 0) return { wrong: ['merge: expected the files that `lab balance --part … --json` has written'] };
  const parts = new Map<string, Part[]>();
  for (const file of files) {
    const read = readJson(file);
    if ('wrong' in read) return read;
    const found = readParts(read.json);
    if (!found) return { wrong: [`${file}: expected what \`lab balance --json\` prints`] };
    for (const [id, part] of Object.entries(found)) parts.set(id, [...(parts.get(id) ?? []), part]);
  }
  if (parts.size === 0) return { wrong: ['merge: the files hold no game'] };
  const all: Record<string, Part> = {};
  for (const [id, those] of parts) {
    const one = joinedOf(id, those);
    if ('wrong' in one) return one;
    all[id] = one;
  }
  const unkept = write ? unkeptOf(Object.entries(all)) : [];
  if (unkept.length > 0) return { wrong: unkept.map((what) => `merge: ${what}`) };
  const lost = write ? keepFound(all) : [];
  const lines = [JSON.stringify(all)];
  return lost.length > 0 ? { wrong: lost.map((what) => `merge: ${what}`), lines } : { lines };
}
