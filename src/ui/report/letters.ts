/* The page's own letters for a picture that stands alone, which may load nothing. */

const fileIn = (rule: CSSFontFaceRule): string | undefined => /url\("?([^")]+)"?\)/.exec(rule.style.getPropertyValue('src'))?.[1];

function dataOf(blob: Blob): Promise<string> {
  return new Promise((resolve, reject) => {
    const reader = new FileReader();
    reader.onload = () => resolve(String(reader.result));
    reader.onerror = () => reject(reader.error);
    reader.readAsDataURL(blob);
  });
}

/** A rule with its letters in it; undefined where they do not come, for others then stand in. */
async function carried(rule: CSSFontFaceRule, file: string, base: string): Promise<string | undefined> {
  try {
    const answer = await fetch(new URL(file, base));
    if (!answer.ok) return undefined;
    const [family, weight, range] = ['font-family', 'font-weight', 'unicode-range'].map((name) => rule.style.getPropertyValue(name));
    const data = await dataOf(await answer.blob());
    return `@font-face{font-family:${family};font-weight:${weight || 'normal'};src:url(${data}) format("woff2");unicode-range:${range || 'U+0-10FFFF'}}`;
  } catch {
    return undefined;
  }
}

/** The rules of a sheet; none of one that somebody else has put in the page and that is not to be read, as browser extensions do. */
function rulesIn(sheet: CSSStyleSheet): readonly CSSRule[] {
  try {
    return [...sheet.cssRules];
  } catch {
    return [];
  }
}

async function carriedAll(): Promise<string> {
  const rules = [...document.styleSheets].flatMap((sheet) => rulesIn(sheet).map((rule) => ({ rule, base: sheet.href ?? location.href })));
  const faces = rules.flatMap(({ rule, base }) => {
    const file = rule instanceof CSSFontFaceRule ? fileIn(rule) : undefined;
    return file === undefined ? [] : [carried(rule as CSSFontFaceRule, file, base)];
  });
  const came = await Promise.all(faces);
  if (came.includes(undefined)) fetched = undefined;
  return came.join('');
}

let fetched: Promise<string> | undefined;

/** The rules of the page's fonts, each with its letters in it; fetched until all have come. */
export function lettersCarried(): Promise<string> {
  fetched ??= carriedAll();
  return fetched;
}
