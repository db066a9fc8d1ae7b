type Group = { readonly [Key in string]: unknown };

const isGroup = (value: unknown): value is Group => typeof value === 'object' && value !== null && !Array.isArray(value);

/** Words that come in several chunks as one: a group that both have is put together of what each has of it. */
export function join<Some extends object, Others extends object>(some: Some, others: Others): Some & Others {
  const all = { ...some } as Record<string, unknown>;
  for (const [key, value] of Object.entries(others)) {
    const there = all[key];
    all[key] = isGroup(there) && isGroup(value) ? join(there, value) : value;
  }
  return all as Some & Others;
}
