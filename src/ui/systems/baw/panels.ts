/* What stands round the map of a Battle of the Ancient World, in a chunk of its own that is fetched when the map is on the screen. */
import './baw.css';
import type { Hex } from '../../../kernel/board';
import type { Event } from '../../../rules/baw/model/events';
import type { Context, Side } from '../../../rules/baw/model/types';
import { isDrawn as isDraw } from '../../../rules/baw/play/victory';
import { spoken } from '../../words';
import { dialogWords } from '../../words/dialogs';
import type { Snapshot } from './match';
import { askedNow } from './question';
import { scenesOf } from './scenes';
import { STAMPS } from './stamps';
import { bawWords } from './words';
import type { BawNaming } from './words/naming';
import { zoneOf } from './zones';

export { ArmiesPanel as ForcesPanel } from './ArmiesPanel';
export { losses } from './losses';
export { dots, MiniGround } from './MiniGround';
export { NowPanel } from './NowPanel';
export { Points } from './Points';
export { phase, pieceOf, threats } from './phase';
export { rolls } from './rolls';
export { sounds } from './sounds';
export { standing } from './standing';
export { verdict } from './verdict';

export const knowsCoverage = true;

/** The land table's, some with a text of their own. */
export function keys(): readonly (readonly [string, string])[] {
  const own: Readonly<Record<string, string>> = bawWords().table.keys;
  // Nobody faces anywhere.
  return dialogWords()
    .keys.list.filter(([key]) => key !== '[ ]')
    .map(([key, does]) => [key, own[key] ?? does] as const);
}

export function question(now: Snapshot, naming: BawNaming): readonly string[] | undefined {
  const asked = askedNow(now, naming);
  return asked && [asked.title, asked.text, asked.fate];
}

export const zones = ({ context, shown }: Snapshot, side: Side): readonly Hex[] => zoneOf(context, shown, side);

export const isDrawn = ({ context, state }: Snapshot): boolean => isDraw(context, state);

export function typedOrders({ variants }: Context): readonly (readonly [string, string])[] {
  const { orders, recallOrder } = bawWords().table;
  return variants.fallenReturn ? [...orders.slice(0, -1), recallOrder, ...orders.slice(-1)] : orders;
}

export const scenes = (events: readonly Event[]) => scenesOf(events, STAMPS[spoken.getState().language]);
