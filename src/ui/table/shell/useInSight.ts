import { type RefObject, useEffect } from 'react';
import { useStore } from 'zustand';
import type { Hex } from '../../../kernel/board';
import type { Snapshot } from '../../../store/match';
import { isInspecting, isLine, type TableState, type Tool, table } from '../../../store/table';
import type { Overlays } from '../../board/facts';
import { helping } from '../contract/helpPart';
import { tableOf } from '../contract/systems';
import { behaviourOf, hexOf, mayDecide, now, situationOf } from '../session';
import { boardHandle } from './boardHandle';
import { useGame, useSystem, useTable } from './hooks';
import { placesOf } from './steps';

/** How much of the map the sheet and the line above it lie over. */
function coverOf(sheet: HTMLElement | null): number {
  const [field, strip] = ['.table-field', '.table-strip'].map((name) => sheet?.parentElement?.querySelector(name)?.getBoundingClientRect());
  return field && strip ? Math.max(0, field.bottom - strip.top) : 0;
}

/** The hexes of an order that a button has chosen, the one that it is aimed at first. */
function pendingHexes(snapshot: Snapshot, tool: Tool): readonly Hex[] {
  const { attack, picked = [] } = tableOf(snapshot).orderMarks?.(situationOf(snapshot, table.getState()), tool.pending) ?? {};
  return [attack?.to, attack?.from, ...picked].filter((hex) => hex !== undefined);
}

/** Where a piece can go; one beside the map can come in there. */
export function waysIn(snapshot: Snapshot, tool: Tool): readonly Hex[] {
  if (!mayDecide(snapshot)) return [];
  const overlays: Overlays = behaviourOf(snapshot, tool).overlays(
    tool,
    situationOf(snapshot, { tool, hover: undefined, pointer: 'touch' }),
  );
  return overlays.reachable?.map(({ hex }) => hex) ?? [];
}

/** The hexes that a tool is about, the one that is aimed at first. */
function hexesOf({ tool }: Pick<TableState, 'tool'>): readonly Hex[] {
  const snapshot = now();
  if (snapshot && tool.pending !== undefined) return pendingHexes(snapshot, tool);
  if (isLine(tool)) return tool.goal === undefined ? [] : [tool.goal];
  if (isInspecting(tool)) return [tool.hex];
  const own = snapshot && tool.unit !== undefined ? hexOf(snapshot, tool.unit) : undefined;
  if (snapshot && own !== undefined && own < 0 && tool.at === undefined) return waysIn(snapshot, tool);
  return [tool.at, own].filter((hex) => hex !== undefined);
}

/** The hexes of what is advised; what is drawn last lies on top, and comes first. */
const hexesAdvised = (advised: TableState['advised']): readonly Hex[] =>
  [...(advised?.picked ?? []), ...(advised?.arrows ?? []).flatMap(({ from, to }) => [from, to])].reverse();

/** Once what has changed is laid out. */
function revealSoon(hexes: readonly Hex[], sheet?: RefObject<HTMLElement | null>): () => void {
  const frame = requestAnimationFrame(() => {
    if (sheet) boardHandle.current?.cover(coverOf(sheet.current));
    const there = hexes.filter((hex) => hex >= 0);
    if (there.length > 0) boardHandle.current?.reveal(...there);
  });
  return () => cancelAnimationFrame(frame);
}

/** What a question or an answer speaks of comes into sight with it. */
export function useSubjectInSight(): void {
  const system = useSystem();
  const about = useStore(helping, (state) => state.about);
  const asked = useGame(({ looking, outcome, viewer, state }) =>
    looking === undefined && !outcome && viewer !== 'none' ? system.askedAt(state) : undefined,
  );
  useEffect(() => (about.length > 0 ? revealSoon(about) : undefined), [about]);
  useEffect(() => (asked === undefined ? undefined : revealSoon([asked])), [asked]);
}

/** The same, and what is in hand, beside a sheet that lies over the map. `isUp`, `isLesson`: how far it is drawn up. */
export function useBesideSheet(sheet: RefObject<HTMLElement | null>, isUp: boolean, isLesson: boolean): void {
  const system = useSystem();
  const about = useStore(helping, (state) => state.about);
  const asked = useGame((at) => (at.looking === undefined && !at.outcome ? system.askedAt(at.state) : undefined));
  const tool = useTable((state) => state.tool);
  const advised = useTable((state) => state.advised);
  const recap = useTable((state) => state.recap);
  // A screen that is turned may have no sheet any more.
  useEffect(() => () => boardHandle.current?.cover(0), []);
  useEffect(() => {
    const held = isUp || isLesson ? [...hexesOf({ tool }), ...hexesAdvised(advised)] : [];
    const told = isUp && recap && held.length === 0 ? placesOf(recap, system) : held;
    return revealSoon(about.length > 0 ? about : asked !== undefined ? [asked] : told, sheet);
  }, [sheet, isUp, isLesson, about, asked, tool, advised, recap, system]);
}

/** What is in hand comes back into sight on a screen that is turned, once the map has been laid anew in it. */
export function useTurnedInSight(): void {
  useEffect(() => {
    const upright = matchMedia('(orientation: portrait)');
    let stop = () => {};
    const bringBack = () => {
      stop();
      const frame = requestAnimationFrame(() => {
        stop = revealSoon(hexesOf(table.getState()));
      });
      stop = () => cancelAnimationFrame(frame);
    };
    upright.addEventListener('change', bringBack);
    return () => {
      stop();
      upright.removeEventListener('change', bringBack);
    };
  }, []);
}
