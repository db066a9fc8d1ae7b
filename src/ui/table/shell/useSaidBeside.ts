import { useEffect, useRef } from 'react';
import { announceBeside } from '../../app/announce';

/** Says what stands beside the map of what is pointed at, and again when that changes; `first`: already when it comes up. */
export function useSaidBeside(text: string, first: boolean): void {
  const said = useRef(first ? undefined : text);
  useEffect(() => {
    if (said.current === text) return;
    said.current = text;
    announceBeside(text);
  }, [text]);
  useEffect(() => () => announceBeside(''), []);
}
