import type { Balance } from '../../ai/balance';
import type { BattleBalance } from '../../scenarios/balance';
import type { LabWords } from '../words/lab';
import { favourOf, ofHundred } from './verdict';

interface Props {
  readonly words: LabWords;
  readonly sides: readonly [string, string];
  readonly balance: Omit<Balance, 'players'>;
}

/** Who played, how often, and with how many simulations if that is not what they take of themselves. */
export function bySaid(
  { balance: words, players: named }: LabWords,
  {
    games,
    players: [first, second],
    simulations,
  }: Pick<BattleBalance, 'games' | 'simulations'> & { readonly players: readonly [string, string] },
): string {
  const known: Readonly<Record<string, string>> = named;
  const name = (player: string): string => known[player] ?? player;
  const by = first === second ? words.bothBy(games, name(first)) : words.by(games, name(first), name(second));
  return simulations === undefined ? by : `${by}, ${words.with(simulations)}`;
}

/** How even a battle is, in words. */
export function BalanceText({ words: { balance: words }, sides, balance }: Props) {
  const favour = favourOf(balance);
  const { wins, draws, leader, margin } = ofHundred(balance);
  const said = (side: 0 | 1) => (side === leader ? words.wins(sides[side], wins[side], margin) : words.rest(sides[side], wins[side]));
  return (
    <>
      <p className="share-verdict">{favour === 'even' ? words.even : words[favour](sides[leader])}</p>
      <p className="share-words">
        <span>{said(0)}</span>
        {draws > 0 && <span>{words.drawn(draws)}</span>}
        <span>{said(1)}</span>
      </p>
    </>
  );
}
