import type { Checked } from '../../kernel/game';
import { perObject } from '../../kernel/perObject';
import type { AnyTwoSidedGame } from '../../kernel/twoSides';
import { systemWord } from '../../rules/ids';
import { type Design, designs } from '../../store/designs';
import { fetchRules, systemFor } from '../../store/systems';
import { wings } from '../systems/registry';
import type { DesignPart } from './contract';
import type { FirstTexts } from './document/begin';
import { type Check, checksOf } from './document/checks';
import type { Drawing, DrawnPosition } from './document/drawing';
import { createHistory, type History } from './document/history';
import { type Still, stillOf } from './document/still';
import { fetchFirstTexts } from './firstTexts';
import type { DrawingRules } from './rules';
import { createDrawingTools, type DrawingTools } from './tools';

/* A battle while it lies on the drawing table of this page. */

/** One battle on the drawing table, and all that is done to it with. */
export interface DesignSession {
  /** Its own, under whatever id it goes on. */
  readonly serial: number;
  readonly id: string;
  readonly part: DesignPart;
  readonly system: AnyTwoSidedGame;
  readonly history: History;
  /** What a drawing begins with. */
  readonly first: FirstTexts;
  readonly tools: DrawingTools;
  /** The drawing as the board draws it; reckoned once of each, though several parts of the page ask. */
  readonly stillOf: (position: DrawnPosition) => Still | undefined;
  readonly checksOf: (drawing: Drawing) => readonly Check[];
  /** Ends keeping it. */
  close(): void;
}

/** What the game of a position brings to the drawing table, with its rules. */
export async function fetchDesignPart(position: unknown): Promise<Checked<Pick<DesignSession, 'part' | 'system'>>> {
  const word = systemWord(position);
  const design = typeof word === 'string' ? wings.get(word)?.design : undefined;
  const [part] = await Promise.all([design?.() as Promise<DesignPart> | undefined, fetchRules(position)]);
  const system = systemFor(position);
  if (!system.ok) return system;
  if (!part) return { ok: false, faults: [{ at: 'system', expected: 'systemKnown', found: String(word) }] };
  return { ok: true, value: { part, system: system.value } };
}

/** Histories of battles that have lain on the table of this page, the last ones: whoever comes back takes his steps back still. */
const histories = new Map<string, History>();
const MOST_HISTORIES = 4;

/** The history of a drawing: the one that it had here, if the drawing is still as that has left it. */
function historyOf(id: string, rules: DrawingRules, drawing: Drawing): History {
  const known = histories.get(id);
  const goesOn = known && JSON.stringify(known.state.getState().drawing) === JSON.stringify(drawing);
  return remember(id, goesOn ? known : createHistory(rules, drawing));
}

function remember(id: string, history: History): History {
  histories.delete(id);
  histories.set(id, history);
  for (const oldest of [...histories.keys()].slice(0, -MOST_HISTORIES)) histories.delete(oldest);
  return history;
}

let opened = 0;

/** Lays a design on the table. Every change is kept; `parted`: it goes on as a copy, for another page has changed it too. Fails as `designs.load`. */
export async function openSession(id: string, parted: (copy: string, before: string) => void): Promise<DesignSession | undefined> {
  const [design, first] = await Promise.all([designs.load(id), fetchFirstTexts()]);
  if (!design) return undefined;
  const drawing = design.battle as Drawing;
  const found = await fetchDesignPart(drawing.position);
  if (!found.ok) return undefined;
  const { part, system } = found.value;
  const history = historyOf(id, part.rules, drawing);
  const keep = async (now: Drawing): Promise<void> => {
    const { id: before } = session;
    const next: Design = { ...design, id: before, battle: now, updated: Date.now() };
    const kept = await designs.keep(next);
    if (kept.id !== before && session.id === before) {
      session.id = kept.id;
      histories.delete(before);
      remember(kept.id, history);
      parted(kept.id, before);
    }
  };
  const unsubscribe = history.state.subscribe((now, before) => {
    if (now.drawing !== before.drawing) void keep(now.drawing);
  });
  const session = {
    serial: ++opened,
    id,
    part,
    system,
    history,
    first,
    tools: createDrawingTools(part.rules, history),
    stillOf: perObject((position: DrawnPosition) => stillOf(part.rules, system, position)),
    checksOf: perObject((of: Drawing) => checksOf(part.rules, of, system)),
    close: unsubscribe,
  };
  return session;
}
