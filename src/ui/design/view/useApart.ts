import { useRef } from 'react';

/** Whether two languages have said something of their own while the field is there: where they become alike on the way, they are still two. */
export function useApart(said: { readonly en: string; readonly fr: string } | undefined): boolean {
  const apart = useRef(false);
  apart.current ||= said !== undefined && said.en !== said.fr;
  return apart.current;
}
