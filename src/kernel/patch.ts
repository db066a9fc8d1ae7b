import { type Fields, isFields } from './fields';

/**
 * What has changed from one value of plain data to the next, as plain data: a text, number, truth, null or list stands in place of what was there; an
 * object changes what it names within an object, or by their places the items of a list; `{ "=": value }` is a new object. Undefined: nothing has changed.
 */
export type Patch = unknown;

const WHOLE = '=';

const isObject = (value: unknown): boolean => typeof value === 'object' && value !== null;

function betweenFields(before: Fields, now: Fields): Patch {
  let changes: Record<string, unknown> | undefined;
  let left = 0;
  for (const key in now) {
    left++;
    const is = now[key];
    if (is === before[key]) {
      if (is !== undefined || Object.hasOwn(before, key)) continue;
      return { [WHOLE]: now };
    }
    const change = patchOf(before[key], is);
    if (change === undefined) continue;
    // A change of a field that is called so would be read as a new object.
    if (key === WHOLE || !Object.hasOwn(before, key)) return { [WHOLE]: now };
    changes ??= {};
    changes[key] = change;
  }
  for (const _ in before) left--;
  return left === 0 ? changes : { [WHOLE]: now };
}

/** Lists of objects are gone through item by item, others replaced. */
function betweenLists(before: readonly unknown[], now: readonly unknown[]): Patch {
  if (before.length !== now.length) return now;
  let changes: Record<number, unknown> | undefined;
  for (let i = 0; i < now.length; i++) {
    if (before[i] === now[i]) continue;
    if (!isObject(now[i])) return now;
    const change = patchOf(before[i], now[i]);
    if (change === undefined) continue;
    changes ??= {};
    changes[i] = change;
  }
  return changes;
}

/** What leads from a value to the next. What is the very same object costs nothing. */
export function patchOf(before: unknown, now: unknown): Patch {
  if (before === now) return undefined;
  if (Array.isArray(now)) return Array.isArray(before) ? betweenLists(before, now) : now;
  if (!isFields(now)) return now;
  return isFields(before) ? betweenFields(before, now) : { [WHOLE]: now };
}

/** A patch that does not fit what it is to change. */
export class Unfit extends Error {}

const kindOf = (value: unknown): string => (value === null ? 'null' : Array.isArray(value) ? 'list' : typeof value);

/** What stands in place of a value must be of its kind, and numbers are whole; null may come and go. */
function replaced(before: unknown, now: unknown): unknown {
  const [was, is] = [kindOf(before), kindOf(now)];
  if (was !== is && was !== 'null' && is !== 'null') throw new Unfit(`${is} in place of ${was}`);
  if (is === 'number' && !Number.isSafeInteger(now)) throw new Unfit(`${String(now)} is no whole number`);
  return now;
}

function changed(before: readonly unknown[], changes: Fields): unknown[] {
  const now = before.slice();
  for (const [place, change] of Object.entries(changes)) {
    if (!/^\d+$/.test(place) || Number(place) >= now.length) throw new Unfit(`no place ${place} in a list of ${now.length}`);
    now[Number(place)] = patched(now[Number(place)], change);
  }
  return now;
}

/**
 * The value that a patch leads to; what it does not name is shared. A field that the value does not have is left out, for the one who wrote the patch may have
 * kept more of a state. Throws `Unfit` where it does not fit otherwise.
 */
export function patched<Value>(before: Value, patch: Patch): Value;
export function patched(before: unknown, patch: Patch): unknown {
  if (patch === undefined) return before;
  if (!isFields(patch)) return replaced(before, patch);
  if (Object.hasOwn(patch, WHOLE)) return replaced(before, patch[WHOLE]);
  if (Array.isArray(before)) return changed(before, patch);
  if (before === null || before === undefined) return before;
  if (!isFields(before)) throw new Unfit(`changes within ${kindOf(before)}`);
  const now: Record<string, unknown> = { ...before };
  for (const [key, change] of Object.entries(patch)) if (Object.hasOwn(before, key)) now[key] = patched(before[key], change);
  return now;
}
