import { isDeepStrictEqual } from 'node:util';
import { NOBODY, type Piece } from '../../src/kernel/hexGame';
import type { BareContext, BareState } from '../../src/kernel/twoSides';
import type { CaseSystem } from './systems';

/** What may be done is asked in several ways: the whole list, the list of each piece, who can act, the judge. Where they do not agree, one line each. */
export function wrongLists(of: CaseSystem, context: BareContext, state: BareState): string[] {
  const { system } = of;
  const print = (action: unknown): string => system.printAction(context, state, action);
  const all = system.legal(context, state);
  const whole = new Map(all.map((action) => [print(action), namesIn(of, context, state, print(action))]));
  const wrong = whole.size === all.length ? [] : ['an order is listed twice'];
  for (const action of all) {
    const refusal = system.judge(context, state, action);
    if (refusal) wrong.push(`${print(action)} is listed, but refused by ${refusal.rule} (${refusal.why})`);
  }
  const actors = new Set(system.actors(context, state));
  const owned = new Set<string>();
  for (const piece of [...system.pieces(state), NO_PIECE]) {
    const own = new Set(system.legal(context, state, piece.id).map(print));
    const called = whole.size > 0 && piece !== NO_PIECE ? of.nameOf(context, state, piece) : undefined;
    for (const text of own) owned.add(text);
    if (own.size > 0 && !actors.has(piece.id)) wrong.push(`${called ?? piece.id} has orders, but cannot act`);
    if (called === undefined) continue;
    for (const [text, names] of whole)
      if (names.includes(called) !== own.has(text)) wrong.push(`${text} is ${own.has(text) ? '' : 'not '}among what ${called} may do`);
  }
  for (const text of owned) if (!whole.has(text)) wrong.push(`${text} is listed for a piece alone`);
  for (const text of whole.keys()) if (!owned.has(text)) wrong.push(`${text} is listed for nobody`);
  return [...wrong, ...(of.wrong?.(context, state) ?? [])];
}

const NO_PIECE: Piece = { id: NOBODY, hex: -1 };

/** Whom an order names. */
export const namesIn = (of: CaseSystem, context: BareContext, state: BareState, text: string): readonly string[] =>
  of.actorsOf?.(context, state, text) ?? [of.actorOf(context, state, text)];

/** What is refused is not listed; what is allowed is, unless the text may leave out a facing or name a way. */
export function wrongListing({ system, listsAll }: CaseSystem, context: BareContext, state: BareState, action: unknown): string[] {
  const listed = system.legal(context, state).some((other) => isDeepStrictEqual(other, action));
  if (system.judge(context, state, action)) return listed ? ['refused, but listed'] : [];
  return listed || !listsAll ? [] : ['allowed, but not listed'];
}
