import { openSealed } from '../kernel/seal';
import type { Answer } from './answer';
import { faultLines } from './faults';
import { openPosition } from './open';

/** The position of a file: itself, or the one in a battle or a record. */
export function positionIn(json: unknown): unknown {
  const open = openSealed(json);
  return typeof open === 'object' && open !== null && 'position' in open ? open.position : open;
}

export function legalCommand(read: { json: unknown } | { wrong: string[] }): Answer {
  if ('wrong' in read) return read;
  const opened = openPosition(positionIn(read.json), 1);
  if (!opened.ok) return { wrong: faultLines(opened.faults) };
  const { system, context, state } = opened.value;
  return { lines: system.legal(context, state).map((action) => system.printAction(context, state, action)) };
}
