import { useEffect, useState } from 'react';

/** Whether the window is as the query says. */
export function useMedia(query: string): boolean {
  const [met, set] = useState(() => window.matchMedia(query).matches);
  useEffect(() => {
    const list = window.matchMedia(query);
    const look = () => set(list.matches);
    look();
    list.addEventListener('change', look);
    return () => list.removeEventListener('change', look);
  }, [query]);
  return met;
}
