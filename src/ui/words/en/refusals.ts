import type { Refusals } from '../refusalTold';

/** Why an order is refused, where every game says the same of it. */
const sentences = {
  nobodySits: () => 'Nobody can decide while the screen is being handed over: the next player must take it first.',
  looking: () => 'A past moment is shown. Go back to the game, or go on from there.',
  otherDevice: () => 'The other side decides now, on its own device: send it the link of the game.',
  halfAwaited: () => 'An order waits for dice that both sides make: nothing else can be ordered before they have fallen.',
  over: () => 'The battle is over.',
  wrongPhase: () => 'That belongs to another phase.',
  notAsked: () => 'Nobody is asking that question now.',
  offMap: () => 'That hex is not on the map.',
  sight: ({ at, several }) => `No line of sight: ${at} ${several ? 'are' : 'is'} in the way.`,
} satisfies Refusals;
export const refusedAlike: Refusals<keyof typeof sentences> = sentences;
