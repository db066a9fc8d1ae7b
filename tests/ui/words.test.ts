import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import ts from 'typescript';
import { describe, expect, test } from 'vitest';
import { landHelp as landHelpEn } from '../../src/ui/systems/ancients/words/en/help';
import { landHelp as landHelpFr } from '../../src/ui/systems/ancients/words/fr/help';
import { odds as landOdds } from '../../src/ui/systems/ancients/words/fr/odds';
import { en as seaEn } from '../../src/ui/systems/naval/words/en';
import { seaHelp as seaHelpEn } from '../../src/ui/systems/naval/words/en/help';
import { fr as seaFr } from '../../src/ui/systems/naval/words/fr';
import { seaHelp as seaHelpFr } from '../../src/ui/systems/naval/words/fr/help';
import { branches as branchesEn } from '../../src/ui/words/branches/en';
import { branches as branchesFr } from '../../src/ui/words/branches/fr';
import { counsel as counselEn } from '../../src/ui/words/counsel/en';
import { counsel as counselFr } from '../../src/ui/words/counsel/fr';
import { dialogs as dialogsEn } from '../../src/ui/words/dialogs/en';
import { dialogs as dialogsFr } from '../../src/ui/words/dialogs/fr';
import { en } from '../../src/ui/words/en';
import { fr } from '../../src/ui/words/fr';
import { faces } from '../../src/ui/words/fr/nouns';
import { en as helpEn } from '../../src/ui/words/help/en';
import { fr as helpFr } from '../../src/ui/words/help/fr';
import { lab as labEn } from '../../src/ui/words/lab/en';
import { lab as labFr } from '../../src/ui/words/lab/fr';
import { en as lessonsEn } from '../../src/ui/words/lessons/en';
import { fr as lessonsFr } from '../../src/ui/words/lessons/fr';
import { luck as luckEn } from '../../src/ui/words/luck/en';
import { luck as luckFr } from '../../src/ui/words/luck/fr';
import { report as reportEn } from '../../src/ui/words/report/en';
import { report as reportFr } from '../../src/ui/words/report/fr';
import { settings as settingsEn } from '../../src/ui/words/settings/en';
import { settings as settingsFr } from '../../src/ui/words/settings/fr';
import { proseOf } from './prose';

type Leaf = readonly [path: string, value: unknown];

function leaves(value: unknown, path = ''): Leaf[] {
  if (typeof value !== 'object' || value === null) return [[path, value]];
  return Object.entries(value).flatMap(([key, part]) => leaves(part, path === '' ? key : `${path}.${key}`));
}

const [english, french] = [
  leaves({
    ...en,
    naval: seaEn,
    lab: labEn,
    help: [helpEn, landHelpEn, seaHelpEn],
    lessons: lessonsEn,
    counsel: counselEn,
    settings: settingsEn,
    branches: branchesEn,
    dialogs: dialogsEn,
    report: reportEn,
    luck: luckEn,
  }),
  leaves({
    ...fr,
    naval: seaFr,
    lab: labFr,
    help: [helpFr, landHelpFr, seaHelpFr],
    lessons: lessonsFr,
    counsel: counselFr,
    settings: settingsFr,
    branches: branchesFr,
    dialogs: dialogsFr,
    report: reportFr,
    luck: luckFr,
  }),
];

test('both languages have the same words', () => {
  expect(french.map(([path]) => path).sort()).toEqual(english.map(([path]) => path).sort());
});

test('what is a sentence with parameters in one is one in the other', () => {
  const functions = (all: readonly Leaf[]) => all.filter(([, value]) => typeof value === 'function').map(([path]) => path);
  expect(functions(french).sort()).toEqual(functions(english).sort());
});

test.each([
  ['English', english],
  ['French', french],
] as const)('no word of %s is empty', (_, all) => {
  const empty = all.filter(([, value]) => typeof value === 'string' && value.trim() === '').map(([path]) => path);
  expect(empty).toEqual([]);
});

const folder = join(import.meta.dirname, '../../src/ui/words');

/** A template as a text, with a 0 for whatever is put in. */
function textOf(node: ts.Node): string | undefined {
  if (ts.isStringLiteralLike(node)) return node.text;
  return ts.isTemplateExpression(node) ? node.head.text + node.templateSpans.map(({ literal }) => `0${literal.text}`).join('') : undefined;
}

/** No text for people: what is imported, compared or a name. */
function isCode({ parent }: ts.Node): boolean {
  return ts.isImportDeclaration(parent) || ts.isBinaryExpression(parent) || ts.isLiteralTypeNode(parent) || ts.isPropertyName(parent);
}

/** Every text of a language, also those inside its sentences, with its file and line. */
function textsOf(language: string): readonly (readonly [place: string, text: string])[] {
  const found: [string, string][] = [];
  const wings = ['ancients', 'naval', 'baw'].map((wing) => `../systems/${wing}/words/${language}`);
  const rooms = [language, ...wings].flatMap((room) => readdirSync(join(folder, room)).map((file) => `${room}/${file}`));
  const files = [
    ...rooms,
    ...['lab', 'help', 'lessons', 'counsel', 'settings', 'design', 'dialogs', 'report', 'luck', 'branches'].map(
      (of) => `${of}/${language}.ts`,
    ),
  ];
  for (const file of files) {
    const source = ts.createSourceFile(file, readFileSync(join(folder, file), 'utf8'), ts.ScriptTarget.ES2022, true);
    const visit = (node: ts.Node): void => {
      const text = textOf(node);
      const named = ts.isPropertyAssignment(node.parent ?? node) && (node.parent as ts.PropertyAssignment).name === node;
      if (text !== undefined && /\p{L}/u.test(text) && !named && !isCode(node)) {
        found.push([`${file}:${source.getLineAndCharacterOfPosition(node.getStart()).line + 1}`, text]);
      }
      ts.forEachChild(node, visit);
    };
    visit(source);
  }
  return found;
}

const source = join(import.meta.dirname, '../../src');
const filesIn = (room: string) => readdirSync(join(source, room)).map((file) => `${room}/${file}`);

/** What a file says in French, where it says everything in both languages side by side. */
function frenchBeside(file: string): readonly (readonly [place: string, text: string])[] {
  const text = readFileSync(join(source, file), 'utf8');
  const found = [...text.matchAll(/\bfr"?: (?:'([^']*)'|"([^"]*)"|`([^`]*)`)/g)];
  return found.map(({ index, 1: one, 2: two, 3: three }) => [
    `${file}:${text.slice(0, index).split('\n').length}`,
    one ?? two ?? three ?? '',
  ]);
}

/** Every text of a file of words that are data. */
function textsUnder(file: string): readonly (readonly [place: string, text: string])[] {
  const found: [string, string][] = [];
  JSON.parse(
    readFileSync(join(source, file), 'utf8'),
    (key, value) => void (typeof value === 'string' && found.push([`${file}: ${key}`, value])),
  );
  return found;
}

/** What the rulebook, its examples, the lessons, the drawing table and the battles say in French. */
const teaching = [
  ...['ui/design/tour.ts', ...['ancients', 'naval', 'baw'].map((game) => `ui/systems/${game}/design/said.ts`)].flatMap(frenchBeside),
  ...['ancients', 'naval', 'baw'].flatMap((game) => [
    ...['examples', 'lessons'].flatMap((room) => filesIn(`ui/systems/${game}/${room}`)).flatMap(frenchBeside),
    [`ui/systems/${game}/rulebook/fr.ts`, readFileSync(join(source, `ui/systems/${game}/rulebook/fr.ts`), 'utf8')] as const,
  ]),
  ...filesIn('scenarios/battles').flatMap((folder) => textsUnder(`${folder}/fr.json`)),
];

const texts = { en: textsOf('en'), fr: textsOf('fr') };
const englishProse = proseOf('en');

const wrongIn = (language: 'en' | 'fr', wrong: RegExp) => texts[language].filter(([, text]) => wrong.test(text));
const wrongInTeaching = (wrong: RegExp) =>
  teaching.flatMap(([place, text]) => {
    const found = wrong.exec(text);
    return found ? [[place, text.slice(Math.max(0, found.index - 30), found.index + 40)]] : [];
  });

describe('French is set as French is', () => {
  const rules: readonly (readonly [why: string, wrong: RegExp])[] = [
    ['a straight apostrophe', /\p{L}'\p{L}/u],
    ['straight quotes', /"/],
    ['English quotes', /[“”]/],
    ['a plain space before ; : ! ? » %', / [;:!?»%]/],
    ['no space before ; ! ? »', /[^\s\u00a0\u202f?!(][;!?»]/],
    ['a plain space after «', /« /],
    ['three dots', /\.\.\./],
    ['two spaces', / {2}/],
  ];
  const terms: readonly (readonly [why: string, wrong: RegExp])[] = [
    // Units are also « archers », « chevaliers », « chars »: a sentence about one names it.
    ['a sentence that begins with a unit’s pronoun', /^Elles? /u],
    ['a unit that is « elle » with no noun', /chefs? avec elle\b|tirer sur elle\b|la menace\b/u],
    [
      '« côté » for a side in the battle',
      /\b(?:les deux|chaque|quel|quels|son propre|au|du même|premier|second|dans un) côtés? (?!d’hex)|l’autre côté \(|côtés échangés/iu,
    ],
    ['« graine » for what the dice begin with', /graine/iu],
    ['« carton » for the card between players', /carton/iu],
    ['marines that go « sur » a ship', /(?:vont|va|passe|passent)(?: jamais)? sur (?:un|le) navire/u],
    // Names of armies stand without their article: « Grecs », « Perse ».
    ['« désordre » for disorganisation', /désordre/iu],
    ['« chances de victoire » for those of winning', /chances? de victoire/iu],
    ['the name of an army in the middle of a sentence', /\b(?:question pour|joue|concède à|victoire,) 0/iu],
  ];
  /** Neither at the table nor in what teaches the game. */
  const everywhere: readonly (readonly [why: string, wrong: RegExp])[] = [
    [
      '« côté » for a side in the battle',
      /côtés? (?:sombres?|clairs?|nommé)|(?:chaque|un) côté (?:marque|choisit|a\b)|change[zr]? de côté/iu,
    ],
    ['units that are « orientées du même côté »', /(?:orientée?s|regardent) du même côté/u],
    ['« tir au but » for a hit', /tirs? au but/iu],
    ['« valider » for to confirm', /\bvalide(?:r|z)\b|\bvalidée?s?\b/iu],
    ['« facultatives » for the optional rules', /règles? facultatives?/iu],
    ['« concéder » for to give a battle up', /conc[éè]d(?:er|é|e)|concession/iu],
    ['« plateau », « panneau » and « pièce » for map, panel and counter', /\b(?:plateau|panneau|pièces?)\b/iu],
    ['« coup » for an action of the game', /\b(?:coups? (?:suit|suivent|en a)|après le coup|coups de chaque)\b/iu],
    ['« ordonner » with no noun', /être ordonnée?s?\b|pour l’ordonner|ou ordonner/u],
    ['« au pillage de » a camp', /au pillage d[’e]/u],
    ['« prier » for to ask', /\bprie[rz]\b/u],
    [
      '« le programme » for the computer that plays',
      /(?:contre|confié au|conseil du|tour du) programme|programme (?:joue|mène|dit ce qu’il ferait)|par le programme/iu,
    ],
    ['« change de main »', /change de main\b/u],
    [
      '« donner » for to lose of one’s own choice',
      /\bdonn(?:er|e|ent|é) (?:un|le|leur) marin\b|marin (?:est donné|à donner)|\bdonner l’unité| : à donner/u,
    ],
    ['« un touché » and « coup au but » for a hit', /coups? au but|\b(?:un|deux|des) touchés?\b/iu],
    ['« rangée du haut » for the edge that ships leave by', /rangée du haut/u],
    ['a game’s English name before a colon', /^Ancient World\b/u],
  ];
  test.each([...rules, ...terms, ...everywhere])('not %s', (_, wrong) => expect(wrongIn('fr', wrong)).toEqual([]));
  test('what teaches the game is read', () => {
    expect(teaching.length).toBeGreaterThan(700);
  });
  test.each(everywhere)('nor, in what teaches the game, %s', (_, wrong) => expect(wrongInTeaching(wrong)).toEqual([]));
});

test('a disordered counter is told by its hatches: only one side’s is paler for it', () => {
  const lessons = (['en', 'fr'] as const).flatMap((language) => proseOf(language).filter(([place]) => place.includes('ancients/lessons/')));
  expect(lessons.length).toBeGreaterThan(100);
  expect(lessons.filter(([, text]) => /\b(?:pale|pâle)/iu.test(text))).toEqual([]);
});

test('what plays and rolls dice is « the computer », and not the program', () =>
  expect(wrongIn('en', /\bthe program (?:rolls|plays|buys?)\b/iu)).toEqual([]));

test('two faces of the die are told with « ou », three with « à »', () => {
  expect([faces(3, 3), faces(1, 2), faces(1, 3)]).toEqual(['3', '1 ou 2', '1 à 3']);
  expect([fr.pages.battles.rally(2), landOdds.onDice([1, 2]), landOdds.onDice([2, 3, 4, 5])]).toEqual([
    'se rallie sur 1 ou 2',
    'dé 1 ou 2',
    'dés 2 à 5',
  ]);
});

describe('English is set as English is', () => {
  const rules: readonly (readonly [why: string, wrong: RegExp])[] = [
    ['a straight apostrophe', /\p{L}'\p{L}/u],
    ['straight quotes', /"/],
    ['a space before ; : ! ?', /[ \u00a0][;:!?](?:\s|$)/],
    ['three dots', /\.\.\./],
    ['two spaces', / {2}/],
  ];
  const terms: readonly (readonly [why: string, wrong: RegExp])[] = [
    ['“who” for whoever', /(?:^|[.;:] |, )[Ww]ho (?:cannot|accepts?|pays|stands|retreats|searches|gathers)\b[^?]*[.;]|\bwith who is\b/u],
    ['“toward” and a compass without its hyphen', /\btoward\b(?!”)|\b(?:north|south)(?:east|west)\b/iu],
    ['dice that are thrown', /\bthrow(?:s|n)? (?:all |every |the )?(?:die|dice|it from)\b/iu],
    ['odds that are struck', /\bodds (?:are|is) struck\b/iu],
    ['“before the combat”', /\bbefore the combat\b(?! do)/iu],
    ['an army that is put to panic', /\bput .{0,20}to panic\b/iu],
    ['“over no river”', /\bover no river\b/iu],
    ['a unit that is no infantry', /\bit is no infantry\b/iu],
    ['the opponent as the program', /\b(?:against|by) the program\b|\bthe program (?:plays?|leads?|looks|answers|gives)\b/iu],
    ['“plays” of a record for its actions', /\bone play\b|\bthe plays\b|(?<!the )\b0 plays\b/iu],
    [
      'chances that “hit 3 in 6”',
      /\b(?:hits|sinks|damages|eliminates|suffers|harm)(?: it)? 0[,;.:]?$|\b(?:hits|sinks it|damages it) [1-6] in 6/u,
    ],
    ['“how it stands” for how things stand', /\bhow it st(?:ands|ood)(?: \(|,? turn|$| then)/iu],
    ['a way that is shut', /\b(?:side|way|way out|way in|hex) is shut\b/iu],
    ['counters that are taken in', /\btak(?:e|en|es) .{0,30}\bin(?:to a line)?(?: or leave|, or leave|:)/iu],
    ['“in this turn”', /\b(?:attack|moves?|attacks?|back|order|aside|strength)(?: already)? in this turn\b(?! and)/iu],
  ];
  test.each([...rules, ...terms])('not %s', (_, wrong) => expect(wrongIn('en', wrong)).toEqual([]));
  test.each(terms)('nor in rulebooks, lessons, examples and battles %s', (_, wrong) => {
    expect(englishProse.filter(([, text]) => wrong.test(text))).toEqual([]);
  });
});
