import type { Direction, Hex } from '../../../../kernel/board';
import type { Snapshot } from '../../../../store/match';
import { systemOf } from '../../../../store/systems';
import { isLine, type LineTool, REST, table } from '../../../../store/table';
import { decidable } from '../deciding';
import { refuse } from '../play';
import { emit, whenReadable } from '../sessionEvents';
import { hexOf, selectTool } from '../tools';
import { guideOf, lineThrough, shifted, stepTowards } from './shape';
import { joinerAt, joinersAt, joining, lineRulesOf, toggled } from './tool';

const heldLine = (): LineTool | undefined => {
  const { tool } = table.getState();
  return isLine(tool) ? tool : undefined;
};

/** Takes these, and with whoever is the first in its hex those who are there with it. */
function takeLine(snapshot: Snapshot, pieces: readonly number[]): void {
  const { tool: before } = table.getState();
  const all = pieces.flatMap((id) => {
    const joiners = joinersAt(snapshot, hexOf(snapshot, id));
    return joiners[0] === id ? joiners : [id];
  });
  whenReadable(() => {
    selectTool({ ...(heldLine() ?? { kind: 'line', turn: 0 }), pieces: [...new Set(all)] } as LineTool);
    emit({ kind: 'chosen', before });
  });
}

/** The pieces in hand that may go with others: those of a line, or the one. */
function heldPieces(snapshot: Snapshot): readonly number[] {
  const { tool } = table.getState();
  if (isLine(tool)) return tool.pieces;
  return tool.unit !== undefined && joining(snapshot).has(tool.unit) ? [tool.unit] : [];
}

/** Why the piece in a hex cannot be chosen: what would keep it from turning where it is. */
function refuseAt(snapshot: Snapshot, hex: Hex): void {
  const rules = lineRulesOf(snapshot);
  const game = systemOf(snapshot);
  const piece = game.pieces(snapshot.state).find((one) => one.hex === hex);
  if (!piece || !rules) return;
  const { context, state } = snapshot;
  const refusal = game.judge(context, state, rules.order(context, state, piece.id, hex, ((piece.facing ?? 0) + 1) % 6));
  if (refusal) refuse(refusal);
}

/** Takes the piece in a hex in, beside what is in hand, or leaves it out; false where nobody stands who might be chosen. */
export function pickAt(hex: Hex): boolean {
  const snapshot = decidable();
  if (!snapshot || !lineRulesOf(snapshot)) return false;
  const joiners = joinersAt(snapshot, hex);
  if (joiners.length === 0) {
    refuseAt(snapshot, hex);
    return false;
  }
  const held = heldLine();
  const { tool: before } = table.getState();
  if (held) {
    selectTool(toggled(held, joiners));
    emit({ kind: 'chosen', before });
  } else takeLine(snapshot, [...heldPieces(snapshot), joiners[0]!]);
  return true;
}

/** Takes in all in a frame that may be chosen, beside what is in hand. */
export function pickAll(hexes: readonly Hex[]): void {
  const snapshot = decidable();
  if (!snapshot) return;
  const found = hexes.flatMap((hex) => joinerAt(snapshot, hex) ?? []);
  const held = heldPieces(snapshot);
  if (found.length === 0) return;
  const guide = held[0] ?? guideOf(snapshot.context.board, piecesOf(snapshot, found)) ?? found[0]!;
  takeLine(snapshot, [guide, ...held, ...found]);
}

const piecesOf = (snapshot: Snapshot, ids: readonly number[]) =>
  systemOf(snapshot)
    .pieces(snapshot.state)
    .filter(({ id }) => ids.includes(id));

/** Who stands in line with a piece and may go with it, the piece first. */
export function lineOfPiece(snapshot: Snapshot, piece: number): readonly number[] {
  const able = joining(snapshot);
  return able.has(piece) ? lineThrough(snapshot.context.board, piecesOf(snapshot, [...able]), piece) : [];
}

/** Takes the whole line of the piece in hand, or of those in hand; else of the piece in a hex. */
export function pickLine(hex?: Hex): void {
  const snapshot = decidable();
  if (!snapshot) return;
  const there = hex === undefined ? undefined : joinerAt(snapshot, hex);
  const held = heldPieces(snapshot);
  const from = held.length > 0 ? held : there === undefined ? [] : [there];
  if (from.length > 0) takeLine(snapshot, [...from, ...from.flatMap((piece) => lineOfPiece(snapshot, piece))]);
  else if (hex !== undefined) refuseAt(snapshot, hex);
}

/** All wheel by a hexside more about the guide. */
export function wheelLine(by: -1 | 1): void {
  const held = heldLine();
  if (!held || !decidable()) return;
  selectTool({ kind: 'line', pieces: held.pieces, turn: 0, wheel: ((held.wheel ?? 0) + by + 6) % 6 } as LineTool);
  emit({ kind: 'chosen', before: held });
}

/** All are laid down. */
export function dropLine(): void {
  selectTool(REST);
  emit({ kind: 'cancelled' });
}

/** All go one hex further in a direction than is shown. */
export function stepLine(direction: Direction): void {
  const snapshot = decidable();
  const held = heldLine();
  const [guide] = held && snapshot ? piecesOf(snapshot, held.pieces.slice(0, 1)) : [];
  if (!snapshot || !held || !guide) return;
  const goal = shifted(snapshot.context.board, held.goal ?? guide.hex, stepTowards(direction));
  if (goal < 0) return;
  selectTool({ ...held, goal: goal === guide.hex ? undefined : goal, wheel: 0 } as LineTool);
  emit({ kind: 'chosen', before: held });
}
