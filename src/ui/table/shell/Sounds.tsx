import { useEffect, useRef } from 'react';
import { useStore } from 'zustand';
import { type LogEntry, match } from '../../../store/match';
import { type Preferences, preferences } from '../../../store/preferences';
import { sceneMs } from '../../board/scenes';
import { hear, hearNoMore } from './hear';
import { usePanels } from './usePanels';

interface Props {
  /** The play that is shown. */
  readonly entry: LogEntry | undefined;
  readonly speed: Preferences['speed'];
}

/** A play that comes to be shown is heard, once and as fast as it is shown; not what was there when the table was set up. */
export function Sounds({ entry, speed }: Props) {
  const { panels } = usePanels();
  const isOn = useStore(preferences, ({ volume }) => volume > 0);
  const heard = useRef(entry);
  useEffect(() => {
    if (heard.current === entry) return;
    heard.current = entry;
    // It has been taken back, or a moment is looked at that nothing led to.
    if (!entry) hearNoMore();
    if (!isOn || !entry || !panels?.sounds) return;
    const scenes = panels.scenes?.(entry.events, speed !== 'off' && entry === match.store.getState().now?.fresh) ?? [];
    hear(entry.events, scenes, sceneMs(scenes, speed), panels.sounds);
  }, [entry, panels, isOn, speed]);
  useEffect(() => hearNoMore, []);
  return null;
}
