import * as v from 'valibot';
import { printHex } from '../../../kernel/board';
import type { Refusal } from '../../../kernel/game';
import { readHex } from '../../../kernel/notation';
import { type Deployment, STAGES, type Stage } from '../model/extra';
import type { Slice } from '../model/option';
import type { Reading } from '../model/reading';
import { otherSide, SIDES, type Side, type State } from '../model/types';

export const stageOf = (state: State): Stage | null => state.extra!.deployment.stage;

/** Units are placed in these stages, and leaders with them. */
export const placesUnits = (state: State): boolean => stageOf(state) === 'firstUnits' || stageOf(state) === 'secondUnits';

/** What is to be done first in each stage. */
const AWAITED: Readonly<Record<Stage, Refusal>> = {
  roll: { rule: '13.3', why: 'rollFirst' },
  firstCamp: { rule: '13.3', why: 'campFirst' },
  firstUnits: { rule: '13.3', why: 'unitsNow' },
  secondCamp: { rule: '13.3', why: 'theirCampFirst' },
  shift: { rule: '13.3', why: 'shiftFirst' },
  secondUnits: { rule: '13.3', why: 'unitsNow' },
};

/** Why something else than a stage asks for is not done in it. */
export const awaited = (state: State): Refusal => AWAITED[stageOf(state) ?? 'roll'];

/** Whose camp is placed or shifted next. */
export const campSide = ({ player, extra }: State): Side => (extra!.deployment.stage === 'secondCamp' ? otherSide(player) : player);

const shape = v.strictObject(
  {
    stage: v.picklist(STAGES, 'stage'),
    /** Of armies without a camp; an empty text where there is none. */
    middles: v.optional(v.strictTuple([v.string('text'), v.string('text')], 'list')),
  },
  'knownField',
);

function readMiddle(text: string, reading: Reading): number {
  return text === '' ? -1 : (readHex(text, 'optional.deployment.middles', reading) ?? -1);
}

/** Only a deployment that is going on is written down; where a camp stands, the camp says. */
export const deployment: Slice<v.InferOutput<typeof shape>, Deployment> = {
  shape,
  read: (json, reading) => {
    const middles = SIDES.map((side) => readMiddle(json?.middles?.[side] ?? '', reading));
    return ({ armies }, state) => {
      const at = (side: 0 | 1) => (armies[side].campUnit >= 0 ? armies[side].camp : middles[side]!);
      return { stage: state.phase === 'deploy' ? (json?.stage ?? 'roll') : null, at: [at(0), at(1)] };
    };
  },
  print: ({ armies, board }, _state, { stage, at }) => {
    if (stage === null || stage === 'roll') return undefined;
    const middle = (side: 0 | 1) => (armies[side].campUnit < 0 && at[side] >= 0 ? printHex(board, at[side]) : '');
    const middles: [string, string] = [middle(0), middle(1)];
    return middles.some((text) => text !== '') ? { stage, middles } : { stage };
  },
};
