import type { Battle, Said } from '../../../scenarios';
import type { DrawingRules } from '../rules';
import { type Drawing, type DrawnPosition, isSameSize, sizeOf } from './drawing';
import { countOf, sideOf } from './pieces';

/** What a drawing says of itself before anybody has written something, in the reader's language. */
export interface FirstTexts {
  readonly title: string;
  readonly sides: readonly [string, string];
  readonly leader: string;
  readonly about: string;
  readonly date: string;
  readonly place: string;
  readonly story: string;
  readonly ground: string;
  readonly try: readonly [string, string];
  readonly source: string;
  readonly version: string;
  readonly versionAbout: string;
}

export const both = (text: string): Said => ({ en: text, fr: text });

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
    return { name: both(name || texts.sides[side]), leader: both(texts.leader), about: both(texts.about) };
  };
  const most = (count: number) => Math.min(200, Math.max(1, count));
  return {
    id: 'mine',
    title: both(texts.title),
    date: both(texts.date),
    place: both(texts.place),
    year: 1,
    age: 'classical',
    difficulty: 'medium',
    story: both(texts.story),
    ground: both(texts.ground),
    sides: [sideNamed(0), sideNamed(1)],
    special: [],
    try: texts.try.map(both),
    size: { counters: [most(countOf(rules, position, 0)), most(countOf(rules, position, 1))], minutes: 30 },
    sources: [both(texts.source)],
    recommended: [],
    ...(of ? namesOf(of, position) : {}),
    position,
  };
}

/** An empty ground with two sides that have names. */
export const blankDrawing = (rules: DrawingRules, map: Readonly<Record<string, string | number>>, texts: FirstTexts): Drawing =>
  drawingOf(rules, rules.blank(map, texts.sides), texts);
