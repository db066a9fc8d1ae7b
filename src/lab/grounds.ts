import type { SystemId } from '../rules/ids';
import { battleById, battles } from '../scenarios/all';
import { variantOf, variedPosition } from '../scenarios/variants';
import { faultLines } from './faults';
import { positionIn } from './legal';
import { openPosition } from './open';
import { readJson } from './readJson';

/** A battle on which is played, by its id or its file's name. */
export interface Ground {
  readonly id: string;
  /** The battle of the house, if it is one or its variant. */
  readonly battle: string | undefined;
  readonly system: SystemId;
  readonly position: object;
}

type Read = ReturnType<typeof readJson>;

const battleOf = (word: string) => battleById(word.split(':')[0]!);

/** The position of a battle of the house, as `teutoburg`, or of its variant, as `teutoburg:warned`; undefined: there is no battle of that name. */
function knownPosition(word: string): Read | undefined {
  const [id = '', ...rest] = word.split(':');
  const battle = battleOf(word);
  if (!battle) return undefined;
  if (rest.length === 0) return { json: battle.position };
  const name = rest.join(':');
  const variant = variantOf(battle, name);
  if (variant) return { json: variedPosition(battle.position, variant) };
  const known = (battle.variants ?? []).map((each) => each.id).join(', ');
  return { wrong: [`--battle: ${known ? `expected one of ${known} as a variant of ${id}` : `${id} has no variants`}, found ${name}`] };
}

/** The battle that a word of `--battle` names, of the house or in a file. With `options` they are in force whatever the position says. */
export function groundOf(word: string, options: readonly string[] | undefined): Ground | { readonly wrong: string[] } {
  const read = knownPosition(word) ?? (word.endsWith('.json') ? readJson(word) : undefined);
  if (!read) return { wrong: [`--battle: expected one of ${battles.map(({ id }) => id).join(', ')} or a .json file, found ${word}`] };
  if ('wrong' in read) return read;
  const found = positionIn(read.json);
  const position = options === undefined ? found.position : { ...Object(found.position), options };
  const opened = openPosition(position, 0);
  // What the command line puts in place of the file's options does not stand in the file.
  const within = (at: string): string => (options !== undefined && at.startsWith('options') ? '' : found.within);
  if (!opened.ok) return { wrong: opened.faults.flatMap((fault) => faultLines([fault], `${word}: ${within(fault.at)}`)) };
  return { id: word, battle: battleOf(word)?.id, system: opened.value.system.id as SystemId, position: position as object };
}
