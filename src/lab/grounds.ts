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
  readonly system: SystemId;
  readonly position: object;
}

/** The position of a battle of the house, as `teutoburg`, or of its variant, as `teutoburg:warned`; undefined: there is none of that name. */
function knownPosition(word: string): object | undefined {
  const [id = '', variant, ...more] = word.split(':');
  const battle = battleById(id);
  const varied = battle && variant !== undefined ? variantOf(battle, variant) : undefined;
  if (!battle || more.length > 0 || (variant !== undefined && !varied)) return undefined;
  return variedPosition(battle.position, varied);
}

/** The battle that a word of `--battle` names, of the house or in a file. With `options`, as `13.1,13.5`, they are in force whatever the position says. */
export function groundOf(word: string, options: string | undefined): Ground | { readonly wrong: string[] } {
  const known = knownPosition(word);
  const read = known ? { json: known as unknown } : word.endsWith('.json') ? readJson(word) : undefined;
  if (!read) return { wrong: [`--battle: expected one of ${battles.map(({ id }) => id).join(', ')} or a .json file, found ${word}`] };
  if ('wrong' in read) return read;
  const found = positionIn(read.json);
  const position = options === undefined ? found : { ...Object(found), options: options.split(',') };
  const opened = openPosition(position, 0);
  if (!opened.ok) return { wrong: faultLines(opened.faults).map((line) => `${word}: ${line}`) };
  return { id: word, system: opened.value.system.id as SystemId, position: position as object };
}
