import { plural } from '../en/nouns';

/** What the battle report says, and the dialog and the page that show it. */
export const report = {
  title: 'Battle report',
  open: 'Report',
  about: 'The battle out of its own log, as far as it is shown to you.',
  rules: 'Rules',
  goesOn: (side: string) => `The battle goes on; to decide: ${side}.`,
  player: (name: string, army: string) => `${name} (${army})`,
  turn: (turn: number) => `Turn ${turn}`,
  phase: (army: string, phase: string) => `${army}, ${phase}`,
  after: (turn: number) => `After turn ${turn}`,
  /** In place of that for a turn that is not over. */
  soFar: (turn: number) => `As it stands, turn ${turn}`,
  secret: 'a secret order',
  roll: (on: string, result: string, chances: number) => `${on}: ${result}, ${plural(chances, 'chance', 'chances')} in 6`,
  start: 'At the start',
  text: {
    title: 'Text',
    about: 'Turn by turn, every fight with its odds and dice, the losses.',
    copy: 'Copy',
    save: 'Save',
    copied: 'The report is copied.',
    uncopied: 'The browser does not let the report be copied.',
  },
  picture: {
    title: 'Picture',
    now: 'The map as it stands, with the result or the losses beneath.',
    past: (at: number) => `The map at the moment that is shown, after action ${at}.`,
    first: 'The map at the beginning, which is shown.',
    png: 'PNG',
    svg: 'SVG',
    saved: 'The picture is saved.',
    failed: 'The picture could not be made.',
  },
  film: {
    title: 'Film',
    about:
      'The whole battle, fight by fight. It is recorded in the time that it takes, a minute or two; keep this page in sight meanwhile.',
    none: 'This browser cannot record films.',
    make: 'Make the film',
    making: 'Making the film',
    stop: 'Stop',
    saved: 'The film is saved.',
    failed: 'The film could not be made.',
  },
  page: {
    title: 'Page',
    about: 'The same with maps, to be read and printed.',
    open: 'Open the page',
    print: 'Print',
    back: 'Back to the battle',
    map: (when: string) => `Map: ${when}`,
  },
};
