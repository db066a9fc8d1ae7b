/* What a person reads beside the words of the screens: rulebooks, lessons, examples, battles. */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import ts from 'typescript';

const root = join(import.meta.dirname, '../..');

/** A text with its file and line, from the root of the repository. */
export type PlacedText = readonly [place: string, text: string];

/** Every text of a file that holds one language, or, of one that holds both, those under the name of the language. */
function textsIn(file: string, language: string, both: boolean): PlacedText[] {
  const source = ts.createSourceFile(file, readFileSync(join(root, file), 'utf8'), ts.ScriptTarget.ES2022, true);
  const found: PlacedText[] = [];
  const visit = (node: ts.Node, inside: boolean): void => {
    const isNamed = ts.isPropertyAssignment(node) && node.name.getText().replaceAll(/['"]/g, '') === language;
    const isText = ts.isStringLiteralLike(node) && !ts.isImportDeclaration(node.parent);
    if (inside && isText && /\p{L} /u.test(node.text)) {
      found.push([`${file}:${source.getLineAndCharacterOfPosition(node.getStart()).line + 1}`, node.text]);
    }
    ts.forEachChild(node, (child) => visit(child, inside || isNamed));
  };
  visit(source, !both);
  return found;
}

/** The files of the house whose path from the root fits. */
const filesLike = (path: RegExp): readonly string[] =>
  readdirSync(join(root, 'src'), { recursive: true, encoding: 'utf8' })
    .map((file) => `src/${file.replaceAll('\\', '/')}`)
    .filter((file) => path.test(file));

/** All texts of a language that stand outside the words of the screens. */
export function proseOf(language: 'en' | 'fr'): readonly PlacedText[] {
  const alone = filesLike(new RegExp(`^src/ui/(?:learn/words|systems/\\w+/rulebook(?:/further)?)/${language}\\.ts$`));
  const together = filesLike(/^src\/(?:ui\/systems\/\w+\/(?:lessons|examples)\/\w+\.ts)$/);
  const battles = filesLike(new RegExp(`^src/scenarios/battles/[\\w-]+/${language}\\.json$`));
  if (alone.length < 4 || together.length < 30 || battles.length < 13) throw new Error('the texts are no longer where they were');
  return [
    ...[...alone, ...battles].flatMap((file) => textsIn(file, language, false)),
    ...together.flatMap((file) => textsIn(file, language, true)),
  ];
}
