import { applyPatches, type Patch, produceWithPatches } from 'immer';
import { createStore, type StoreApi } from 'zustand/vanilla';
import type { DrawingRules } from '../rules';
import { type Drawing, type Edit, SIDES } from './drawing';
import { countOf, sideOf } from './pieces';

interface Step {
  readonly forth: readonly Patch[];
  readonly back: readonly Patch[];
  /** Steps with the same word that follow each other are one, such as letters of a text. */
  readonly word: string | undefined;
}

export interface Desk {
  readonly drawing: Drawing;
  /** How many steps can be taken back, and made again. */
  readonly behind: number;
  readonly before: number;
}

export interface History {
  readonly state: StoreApi<Desk>;
  /** `word`: one step with the last one, if that had the same word. */
  edit(change: Edit, word?: string): void;
  undo(): void;
  redo(): void;
}

/** What goes with a change by itself: how many pieces there are, and what is kept at a share of the strength as long as it is at it. */
function follow(rules: DrawingRules, was: Drawing, draft: Parameters<Edit>[0]): void {
  const { position } = draft;
  const counts = SIDES.map((side) => countOf(rules, was.position, side));
  for (const side of SIDES) {
    const count = countOf(rules, position, side);
    if (count !== counts[side]) draft.size.counters[side] = count;
    const { follows } = rules;
    if (!follows) continue;
    const [before, now] = [follows.of(was.position, side), follows.of(position, side)];
    const holder = sideOf(rules, position, side);
    if (now !== before && holder[follows.field] === before) holder[follows.field] = now;
  }
}

/** A drawing after a change, and how to come there and back. */
export function changed(rules: DrawingRules, drawing: Drawing, change: Edit): readonly [Drawing, Patch[], Patch[]] {
  return produceWithPatches(drawing, (draft) => {
    change(draft);
    follow(rules, drawing, draft);
  });
}

/** A drawing that is changed, with undo and redo without end: Immer's patches are the steps. */
export function createHistory(rules: DrawingRules, first: Drawing): History {
  const past: Step[] = [];
  const future: Step[] = [];
  const state = createStore<Desk>(() => ({ drawing: first, behind: 0, before: 0 }));
  const show = (drawing: Drawing) => state.setState({ drawing, behind: past.length, before: future.length });
  const drawing = () => state.getState().drawing;
  return {
    state,
    edit(change, word) {
      const [next, forth, back] = changed(rules, drawing(), change);
      if (forth.length === 0) return;
      const last = future.length === 0 ? past.at(-1) : undefined;
      future.length = 0;
      if (last && word !== undefined && last.word === word) {
        past.splice(-1, 1, { forth: [...last.forth, ...forth], back: [...back, ...last.back], word });
      } else past.push({ forth, back, word });
      show(next);
    },
    undo() {
      const step = past.pop();
      if (!step) return;
      future.push(step);
      show(applyPatches(drawing(), step.back as Patch[]));
    },
    redo() {
      const step = future.pop();
      if (!step) return;
      past.push(step);
      show(applyPatches(drawing(), step.forth as Patch[]));
    },
  };
}
