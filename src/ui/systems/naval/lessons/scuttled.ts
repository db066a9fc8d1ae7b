/** Answers that a ship is scuttled where nobody asks for it; a lesson says by what order. */
export const scuttled = {
  when: { event: 'scuttled' },
  say: {
    en: 'You have scuttled a ship that you command: it is sinking now. Take that back.',
    fr: 'Vous avez sabordé un navire que vous commandez : le voilà qui coule. Annulez.',
  },
} as const;
