import { openSealed } from '../kernel/seal';
import type { Answer } from './answer';
import { faultLines } from './faults';
import { openPosition } from './open';

/** The position of a file, and where in it: the file itself, or the one in a battle or a record. */
export function positionIn(json: unknown): { readonly position: unknown; readonly within: '' | 'position.' } {
  const open = openSealed(json);
  const isWithin = typeof open === 'object' && open !== null && 'position' in open;
  return isWithin ? { position: open.position, within: 'position.' } : { position: open, within: '' };
}

/** `file`: where it was read from. */
export function legalCommand(read: { json: unknown } | { wrong: string[] }, file = '-'): Answer {
  if ('wrong' in read) return read;
  const { position, within } = positionIn(read.json);
  const opened = openPosition(position, 1);
  if (!opened.ok) return { wrong: faultLines(opened.faults, within, file) };
  const { system, context, state } = opened.value;
  return { lines: system.legal(context, state).map((action) => system.printAction(context, state, action)) };
}
