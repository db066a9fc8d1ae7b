import type { Battle, Said } from '../../../scenarios';
import type { DrawingRules } from '../rules';
import { type Drawing, type DrawnPosition, isSameSize, type Path, sizeOf } from './drawing';
import { countOf, sideOf } from './pieces';

/** What a drawing says of itself before anybody has written something. */
export interface FirstTexts {
  readonly title: Said;
  /** Before the title of what a drawing from the table was taken from. */
  readonly fromTable: Said;
  /** Behind the title of a copy. */
  readonly copy: Said;
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

const withoutEnd = (text: string, end: string): string => (text.endsWith(end) ? withoutEnd(text.slice(0, -end.length), end) : text);

/** A copy says that it is one in the language of who made it. */
const uncopied = ({ copy }: FirstTexts, { en, fr }: Said): Said => ({ en: withoutEnd(en, copy.en), fr: withoutEnd(fr, copy.fr) });

/** The pairs that may have stood at a place of a drawing before anybody wrote there; sentences and versions move up where one before them is taken away. */
function firstsAt(texts: FirstTexts, [part, at, field]: Path, said: Said): readonly Said[] {
  switch (part) {
    case 'title': {
      const { title, fromTable } = texts;
      const from = said.en.slice(fromTable.en.length);
      return [title, { en: fromTable.en + from, fr: fromTable.fr + from }];
    }
    case 'date':
    case 'place':
    case 'story':
    case 'ground':
      return [texts[part]];
    case 'sides':
      return [field === 'name' ? texts.sides[at as 0 | 1] : texts[field as 'leader' | 'about']];
    case 'try':
      return texts.try;
    case 'sources':
      return [texts.source];
    case 'variants': {
      const number = / \d+$/.exec(said.en)?.[0] ?? '';
      return field === 'name' ? [{ en: texts.version.en + number, fr: texts.version.fr + number }] : [texts.versionAbout];
    }
    default:
      return [];
  }
}

/** Whether what is said at a place of a drawing still is, in both languages, what stood there first: one of the two may well be meant. */
export function isFirst(texts: FirstTexts, path: Path, said: Said): boolean {
  const plain = path[0] === 'title' ? uncopied(texts, said) : said;
  return firstsAt(texts, path, plain).some(({ en, fr }) => plain.en === en && plain.fr === fr);
}

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
