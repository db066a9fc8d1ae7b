import type { Checked } from '../kernel/game';
import { fault, parseJson } from './json';

/** Largest file that is read, in bytes: more than a million plays, of which no battle that is played has a hundredth. */
export const LARGEST_FILE = 50_000_000;

/** The JSON in a file. It is data and nothing else. */
export async function readFile(file: Blob): Promise<Checked<unknown>> {
  if (file.size > LARGEST_FILE) return fault('file.small', String(file.size));
  if (file.size === 0) return fault('file.content');
  let bytes: ArrayBuffer;
  try {
    bytes = await file.arrayBuffer();
  } catch {
    return fault('file.readable');
  }
  try {
    return parseJson(new TextDecoder('utf-8', { fatal: true }).decode(bytes));
  } catch {
    return fault('file.text');
  }
}

/** What is kept as files: games, and what is reported of them. */
export type FileEnding = 'json' | 'txt' | 'svg' | 'png' | 'webm' | 'mp4';

/** `Megiddo, second try` of 1 May 2031 → `megiddo-second-try-2031-05-01.json` */
export function fileName(title: string, time: number, ending: FileEnding = 'json'): string {
  const plain = title
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '');
  // As whoever saves it dates it, in the order that sorts.
  const day = new Date(time).toLocaleDateString('sv');
  return `${plain.slice(0, 60) || 'game'}-${day}.${ending}`;
}

/** One play a line, so that people and their tools can read it. */
export function printFile(record: object): string {
  const { plays, ...head } = record as { readonly plays?: unknown };
  if (!Array.isArray(plays)) return `${JSON.stringify(record, null, 1)}\n`;
  const lines = plays.map((play) => JSON.stringify(play)).join(',\n  ');
  const top = Object.keys(head).length === 0 ? '{' : JSON.stringify(head, null, 1).replace(/\n}$/, ',');
  return `${top}\n "plays": [\n  ${lines}\n ]\n}\n`;
}

/** Hands a file to the browser to be kept. */
export function offerBlob(name: string, blob: Blob): void {
  const address = URL.createObjectURL(blob);
  const link = document.createElement('a');
  link.href = address;
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(address), 60_000);
}

/** Hands the record to the browser as a download. */
export const saveFile = (name: string, record: object): void =>
  offerBlob(name, new Blob([printFile(record)], { type: 'application/json' }));
