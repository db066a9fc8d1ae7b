import { Icon } from '../../app/Icon';

/** What is turned: an arrow goes round it. */
const HEX = 'M17 15l-2.5 4.3h-5L7 15l2.5-4.3h5z';

/** Outlines on a grid of 24 for what only the table has. */
const outlines = {
  undo: 'M8 5L4 9l4 4M4.5 9H14a5.5 5.5 0 0 1 0 11H9',
  redo: 'M16 5l4 4-4 4M19.5 9H10a5.5 5.5 0 0 0 0 11h5',
  more: 'M4 12a1 1 0 1 0 2 0 1 1 0 1 0-2 0zM11 12a1 1 0 1 0 2 0 1 1 0 1 0-2 0zM18 12a1 1 0 1 0 2 0 1 1 0 1 0-2 0z',
  previous: 'M14.5 6l-6 6 6 6',
  next: 'M9.5 6l6 6-6 6',
  up: 'M6 14.5l6-6 6 6',
  down: 'M6 9.5l6 6 6-6',
  turnLeft: `M20.5 10A9 9 0 0 0 3.5 10M2 6l1.5 4 3.6-2.1${HEX}`,
  turnRight: `M3.5 10A9 9 0 0 1 20.5 10M22 6l-1.5 4-3.6-2.1${HEX}`,
  wheelLeft: 'M21 20H9L4 9M9 4.5A14 14 0 0 0 3.500 9l-.5-5M3.500 9l5-.5',
  wheelRight: 'M3 20h12l5-11M15 4.500A14 14 0 0 1 20.500 9l.5-5M20.500 9l-5-.5',
  leave: 'M13 4H5v16h8M10 12h10m0 0l-4-4m4 4l-4 4',
  cross: 'M6 6l12 12M18 6L6 18',
  skip: 'M5 6l6 6-6 6M13 6l6 6-6 6',
  stop: 'M7 7h10v10H7z',
  branch: 'M7 4v16M7 15c0-5 10-3 10-9M14 8.500L17 5l3 3.500',
  play: 'M8 5.500v13l10.500-6.500z',
  pause: 'M8.500 6v12M15.500 6v12',
  plus: 'M12 5v14M5 12h14',
  minus: 'M5 12h14',
  frame: 'M4 9V4h5M15 4h5v5M20 15v5h-5M9 20H4v-5',
  star: 'M12 3.500l2.600 5.400 5.900.800-4.300 4.100 1.100 5.800L12 16.800l-5.300 2.800 1.100-5.800-4.300-4.100 5.900-.800z',
  pencil: 'M4 20l1-4.500L16 4.500l3.500 3.500-11 11zM13.500 7l3.500 3.500',
  bulb: 'M9 18h6M10 21h4M12 3a6 6 0 0 0-3.500 10.900V15.500h7V13.900A6 6 0 0 0 12 3z',
  question: 'M8.500 9a3.500 3.500 0 1 1 5.200 3.050c-1.100.650-1.700 1.350-1.700 2.700M12 18.900v.100',
  eye: 'M2.500 12S6 5.500 12 5.500 21.500 12 21.500 12 18 18.500 12 18.500 2.500 12 2.500 12zM12 9a3 3 0 1 0 0 6 3 3 0 0 0 0-6z',
  scales: 'M12 4v16M8 20h8M5 8h14M5 8l-2.500 6h5zM19 8l-2.500 6h5z',
} as const;

export type GlyphName = keyof typeof outlines;

export const Glyph = ({ name }: { readonly name: GlyphName }) => <Icon d={outlines[name]} />;
