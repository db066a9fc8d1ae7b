/** Outlines on a grid of 24, drawn for this app. */
const outlines = {
  cross: 'M6 6l12 12M18 6L6 18',
  sliders: 'M4 7h9M17 7h3M4 12h3M11 12h9M4 17h7M15 17h5M15 4.8v4.4M9 9.8v4.4M13 14.8v4.4',
  menu: 'M4 7h16M4 12h16M4 17h16',
  play: 'M8 5.5v13l10.5-6.5z',
  folder: 'M3.5 18.5v-12h6l2 2.5h9v9.5z',
  book: 'M12 6.5C10 5 7 4.5 4 5v13c3-.5 6 0 8 1.5 2-1.5 5-2 8-1.5V5c-3-.5-6 0-8 1.5zm0 0v13',
  dice: 'M5 5h14v14H5zM9 9h.01M15 15h.01M12 12h.01M15 9h.01M9 15h.01',
  trash: 'M5 7h14M10 7V4.5h4V7M7 7l1 12.5h8L17 7M10.5 10.5v5.5M13.5 10.5v5.5',
  pen: 'M5 19l1-4L16.5 4.5l3 3L9 18zM14 7l3 3',
  link: 'M10 14a4 4 0 0 0 6 .5l3-3a4 4 0 0 0-5.7-5.7L12 7M14 10a4 4 0 0 0-6-.5l-3 3a4 4 0 0 0 5.7 5.7L12 17',
  download: 'M12 4v11m0 0l-4-4m4 4l4-4M5 19.5h14',
  clock: 'M12 3.5a8.5 8.5 0 1 0 0 17 8.5 8.5 0 0 0 0-17zM12 7v5l3.5 2',
  arrow: 'M5 12h14m0 0l-5-5m5 5l-5 5',
  back: 'M19 12H5m0 0l5-5m-5 5l5 5',
  sun: 'M12 8a4 4 0 1 0 0 8 4 4 0 0 0 0-8zM12 2.5v2M12 19.5v2M2.5 12h2M19.5 12h2M5.3 5.3l1.4 1.4M17.3 17.3l1.4 1.4M5.3 18.7l1.4-1.4M17.3 6.7l1.4-1.4',
  moon: 'M19.5 14.5A8 8 0 0 1 9.5 4.5a8 8 0 1 0 10 10z',
  half: 'M12 3.5a8.5 8.5 0 1 0 0 17 8.5 8.5 0 0 0 0-17zm0 0v17M12 8h6.6M12 12h8M12 16h6.6',
  screen: 'M3.5 5h17v11h-17zM9 20h6M12 16v4',
  down: 'M6 9.5l6 6 6-6',
  learn: 'M2.5 9.5L12 5l9.5 4.5L12 14zM6.5 11.5v5c3.5 2.5 7.5 2.5 11 0v-5M21.5 9.5V15',
  check: 'M5 12.5l4.5 4.5L19 7.5',
  star: 'M12 3.8l2.5 5.3 5.7.7-4.2 4 1.1 5.7L12 16.7l-5.1 2.8L8 13.8l-4.2-4 5.7-.7z',
} as const;

export type IconName = keyof typeof outlines;

type Props = { readonly name: IconName; readonly d?: never } | { readonly name?: never; readonly d: string };

/** An outline of every page's by its name, or `d`, one that goes with what has it. */
export function Icon({ name, d }: Props) {
  return (
    <svg className="app-icon" viewBox="0 0 24 24" aria-hidden="true" focusable="false">
      <path d={d ?? outlines[name]} />
    </svg>
  );
}
