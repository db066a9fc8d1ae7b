/* The map on the screen as a picture that stands alone: an SVG file with the styles written into it, for one cannot count on a style sheet elsewhere. */

const NAMESPACE = 'http://www.w3.org/2000/svg';

/** Passed down to what is inside: written where they change. */
const INHERITED = [
  ...['fill', 'fill-opacity', 'fill-rule', 'stroke', 'stroke-dasharray', 'stroke-linecap', 'stroke-linejoin', 'stroke-opacity'],
  ...['stroke-width', 'paint-order', 'font-family', 'font-size', 'font-weight', 'letter-spacing', 'text-anchor', 'visibility'],
] as const;

/** Not passed down, with what they are where nothing is said. */
const OWN: Readonly<Record<string, string>> = {
  opacity: '1',
  'stop-color': 'rgb(0, 0, 0)',
  'stop-opacity': '1',
  'dominant-baseline': 'auto',
  'clip-path': 'none',
  mask: 'none',
};

/** Letters and room of the lines under the map, in pixels. */
const LINE = 26;
/** A picture is so many pixels wide at least, however narrow its map: the lines need room. */
const LEAST = 600;
/** Of the room of a line, its letters have so much. */
const LETTERS = 0.66;

/** Writes the style as attributes, which the page's policy lets be written. */
function writeStyle(copy: Element, element: Element, parent: CSSStyleDeclaration | undefined): void {
  const own = getComputedStyle(element);
  const changed = INHERITED.filter((name) => own.getPropertyValue(name) !== parent?.getPropertyValue(name));
  const said = Object.keys(OWN).filter((name) => ![OWN[name], ''].includes(own.getPropertyValue(name)));
  for (const name of [...changed, ...said]) copy.setAttribute(name, own.getPropertyValue(name));
}

const FOR_REFERENCE = 'defs, pattern, mask, clipPath, marker, symbol, linearGradient, radialGradient';

/** Writes where the style and the attributes together put an element, seen from what it lies in; pieces' badges lie by the style sheet. */
function writePlace(copy: Element, element: Element, parent: Element | undefined): void {
  if (!(element instanceof SVGGraphicsElement) || !(parent instanceof SVGGraphicsElement) || element.closest(FOR_REFERENCE)) return;
  const [outer, own] = [parent.getCTM(), element.getCTM()];
  if (!outer || !own) return;
  copy.removeAttribute('transform');
  const { a, b, c, d, e, f } = outer.inverse().multiply(own);
  const matrix = [a, b, c, d, e, f].map((value) => Number(value.toFixed(3)));
  if (matrix.join() !== '1,0,0,1,0,0') copy.setAttribute('transform', `matrix(${matrix.join(' ')})`);
}

/** A copy with its styles in it, without what is not shown and what only a page needs. */
function copyOf(element: Element, parent?: Element): Element | undefined {
  const style = getComputedStyle(element);
  if (style.display === 'none') return undefined;
  const copy = element.cloneNode() as Element;
  for (const { name } of [...copy.attributes]) {
    if (name === 'class' || name === 'style' || name === 'role' || /^(?:aria|data)-/.test(name)) copy.removeAttribute(name);
  }
  writeStyle(copy, element, parent && getComputedStyle(parent));
  writePlace(copy, element, parent);
  for (const child of element.childNodes) {
    const inner = child instanceof Element ? copyOf(child, element) : child.cloneNode();
    if (inner) copy.append(inner);
  }
  return copy;
}

function made(name: string, attributes: Readonly<Record<string, string | number>>): SVGElement {
  const element = document.createElementNS(NAMESPACE, name);
  for (const [key, value] of Object.entries(attributes)) element.setAttribute(key, String(value));
  return element;
}

/** The sheets of a board as they are, each as a picture of its own that lies over the one before. */
function standaloneSheets(sheets: Element): readonly Element[] {
  return [...sheets.querySelectorAll<SVGSVGElement>(':scope > svg')].flatMap((layer) => {
    const copy = copyOf(layer);
    if (!copy) return [];
    const { x, y, width, height } = layer.viewBox.baseVal;
    for (const [name, value] of Object.entries({ x, y, width, height })) copy.setAttribute(name, String(value));
    return [copy];
  });
}

/** A line of text beneath a map; lines that head the others are bold. */
export interface CaptionLine {
  readonly text: string;
  readonly isHead: boolean;
}

/** What stands round the sheets of a picture that stands alone. */
export interface Surround {
  readonly caption: readonly CaptionLine[];
  /** So many lines have room beneath the map, if not just those that stand there. */
  readonly rows?: number;
  /** Rules of the letters, with the letters in them. */
  readonly fonts: string;
  /** Map units in a pixel. */
  readonly u?: number;
}

type Box = Pick<DOMRect, 'x' | 'y' | 'width' | 'height'>;

/** A picture about a map, with room for lines beneath: its box and a line's room and letters in map units, and its size in pixels. */
export function frameOf({ x, y, width, height }: Box, rows: number, u = 1) {
  const line = LINE * u;
  const wide = Math.max(width, LEAST * u);
  const high = rows === 0 ? height : height + (rows + 1) * line;
  return {
    box: { x: x - (wide - width) / 2, y, width: wide, height: high },
    line,
    letters: line * LETTERS,
    pixels: { width: Math.round(wide / u), height: Math.round(high / u) },
  };
}

/** The lines of text beneath a board have so much room in pixels, and need as much as is measured. */
export interface RoomBeneath {
  readonly width: number;
  measure(line: CaptionLine): number;
}

const weightOf = ({ isHead }: CaptionLine): number => (isHead ? 700 : 400);

/** The room beneath a board that is so many pixels wide, measured in the letters of the page. */
export function roomBeneath(pixels: number): RoomBeneath {
  const pen = document.createElement('canvas').getContext('2d')!;
  const { fontFamily } = getComputedStyle(document.body);
  return {
    width: Math.max(pixels, LEAST) - 2 * LINE,
    measure(line) {
      pen.font = `${weightOf(line)} ${LINE * LETTERS}px ${fontFamily}`;
      return pen.measureText(line.text).width;
    },
  };
}

/** A picture as large as the sheets of a board and the lines beneath, with these lines; undefined where no board is laid out. */
function standaloneFrame(sheets: Element, { caption, rows = caption.length, fonts, u }: Surround): SVGElement | undefined {
  const map = sheets.querySelector<SVGSVGElement>(':scope > svg')?.viewBox.baseVal;
  if (!map) return undefined;
  const { box, line: high, letters, pixels } = frameOf(map, rows, u);
  const picture = made('svg', { viewBox: [box.x, box.y, box.width, box.height].join(' '), ...pixels });
  const page = getComputedStyle(document.body);
  const colour = (name: '--page' | '--ink') => page.getPropertyValue(name).trim();
  if (fonts !== '') {
    const style = made('style', {});
    style.textContent = fonts;
    picture.append(style);
  }
  picture.append(made('rect', { ...box, fill: colour('--page') }));
  for (const [i, line] of caption.entries()) {
    const place = { x: box.x + high, y: map.y + map.height + (i + 1) * high };
    const face = { fill: colour('--ink'), 'font-family': page.fontFamily, 'font-size': letters, 'font-weight': weightOf(line) };
    const text = made('text', { ...place, ...face });
    text.textContent = line.text;
    picture.append(text);
  }
  return picture;
}

/** The sheets of a board, one over the other, with lines of text beneath; undefined where no board is laid out. */
export function standalonePicture(sheets: Element, surround: Surround): string | undefined {
  const picture = standaloneFrame(sheets, surround);
  if (!picture) return undefined;
  picture.append(...standaloneSheets(sheets));
  return new XMLSerializer().serializeToString(picture);
}
