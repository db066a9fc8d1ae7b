import type { Widened } from '..';
import { wordsApart } from '../apart';
import type { report } from './en';

export type ReportWords = Widened<typeof report>;

/** They come with the report. */
export const {
  fetch: fetchReportWords,
  now: reportWords,
  use: useReportWords,
} = wordsApart<ReportWords>('the report', {
  en: async () => (await import('./en')).report,
  fr: async () => (await import('./fr')).report,
});
