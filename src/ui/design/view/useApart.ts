import { useRef } from 'react';
import { useLanguage } from '../../words';
import { isApart } from '../document/facts';
import { useDesk } from './desk';

/** Whether two languages have said something of their own while the field is there: where they become alike on the way, they are still two. */
export function useApart(said: { readonly en: string; readonly fr: string } | undefined): boolean {
  const { first } = useDesk();
  const language = useLanguage();
  const apart = useRef(false);
  apart.current ||= said !== undefined && isApart(said, language, first);
  return apart.current;
}
