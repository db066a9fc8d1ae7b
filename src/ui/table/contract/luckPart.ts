import type { FunctionComponent } from 'react';
import { createPart, createParts } from '../../../store/part';
import type { LogEntry } from '../../../store/snapshot';
import { table } from '../../../store/table';
import { whenFetched } from '../../app/fetched';
import { useIfLoaded } from '../../app/usePart';
import { fetchLuckWords } from '../../words/luck';
import type { GameLuck } from './luck';
import type { TableSystem } from './system';

/** What tells the luck of the dice, once loaded. */
export interface LuckPart {
  readonly LuckDialog: FunctionComponent;
  /** The luck of a play's dice, in its row of the log. `at`: how many plays lie before it. */
  readonly RowLuck: FunctionComponent<{ readonly entry: LogEntry; readonly at: number }>;
}

const luckPart = createPart<LuckPart>(async () => (await Promise.all([import('../../luck'), fetchLuckWords()]))[0]);

/** What a game at the table counts its dice in. Asked only of a game that says it. */
export const gameLuck = createParts<TableSystem, GameLuck>((system) => system.luck!());

/** Fetches the report of luck and what the game brings for it. */
const fetchLuck = (system: TableSystem): Promise<unknown> => Promise.all([luckPart.load(), gameLuck(system).load()]);

/** The same for whoever will likely want it. */
export function preloadLuck(system: TableSystem): void {
  luckPart.preload();
  gameLuck(system).preload();
}

/** The report of luck, once it is there for this game. */
export function useLuckPart(system: TableSystem): LuckPart | undefined {
  const part = useIfLoaded(luckPart);
  return useIfLoaded(gameLuck(system)) && part;
}

/** Opens the report of luck, which is fetched for it. */
export function askLuck(system: TableSystem): void {
  whenFetched(fetchLuck(system), () => table.setState({ dialog: 'luck' }));
}
