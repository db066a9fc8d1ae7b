import { current, produce } from 'immer';
import { difference, variedBattle } from '../../../scenarios/variants';
import type { Drawing, Edit } from './drawing';

/** What a variant makes of a drawing; it has no variants of its own. */
export const variedDrawing = (drawing: Drawing, at: number): Drawing => {
  const { variants, ...varied } = variedBattle(drawing, drawing.variants?.[at]) as Drawing;
  return varied;
};

/** A change of the whole map, or of a word for pieces, made in what the variants have of their own as well. */
export const alsoInVariants =
  (change: Edit): Edit =>
  (draft) => {
    if (!draft.variants) return change(draft);
    const was = current(draft) as Drawing;
    change(draft);
    const { position } = current(draft);
    draft.variants.forEach((variant, i) => {
      variant.changes = (difference(position, produce(variedDrawing(was, i), change).position) ?? {}) as object;
    });
  };

export const removeVariant =
  (at: number): Edit =>
  (draft) => {
    draft.variants?.splice(at, 1);
    if (draft.variants?.length === 0) delete draft.variants;
  };
