/** What the settings say. */
export const settings = {
  title: 'Settings',
  intro: 'They are kept on this device.',
  counters: 'Counters',
  skins: { silhouettes: 'Figures', boxes: 'Staff map', letters: 'Letters' },
  motion: 'Animation',
  motionAbout: 'Moves, dice, fights and the computer’s turn.',
  speeds: { off: 'Off', fast: 'Brisk', normal: 'Normal', slow: 'Slow' },
  atTable: 'At the table',
  confirm: 'Ask before each move',
  confirmAbout: 'Every choice is shown first and made by a second tap, as it always is by touch.',
  handOver: 'Hand-over card',
  handOverAbout: 'Between two players at one screen; it shows what has changed.',
  stops: 'Stop where nothing can be done',
  stopsAbout: 'Such a phase waits for you to end it instead of passing by itself.',
};
