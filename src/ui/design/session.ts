import type { Checked } from '../../kernel/game';
import { perObject } from '../../kernel/perObject';
import { systemWord } from '../../rules/ids';
import { battleIdOf } from '../../store/designId';
import { type Design, designs } from '../../store/designs';
import { fetchRules, systemFor } from '../../store/systems';
import { forgetBattle } from '../app/battleParts';
import { wings } from '../systems/registry';
import { createHands } from './bench';
import type { DesignPart } from './contract';
import { checksOf } from './document/checks';
import type { Drawing, DrawnPosition } from './document/drawing';
import { createHistory } from './document/history';
import { stillOf } from './document/still';
import type { DeskValue } from './view/desk';

/* A battle while it lies on the drawing table of this page. */

export interface Session extends DeskValue {
  /** Ends keeping it. */
  close(): void;
}

/** What the game of a position brings to the drawing table, with its rules. */
export async function fetchDesignPart(position: unknown): Promise<Checked<Pick<DeskValue, 'part' | 'system'>>> {
  const word = systemWord(position);
  const design = typeof word === 'string' ? wings.get(word)?.design : undefined;
  const [part] = await Promise.all([design?.() as Promise<DesignPart> | undefined, fetchRules(position)]);
  const system = systemFor(position);
  if (!system.ok) return system;
  if (!part) return { ok: false, faults: [{ at: 'system', expected: 'systemKnown', found: String(word) }] };
  return { ok: true, value: { part, system: system.value } };
}

/** Lays a design on the table. Every change is kept; `parted`: it goes on as a copy, for another page has changed it too. */
export async function openSession(id: string, parted: (copy: string) => void): Promise<Session | undefined> {
  const design = await designs.load(id);
  if (!design) return undefined;
  const drawing = design.battle as Drawing;
  const found = await fetchDesignPart(drawing.position);
  if (!found.ok) return undefined;
  const { part, system } = found.value;
  const history = createHistory(part.rules, drawing);
  const keep = async (now: Drawing): Promise<void> => {
    const next: Design = { ...design, battle: now, updated: Date.now() };
    const kept = await designs.keep(next);
    forgetBattle(battleIdOf(kept));
    if (kept.id !== id && session.id === id) {
      session.id = kept.id;
      parted(kept.id);
    }
  };
  const unsubscribe = history.state.subscribe((now, before) => {
    if (now.drawing !== before.drawing) void keep(now.drawing);
  });
  const session = {
    id,
    part,
    system,
    history,
    hands: createHands(part.rules, history),
    stillOf: perObject((position: DrawnPosition) => stillOf(part.rules, system, position)),
    checksOf: perObject((of: Drawing) => checksOf(part.rules, of, system)),
    close: unsubscribe,
  };
  return session;
}
