import { useEffect } from 'react';
import { useWords } from '../words';

/** The name of the window or tab: what is shown, and the game. */
export function useTitle(title: string | undefined): void {
  const { brand } = useWords().common;
  useEffect(() => {
    document.title = title === undefined || title === brand ? brand : `${title} · ${brand}`;
  }, [title, brand]);
}

/** The same of a screen that is always called so. */
export function Title({ name }: { readonly name: string }): null {
  useTitle(name);
  return null;
}
