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

/** A path's numbers as they are needed in a picture: places whole, what is counted from them to a tenth. */
function rounded(path: string): string {
  return path.replace(/([a-zA-Z])([^a-zA-Z]*)/g, (_, command: string, rest: string) => {
    const numbers = [...rest.matchAll(/-?\d*\.?\d+/g)].map(([text], i) => {
      const isPlace = command === 'A' ? i % 7 > 4 : command < 'a';
      return String(isPlace ? Math.round(Number(text)) : Number(text)).replace(/^(-?)0\./, '$1.');
    });
    return command + numbers.join(' ').replaceAll(' -', '-');
  });
}

/** A picture as a file of its own. Its address ends in the theme that it is to wear: `maps/kadesh.svg#dark`; without one it is light. */
export function printPicture(picture: Picture, css: string): string {
  const { sheet, view } = picture;
  const sheets = picture.sheets.replace(UNSEEN, '').replace(/ d="([^"]*)"/g, (_, path: string) => ` d="${rounded(path)}"`);
  const size = `width="${sheet.width}" height="${sheet.height}"`;
  const opened = THEMES.map((theme) => `<g id="${theme}">`).join('');
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${view.width} ${view.height}" width="${view.width}" height="${view.height}">`,
    `<style>${styleOf(css, { ...picture, sheets })}</style>${opened}`,
    `<svg class="board" x="${-view.x}" y="${-view.y}" ${size}><g class="board-sheets">`,
    `<rect ${size} style="fill:var(--board-sheet)"/>${sheets}</g></svg>${'</g>'.repeat(THEMES.length)}</svg>`,
  ].join('');
}
