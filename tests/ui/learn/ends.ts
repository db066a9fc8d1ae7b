import type { Json } from '../../cases/systems';

/** How the position stands after a step (0: at the start), or at the end, as the rules' own examples and answers say; compared as far as it goes. */
export const ENDS: Readonly<Record<string, Readonly<Record<string, Json>>>> = {
  // 6.e 1, 2, 1 and 1 point of 6.
  'six-points': { end: { armies: [{ units: ['LC C3/6 moved'] }, {}] } },
  // 8 Blocked, out of the arc, and a 2 where 1 or 2 hits.
  sight: { end: { armies: [{ units: ['LA C4/1 volley fired'] }, { units: ['HI C2/4', 'HI D2/4 disordered', 'LI E4/6'] }] } },
  // 9 Both disordered, no leader lost, no advance.
  'melee-64-48': {
    end: {
      armies: [
        { units: ['KT B2/2 disordered attacked'], leaders: ['B2', 'B2'], leadersLost: 0 },
        { units: ['PX C2/2 disordered'], leaders: ['C2'], leadersLost: 0 },
      ],
      phase: 'melee',
    },
  },
  // 13.2 10 by 6 is 1 and 4 over: 2.
  'no-luck-fire': {
    2: { optional: { declared: { at: 'A2=3 C2=3 E2=4', hits: 2 } } },
    end: { armies: [{}, { units: ['HI A2/4 disordered', 'HI C2/4 disordered', 'HC E2/4'] }], phase: 'melee' },
  },
  // 13.8 2 and 3 make 5: both leaders live.
  duel: {
    end: {
      armies: [
        { leaders: ['C3'], leadersLost: 0 },
        { leaders: ['C2'], leadersLost: 0 },
      ],
    },
  },
  // 14.5 7 points; 3 for the damaged ship.
  'seven-points': {
    1: { fleets: [{ ships: ['swift C1/1 moved', 'swift E4/1 damaged'] }, {}] },
    2: { fleets: [{ ships: ['swift C6/1 moved', 'swift E4/1 damaged'] }, {}] },
    3: { fleets: [{ ships: ['swift D3/2 moved', 'swift E4/1 damaged'] }, {}] },
    4: { fleets: [{ ships: ['swift C4/1', 'swift E3/1 damaged moved'] }, {}] },
    5: { fleets: [{ ships: ['swift C4/1', 'swift E5/1 damaged moved'] }, {}] },
  },
  // 14.7 The captured ship is never given up.
  'marines-change-ships': {
    3: { fleets: [{ ships: ['five B3/1 marines=1'], ashore: 'C2' }, { ships: ['small B2/1 damaged captured marines=1', 'small A1/3'] }] },
    end: { fleets: [{ ashore: 'C2:stepped' }, { ships: ['small B2/1 damaged', 'small A1/3'] }] },
  },
  // 14.8.k Sunk by the first way, captured by the second.
  'one-boards-two-shoot': {
    3: { fleets: [{}, { ships: ['small B3/2 damaged sinking', 'small A1/3'] }], closed: 'B3', assault: null },
    end: { fleets: [{}, { ships: ['small B3/2 damaged captured marines=1 fought=1', 'small A1/3'] }] },
  },
  'faq-1': { 1: { armies: [{}, { units: ['KT C2/4 disordered'] }] }, end: { armies: [{}, { units: [], lost: 8 }] } },
  'faq-2': { end: { armies: [{ units: ['KT B3/1 moved'] }, {}] } },
  'faq-3': { end: { armies: [{ units: ['KT C2/1 disordered moved', 'LI C4/1 disordered'] }, {}] } },
  'faq-5': { end: { armies: [{}, { units: ['LI C2/1 disordered'] }] } },
  panic: {
    1: {
      armies: [{ units: ['HI C4/1 disordered panicked', 'LI B3/1 disordered panicked'], panicked: true, leaders: [], waiting: 1 }, {}],
    },
  },
  'panic-hemmed-in': {
    2: { armies: [{ units: ['PX C2/4 disordered panicked moved'] }, {}], phase: 'movement' },
    end: { armies: [{ units: ['PX C1/4 disordered panicked'] }, {}], phase: 'leaders' },
  },
  'panic-order': { end: { armies: [{ units: ['LI C4/4 disordered panicked moved', 'LI A3/1 moved'] }, {}] } },
  'never-led': { end: { armies: [{ units: ['LI B3/1', 'LI D3/1'], panicked: false }, {}], turn: 2 } },
  'faq-9': { end: { armies: [{ units: ['HI B2/5 moved'] }, {}] } },
  'faq-13': {
    1: { armies: [{ units: ['KT C3/1 attacked', 'HI B2/2'] }, { units: [], camp: 'C2' }] },
    end: { armies: [{}, { camp: 'C2 disordered' }] },
  },
  'faq-15': { 1: { armies: [{ units: ['LA C3/1'] }, {}] }, end: { armies: [{ units: ['MM C3/1'] }, {}] } },
  'faq-16': { end: { armies: [{ units: ['LA C2/1 attacked', 'LA B2/2 disordered'] }, { units: [] }] } },
  'faq-17': { end: { armies: [{ units: ['LA C3/1 disordered volley fired'] }, { units: ['LC C2/4 disordered'] }] } },
  'faq-18': {
    end: { armies: [{ units: ['KT B2/1', 'PX D2/1 disordered attacked'] }, { units: ['PX B1/1 disordered', 'HC D1/4 disordered'] }] },
  },
  points: { end: { phase: 'over' } },
  // B18.1 The attacker gives up the legion with the leader, who finds the other and advances with it.
  'baw-strength': {
    end: {
      armies: [
        { lost: 6, units: ['LEG C3 attacked'], leaders: ['Gaius 2 C3'] },
        { lost: 4, units: [] },
      ],
    },
  },
  // B18.2 No advance by a demoralised army.
  'baw-everything': { end: { armies: [{ units: ['PHX C4 attacked'] }, { units: ['HOP D2 disorganised defended'] }] } },
  // B18.6 With the horse, and without it.
  'baw-no-way-back': { 1: { armies: [{}, { lost: 4, units: ['AUX B1'] }] } },
  'baw-way-out': { end: { armies: [{}, { units: ['AUX C2 defended', 'AUX B1'] }] } },
  'baw-displacement': { end: { armies: [{}, { units: ['AUX C2 defended', 'AUX B2', 'AUX C1', 'AUX D2'] }] } },
  // B18.7 1 to 3 with the leader, 1 or 2 without.
  'baw-rally': { end: { armies: [{ units: ['LEG C3', 'LEG E3 disorganised', 'LEG C5 disorganised'] }, {}] } },
  'baw-spent': { end: { armies: [{ units: [], lost: 0 }, {}] } },
  'oar-rake': { end: { fleets: [{ ships: ['trireme C2/2 moved'] }, { ships: ['trireme C3/5 damaged'] }] } },
  rudder: { end: { fleets: [{ ships: ['trireme C2/1 moved'] }, { ships: ['trireme C3/1 damaged'] }] } },
  'flank-ram': { end: { fleets: [{ ships: ['trireme C4/1 moved'] }, { ships: ['trireme C3/2 sinking'] }] } },
  repairs: { end: { fleets: [{ ships: ['small D1/2 sinking', 'large C2/2 damaged'], sunk: ['small'] }, {}], die: 4 } },
};

/** What a step comes to beside the position: fields of an event that it must bring about. */
export const TELLS: readonly (readonly [exhibit: string, step: number, event: Json])[] = [
  ['baw-strength', 1, { kind: 'attackResolved', odds: '2-1', die: 5, result: 'EC' }],
  ['baw-everything', 1, { kind: 'attackResolved', odds: '1-2', die: 2, result: 'DR' }],
  ['baw-ends-shaken', 2, { kind: 'attackResolved', odds: 'AE', die: 0 }],
  ['baw-no-way-back', 1, { kind: 'eliminated', rule: 'B7.7.b' }],
  ['baw-rally', 1, { kind: 'rallyRolled', need: 3, rallied: true }],
  ['baw-rally', 1, { kind: 'rallyRolled', need: 2, rallied: false }],
  ['baw-costs', 1, { kind: 'moved', cost: 3 }],
  ['baw-costs', 2, { kind: 'moved', cost: 2 }],
  ['baw-costs', 3, { kind: 'moved', cost: 4 }],
  ['baw-morale', 1, { kind: 'demoralised' }],
  ['baw-morale', 2, { kind: 'disintegrated' }],
  ['baw-victory', 1, { kind: 'battleEnded', winner: 2 }],
  ['six-points', 4, { kind: 'moved', cost: 5 }],
  ['sight', 4, { kind: 'shot', range: 2, need: 2, die: 2 }],
  ['melee-64-48', 3, { kind: 'fought', attack: 64, defence: 48, odds: '1-1', die: 4, result: 'M' }],
  ['no-luck-fire', 2, { kind: 'shotsSummed', sum: 10, targets: 3, hits: 2 }],
  ['duel', 3, { kind: 'dueled', modifier: 3, die: 2, fallen: null }],
  ['faq-16', 3, { kind: 'fought', odds: '3-1', result: 'DD' }],
  ['faq-18', 3, { kind: 'fought', attack: 6, defence: 4, odds: '1-1' }],
  ['through-friends', 3, { kind: 'moved', cost: 2 }],
  ['through-friends', 4, { kind: 'moved', cost: 3 }],
  ['river', 2, { kind: 'moved', cost: 2 }],
  ['river', 3, { kind: 'moved', cost: 3 }],
  ['points', 1, { kind: 'battleEnded', score: [2, 0], winner: 1 }],
  ['seven-points', 1, { kind: 'moved', cost: 6 }],
  ['seven-points', 2, { kind: 'moved', cost: 6 }],
  ['seven-points', 3, { kind: 'moved', cost: 7 }],
];
