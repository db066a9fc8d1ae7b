/* What stands round the map of a land battle, in a chunk of its own that is fetched when the map is on the screen. */

import type { Hex } from '../../../kernel/board';
import type { Event } from '../../../rules/ancients/model/events';
import type { Context, Side } from '../../../rules/ancients/model/types';
import { isSecret } from '../../../rules/ancients/options/secret';
import { spoken } from '../../words';
import { dialogWords } from '../../words/dialogs';
import type { Snapshot } from './match';
import { askedNow } from './question';
import { scenesOf } from './scenes';
import { STAMPS } from './stamps';
import { wordsNow } from './words';
import type { Naming } from './words/naming';
import { zoneOf } from './zones';

export { ArmiesPanel as ForcesPanel, Points } from './ArmiesPanel';
export { losses } from './losses';
export { dots, MiniGround } from './MiniGround';
export { NowPanel } from './NowPanel';
export { phase, pieceOf, threats } from './phase';
export { rolls, turnRoll } from './rolls';
export { sounds } from './sounds';
export { standing } from './standing';

export const knowsCoverage = true;

export function typedOrders({ orders: brought, options: inForce }: Context): readonly (readonly [string, string])[] {
  const { typed, typedTrait } = wordsNow().options;
  // 13.9 The charge then comes by itself or never.
  const kinds = [...brought.keys()].filter((kind) => kind !== 'charge' || !inForce.includes('13.9'));
  const listed = kinds.flatMap((kind) => (typed[kind] ? [typed[kind]] : []));
  return [...dialogWords().keys.orders, ...listed, ...(brought.has('charge') ? [typedTrait] : [])];
}

export function question(now: Snapshot, naming: Naming): readonly string[] | undefined {
  const asked = askedNow(now, naming);
  return asked && [asked.title, asked.text, asked.note];
}

export const zones = ({ context, shown }: Snapshot, side: Side): readonly Hex[] | undefined =>
  context.options.includes('13.1') ? zoneOf(context, shown, side) : undefined;

export const keys = (): readonly (readonly [string, string])[] => dialogWords().keys.list;

export const scenes = (events: readonly Event[]) => scenesOf(events, STAMPS[spoken.getState().language]);

/** 13.8 The first tactic is not told before the second is chosen. */
export const secret = isSecret;
