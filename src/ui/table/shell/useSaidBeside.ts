import { useEffect, useRef } from 'react';
import { announceBeside } from '../../app/announce';

/** Says what stands beside the map of what is pointed at, and again when that changes; `first`: already when it comes up. Each speaker has a name. */
export function useSaidBeside(by: string, text: string, first: boolean): void {
  const said = useRef(first ? undefined : text);
  useEffect(() => {
    if (said.current === text) return;
    said.current = text;
    announceBeside(by, text);
  }, [by, text]);
  useEffect(() => () => announceBeside(by, ''), [by]);
}
