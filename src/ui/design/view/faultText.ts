import type { Language } from '../../../store/preferences';
import type { DesignWords } from '../../words/design';
import type { Drawing, Side } from '../document/drawing';
import { kindsOf } from '../document/pieces';
import type { DrawingRules } from '../rules';
import { nameOfSide } from './desk';

/** Where a fault is, in the reader's language: `position.armies[0].units[2]` is “Egypt, piece 3”. */
export function placeSaid(words: DesignWords, language: Language, rules: DrawingRules, drawing: Drawing, at: string): string {
  const { places } = words;
  const field = (key: string) => places.fields[key] ?? key;
  const keys = at.match(/[^.[\]]+/g) ?? [];
  const [first = '', second = '', third = '', fourth] = keys[0] === 'position' ? keys.slice(1) : keys;
  const army = () => nameOfSide(drawing, Number(second) as Side, language, words.sides.number(Number(second)));
  if (first === rules.sides && second !== '') {
    if (third === '') return army();
    const kind = kindsOf(rules).find((one) => one.field === third);
    if (kind?.id === 'piece' && fourth !== undefined) return places.unit(army(), Number(fourth) + 1);
    const number = rules.sideNumbers.find(({ key }) => key === third)?.name[language];
    return places.of(army(), number ?? kind?.name[language] ?? field(third));
  }
  if (first === 'sides' && second !== '') return inLanguage(words, places.of(army(), field(third)), keys.at(-1));
  if (first === 'victory' && second !== '') return places.term(Number(second) + 1);
  if (first === 'types' && second !== '') return places.type(second);
  if (first === 'map') {
    const ground = [...rules.grounds, ...rules.hexsides].find(({ key }) => key === second.replace(/\d$/, ''));
    return places.map(ground?.name[language] ?? field(second));
  }
  if (/^\d+$/.test(second)) return inLanguage(words, places.list(field(first), Number(second) + 1), keys.at(-1));
  return inLanguage(words, field(first === 'size' ? second : first), keys.at(-1));
}

const inLanguage = ({ places }: DesignWords, said: string, last: string | undefined): string =>
  last === 'en' ? places.english(said) : last === 'fr' ? places.french(said) : said;
