/* What stands round the map of a battle at sea, in a chunk of its own that is fetched when the map is on the screen. */
import './naval.css';
import type { Event } from '../../../rules/naval/model/events';
import { isCalm } from '../../board/scenes';
import { spoken } from '../../words';
import { dialogWords } from '../../words/dialogs';
import type { Snapshot } from './match';
import { askedNow } from './question';
import { scenesOf } from './scenes';
import { STAMPS } from './stamps';
import { navalWords } from './words';
import type { NavalNaming } from './words/naming';

export { FleetsPanel as ForcesPanel, Points } from './FleetsPanel';
export { losses } from './losses';
export { dots, MiniGround } from './MiniGround';
export { NowPanel } from './NowPanel';
export { phase, pieceOf, threats } from './phase';
export { rolls, turnRoll } from './rolls';
export { sounds } from './sounds';
export { standing } from './standing';

export const knowsCoverage = true;

/** The land table's, some with a text of their own. */
export function keys(): readonly (readonly [string, string])[] {
  const atSea: Readonly<Record<string, string>> = navalWords().table.keys;
  return dialogWords().keys.list.map(([key, does]) => [key, atSea[key] ?? does] as const);
}

export function question(now: Snapshot, naming: NavalNaming): readonly string[] | undefined {
  const asked = askedNow(now, naming);
  return asked && [asked.title, asked.text];
}

export const typedOrders = (): readonly (readonly [string, string])[] => navalWords().table.orders;

/** Whoever wants nothing to move waits for nobody to come. */
export const scenes = (events: readonly Event[], comes = false) => scenesOf(events, STAMPS[spoken.getState().language], comes && !isCalm());
