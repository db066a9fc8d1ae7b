import type { Context, State } from '../../../../rules/baw/model/types';
import { scoreOf } from '../../../../rules/baw/play/victory';
import type { Marks } from '../../../learn/examples/types';
import { hexNamed, type Painter, plainFacts, sheetsOf, tellChanged } from '../../../learn/picture/painter';
import { ancientArt } from '../board/art';
import type { AncientOverlays, UnitFacts } from '../board/facts';
import { describeHex } from '../describe';
import { createTeller, mapFacts } from '../facts';
import { lastOf } from '../last';
import type { LogEntry } from '../match';
import { namingOf } from '../naming';
import { bawWords } from '../words';

function plainTeller(context: Context) {
  const plain = plainFacts<UnitFacts>();
  return tellChanged(createTeller(context), (told) => ({ ...told, units: told.units.map(plain) }));
}

/** Battles of the Ancient World. */
export const bawPainter: Painter = {
  score: scoreOf,
  Sheets: sheetsOf({ art: ancientArt, map: mapFacts, teller: plainTeller }),
  overlays(
    context: Context,
    { marks, fresh }: { readonly state: State; readonly marks: Marks; readonly fresh: LogEntry | undefined },
  ): AncientOverlays {
    const last = fresh && lastOf(fresh);
    return { ...(last ? { last } : {}), ...(marks.selected === undefined ? {} : { selected: hexNamed(context, marks.selected) }) };
  },
  describe(context: Context, state: State, overlays: AncientOverlays) {
    const naming = namingOf(context, state.units);
    const hexes = [...new Set([...state.units, ...state.leaders].flatMap(({ hex }) => (hex >= 0 ? [hex] : [])))].sort((a, b) => a - b);
    return hexes.map((hex) => describeHex(bawWords(), context, state, naming, overlays, hex));
  },
};
