import type { Checked } from '../kernel/game';
import { fault, parseJson } from './json';

/** Longest link that is made or read, in letters. */
export const LONGEST_LINK = 200_000;
/** Most that a link may unfold to, in bytes. */
export const LARGEST_RECORD = 5_000_000;

/** What a link holds: a game, or a battle that somebody has drawn. */
export const LINKS = { game: '#/g/', design: '#/d/' } as const;

function toBase64Url(bytes: Uint8Array): string {
  let text = '';
  for (let i = 0; i < bytes.length; i += 0x8000) text += String.fromCharCode(...bytes.subarray(i, i + 0x8000));
  return btoa(text).replaceAll('+', '-').replaceAll('/', '_').replaceAll('=', '');
}

function fromBase64Url(text: string): Uint8Array<ArrayBuffer> {
  return Uint8Array.from(atob(text.replaceAll('-', '+').replaceAll('_', '/')), (letter) => letter.charCodeAt(0));
}

/** All that comes through, or undefined once it is more than `most` bytes: a small link may unfold to gigabytes. */
async function collect(stream: ReadableStream<Uint8Array>, most: number): Promise<Uint8Array<ArrayBuffer> | undefined> {
  const reader = stream.getReader();
  const parts: Uint8Array[] = [];
  let size = 0;
  for (;;) {
    const { done, value } = await reader.read();
    if (done) break;
    size += value.length;
    if (size > most) {
      await reader.cancel().catch(() => undefined);
      return undefined;
    }
    parts.push(value);
  }
  const all = new Uint8Array(size);
  let at = 0;
  for (const part of parts) {
    all.set(part, at);
    at += part.length;
  }
  return all;
}

const streamOf = (bytes: Uint8Array<ArrayBuffer>) => new Blob([bytes]).stream();

/** What came of the plays is not sent: a link is to stay short. */
function withoutTold(record: object): object {
  const { plays, branches } = record as { readonly plays?: unknown; readonly branches?: unknown };
  const bare = Array.isArray(plays) ? { ...record, plays: plays.map(({ told: _, ...play }: { readonly told?: unknown }) => play) } : record;
  return Array.isArray(branches) ? { ...bare, branches: branches.map(withoutTold) } : bare;
}

/** The hash of a link that holds this record, `#/g/…`, or whatever else it is to open. */
export async function printLink(record: object, prefix: string = LINKS.game): Promise<Checked<string>> {
  if (typeof CompressionStream === 'undefined') return fault('link.browser');
  try {
    const bytes = new TextEncoder().encode(JSON.stringify(withoutTold(record)));
    if (bytes.length > LARGEST_RECORD) return fault('link.short', String(bytes.length));
    const packed = await collect(streamOf(bytes).pipeThrough(new CompressionStream('deflate-raw')), LARGEST_RECORD);
    const text = packed && toBase64Url(packed);
    if (text === undefined || text.length > LONGEST_LINK) return fault('link.short', String(text?.length ?? bytes.length));
    return { ok: true, value: prefix + text };
  } catch {
    return fault('link.record');
  }
}

/** The JSON in a link; `link` may be the whole address, its hash, or what follows `#/g/`. */
export async function readLink(link: string): Promise<Checked<unknown>> {
  if (link.length > LONGEST_LINK + 2_000) return fault('link.short', String(link.length));
  if (typeof DecompressionStream === 'undefined') return fault('link.browser');
  const text = link.replace(/^.*?#\/[gd]\//s, '').trim();
  if (text === '' || /[^\w-]/.test(text) || text.length % 4 === 1)
    return fault('link.letters', /[^\w-]/u.exec(text)?.[0] ?? text.slice(-12));
  try {
    const bytes = await collect(streamOf(fromBase64Url(text)).pipeThrough(new DecompressionStream('deflate-raw')), LARGEST_RECORD);
    if (bytes === undefined) return fault('link.small');
    return parseJson(new TextDecoder('utf-8', { fatal: true }).decode(bytes));
  } catch {
    return fault('link.whole');
  }
}
