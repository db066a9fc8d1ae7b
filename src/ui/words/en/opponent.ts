import { unbroken } from '../naming';
import { capital, listed, plural } from './nouns';

/** What a reason is told with: places by name, numbers by their names, and texts. */
export interface Told {
  readonly at: string;
  readonly n: (name: string) => number;
  readonly text: (name: string) => string;
}

const sixths = (n: number) => `${n} in 6`;

export const opponent = {
  levels: { recruit: 'Recruit', optio: 'Optio', centurion: 'Centurion', tribune: 'Tribune', legate: 'Legate' },
  about: {
    recruit: 'hasty: sees neither flanks nor arrows',
    optio: 'a cautious script',
    centurion: 'a script that reckons every fight',
    tribune: 'looks a turn ahead',
    legate: 'searches its whole turn and your reply',
  },
  person: 'A person',
  player: (army: string) => `Who plays ${army}?`,
  time: (army: string) => `Time of ${army} for a player turn`,
  seconds: (n: number) => plural(n, 'second', 'seconds'),
  seatsTitle: 'Who plays',
  seatsNote: 'A side can be handed over or taken back at any moment, for both sides too: then you watch.',
  thinks: (level: string, army: string) => `${army}: the ${level.toLowerCase()} is at its turn.`,
  waits: (level: string, army: string) => `${army}: the ${level.toLowerCase()} waits.`,
  failed: 'The computer player could not go on.',
  stop: 'Stop',
  goOn: 'Go on',
  again: 'Try again',
  hurry: 'Skip',
  counsel: 'Hint and how it stands',
  asking: 'Looking at what might be done…',
  advice: 'Advice',
  adviceNote: 'The computer player’s advice. You decide: choose a line to see it on the map, or play as you like.',
  adviceOff: 'No more advice',
  stands: 'How it stands',
  expected: (army: string, percent: string) => `${army} may expect ${percent} of the game.`,
  best: 'What might be done',
  line: (order: string, percent: string) => `${order}: ${percent}`,
  show: (order: string) => `Show ${order} on the map`,
  play: (order: string) => `Play ${order}`,
  close: 'Close the hint',
  none: 'There is nothing to choose now.',
  reasons: {
    odds: ({ n, text }: Told) =>
      `Attacks at ${unbroken(text('odds'))}: does harm ${sixths(n('good'))}, eliminates ${sixths(n('kills'))}, suffers ${sixths(n('bad'))}.`,
    'by:flank': () => 'It comes from the flank, so it is doubled.',
    'by:leader': () => 'A leader doubles it.',
    'by:star': () => 'Phalanxes and elephants are doubled against cavalry.',
    targetDisordered: () => 'The target is disordered already: one more blow eliminates it.',
    opensAttack: ({ at }: Told) => `From there it can attack ${at}.`,
    leavesDanger: () => 'Where it stands now the enemy could do it more harm.',
    coversFlank: () => 'Fewer of its flank hexes lie open there.',
    missileRange: ({ n }: Told) => `There the enemy is within its range, at ${plural(n('range'), 'hex', 'hexes')}.`,
    'on:hill': () => 'Infantry on a hill is doubled.',
    'on:village': () => 'Infantry in a village is doubled in defence.',
    nearer: ({ n }: Told) => `It comes nearer to the enemy: ${plural(n('range'), 'hex', 'hexes')}.`,
    safeThere: () => 'There the enemy cannot attack it next turn at 1-\u20601 or better.',
    attackedAt: ({ text }: Told) => `But there the enemy can attack it next turn, at ${unbroken(text('odds'))}.`,
    flankedAt: ({ text }: Told) => `But there the enemy can come at its flank next turn, at ${unbroken(text('odds'))}.`,
    rallies: ({ at }: Told) => `The disordered unit at ${at} will rally with a leader.`,
    doubles: ({ at }: Told) => `The leader doubles the unit at ${at}, in attack and defence.`,
    safeLeader: ({ at }: Told) => `At ${at} the leader is out of the enemy’s reach.`,
    leaderInDanger: ({ at }: Told) => `The leader at ${at} is in danger: whenever his unit suffers there, a 1 kills him.`,
    comesAt: ({ n, text }: Told) =>
      `The attack comes at ${unbroken(text('odds'))}: it does harm ${sixths(n('bad'))}, eliminates ${sixths(n('kills'))}.`,
    comesFromFlank: () => 'It comes from the flank, so it is doubled.',
    shot: ({ n }: Told) => `The shot hits ${sixths(n('need') === 6 ? 1 : n('need'))}.`,
    wouldFall: () => 'The target is disordered: a hit eliminates it.',
    nothingBetter: () => 'Nothing else would gain as much: the phase may end.',
    leavesMost: () => 'Of all that was tried, this leaves most after the enemy’s reply.',
    'ram:oarRake': ({ n }: Told) =>
      `An oar rake: damages ${sixths(n('damages'))}, sinks ${sixths(n('sinks'))}; it is hit back ${sixths(n('risk'))}.`,
    'ram:rudder': ({ n }: Told) => `A rudder attack: damages ${sixths(n('damages'))}, sinks ${sixths(n('sinks'))}, without an answer.`,
    'ram:flank': ({ n }: Told) => `A flank ram: damages ${sixths(n('damages'))}, sinks ${sixths(n('sinks'))}, without an answer.`,
    threatensRam: () => 'From there it threatens a ram in the next turn.',
    alongside: () => 'It lies alongside an enemy there, so its marines can board.',
    nearerExit: ({ n }: Told) => `It comes nearer to where leaving scores: ${plural(n('range'), 'hex', 'hexes')}.`,
    leaves: () => 'Leaving here scores.',
    undefended: ({ n }: Told) => `The ship has no marines: ${n('need')} or more succeeds.`,
    defended: ({ n }: Told) => `${capital(plural(n('marines'), 'marine', 'marines'))} aboard: ${n('need')} or more succeeds.`,
  },
  listed,
};
