import type { Said } from '../../scenarios';
import type { DesignWords } from '../words/design';
import type { FirstTexts } from './document/begin';

type First = DesignWords['first'];
type Both = Readonly<Record<keyof Said, First>>;

const said = ({ en, fr }: Both, of: (first: First) => string): Said => ({ en: of(en), fr: of(fr) });

/** What a drawing begins with, of what is said in either language. */
export const firstTextsOf = (first: Both): FirstTexts => ({
  title: said(first, ({ title }) => title),
  sides: [said(first, ({ sides }) => sides[0]), said(first, ({ sides }) => sides[1])],
  leader: said(first, ({ leader }) => leader),
  about: said(first, ({ about }) => about),
  date: said(first, ({ date }) => date),
  place: said(first, ({ place }) => place),
  story: said(first, ({ story }) => story),
  ground: said(first, ({ ground }) => ground),
  try: [said(first, (one) => one.try[0]), said(first, (one) => one.try[1])],
  source: said(first, ({ source }) => source),
  version: said(first, ({ version }) => version),
  versionAbout: said(first, ({ versionAbout }) => versionAbout),
});

/** The same, fetched; `from`: what it is called that it was taken from. */
export async function fetchFirstTexts(from?: string): Promise<FirstTexts> {
  // Those of the reader's language are there already.
  const [{ en }, { fr }] = await Promise.all([import('../words/design/en'), import('../words/design/fr')]);
  const first = firstTextsOf({ en: en.first, fr: fr.first });
  return from === undefined ? first : { ...first, title: { en: en.fromTable(from), fr: fr.fromTable(from) } };
}
