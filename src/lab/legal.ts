import { openMatch } from '../kernel/match';
import { openSealed } from '../kernel/seal';
import { ancients } from '../rules/ancients';
import type { Answer } from './answer';
import { faultLines } from './faults';

/** The position of a file: itself, or the one in a battle or a record. */
export function positionIn(json: unknown): unknown {
  const open = openSealed(json);
  return typeof open === 'object' && open !== null && 'position' in open ? open.position : open;
}

export function legalCommand(read: { json: unknown } | { wrong: string[] }): Answer {
  if ('wrong' in read) return read;
  const opened = openMatch(ancients, positionIn(read.json), 1);
  if (!opened.ok) return { wrong: faultLines(opened.faults) };
  const { context, state } = opened.value;
  return { lines: ancients.legal(context, state).map((action) => ancients.printAction(context, state, action)) };
}
