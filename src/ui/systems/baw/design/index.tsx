import '../../../table/shell/panels.css';
import '../baw.css';
import { UNIT_TYPES } from '../../../../rules/baw/model/data';
import type { Context, State } from '../../../../rules/baw/model/types';
import type { DesignPart } from '../../../design/contract';
import { drawnMapOf } from '../../../design/view/drawnMap';
import { saidWord } from '../../../words/naming';
import { ancientArt } from '../board/art';
import type { AncientFacts } from '../board/facts';
import { UnitPicture } from '../board/Unit';
import { describeHex } from '../describe';
import { LeaderFace } from '../Face';
import { mapFacts, typeFacts } from '../facts';
import { namingOf } from '../naming';
import { plainTeller } from '../plain';
import { bawWords } from '../words';
import { ancientWorld } from './rules';

const AncientMap = drawnMapOf<AncientFacts, Context, State>({
  art: ancientArt,
  map: mapFacts,
  teller: plainTeller,
  occupied: ({ units, leaders }) => [...units, ...leaders].map(({ hex }) => hex),
  describe: (ground, { context, state }, overlays, hex) =>
    describeHex(bawWords(), context, state, namingOf(context, state.units), overlays, hex, ground),
});

const isPrinted = (type: string): boolean => UNIT_TYPES.some(({ name }) => name === type);

/** Battles of the Ancient World at the drawing table. */
export const ancientWorldDesign: DesignPart = {
  rules: ancientWorld,
  Map: AncientMap,
  typeNamed: (type) => bawWords().table.unit({ type, alias: isPrinted(type) ? undefined : saidWord(type), side: 0 }),
  Face({ still, kind, type, side }) {
    if (kind === 'leader') return <LeaderFace side={side} />;
    const { types } = still.context as Context;
    const facts = typeFacts(types.find(({ name }) => name === type) ?? UNIT_TYPES[0]!, side);
    return (
      <span className="baw-face" aria-hidden="true">
        <svg viewBox="-30 -30 60 60" aria-hidden="true" focusable="false">
          <UnitPicture facts={facts} skin="silhouettes" />
        </svg>
      </span>
    );
  },
};
