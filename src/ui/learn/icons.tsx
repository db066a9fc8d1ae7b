import { Icon } from '../app/Icon';

/** Outlines on a grid of 24, drawn for the rulebook. */
const outlines = {
  link: 'M10 14a4 4 0 0 0 6 .5l3-3a4 4 0 0 0-5.7-5.7L12 7M14 10a4 4 0 0 0-6-.5l-3 3a4 4 0 0 0 5.7 5.7L12 17',
  search: 'M10.5 4.5a6 6 0 1 0 0 12 6 6 0 0 0 0-12zM15 15l5 5',
  print: 'M7 8V4h10v4M7 16H4.5V8.5h15V16H17M7 13.5h10V20H7z',
  contents: 'M4 6h1M9 6h11M4 12h1M9 12h11M4 18h1M9 18h11',
} as const;

export const LearnIcon = ({ name }: { readonly name: keyof typeof outlines }) => <Icon d={outlines[name]} />;
