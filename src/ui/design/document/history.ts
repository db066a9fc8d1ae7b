import { applyPatches, current, type Patch, produce, produceWithPatches } from 'immer';
import { createStore, type StoreApi } from 'zustand/vanilla';
import type { Variant } from '../../../scenarios';
import { variedBattle } from '../../../scenarios/variants';
import type { DrawingRules } from '../rules';
import { type Drawing, type DrawnPosition, type Edit, isSameSize, SIDES, type Side, sizeOf } from './drawing';
import { giveWayToOwn, leaveEdge } from './ground';
import { countOf, sideOf } from './pieces';
import { changesOf, inVariant, variedDrawing } from './variants';

interface Step {
  readonly forth: readonly Patch[];
  readonly back: readonly Patch[];
  /** Steps with the same word that follow each other are one, such as letters of a text. */
  readonly word: string | undefined;
  /** The version that it changed, by its id, '' for the battle itself; undefined where it is all the same to it which of them lies on the table. */
  readonly on: string | undefined;
}

export interface Drawn {
  /** The battle with its versions, which is what is kept. */
  readonly drawing: Drawing;
  /** What lies on the table: the battle itself, or the version of it that is being drawn. */
  readonly shown: Drawing;
  readonly version: Variant | undefined;
  /** How many steps can be taken back, and made again. */
  readonly behind: number;
  readonly before: number;
}

export interface History {
  readonly state: StoreApi<Drawn>;
  /** `word`: one step with the last one, if that had the same word. */
  edit(change: Edit, word?: string): void;
  undo(): void;
  redo(): void;
  /** Lays a version on the table, by its id; undefined: the battle itself. */
  draw(version: string | undefined): void;
}

interface Share {
  readonly side: Side;
  readonly field: string;
  readonly value: number | undefined;
}

/** What was kept at a share of the strength and was left so by a change, and what it is after it. */
const sharesOf = (rules: DrawingRules, was: DrawnPosition, now: DrawnPosition): Share[] =>
  SIDES.flatMap((side) =>
    (rules.follows ?? []).flatMap(({ field, of }) =>
      sideOf(rules, now, side)[field] === of(was, side) ? [{ side, field, value: of(now, side) }] : [],
    ),
  );

function keepShares(rules: DrawingRules, position: DrawnPosition, shares: readonly Share[]): void {
  for (const { side, field, value } of shares) {
    const holder = sideOf(rules, position, side);
    if (holder[field] === value) continue;
    if (value === undefined) delete holder[field];
    else holder[field] = value;
  }
}

/** What goes with a change by itself: how many pieces there are, and what is kept at a share of the strength as long as it is at it. */
function follow(rules: DrawingRules, was: Drawing, draft: Parameters<Edit>[0]): void {
  const { position } = draft;
  const counts = SIDES.map((side) => countOf(rules, was.position, side));
  for (const side of SIDES) {
    const count = countOf(rules, position, side);
    if (count !== counts[side]) draft.size.counters[side] = count;
  }
  keepShares(rules, position, sharesOf(rules, was.position, position));
}

type Counters = [number, number];

const sameCounters = (a: readonly number[], b: readonly number[]): boolean => a.every((count, side) => count === b[side]);

/** A variant of a battle as it was, or the battle where it is new. */
const variedBefore = (was: Drawing, { id }: Variant): Drawing =>
  variedBattle(
    was,
    was.variants?.find((variant) => variant.id === id),
  ) as Drawing;

/** Of each variant what was kept at a share of its own strength, before the battle's own has followed. */
const sharesInVariants = (rules: DrawingRules, was: Drawing, now: Drawing): Share[][] =>
  now.variants?.map((variant) => sharesOf(rules, variedBefore(was, variant).position, (variedBattle(now, variant) as Drawing).position)) ??
  [];

/** What a variant has of the map for itself. */
const ownMapOf = ({ changes }: Variant): object => (changes as { readonly map?: object | null }).map ?? {};

/** The same in its variants, what they have of the map for themselves where the battle's has changed, and how many pieces there are: said only where there are not as many as in the battle. */
function followInVariants(rules: DrawingRules, was: Drawing, draft: Parameters<Edit>[0], shares: readonly Share[][]): void {
  const now = current(draft) as Drawing;
  now.variants?.forEach((variant, i) => {
    const [old, varied] = [variedBefore(was, variant), variedBattle(now, variant) as Drawing];
    const made = produce(varied, ({ position }) => {
      keepShares(rules, position, shares[i]!);
      if (now.position.map === was.position.map) return;
      giveWayToOwn(rules, position, ownMapOf(variant));
      if (!isSameSize(sizeOf(position), sizeOf(now.position))) leaveEdge(rules, position);
    });
    if (made !== varied) draft.variants![i]!.changes = changesOf(now.position, made);
    const counters = SIDES.map((side) => {
      const [one, other] = [countOf(rules, old.position, side), countOf(rules, made.position, side)];
      return one === other ? old.size.counters[side] : other;
    }) as Counters;
    if (sameCounters(counters, now.size.counters)) delete draft.variants![i]!.counters;
    else if (!sameCounters(counters, variant.counters ?? [])) draft.variants![i]!.counters = counters;
  });
}

/** A drawing after a change, and how to come there and back. */
export function changed(rules: DrawingRules, drawing: Drawing, change: Edit): readonly [Drawing, Patch[], Patch[]] {
  return produceWithPatches(drawing, (draft) => {
    change(draft);
    const now = current(draft) as Drawing;
    if (now.position === drawing.position && now.variants === drawing.variants) return;
    const shares = sharesInVariants(rules, drawing, now);
    follow(rules, drawing, draft);
    followInVariants(rules, drawing, draft, shares);
  });
}

/** What lies on the table of a drawing. A version whose changes and whose battle's position are as they were keeps its position, so that nothing is reckoned anew for a text. */
function laid(was: Drawn, drawing: Drawing, id: string | undefined): Pick<Drawn, 'shown' | 'version'> {
  const at = drawing.variants?.findIndex((variant) => variant.id === id) ?? -1;
  const version = drawing.variants?.[at];
  if (!version) return { shown: drawing, version: undefined };
  const varied = variedDrawing(drawing, at);
  const same = was.version?.changes === version.changes && was.drawing.position === drawing.position;
  return { shown: same ? { ...varied, position: was.shown.position } : varied, version };
}

/** A drawing that is changed, with undo and redo without end: Immer's patches are the steps. */
export function createHistory(rules: DrawingRules, first: Drawing): History {
  const past: Step[] = [];
  const future: Step[] = [];
  const state = createStore<Drawn>(() => ({ drawing: first, shown: first, version: undefined, behind: 0, before: 0 }));
  const show = (drawing: Drawing, id = state.getState().version?.id) =>
    state.setState((was) => ({ drawing, behind: past.length, before: future.length, ...laid(was, drawing, id) }));
  const drawing = () => state.getState().drawing;
  /** Makes a step or takes it back where it can be seen. */
  const step = (patches: readonly Patch[], { on }: Step) => show(applyPatches(drawing(), patches as Patch[]), on);
  /** The change, made where it belongs. */
  const placed = (change: Edit): Edit => {
    const { shown, version } = state.getState();
    const at = drawing().variants?.findIndex(({ id }) => id === version?.id) ?? -1;
    if (at < 0 || change.ofAll) return change;
    return inVariant(at, (draft) => {
      change(draft);
      follow(rules, shown, draft);
    });
  };
  return {
    state,
    edit(change, word) {
      const [next, forth, back] = changed(rules, drawing(), placed(change));
      if (forth.length === 0) return;
      const last = future.length === 0 ? past.at(-1) : undefined;
      future.length = 0;
      if (last && word !== undefined && last.word === word) {
        past.splice(-1, 1, { ...last, forth: [...last.forth, ...forth], back: [...back, ...last.back] });
      } else past.push({ forth, back, word, on: change.ofAll ? undefined : (state.getState().version?.id ?? '') });
      show(next);
    },
    undo() {
      const last = past.pop();
      if (!last) return;
      future.push(last);
      step(last.back, last);
    },
    redo() {
      const next = future.pop();
      if (!next) return;
      past.push(next);
      step(next.forth, next);
    },
    draw(version) {
      // What is typed from here on is a step of its own.
      const last = past.pop();
      if (last) past.push({ ...last, word: undefined });
      show(drawing(), version ?? '');
    },
  };
}
