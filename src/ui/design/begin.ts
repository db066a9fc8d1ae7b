import type { Checked } from '../../kernel/game';
import type { SystemId } from '../../rules/ids';
import { type Battle, loadBattle } from '../../scenarios';
import { designs, newDesign, untouchedLike } from '../../store/designs';
import { readFile } from '../../store/file';
import { held } from '../app/held';
import { go, goInstead } from '../app/routes';
import { wings } from '../systems/registry';
import { blankDrawing, drawingOf, type NamedBy } from './document/begin';
import type { Drawing, DrawnPosition } from './document/drawing';
import { positionIn, readDrawing } from './document/exchange';
import { writtenOut } from './document/variants';
import { fetchFirstTexts } from './firstTexts';
import { fetchDesignPart } from './session';

/* What a drawing may begin from. Each is kept at once, and then lies on the drawing table. */

/** Keeps a drawing among one's own and goes to it; where the same lies there untouched already, to that one. Returns its id. */
export const lay = held(async function lay(drawing: Drawing, instead = false): Promise<string> {
  await designs.list();
  const untouched = untouchedLike(designs.state.getState().designs, drawing);
  const kept = untouched ?? (await designs.keep(newDesign(drawing, Date.now())));
  (instead ? goInstead : go)({ screen: 'draw', design: kept.id });
  return kept.id;
});

/** The games that can be drawn. */
export const drawable = (): SystemId[] => [...wings.values()].flatMap(({ id, design }) => (design ? [id] : []));

/** An empty ground, or one of the game's fields. Returns the id of the design; undefined: that game cannot be drawn. */
export async function beginBlank(system: SystemId, field?: string, instead = false): Promise<string | undefined> {
  const found = await fetchDesignPart({ system });
  if (!found.ok) return undefined;
  const { rules } = found.value.part;
  const map = rules.fields.find(({ id }) => id === field)?.map ?? {};
  return lay(blankDrawing(rules, map, await fetchFirstTexts()), instead);
}

/** A battle of the house, to be changed. */
export async function beginFrom(id: string): Promise<void> {
  const battle: Battle | null = await loadBattle(id);
  if (!battle) return;
  const found = await fetchDesignPart(battle.position);
  if (!found.ok) return;
  await lay(structuredClone(writtenOut(found.value.part.rules, battle as Drawing)));
}

/** A position at the table, of a battle or of none. */
export async function beginFromPosition(position: object, title: string, of?: NamedBy): Promise<void> {
  const found = await fetchDesignPart(position);
  if (!found.ok) return;
  const first = await fetchFirstTexts(title);
  await lay(structuredClone(drawingOf(found.value.part.rules, position as DrawnPosition, first, of)));
}

/** What came from outside: a battle in our schema, or a position. All that is wrong with it is told at once. */
export async function readForeign(json: unknown): Promise<Checked<Drawing>> {
  const position = positionIn(json);
  const found = await fetchDesignPart(position);
  if (!found.ok) return found;
  return readDrawing(found.value.part.rules, found.value.system, json, await fetchFirstTexts());
}

/** Takes a battle that came from outside to the drawing table. */
export async function takeBattle(json: unknown): Promise<Checked<Drawing>> {
  const read = await readForeign(json);
  if (read.ok) await lay(read.value);
  return read;
}

/** The same in a file. */
export async function takeFile(file: File): Promise<Checked<Drawing>> {
  const json = await readFile(file);
  return json.ok ? takeBattle(json.value) : json;
}
