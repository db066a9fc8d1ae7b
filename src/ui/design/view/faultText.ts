import type { Language } from '../../../store/preferences';
import type { DesignWords } from '../../words/design';
import type { Drawing, Side } from '../document/drawing';
import { kindsOf } from '../document/pieces';
import { variedDrawing } from '../document/variants';
import type { DrawingRules } from '../rules';
import { nameOfSide } from './desk';

const keysOf = (at: string): string[] => at.match(/[^.[\]]+/g) ?? [];

/** Where a fault is, in the reader's language: `position.armies[0].units[2]` is “Egypt, piece 3”. */
export function placeSaid(words: DesignWords, language: Language, rules: DrawingRules, drawing: Drawing, at: string): string {
  const { places } = words;
  const field = (key: string) => places.fields[key] ?? key;
  const keys = keysOf(at);
  const [first = '', second = '', third = ''] = keys;
  const inLanguage = (said: string): string =>
    keys.at(-1) === 'en' ? places.english(said) : keys.at(-1) === 'fr' ? places.french(said) : said;
  if (first === 'position') return inPosition(words, language, rules, drawing, keys.slice(1));
  if (first === 'variants' && second !== '') {
    const i = Number(second);
    const name = drawing.variants?.[i]?.name[language] ?? String(i + 1);
    const inside = () => inPosition(words, language, rules, variedDrawing(drawing, i), keys.slice(3));
    return inLanguage(places.version(name, third === 'position' ? inside() : field(third)));
  }
  if (first === 'sides' && second !== '') {
    return inLanguage(places.of(nameOfSide(drawing, Number(second) as Side, language, words.sides.number(Number(second))), field(third)));
  }
  if (/^\d+$/.test(second)) return inLanguage(places.list(field(first), Number(second) + 1));
  return inLanguage(field(first === 'size' ? second : first));
}

function inPosition(words: DesignWords, language: Language, rules: DrawingRules, drawing: Drawing, keys: readonly string[]): string {
  const { places } = words;
  const [first = '', second = '', third = '', fourth] = keys;
  const field = (key: string) => places.fields[key] ?? key;
  const army = () => nameOfSide(drawing, Number(second) as Side, language, words.sides.number(Number(second)));
  if (first === rules.sides && second !== '') {
    if (third === '') return army();
    const kind = kindsOf(rules).find((one) => one.field === third);
    if (kind?.id === 'piece' && fourth !== undefined) return places.unit(army(), Number(fourth) + 1);
    const number = rules.sideNumbers.find(({ key }) => key === third)?.name[language];
    return places.of(army(), number ?? kind?.name[language] ?? field(third));
  }
  if (first === 'victory' && second !== '') return places.term(Number(second) + 1);
  if (first === 'types' && second !== '') return places.type(second);
  if (first === 'map') {
    const ground = [...rules.grounds, ...rules.hexsides].find(({ key }) => key === second.replace(/\d$/, ''));
    return places.map(ground?.name[language] ?? field(second));
  }
  return /^\d+$/.test(second) ? places.list(field(first), Number(second) + 1) : field(first);
}
