export type Fields = Readonly<Record<string, unknown>>;

/** An object with fields by their names; a list is none. */
export const isFields = (value: unknown): value is Fields => typeof value === 'object' && value !== null && !Array.isArray(value);
