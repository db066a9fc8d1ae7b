import { Icon } from '../../app/Icon';

/** Outlines on a grid of 24, for the drawing table alone. */
const outlines = {
  select: 'M6 3.5l12 9.5-6 .8L9 20z',
  several: 'M4 8V4h4M11 4h2M16 4h4v4M20 11v2M20 16v4h-4M13 20h-2M8 20H4v-4M4 13v-2M9 9h6v6H9z',
  erase: 'M4 15.5l9-9a2 2 0 0 1 3 0l3.5 3.5a2 2 0 0 1 0 3L13.5 19H8zM9.5 10l6.5 6.5M13.5 19H20',
  place: 'M12 21s-6.5-6-6.5-11a6.5 6.5 0 0 1 13 0c0 5-6.5 11-6.5 11zM12 12.2a2.4 2.4 0 1 0 0-4.8 2.4 2.4 0 0 0 0 4.8z',
  copy: 'M8 8h12v12H8zM4 16V4h12',
  undo: 'M8 5L4 9l4 4M4 9h10a6 6 0 0 1 0 12h-3',
  redo: 'M16 5l4 4-4 4M20 9H10a6 6 0 0 0 0 12h3',
  hex: 'M7.5 4.5h9L21 12l-4.5 7.5h-9L3 12z',
  line: 'M4.5 19.5l15-15M3 21h3v-3H3zM18 6h3V3h-3z',
  ring: 'M12 4a8 8 0 1 0 0 16 8 8 0 0 0 0-16zM12 9a3 3 0 1 0 0 6 3 3 0 0 0 0-6z',
  rectangle: 'M4 6h16v12H4z',
  fill: 'M5 12.5L12 5l7 7-6.5 6.5a2 2 0 0 1-2.8 0zM5 12.5h13.5M20.5 16c1 1.6 1.4 2.4 1.4 3.2a1.4 1.4 0 0 1-2.8 0c0-.8.4-1.6 1.4-3.2zM9.5 7.5l-3-3',
  plus: 'M12 5v14M5 12h14',
  minus: 'M5 12h14',
  frame: 'M4 9V4h5M15 4h5v5M20 15v5h-5M9 20H4v-5',
  fault: 'M12 4l9 16H3zM12 10v4.5M12 17.2v.1',
  left: 'M14.5 6L8.5 12l6 6',
  right: 'M9.5 6l6 6-6 6',
} as const;

export type DesignIconName = keyof typeof outlines;

export const DesignIcon = ({ name }: { readonly name: DesignIconName }) => <Icon d={outlines[name]} />;
