import { useEffect, useRef } from 'react';
import { useStore } from 'zustand';
import type { LogEntry } from '../../../store/match';
import { type Preferences, preferences } from '../../../store/preferences';
import { sound } from '../../app/sound';
import { cuesOf } from '../../app/sounds';
import { sceneMs } from '../../board/scenes';
import { usePanels } from './usePanels';

/** A play that comes to be shown is heard, once and as fast as it is shown; not what was there when the table was set up. */
export function useSounds(entry: LogEntry | undefined, speed: Preferences['speed']): void {
  const { panels } = usePanels();
  const isOn = useStore(preferences, ({ volume }) => volume > 0);
  const heard = useRef(entry);
  useEffect(() => {
    if (heard.current === entry) return;
    heard.current = entry;
    if (!isOn || !entry || !panels?.sounds) return;
    const scenes = panels.scenes?.(entry.events) ?? [];
    sound(cuesOf(entry.events, scenes, sceneMs(scenes, speed), panels.sounds));
  }, [entry, panels, isOn, speed]);
}
