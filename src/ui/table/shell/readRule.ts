import { isHandedOver, table } from '../../../store/table';

/** A paragraph is read beside the map. A sheet comes up for it by itself, but over the card between two players only where somebody draws it up. */
export const readRule = (id: string): void => table.setState((state) => ({ rule: { id }, sheet: state.sheet || isHandedOver(state) }));

/** What was there before is there again; over the card between two players the sheet goes with the rule. */
export const closeRule = (): void => table.setState((state) => ({ rule: undefined, sheet: state.sheet && !isHandedOver(state) }));
