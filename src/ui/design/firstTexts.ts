import type { Said } from '../../scenarios';
import type { DesignWords } from '../words/design';
import type { FirstTexts } from './document/begin';

type First = Pick<DesignWords, 'first' | 'fromTable' | 'copyOf'>;
type Both = Readonly<Record<keyof Said, First>>;

const said = ({ en, fr }: Both, of: (words: First) => string): Said => ({ en: of(en), fr: of(fr) });

/** What a drawing begins with, of what is said in either language. */
export const firstTextsOf = (words: Both): FirstTexts => ({
  title: said(words, ({ first }) => first.title),
  fromTable: said(words, ({ fromTable }) => fromTable('')),
  copy: said(words, ({ copyOf }) => copyOf('')),
  sides: [said(words, ({ first }) => first.sides[0]), said(words, ({ first }) => first.sides[1])],
  leader: said(words, ({ first }) => first.leader),
  about: said(words, ({ first }) => first.about),
  date: said(words, ({ first }) => first.date),
  place: said(words, ({ first }) => first.place),
  story: said(words, ({ first }) => first.story),
  ground: said(words, ({ first }) => first.ground),
  try: [said(words, ({ first }) => first.try[0]), said(words, ({ first }) => first.try[1])],
  source: said(words, ({ first }) => first.source),
  version: said(words, ({ first }) => first.version),
  versionAbout: said(words, ({ first }) => first.versionAbout),
});

/** The same, fetched; `from`: what it is called that it was taken from. */
export async function fetchFirstTexts(from?: string): Promise<FirstTexts> {
  // Those of the reader's language are there already.
  const [{ en }, { fr }] = await Promise.all([import('../words/design/en'), import('../words/design/fr')]);
  const words = { en, fr };
  const first = firstTextsOf(words);
  return from === undefined ? first : { ...first, title: said(words, ({ fromTable }) => fromTable(from)) };
}
