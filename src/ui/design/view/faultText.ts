import type { Language } from '../../../store/preferences';
import type { DesignWords } from '../../words/design';
import { type Drawing, type Path, type Side, termsOf } from '../document/drawing';
import { kindsOf } from '../document/pieces';
import { variedDrawing } from '../document/variants';
import type { DrawingRules } from '../rules';
import { nameOfSide } from './session';

const keysOf = (at: string): string[] => at.match(/[^.[\]]+/g) ?? [];

const fieldSaid = ({ places }: DesignWords, key: string): string => places.fields[key] ?? key;

const sideSaid = ({ sides }: DesignWords, language: Language, drawing: Drawing, side: string): string =>
  nameOfSide(drawing, Number(side) as Side, language, sides.number(Number(side)));

/** Lists whose items are not told by their places, which nobody sees. */
const UNCOUNTED = ['options', 'recommended'];

/** A field, or its item where a place in it is named. */
const itemSaid = (words: DesignWords, key: string, at: string): string =>
  /^\d+$/.test(at) && !UNCOUNTED.includes(key) ? words.places.list(fieldSaid(words, key), Number(at) + 1) : fieldSaid(words, key);

/** Where a fault is, in the reader's language: `position.armies[0].units[2]` is “Egypt, piece 3”. */
export function placeSaid(words: DesignWords, language: Language, rules: DrawingRules, drawing: Drawing, at: string): string {
  const { places } = words;
  const keys = keysOf(at);
  const [first = '', second = '', third = ''] = keys;
  const inLanguage = (said: string): string =>
    keys.at(-1) === 'en' ? places.english(said) : keys.at(-1) === 'fr' ? places.french(said) : said;
  if (first === 'position') return inPosition(words, language, rules, drawing, keys.slice(1));
  if (first === 'variants' && second !== '') {
    const i = Number(second);
    const name = drawing.variants?.[i]?.name[language] ?? String(i + 1);
    const inside = () => inPosition(words, language, rules, variedDrawing(drawing, i), keys.slice(3));
    return inLanguage(places.version(name, third === 'position' ? inside() : fieldSaid(words, third)));
  }
  if (first === 'sides' && second !== '') {
    return inLanguage(places.of(sideSaid(words, language, drawing, second), fieldSaid(words, third)));
  }
  if (first === 'size')
    return third === '' ? fieldSaid(words, second) : places.of(sideSaid(words, language, drawing, third), fieldSaid(words, second));
  return inLanguage(itemSaid(words, first, second));
}

/** What a list of hexes of the position is: a term of victory by its own words, else as `placeSaid` has it. */
export function listSaid(words: DesignWords, language: Language, rules: DrawingRules, drawing: Drawing, path: Path): string {
  const [first, at] = path;
  const drawn = first === 'victory' ? termsOf(drawing.position)[Number(at)] : undefined;
  const name = rules.terms.find(({ id }) => id === drawn?.term)?.name[language];
  if (!drawn || name === undefined) return inPosition(words, language, rules, drawing, path.map(String));
  return drawn.by === undefined ? name : words.places.of(sideSaid(words, language, drawing, String(drawn.by - 1)), name);
}

function inPosition(words: DesignWords, language: Language, rules: DrawingRules, drawing: Drawing, keys: readonly string[]): string {
  const { places } = words;
  const [first = '', second = '', third = '', fourth = ''] = keys;
  if (first === rules.sides && second !== '') {
    const army = sideSaid(words, language, drawing, second);
    if (third === '') return army;
    const kind = kindsOf(rules).find((one) => one.field === third);
    if (kind?.id === 'piece' && fourth !== '') return places.unit(army, Number(fourth) + 1);
    const number = [...rules.sideNumbers, ...(rules.sideHexes ?? [])].find(({ key }) => key === third)?.name[language];
    return places.of(army, number ?? kind?.name[language] ?? itemSaid(words, third, fourth));
  }
  if (first === 'victory' && second !== '') return places.term(Number(second) + 1);
  if (first === 'types' && second !== '') {
    const field = rules.typeFields.find(({ key }) => key === third)?.name[language] ?? fieldSaid(words, third);
    return third === '' ? places.type(second) : places.of(places.type(second), field);
  }
  if (first === 'map') {
    const ground = [...rules.grounds, ...rules.hexsides].find(({ key }) => key === second.replace(/\d$/, ''));
    return places.map(ground?.name[language] ?? fieldSaid(words, second));
  }
  return itemSaid(words, first, second);
}
