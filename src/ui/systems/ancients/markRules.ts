import type { OptionMark } from './optionMarks';

/** The rule of each mark on a unit's card. */
export const MARK_RULES: Readonly<Record<'disordered' | 'volley' | 'panicked' | 'plundering' | OptionMark, string>> = {
  disordered: 'C1',
  volley: '6.k',
  panicked: '4.d',
  plundering: '6.j.2',
  balks: '13.11',
  turned: '13.11',
  loose: '13.9',
  /** 15.3.e has one too: a card tells which it is. */
  charges: '13.10',
  barred: '13.1',
};
