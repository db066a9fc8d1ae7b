import { useEffect, useRef } from 'react';
import { useStore } from 'zustand';
import type { LogEntry } from '../../../store/match';
import { type Preferences, preferences } from '../../../store/preferences';
import { sceneMs } from '../../board/scenes';
import type { Live } from './livePart';
import { usePanels } from './usePanels';

/** A play that comes to be shown is heard, once and as fast as it is shown; not what was there when the table was set up. */
export function useSounds(live: Live | undefined, entry: LogEntry | undefined, speed: Preferences['speed']): void {
  const { panels } = usePanels();
  const isOn = useStore(preferences, ({ volume }) => volume > 0);
  const heard = useRef(entry);
  useEffect(() => {
    if (heard.current === entry) return;
    heard.current = entry;
    if (!live || !isOn || !entry || !panels?.sounds) return;
    const scenes = panels.scenes?.(entry.events) ?? [];
    live.hear(entry.events, scenes, sceneMs(scenes, speed), panels.sounds);
  }, [live, entry, panels, isOn, speed]);
}
