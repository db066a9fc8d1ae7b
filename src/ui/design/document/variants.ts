import { current, produce } from 'immer';
import { changesItems, difference, variedBattle, variedPosition } from '../../../scenarios/variants';
import type { DrawingRules } from '../rules';
import type { FirstTexts } from './begin';
import { type Drawing, type DrawnPosition, type Edit, hexIn, isSameSize, ofAll, type Path, type Size, sizeOf, valueAt } from './drawing';

/** What a variant makes of a drawing; it has no variants of its own. */
export const variedDrawing = (drawing: Drawing, at: number): Drawing => {
  const { variants, ...varied } = variedBattle(drawing, drawing.variants?.[at]) as Drawing;
  return varied;
};

/** The position of a drawing, then those of its variants; of one that nobody has read, whatever stands there. */
export const positionsOf = ({ position, variants }: Pick<Drawing, 'position' | 'variants'>): DrawnPosition[] => [
  position,
  ...(Array.isArray(variants) ? variants.map((variant) => variedPosition(position, variant) as DrawnPosition) : []),
];

/** How large the maps of a drawing are: its own, then those of its variants. */
export const sizesOf = (drawing: Drawing): Size[] => positionsOf(drawing).map(sizeOf);

/** A drawing and its variants with all lists written out; the same where nothing is short. */
export function writtenOut({ unfold }: DrawingRules, drawing: Drawing): Drawing {
  if (!unfold) return drawing;
  const position = unfold(drawing.position);
  const variants = drawing.variants?.map((variant, i) => {
    const was = variedDrawing(drawing, i);
    const now = unfold(was.position);
    const isAsWas = position === drawing.position && now === was.position;
    return isAsWas ? variant : { ...variant, changes: changesOf(position, { ...was, position: now }) };
  });
  const isAsWas = position === drawing.position && !variants?.some((variant, i) => variant !== drawing.variants![i]);
  return isAsWas ? drawing : { ...drawing, position, ...(variants ? { variants } : {}) };
}

/** A change made as well in those variants that it is meant for, in what they have of their own. */
const alsoIn =
  (change: Edit, isMeant: (changes: object) => boolean): Edit =>
  (draft) => {
    if (!draft.variants) return change(draft);
    const was = current(draft) as Drawing;
    change(draft);
    const { position } = current(draft);
    draft.variants.forEach((variant, i) => {
      if (isMeant(was.variants![i]!.changes)) variant.changes = changesOf(position, produce(variedDrawing(was, i), change));
    });
  };

/** A change of what is being drawn that other things hang on: of the battle it is made in what the variants have of their own as well, of a variant in that alone. */
export const alsoInAll = (change: Edit): Edit => alsoIn(change, () => true);

/** A change of a list, made as well in the variants that change its items by their places: these would fall on others. */
export const alsoByPlace = (list: Path, change: Edit): Edit => alsoIn(change, (changes) => changesItems(valueAt(changes, list)));

export const changesOf = (position: DrawnPosition, varied: Drawing): object => (difference(position, varied.position) ?? {}) as object;

/** The names on the battle's map that a variant loses with its own. */
function cutOff(was: Drawing, at: number, varied: Drawing): NonNullable<Drawing['places']> {
  const before = sizeOf(variedDrawing(was, at).position);
  const now = sizeOf(varied.position);
  if (isSameSize(before, now)) return [];
  const isOn = ({ position }: Drawing, hex: string) => hexIn(sizeOf(position), hex) !== undefined;
  const kept = new Set(varied.places?.map((place) => place.at));
  return (was.places ?? []).filter(({ at: hex }) => isOn(was, hex) && !isOn(varied, hex) && !kept.has(hex));
}

/** A change of one variant alone: the position it has for itself, all else is the battle's. */
export const inVariant =
  (at: number, change: Edit): Edit =>
  (draft) => {
    const was = current(draft) as Drawing;
    const varied = produce(variedDrawing(was, at), change);
    const { position: _, size, places: named, ...others } = varied;
    Object.assign(draft, others);
    draft.size.minutes = size.minutes;
    const lost = cutOff(was, at, varied);
    const places = lost.length > 0 ? [...(named ?? []), ...lost] : named;
    if (places) draft.places = places as typeof draft.places;
    else delete draft.places;
    draft.variants![at]!.changes = changesOf(was.position, varied);
  };

/** One more thing it can be played as, to begin with the battle itself. */
export const addVariant = (id: string, { version, versionAbout }: FirstTexts): Edit =>
  ofAll((draft) => {
    const variants = draft.variants ?? [];
    const number = variants.length === 0 ? '' : ` ${variants.length + 1}`;
    draft.variants = [...variants, { id, name: { en: version.en + number, fr: version.fr + number }, about: versionAbout, changes: {} }];
  });

/** An id that none of the variants has. */
export function freeId({ variants = [] }: Pick<Drawing, 'variants'>): string {
  const taken = new Set(variants.map(({ id }) => id));
  let n = taken.size + 1;
  while (taken.has(`version-${n}`)) n++;
  return `version-${n}`;
}

export const removeVariant = (at: number): Edit =>
  ofAll((draft) => {
    draft.variants?.splice(at, 1);
    if (draft.variants?.length === 0) delete draft.variants;
  });
