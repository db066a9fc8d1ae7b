import { type RefObject, useEffect, useRef, useState } from 'react';

/** So many pixels before it comes into view something is near. */
const AHEAD = '400px';

/** True from the moment that an element is nearly in view, or the page is printed. */
export function useNear<Box extends HTMLElement = HTMLElement>(): { readonly box: RefObject<Box | null>; readonly near: boolean } {
  const box = useRef<Box>(null);
  const [near, come] = useState(false);
  useEffect(() => {
    const element = box.current;
    if (near || !element) return;
    const show = () => come(true);
    const watch = new IntersectionObserver((entries) => entries.some(({ isIntersecting }) => isIntersecting) && show(), {
      rootMargin: AHEAD,
    });
    watch.observe(element);
    addEventListener('beforeprint', show);
    return () => {
      watch.disconnect();
      removeEventListener('beforeprint', show);
    };
  }, [near]);
  return { box, near };
}
