export const PANELS = ['checks', 'sides', 'rules', 'texts', 'map', 'lab'] as const;
export type Panel = (typeof PANELS)[number];

/** Where what a check is about can be changed. */
export function panelOf(at: string): Panel {
  const inside = at.replace(/^position\.?/, '');
  if (at !== inside && /^(armies|fleets|types)/.test(inside)) return 'sides';
  if (at !== inside && /^map/.test(inside)) return 'map';
  if (at !== inside) return 'rules';
  // A side is called, and its pieces are counted, where it is armed.
  if (/^(sides\[\d\]\.name|size\.counters)/.test(at)) return 'sides';
  if (at.startsWith('recommended')) return 'rules';
  return at.startsWith('places') ? 'map' : 'texts';
}
