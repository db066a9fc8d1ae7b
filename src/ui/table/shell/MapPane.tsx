import { useEffect, useLayoutEffect, useMemo, useRef } from 'react';
import { useStore } from 'zustand';
import { match, type Snapshot } from '../../../store/match';
import { preferences } from '../../../store/preferences';
import { isInspecting, type Tool, table } from '../../../store/table';
import { NO_OVERLAYS, type Overlays } from '../../board/facts';
import type { Staged } from '../../board/intents';
import { layered } from '../../board/layers';
import { NO_SCENES, sceneMs } from '../../board/scenes';
import { useLanguage, useWords } from '../../words';
import { helping } from '../contract/helpPart';
import type { TableSystem } from '../contract/system';
import {
  behaviourOf,
  cutStage,
  follows,
  mayDecide,
  noteAt,
  notedMoment,
  notedOn,
  replay,
  sightNow,
  situationOf,
  stageFor,
} from '../session';
import { boardHandle } from './boardHandle';
import { aims, intents } from './boardIntents';
import { useGame, useSystem, useTable } from './hooks';
import { usePanels } from './usePanels';
import { useSounds } from './useSounds';

/** What is drawn for somebody who does not choose. */
function watched({ legal, targets, ...others }: Overlays): Overlays {
  return others;
}

/** What an order looks like that a button has chosen. */
const pendingMarks = (system: TableSystem, { pending }: Tool, situation: unknown): Overlays | undefined =>
  pending === undefined ? undefined : system.orderMarks?.(situation, pending);

/** What is drawn for a note at the moment that is shown, and where the pencil has begun. */
function useNoted(): Overlays | undefined {
  const at = useGame(notedMoment);
  const board = useGame((now) => now.context.board);
  const changes = useGame((now) => now.treeChanges);
  const branch = useGame((now) => now.branch);
  const viewer = useGame((now) => now.viewer);
  const from = useTable(({ pencil }) => (pencil && pencil.at === at ? pencil.from : undefined));
  return useMemo(() => {
    const noted = notedOn(board, noteAt(at)?.drawn ?? []);
    if (from !== undefined) noted.push({ to: from });
    return noted.length > 0 ? { noted } : undefined;
  }, [at, board, changes, branch, viewer, from]);
}

function useOverlays(): Overlays {
  const drawn = useToolOverlays();
  const noted = useNoted();
  return useMemo(() => (noted ? { ...drawn, ...noted } : drawn), [drawn, noted]);
}

/** The zones of the side for which they are switched on. */
function useZones(now: Snapshot): Overlays | undefined {
  const { panels } = usePanels();
  const side = useTable((state) => state.zones);
  return useMemo(() => {
    const zones = side === undefined || now.viewer === 'none' ? undefined : panels?.zones?.(now, side);
    return zones && { zones };
  }, [panels, now, side]);
}

function useToolOverlays(): Overlays {
  const system = useSystem();
  const now = useStore(match.store, (state) => state.now!);
  const tool = useTable((state) => state.tool);
  const sight = useTable((state) => state.sight);
  const hover = useTable((state) => (state.sight || follows(system, state.tool) ? state.hover : undefined));
  const refused = useTable((state) => state.refused);
  const advised = useTable((state) => state.advised);
  const marked = useTable((state) => state.marked);
  const marks = useStore(helping, (state) => state.marks);
  const coverage = useStore(helping, (state) => state.coverage);
  const zones = useZones(now);
  return useMemo(() => {
    const { looking, outcome, cursor } = now;
    const entry = match.entries()[(looking ?? cursor) - 1];
    const last = entry && system.last(entry);
    const ruler = sightNow(now, { tool, hover, sight });
    const past = looking !== undefined || outcome !== undefined;
    const situation = situationOf(now, { tool, hover: past ? undefined : hover, pointer: 'mouse' });
    const drawn: Overlays = past && !isInspecting(tool) ? NO_OVERLAYS : behaviourOf(now, tool).overlays(tool, situation);
    const lasting: Overlays = { ...(last ? { last } : {}), ...(ruler ? { ruler } : {}), ...(coverage ? { coverage } : {}), ...zones };
    // What can be chosen is marked for whoever chooses.
    const own = past || mayDecide(now) ? drawn : watched(drawn);
    if (past) return layered(own, lasting, advised, marks);
    const pending = pendingMarks(system, tool, situation);
    const threats = refused?.refusal.hexes ?? [];
    return layered(
      pending,
      own,
      lasting,
      { ...(threats.length > 0 ? { threats } : {}), ...(marked ? { picked: marked } : {}) },
      advised,
      marks,
    );
  }, [system, now, tool, hover, sight, refused, advised, marked, marks, coverage, zones]);
}

/** What the play that is shown was on the map: the last one, or the one that led to the past moment. Nothing moves that is not wished to move. */
function useStaged(): Staged | undefined {
  const { panels } = usePanels();
  const wished = useStore(preferences, (all) => all.speed);
  const isReplayed = useStore(replay, (state) => state.isOn);
  const pace = useStore(replay, (state) => state.pace);
  const looking = useGame((now) => now.looking);
  const cursor = useGame((now) => now.cursor);
  const fresh = useGame((now) => now.fresh);
  // A replay ends with the game's last play: that is seen too.
  const shown = looking ?? (isReplayed ? cursor : undefined);
  const speed = (shown !== undefined && pace) || wished;
  const entry = shown === undefined ? fresh : match.entries()[shown - 1];
  useSounds(entry, speed);
  const language = useLanguage();
  const before = useRef<number>(undefined);
  const staged = useMemo(() => {
    const scenes = (entry && panels?.scenes?.(entry.events)) ?? NO_SCENES;
    // From the game to a past moment, or back in time, the map does not show what was there before the play.
    const holds = shown === undefined || (before.current !== undefined && shown > before.current);
    return panels && { scenes, ms: sceneMs(scenes, speed), holds, onCut: cutStage, Layer: panels.SceneLayer };
  }, [panels, speed, shown, entry, language]);
  useEffect(() => {
    before.current = shown;
  }, [shown]);
  return staged;
}

/** A fight is brought into sight, and whatever else may follow it waits. */
function useStagedInSight(staged: Staged | undefined): void {
  // Before anything that waits for it is drawn.
  useLayoutEffect(() => {
    if (staged && staged.scenes.length > 0 && document.visibilityState === 'visible') stageFor(staged.ms * staged.scenes.length);
  }, [staged]);
  useEffect(() => {
    if (!staged || staged.scenes.length === 0 || staged.ms === 0) return;
    const hexes = staged.scenes.flatMap(({ at, from }) => (from === undefined ? [at] : [at, from]));
    const frame = requestAnimationFrame(() => boardHandle.current?.reveal(...hexes));
    return () => cancelAnimationFrame(frame);
  }, [staged]);
}

/** The map: facts go in, intents come out. What lies and stands on it is the game's own. */
export function MapPane() {
  const words = useWords().table;
  const { MapView } = useSystem();
  const title = useGame((now) => now.head.title);
  const skin = useStore(preferences, (all) => all.skin);
  const cursor = useTable((state) => state.cursor);
  const overlays = useOverlays();
  const staged = useStaged();
  useStagedInSight(staged);
  const labels = useMemo(() => ({ map: words.map(title), keys: words.mapKeys }), [words, title]);
  return (
    <div
      className="table-map"
      onPointerDownCapture={({ pointerType }) => {
        const pointer = pointerType === 'touch' || pointerType === 'pen' ? pointerType : 'mouse';
        if (table.getState().pointer !== pointer) table.setState({ pointer });
      }}
    >
      <MapView frame={{ overlays, cursor, skin, aims, labels, intents, handle: boardHandle, ...(staged ? { staged } : {}) }} />
    </div>
  );
}
