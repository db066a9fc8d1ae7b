import type { Battle, Said, Variant } from './battle';

/* A battle as it was not: another leader, other types or terms (15.1.g), for whoever wants an even match or asks what if. */

type Fields = Readonly<Record<string, unknown>>;

const isFields = (value: unknown): value is Fields => typeof value === 'object' && value !== null && !Array.isArray(value);

/** A merge patch (RFC 7396): fields of an object change one by one, `null` takes one away, all else is replaced. An object may also change items of a list, by their places. */
export function changed(value: unknown, changes: unknown): unknown {
  if (!isFields(changes)) return changes;
  if (Array.isArray(value)) return value.map((item, i) => (Object.hasOwn(changes, i) ? changed(item, changes[i]) : item));
  const result: Record<string, unknown> = isFields(value) ? { ...value } : {};
  for (const [field, change] of Object.entries(changes)) {
    if (change === null) delete result[field];
    else result[field] = changed(result[field], change);
  }
  return result;
}

const isSame = (a: unknown, b: unknown): boolean => JSON.stringify(a) === JSON.stringify(b);

const isRecord = (value: unknown): value is Fields => isFields(value) && !Array.isArray(value);

/** What changes one value into another, for `changed`; undefined: nothing. A `null` that is new in the other cannot be said so. */
export function difference(from: unknown, to: unknown): unknown {
  if (isSame(from, to)) return undefined;
  const isByPlace = Array.isArray(from) && Array.isArray(to) && from.length === to.length && [...from, ...to].every(isRecord);
  if (!isByPlace && !(isRecord(from) && isRecord(to))) return to;
  const [was, now] = [from as Fields, to as Fields];
  const changes: Record<string, unknown> = {};
  for (const field of new Set([...Object.keys(was), ...Object.keys(now)])) {
    if (!Object.hasOwn(now, field)) changes[field] = null;
    else if (!Object.hasOwn(was, field)) changes[field] = now[field];
    else if (!isSame(was[field], now[field])) changes[field] = difference(was[field], now[field]);
  }
  return changes;
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

/** What a game of it is called: `Alesia · The relief comes in one body`. */
export const titleWith = ({ title }: Pick<Battle, 'title'>, variant: Variant | undefined): Said =>
  variant ? { en: `${title.en} · ${variant.name.en}`, fr: `${title.fr} · ${variant.name.fr}` } : title;
