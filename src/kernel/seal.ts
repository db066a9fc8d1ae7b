/**
 * Texts that nobody is to read in passing: what a game that hides something keeps while it goes on. It is no secret from whoever wants to know, it only
 * does not meet the eye. The same text is always sealed alike.
 */
const MARK = '~';

const key = (at: number): number => 1 + ((at * 37 + 11) % 126);

/** Every letter as two hexadecimal digits; those beyond ASCII, and the percent sign, are written with it first. */
export function seal(value: unknown): string {
  const text = JSON.stringify(value).replace(/[^ -$&-~]+/gu, encodeURIComponent);
  let sealed = MARK;
  for (let i = 0; i < text.length; i++) sealed += (text.charCodeAt(i) ^ key(i)).toString(16).padStart(2, '0');
  return sealed;
}

const isSealed = (text: unknown): text is string => typeof text === 'string' && /^~(?:[0-9a-f]{2})+$/.test(text);

/** The value that was sealed; undefined where nothing sensible comes out. */
function unseal(sealed: string): unknown {
  let text = '';
  for (let i = 1; i < sealed.length; i += 2) text += String.fromCharCode(Number.parseInt(sealed.slice(i, i + 2), 16) ^ key((i - 1) / 2));
  try {
    return JSON.parse(decodeURIComponent(text)) as unknown;
  } catch {
    return undefined;
  }
}

/** Where something may be sealed in a record. */
interface Sealed {
  readonly position?: { readonly sealed?: unknown } | null;
  readonly plays?: unknown;
  readonly branches?: unknown;
  readonly halves?: { readonly order?: unknown } | null;
  readonly notes?: unknown;
}

/** What was sealed in a record, as it was; what was not, or cannot be opened, as it is. */
export function openSealed(json: unknown): unknown {
  if (typeof json !== 'object' || json === null) return json;
  const { position, plays, branches, halves, notes } = json as Sealed;
  const sealed = position?.sealed;
  const open = (play: { order?: unknown; told?: unknown } | null): unknown => {
    if (!isSealed(play?.order)) return play;
    const value = unseal(play.order);
    if (!Array.isArray(value)) return play;
    const [order, dice] = value as unknown[];
    const told = isSealed(play.told) ? { told: unseal(play.told) } : {};
    return dice === undefined ? { order, ...told } : { order, dice, ...told };
  };
  const openBranch = (branch: { plays?: unknown } | null): unknown =>
    Array.isArray(branch?.plays) ? { ...branch, plays: branch.plays.map(open) } : branch;
  return {
    ...json,
    ...(isSealed(sealed) ? { position: unseal(sealed) } : {}),
    ...(Array.isArray(plays) ? { plays: plays.map(open) } : {}),
    ...(isSealed(halves?.order) ? { halves: { ...halves, ...(open(halves as { order: string }) as object) } } : {}),
    ...(Array.isArray(branches) ? { branches: branches.map(openBranch) } : {}),
    ...(isSealed(notes) ? { notes: unseal(notes) } : {}),
  };
}
