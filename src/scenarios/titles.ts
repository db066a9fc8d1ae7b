import type { Battle, Said, Variant } from './battle';

/** What of a battle its titles are made of. */
export type Titled = Pick<Battle, 'title'> & { readonly variants?: readonly Pick<Variant, 'name'>[] | undefined };

/** What a game of a battle is called: `Alesia · The relief comes in one body`. */
export const titleWith = ({ title }: Pick<Battle, 'title'>, variant: Pick<Variant, 'name'> | undefined): Said =>
  variant ? { en: `${title.en} · ${variant.name.en}`, fr: `${title.fr} · ${variant.name.fr}` } : title;

/** The title of a game in a language, if it is still called after its battle or a variant of that, or has no name; else as it was given. */
export function titleIn(battle: Titled, title: string | undefined, language: keyof Said): string {
  const titles = [undefined, ...(battle.variants ?? [])].map((variant) => titleWith(battle, variant));
  return titles.find(({ en, fr }) => title === en || title === fr)?.[language] ?? (title || battle.title[language]);
}

/** What the two sides of a battle are called in a language. */
export const sidesIn = (
  { sides: [first, second] }: { readonly sides: readonly [{ readonly name: Said }, { readonly name: Said }] },
  language: keyof Said,
): readonly [string, string] => [first.name[language], second.name[language]];
