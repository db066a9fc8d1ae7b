/** Whether a position cannot be read without `all`: it names optional rules, or says something of them, be it rightly or wrongly. */
export function needsOptions(position: unknown): boolean {
  if (typeof position !== 'object' || position === null) return false;
  const { options = [], optional: kept } = position as { options?: unknown; optional?: unknown };
  return kept !== undefined || !Array.isArray(options) || options.length > 0;
}
