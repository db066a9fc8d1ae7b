/** Two crowds within reach of each other, with reserves, ways out and a hill worth having; of Rome's too few may be lost. */
export const crowded = {
  system: 'baw',
  map: { columns: 12, rows: 9, river: 'A1..A3', forest: 'L1..L3', level1: 'F5..G5' },
  turns: 9,
  armies: [
    {
      name: 'Rome',
      rally: 2,
      demoralisation: 9,
      disintegration: 90,
      units: ['LEG D6', 'LEG E6', 'LEG F6', 'VLEG G6', 'MC H6', 'SLG D7', 'ARC F7', 'SCY I7'],
      leaders: ['Varro 1 E6', 'Gaius 2 G6'],
      exits: 'A5 L5',
      reserves: [{ turn: 2, at: 'E9 F9 G9', units: ['LEG', 'LI'], leaders: ['Livius 1'] }],
    },
    {
      name: 'Carthage',
      rally: 3,
      demoralisation: 20,
      disintegration: 90,
      units: ['AUX D4', 'AUX E4', 'PHX F4', 'HC G4', 'NUM H4', 'SLG D3', 'LI E3', 'HA I4'],
      leaders: ['Hanno 2 E4', 'Mago 1 G4'],
      exits: 'A5 L5',
      reserves: [{ turn: 2, at: 'E1 F1', units: ['NUM'], leaders: ['Maharbal 1'] }],
    },
  ],
  victory: [
    { term: 'hold', by: 1, at: 'F5 G5', points: 5 },
    { term: 'hold', by: 2, at: 'F5 G5', points: 5 },
  ],
};
