import '../../../table/shell/panels.css';
import { COUNTERS, type Context, type State } from '../../../../rules/ancients/model/types';
import type { DesignPart } from '../../../design/contract';
import { drawnMapOf } from '../../../design/view/drawnMap';
import { saidWord } from '../../../words/naming';
import { landArt } from '../board/art';
import type { LandFacts } from '../board/facts';
import { describeHex } from '../describe';
import { Face, LeaderFace } from '../Face';
import { mapFacts } from '../facts';
import { namingOf } from '../naming';
import { plainTeller } from '../plain';
import { wordsNow } from '../words';
import { land } from './rules';

const LandMap = drawnMapOf<LandFacts, Context, State>({
  art: landArt,
  map: mapFacts,
  teller: plainTeller,
  occupied: ({ counters }) => counters.map(({ hex }) => hex),
  describe: (ground, { context, state }, overlays, hex) =>
    describeHex(wordsNow().table, context, state, namingOf(context, state.units), overlays, hex, ground.context),
});

/** The land game at the drawing table. */
export const landDesign: DesignPart = {
  rules: land,
  Map: LandMap,
  typeNamed(type) {
    const printed = COUNTERS.find((counter) => counter === type);
    return wordsNow().table.unit({ as: printed ?? 'LI', alias: printed ? undefined : saidWord(type), side: 0 });
  },
  Face({ still, kind, type, side }) {
    if (kind === 'leader') return <LeaderFace side={side} />;
    const { types } = still.context as Context;
    const shown = types.find(({ name }) => name === (kind === 'camp' ? 'CP' : type)) ?? types[0]!;
    return <Face type={shown} side={side} />;
  },
};
