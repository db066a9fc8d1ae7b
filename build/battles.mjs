import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** As `src/scenarios/modules.d.ts` declares them. */
const MODULE = 'virtual:battles/';
const FOLDER = 'src/scenarios/battles';

/** The same texts in two languages as `{ en, fr }` each, wherever they stand; what one of them lacks is undefined. */
function beside(en, fr) {
  const one = en ?? fr;
  if (Array.isArray(one)) return Array.from({ length: Math.max(en?.length ?? 0, fr?.length ?? 0) }, (_, i) => beside(en?.[i], fr?.[i]));
  if (typeof one !== 'object') return { en, fr };
  return Object.fromEntries(Object.keys({ ...en, ...fr }).map((key) => [key, beside(en?.[key], fr?.[key])]));
}

/** A battle's data with its words, and those of its variants with theirs, in their order. */
function joined(data, words) {
  const variants = (data.variants ?? words.variants)?.map((_, i) => ({ ...data.variants?.[i], ...words.variants?.[i] }));
  return { ...data, ...words, ...(variants ? { variants } : {}) };
}

/** What lists of battles show and sort by. */
function factsOf({ id, title, date, place, year, age, difficulty, beginners = false, size, variants, position: { system, map } }) {
  const facts = { id, title, date, place, year, age, difficulty, beginners, size, system, map: { columns: map.columns, rows: map.rows } };
  return variants ? { ...facts, variants: variants.map(({ name }) => ({ name })) } : facts;
}

const namesIn = ({ sides }, language) => sides.map(({ name }) => name[language]);
const withMany = (names, { many }) => (many ? { ...names, many } : names);

/** What the sides are called in both languages, and in one. */
const namesOf = (battle) => withMany({ en: namesIn(battle, 'en'), fr: namesIn(battle, 'fr') }, battle);
const sidesIn = (battle, language) => withMany({ names: namesIn(battle, language) }, battle);

/** The games in the order of lists of battles. */
const GAMES = ['ancients', 'naval', 'baw'];
const gameOf = ({ position }) => GAMES.indexOf(position.system ?? 'ancients');

/** Those on land, those at sea, those of the Ancient World; first those to begin with, then the oldest. */
const inOrder = (one, other) =>
  gameOf(one) - gameOf(other) ||
  Number(other.beginners ?? false) - Number(one.beginners ?? false) ||
  one.year - other.year ||
  (one.id < other.id ? -1 : 1);

/** Every battle of a checkout of the house, from the folder that bears its name: its data, and its words in either language. */
export function readBattles(root = process.cwd()) {
  const folder = join(root, FOLDER);
  const read = (id, file) => JSON.parse(readFileSync(join(folder, id, `${file}.json`), 'utf8'));
  const battleIn = (id) => joined(read(id, 'battle'), beside(read(id, 'en'), read(id, 'fr')));
  return readdirSync(folder)
    .filter((id) => existsSync(join(folder, id, 'battle.json')))
    .map(battleIn)
    .sort(inOrder);
}

const exported = (value) => `export default ${JSON.stringify(value)};`;

/** The modules by their names: what all pages may carry of every battle is short, and each battle itself is fetched alone. */
function sourceOf(name, all) {
  switch (name) {
    case 'facts':
      return exported(all.map(factsOf));
    case 'sides/en':
    case 'sides/fr':
      return exported(Object.fromEntries(all.map((battle) => [battle.id, sidesIn(battle, name.slice(-2))])));
    case 'sides':
      return exported(Object.fromEntries(all.map((battle) => [battle.id, namesOf(battle)])));
    case 'all':
      return exported(all);
    case 'one':
      return `export default { ${all.map(({ id }) => `${JSON.stringify(id)}: () => import('${MODULE}of/${id}')`).join(', ')} };`;
    default:
      return exported(all.find(({ id }) => name === `of/${id}`));
  }
}

/** Finds the battles in their folder, for Vite and for Rolldown: nobody who adds one writes its name anywhere else. */
export function battles(root = process.cwd()) {
  let all;
  const fresh = () => {
    all = undefined;
  };
  return {
    name: 'battles',
    resolveId: (source) => (source.startsWith(MODULE) ? `\0${source}` : undefined),
    load(id) {
      if (!id.startsWith(`\0${MODULE}`)) return undefined;
      all ??= readBattles(root);
      return sourceOf(id.slice(MODULE.length + 1), all);
    },
    buildStart: fresh,
    hotUpdate({ file }) {
      if (!file.includes(FOLDER)) return;
      fresh();
      this.environment.moduleGraph.invalidateAll();
      this.environment.hot.send({ type: 'full-reload' });
    },
  };
}
