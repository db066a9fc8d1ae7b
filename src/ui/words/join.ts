import { isFields } from '../../kernel/fields';

/** Words that come in several chunks as one: a group that both have is put together of what each has of it. */
export function join<Some extends object, Others extends object>(some: Some, others: Others): Some & Others {
  const all = { ...some } as Record<string, unknown>;
  for (const [key, value] of Object.entries(others)) {
    const there = all[key];
    all[key] = isFields(there) && isFields(value) ? join(there, value) : value;
  }
  return all as Some & Others;
}
