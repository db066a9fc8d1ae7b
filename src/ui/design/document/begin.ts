import type { Battle, Said } from '../../../scenarios';
import type { DrawingRules } from '../rules';
import { type Drawing, type DrawnPosition, isSameSize, sizeOf } from './drawing';
import { countOf, sideOf } from './pieces';

/** What a drawing says of itself before anybody has written something. */
export interface FirstTexts {
  readonly title: Said;
  readonly sides: readonly [Said, Said];
  readonly leader: Said;
  readonly about: Said;
  readonly date: Said;
  readonly place: Said;
  readonly story: Said;
  readonly ground: Said;
  readonly try: readonly [Said, Said];
  readonly source: Said;
  readonly version: Said;
  readonly versionAbout: Said;
}

export const both = (text: string): Said => ({ en: text, fr: text });

/** Whether a text is still the one that a drawing began with, in its language; versions after the first have a number behind it. */
export const isFirst = (texts: FirstTexts, language: keyof Said, text: string): boolean => {
  const { sides, try: hints, ...others } = texts;
  const plain = text.replace(/ \d+$/, '');
  return [...sides, ...hints, ...Object.values(others)].some((said) => said[language] === plain);
};

/** What a battle that is drawn from a position of another takes from that: the names of its sides, and those on its map if it has that size. */
export type NamedBy = Pick<Battle, 'sides' | 'many' | 'places' | 'position'>;

const namesOf = (
  { sides, many, places, position }: NamedBy,
  drawn: DrawnPosition,
): Partial<Pick<Drawing, 'sides' | 'many' | 'places'>> => ({
  sides,
  ...(many ? { many } : {}),
  ...(places && isSameSize(sizeOf(position), sizeOf(drawn)) ? { places } : {}),
});

/** A battle about a position, with texts that can be played with until there are better ones; `of`: the position is one of that battle. */
export function drawingOf(rules: DrawingRules, position: DrawnPosition, texts: FirstTexts, of?: NamedBy): Drawing {
  const sideNamed = (side: 0 | 1) => {
    const { name } = sideOf(rules, position, side);
    const first = texts.sides[side];
    // A position calls its sides in English.
    return { name: name && name !== first.en ? both(name) : first, leader: texts.leader, about: texts.about };
  };
  const most = (count: number) => Math.min(200, Math.max(1, count));
  return {
    id: 'mine',
    title: texts.title,
    date: texts.date,
    place: texts.place,
    year: 1,
    age: 'classical',
    difficulty: 'medium',
    story: texts.story,
    ground: texts.ground,
    sides: [sideNamed(0), sideNamed(1)],
    special: [],
    try: [...texts.try],
    size: { counters: [most(countOf(rules, position, 0)), most(countOf(rules, position, 1))], minutes: 30 },
    sources: [texts.source],
    recommended: [],
    ...(of ? namesOf(of, position) : {}),
    position,
  };
}

/** An empty ground with two sides that have names. */
export const blankDrawing = (rules: DrawingRules, map: Readonly<Record<string, string | number>>, texts: FirstTexts): Drawing =>
  drawingOf(rules, rules.blank(map, [texts.sides[0].en, texts.sides[1].en]), texts);
