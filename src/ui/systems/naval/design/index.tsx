import { type Context, type ShipType, SIZES, type Size, type State } from '../../../../rules/naval/model/types';
import type { DesignPart } from '../../../design/contract';
import { drawnMapOf } from '../../../design/view/drawnMap';
import { seaArt } from '../board/art';
import type { SeaFacts, ShipFacts } from '../board/facts';
import { ShipPicture } from '../board/Ship';
import { describeHex } from '../describe';
import { mapFacts } from '../facts';
import { namingOf } from '../naming';
import { plainTeller } from '../plain';
import { navalWords } from '../words';
import { sea } from './rules';

const SeaMap = drawnMapOf<SeaFacts, Context, State>({
  art: seaArt,
  map: mapFacts,
  teller: plainTeller,
  occupied: ({ ships, ashore }) => [...ships, ...ashore].map(({ hex }) => hex),
  describe: (ground, { context, state }, overlays, hex) =>
    describeHex(navalWords(), context, state, namingOf(context, state.ships), overlays, hex, ground.context),
});

const factsOf = ({ size, crew, marines, ballista, corvus }: ShipType, side: 0 | 1): ShipFacts => ({
  id: 0,
  side,
  commander: side,
  size,
  hex: 0,
  facing: 0,
  crew,
  fullCrew: crew,
  damaged: false,
  sinking: false,
  captured: false,
  marines,
  ballista,
  corvus,
  acted: false,
  dimmed: false,
  name: '',
});

/** The game at sea at the drawing table. */
export const seaDesign: DesignPart = {
  rules: sea,
  Map: SeaMap,
  typeNamed(type) {
    const named = (size: Size, alias: string | undefined) => navalWords().table.ship({ size, alias, side: 0 });
    const printed = SIZES.find((size) => size === type);
    if (printed) return named(printed, undefined);
    // By a word without a noun a ship is called by its size.
    const name = named('small', type);
    return name === named('small', undefined) ? undefined : name;
  },
  Face({ still, kind, type, side }) {
    const { types } = still.context as Context;
    if (kind === 'marine') return <span className={`design-marine design-marine--${side + 1}`} aria-hidden="true" />;
    return (
      <svg className="design-ship" viewBox="-36 -37 72 74" aria-hidden="true" focusable="false">
        <ShipPicture facts={factsOf(types.find(({ name }) => name === type) ?? types[0]!, side)} skin="silhouettes" />
      </svg>
    );
  },
};
