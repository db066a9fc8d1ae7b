import { type Fields, isFields } from '../kernel/fields';
import type { Battle, Variant } from './battle';

/* A battle as it was not: another leader, other types or terms (15.1.g), for whoever wants an even match or asks what if. */

/** In a patch, alone in an object: what stands instead as it is, be it `null`. */
const INSTEAD = '=';

const isInstead = (changes: Fields): boolean => Object.hasOwn(changes, INSTEAD) && Object.keys(changes).length === 1;

/** Whether a patch is of a list, by the places of its items. */
export const changesItems = (changes: unknown): boolean =>
  isFields(changes) && Object.keys(changes).length > 0 && Object.keys(changes).every((key) => /^\d+$/.test(key));

/**
 * A merge patch (RFC 7396): fields of an object change one by one, `null` takes one away, all else is replaced. Two things that it cannot say are added: an
 * object may change items of a list, by their places, and `{ "=": … }` is replaced by what it holds, so that a field may become `null`.
 */
export function changed(value: unknown, changes: unknown): unknown {
  if (!isFields(changes)) return changes;
  if (isInstead(changes)) return changes[INSTEAD];
  if (Array.isArray(value)) return value.map((item, i) => (Object.hasOwn(changes, i) ? changed(item, changes[i]) : item));
  // The list whose items were to change is gone.
  if (value === undefined && changesItems(changes)) return undefined;
  const result: Record<string, unknown> = isFields(value) ? { ...value } : {};
  for (const [field, change] of Object.entries(changes)) {
    const next = change === null ? undefined : changed(result[field], change);
    if (next === undefined) delete result[field];
    else result[field] = next;
  }
  return result;
}

const isSame = (a: unknown, b: unknown): boolean => JSON.stringify(a) === JSON.stringify(b);

/** A value that a patch would take for an order of its own. */
const readsOtherwise = (value: unknown): boolean => value === null || (isFields(value) && !isSame(changed(undefined, value), value));

const said = (value: unknown): unknown => (readsOtherwise(value) ? { [INSTEAD]: value } : value);

/** What changes one value into another, for `changed`; undefined: nothing. */
export function difference(from: unknown, to: unknown): unknown {
  if (isSame(from, to)) return undefined;
  const isByPlace = Array.isArray(from) && Array.isArray(to) && from.length === to.length && [...from, ...to].every(isFields);
  if (!isByPlace && !(isFields(from) && isFields(to))) return said(to);
  const [was, now] = [from as Fields, to as Fields];
  const changes: Record<string, unknown> = {};
  for (const field of new Set([...Object.keys(was), ...Object.keys(now)])) {
    if (!Object.hasOwn(now, field)) changes[field] = null;
    else if (!Object.hasOwn(was, field)) changes[field] = said(now[field]);
    else if (!isSame(was[field], now[field])) changes[field] = difference(was[field], now[field]);
  }
  return isInstead(changes) ? { [INSTEAD]: to } : changes;
}

/** The variant of this name; undefined: the battle as it was. */
export const variantOf = ({ variants = [] }: Pick<Battle, 'variants'>, id: string | undefined): Variant | undefined =>
  variants.find((variant) => variant.id === id);

/** A position as a variant changes it. */
export const variedPosition = (position: object, variant: Variant | undefined): object =>
  variant ? (changed(position, variant.changes) as object) : position;

/** A battle as a variant changes it. */
export const variedBattle = (battle: Battle, variant: Variant | undefined): Battle =>
  variant
    ? {
        ...battle,
        position: variedPosition(battle.position, variant),
        size: { ...battle.size, counters: variant.counters ?? battle.size.counters },
      }
    : battle;
