import postcss, { type Rule } from 'postcss';
import type { Picture } from '../src/ui/pages/maps/pictures';

const THEMES = ['dark', 'contrast'] as const;

/** What is for somebody who hears or touches the map, and names of hexes that are too small to be read. */
const UNSEEN = / (?:aria-[a-z]+|role|data-[a-z]+|preserveAspectRatio)="[^"]*"|<g class="board-names[^"]*">.*?<\/g>/g;

const classesIn = (text: string): ReadonlySet<string> =>
  new Set([...text.matchAll(/ class="([^"]*)"/g)].flatMap(([, names = '']) => names.split(' ')));

/** Whether a selector may meet something in a picture: all the classes that it asks for are there. */
function isMet(selector: string, classes: ReadonlySet<string>): boolean {
  const asked = selector.replace(/:(?:is|not|where|has)\([^)]*\)/g, '');
  if (/:(?!root)/.test(asked)) return false;
  return [...asked.matchAll(/\.([\w-]+)/g)].every(([, name = '']) => classes.has(name));
}

/** The window of a picture is the picture: what the board shows of its hexes at a scale is shown at a width. */
function mediaOf(detail: number, { view, details }: Picture): string {
  const [least, most] = [details[detail - 2], details[detail - 1]].map((scale) => scale && Math.round(view.width * scale));
  return [least && `(min-width:${least}px)`, most && `(max-width:${most - 0.02}px)`].filter(Boolean).join(' and ');
}

const DETAIL = /\[data-detail="(\d)"\]/;

/** A rule as a picture needs it, at the widths that it is for; nothing, if it meets nothing there. */
function kept(rule: Rule, picture: Picture, classes: ReadonlySet<string>): string {
  const met = rule.selectors.filter((selector) => isMet(selector, classes));
  const body = rule.nodes.filter(({ type }) => type === 'decl').join(';');
  return [undefined, '1', '2', '3']
    .map((detail) => {
      const selectors = met.filter((selector) => DETAIL.exec(selector)?.[1] === detail).map((selector) => selector.replace(DETAIL, ''));
      if (selectors.length === 0 || body === '') return '';
      const text = `${selectors.join(',')}{${body}}`;
      return detail === undefined ? text : `@media ${mediaOf(Number(detail), picture)}{${text}}`;
    })
    .join('');
}

/** Without the custom properties that nothing asks for. */
function withoutUnused(css: string): string {
  const asked = new Set([...css.matchAll(/var\((--[\w-]+)/g)].map(([, name]) => name));
  const less = css.replace(/(?<=[{;])(--[\w-]+):[^;{}]*;?/g, (all, name) => (asked.has(name) ? all : ''));
  return less === css ? css : withoutUnused(less);
}

/** At these widths, in pixels, lines and letters have the size on the screen that they have at the table; between them nearly so. */
const WIDTHS = [300, 420, 600, 850, 1200] as const;

const unitsAt = ({ view }: Picture): string =>
  WIDTHS.map((pixels, i) => {
    const rule = `.board-sheets{--board-u:${(view.width / pixels).toFixed(2)}}`;
    return i === 0 ? rule : `@media (min-width:${Math.round(pixels * 0.85)}px){${rule}}`;
  }).join('');

function styleOf(css: string, picture: Picture): string {
  const classes = new Set(['board', 'board-sheets', ...classesIn(picture.sheets)]);
  const rules: string[] = [];
  const root = postcss.parse(css);
  root.walkComments((comment) => void comment.remove());
  // At rules are about the window, movement and paper.
  root.each((node) => void (node.type === 'rule' && rules.push(kept(node, picture, classes))));
  const all = `${rules.join('')}${unitsAt(picture)}`.replace(/:root\[data-theme="(\w+)"\]/g, '#$1:target');
  return withoutUnused(all).replace(/\s+/g, ' ');
}

/** How many numbers each command of a path takes. */
const TAKES: Readonly<Record<string, number>> = { M: 2, L: 2, H: 1, V: 1, C: 6, S: 4, Q: 4, A: 7, Z: 0 };

interface Step {
  /** As it is written: a capital counts from the corner of the map. */
  readonly command: string;
  readonly numbers: readonly number[];
}

/** The steps of a path one by one; undefined where it is written in another way than ours are. */
function stepsOf(path: string): Step[] | undefined {
  const steps: Step[] = [];
  for (const [, command = '', rest = ''] of path.matchAll(/([a-zA-Z])([^a-zA-Z]*)/g)) {
    const given = [...rest.matchAll(/-?\d*\.?\d+/g)].map(([number]) => Number(number));
    const takes = TAKES[command.toUpperCase()];
    if (takes === undefined || (takes === 0 ? given.length > 0 : given.length === 0 || given.length % takes !== 0)) return undefined;
    // What follows the first pair of a move are lines.
    const further = command === 'M' ? 'L' : command === 'm' ? 'l' : command;
    steps.push({ command, numbers: given.slice(0, takes) });
    for (let at = takes; at < given.length; at += takes) steps.push({ command: further, numbers: given.slice(at, at + takes) });
  }
  return steps;
}

const toTenth = (number: number): number => Math.round(number * 10) / 10;

/** The numbers of a step counted from where the pen is: places whole, what was counted from there already to a tenth. */
function counted({ command, numbers }: Step, x: number, y: number): readonly number[] {
  const kind = command.toUpperCase();
  // An arc begins with its radii, how it is turned and two flags.
  const first = kind === 'A' ? 5 : 0;
  return numbers.map((number, i) => {
    if (i < first) return number;
    const from = kind === 'V' || (kind !== 'H' && (i - first) % 2 === 1) ? y : x;
    return toTenth(command === kind ? Math.round(number) - from : number);
  });
}

/** Numbers one after the other, with nothing between them where that is clear; the two flags of an arc are a digit each. */
const joined = (numbers: readonly number[]): string =>
  numbers
    .map((number, i) => {
      const text = String(number).replace(/^(-?)0\./, '$1.');
      const isAfterFlag = numbers.length === 7 && (i === 4 || i === 5);
      return i === 0 || isAfterFlag || text.startsWith('-') ? text : ` ${text}`;
    })
    .join('');

/** How far a step moves the pen. */
function movement(letter: string, numbers: readonly number[]): readonly number[] {
  if (letter === 'h') return [numbers[0]!, 0];
  return letter === 'v' ? [0, numbers[0]!] : numbers.slice(-2);
}

/** A path as it is needed in a picture. */
function shortened(path: string): string {
  let pen = { x: 0, y: 0 };
  let began = pen;
  let text = '';
  let before = '';
  for (const step of stepsOf(path) ?? []) {
    const letter = step.command.toLowerCase();
    if (letter === 'z') {
      text += 'z';
      pen = began;
    } else {
      const numbers = counted(step, pen.x, pen.y);
      const [dx = 0, dy = 0] = movement(letter, numbers);
      pen = { x: toTenth(pen.x + dx), y: toTenth(pen.y + dy) };
      if (letter === 'm') began = pen;
      const own = joined(numbers);
      text += letter !== before || letter === 'm' ? letter + own : own.startsWith('-') ? own : ` ${own}`;
    }
    before = letter;
  }
  return text === '' ? path : text;
}

/** Shorter ones are not worth a name. */
const WORTH_A_NAME = 100;

/** Paths that are drawn several times, such as a wood and its shade, are written once, in front of the others. */
function named(sheets: string): string {
  const times = new Map<string, number>();
  const paths = / d="([^"]*)"/g;
  for (const [, path = ''] of sheets.matchAll(paths)) if (path.length > WORTH_A_NAME) times.set(path, (times.get(path) ?? 0) + 1);
  const several = [...times].filter(([, count]) => count > 1).map(([path]) => path);
  const known = new Map(several.map((path, i) => [path, `p${i}`]));
  const used = sheets.replace(/<path([^>]*) d="([^"]*)"([^>]*)><\/path>/g, (whole, some: string, path: string, others: string) => {
    const name = known.get(path);
    return name === undefined ? whole : `<use${some} href="#${name}"${others}></use>`;
  });
  return `<defs>${several.map((path) => `<path id="${known.get(path)}" d="${path}"/>`).join('')}</defs>${used}`;
}

/** A picture as a file of its own. Its address ends in the theme that it is to wear: `maps/kadesh.svg#dark`; without one it is light. */
export function printPicture(picture: Picture, css: string): string {
  const { sheet, view } = picture;
  const sheets = named(picture.sheets.replace(UNSEEN, '').replace(/ d="([^"]*)"/g, (_, path: string) => ` d="${shortened(path)}"`));
  const size = `width="${sheet.width}" height="${sheet.height}"`;
  const opened = THEMES.map((theme) => `<g id="${theme}">`).join('');
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${view.width} ${view.height}" width="${view.width}" height="${view.height}">`,
    `<style>${styleOf(css, { ...picture, sheets })}</style>${opened}`,
    `<svg class="board" x="${-view.x}" y="${-view.y}" ${size}><g class="board-sheets">`,
    `<rect ${size} style="fill:var(--board-sheet)"/>${sheets}</g></svg>${'</g>'.repeat(THEMES.length)}</svg>`,
  ].join('');
}
