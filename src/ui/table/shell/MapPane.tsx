import { useEffect, useLayoutEffect, useMemo, useRef } from 'react';
import { useStore } from 'zustand';
import { match, type Snapshot } from '../../../store/match';
import { preferences } from '../../../store/preferences';
import { table } from '../../../store/table';
import { NO_OVERLAYS, type Overlays } from '../../board/facts';
import type { BoardIntents, Staged } from '../../board/intents';
import { NO_SCENES, sceneMs } from '../../board/scenes';
import { useLanguage, useWords } from '../../words';
import { helping } from '../contract/helpState';
import { useGameTitle } from '../contract/titles';
// The picture does without the rest of the session.
import { replay } from '../session/replayState';
import { cutStage, stageFor } from '../session/staged';
import { boardHandle } from './boardHandle';
import { useGame, useLaid, usePicture, useTable } from './hooks';
import { keptPress } from './keptPress';
import type { Live } from './livePart';
import { usePanels } from './usePanels';
import { usePlaces } from './usePlaces';

/** What is drawn for a note at the moment that is shown, and where the pencil has begun. */
function useNoted(live: Live | undefined, now: Snapshot): Overlays | undefined {
  const at = now.looking ?? now.cursor;
  const held = useTable(({ pencil }) => (pencil?.at === at ? pencil : undefined));
  return useMemo(() => live?.notedMarks(now.context.board, at, held), [live, now, at, held]);
}

function useOverlays(live: Live | undefined, now: Snapshot): Overlays {
  const drawn = useToolOverlays(live, now);
  const noted = useNoted(live, now);
  // Where nothing is ordered, a press between the hexes means one of them.
  const aside = useTable((state) => live?.ordersNothing(state, now));
  return useMemo(() => ({ ...drawn, ...noted, ...(aside && { wheel: undefined }) }), [drawn, noted, aside]);
}

function useToolOverlays(live: Live | undefined, now: Snapshot): Overlays {
  const system = useLaid();
  const tool = useTable((state) => state.tool);
  const sight = useTable((state) => state.sight);
  const hover = useTable((state) => (state.sight || (system && live?.follows(system, state.tool)) ? state.hover : undefined));
  const refused = useTable((state) => state.refused);
  const advised = useTable((state) => state.advised);
  const marked = useTable((state) => state.marked);
  const marks = useStore(helping, (state) => state.marks);
  const coverage = useStore(helping, (state) => state.coverage);
  const side = useTable((state) => state.zones);
  const { panels } = usePanels();
  return useMemo(() => {
    // The zones of the side for which they are switched on.
    const hexes = side === undefined || now.viewer === 'none' ? undefined : panels?.zones?.(now, side);
    const lasting = { ...(coverage ? { coverage } : {}), ...(hexes && { controlled: { side: side!, hexes } }) };
    return live?.overlaysOf(now, { tool, hover, sight, refused, advised, marked, marks, lasting }) ?? NO_OVERLAYS;
  }, [live, now, tool, hover, sight, refused, advised, marked, marks, coverage, side, panels]);
}

/** The play that is shown, and how fast: the last one, or the one that led to the past moment. Nothing moves that is not wished to move. */
function useShownPlay(now: Snapshot) {
  const wished = useStore(preferences, (all) => all.speed);
  const { pace, last } = useStore(replay);
  // Whoever goes through the log comes to the game's last play: that is seen too.
  const shown = now.looking ?? (last === now ? now.cursor : undefined);
  const speed = (shown !== undefined && pace) || wished;
  return { shown, speed, entry: shown === undefined ? now.fresh : match.entries()[shown - 1] };
}

/** What a play was on the map. */
function useStaged({ shown, speed, entry }: ReturnType<typeof useShownPlay>): Staged | undefined {
  const { panels } = usePanels();
  const language = useLanguage();
  const before = useRef<number>(undefined);
  // A play that is shown again, as the last of a replay, is seen once more.
  const of = useMemo(() => ({ entry, shown }), [entry, shown]);
  const staged = useMemo(() => {
    const scenes = (entry && panels?.scenes?.(entry.events, shown === undefined)) ?? NO_SCENES;
    // From anywhere but the moment before it the map does not show what was there before the play.
    const holds = shown === undefined || shown === before.current! + 1;
    return panels && { of, scenes, ms: sceneMs(scenes, speed), holds, onCut: cutStage, Layer: panels.SceneLayer };
  }, [panels, speed, shown, entry, of, language]);
  useEffect(() => {
    before.current = shown;
  }, [shown]);
  return staged;
}

/** A fight is brought into sight, and whatever else may follow it waits. */
function useStagedInSight(staged: Staged | undefined): void {
  // The same play in another language is no other fight.
  const last = useRef<unknown>(undefined);
  // Before anything that waits for it is drawn.
  useLayoutEffect(() => {
    const isSame = staged?.of === last.current;
    last.current = staged?.of;
    if (!staged || isSame || staged.scenes.length === 0) return;
    if (document.visibilityState === 'visible') stageFor(staged.ms * staged.scenes.length);
    if (staged.ms === 0) return;
    const hexes = staged.scenes.flatMap(({ at, from }) => (from === undefined ? [at] : [at, from]));
    const frame = requestAnimationFrame(() => boardHandle.current?.reveal(...hexes));
    return () => cancelAnimationFrame(frame);
  }, [staged]);
}

/** Before the game can be played the map can be moved, and what is chosen on it is kept. */
const STILL: { readonly aims?: never; readonly intents: BoardIntents } = { intents: keptPress.intents };

/** The map: facts go in, intents come out. What lies and stands on it is the game's own. */
export function MapPane({ live }: { readonly live: Live | undefined }) {
  const words = useWords().table;
  const { MapView } = usePicture();
  const inPlay = useLaid()?.inPlay;
  const now = useGame((game) => game);
  const title = useGameTitle(now.head);
  const skin = useStore(preferences, (all) => all.skin);
  const cursor = useTable((state) => state.cursor);
  const places = usePlaces();
  const overlays = useOverlays(live, now);
  const play = useShownPlay(now);
  const staged = useStaged(play);
  useStagedInSight(staged);
  const labels = useMemo(() => ({ map: words.map(title), keys: words.mapKeys }), [words, title]);
  useLayoutEffect(() => {
    if (live) keptPress.take(live.intents);
  }, [live]);
  useLayoutEffect(() => keptPress.forget, []);
  const { aims, intents } = live ?? STILL;
  return (
    <div
      className="table-map"
      onPointerDownCapture={({ pointerType }) => {
        const pointer = pointerType === 'touch' || pointerType === 'pen' ? pointerType : 'mouse';
        if (table.getState().pointer !== pointer) table.setState({ pointer });
      }}
    >
      <MapView
        frame={{
          places,
          overlays,
          cursor,
          skin,
          aims,
          inPlay: live && inPlay,
          labels,
          intents,
          handle: boardHandle,
          staged,
        }}
      />
      {live && <live.Sounds entry={play.entry} speed={play.speed} />}
    </div>
  );
}
