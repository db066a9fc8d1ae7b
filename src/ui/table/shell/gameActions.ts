import { otherSide } from '../../../kernel/twoSides';
import { carried } from '../../../store/carried';
import { match } from '../../../store/match';
import { PEOPLE } from '../../../store/seats';
import { secrets } from '../../../store/secrets';
import { table } from '../../../store/table';
import { copyLink } from '../../app/copyLink';
import { whenFetched } from '../../app/fetched';
import { tellOwnHalf } from '../../app/ownHalf';
import { go } from '../../app/routes';
import { notify } from '../../app/toasts';
import { wordsNow } from '../../words';
import { titleNow } from '../contract/titles';
import { now, onTable } from '../session';

/** The whole game as it goes elsewhere; who plays it is another matter than who plays in the branch that the table stands on. */
function carriedNow(): object | undefined {
  const record = match.record();
  return record && carried(record, match.stored()!);
}

export function saveToFile(): void {
  const snapshot = now();
  const game = carriedNow();
  if (!snapshot || !game) return;
  whenFetched(import('../../../store/file'), ({ fileName, saveFile }) => {
    saveFile(fileName(titleNow(snapshot.head), Date.now()), game);
    notify(wordsNow().table.saved);
  });
}

export function copyGameLink(): void {
  const game = carriedNow();
  if (game) copyLink(game);
}

/** The game itself for the other side, without what is only studied here, down to what the course of it is called. */
export function copyTurnLink(): void {
  const snapshot = now();
  const record = match.record();
  if (!snapshot || !record) return;
  const { branches: _, branch: __, notes: ___, mainName: ____, ...game } = record;
  copyLink(carried(game, { title: snapshot.head.title }));
}

/** Takes the side that is free in a game of which both sides make the dice. */
export function joinGame(): void {
  match.join();
  tellOwnHalf(match.record()?.halves);
}

/** The same battle anew, with other dice; swapped, the two people exchange their armies. */
export function playAgain(swapped: 'same' | 'swapped'): void {
  const snapshot = now();
  const record = match.record();
  if (!snapshot || !record) return;
  const {
    battle,
    title,
    names: [first, second],
    alone,
  } = snapshot.head;
  // In a branch too it is the game itself that is played again: by those who play that, on two devices where it is of two.
  const { seats: [one, other] = PEOPLE } = match.stored()!;
  const by = record.halves?.until ? undefined : secrets.sideOf(record.halves);
  const isSwapped = swapped === 'swapped';
  whenFetched(import('../../app/newGame'), ({ beginGame }) =>
    beginGame({
      battle,
      title,
      names: isSwapped ? [second, first] : [first, second],
      seats: isSwapped ? [other, one] : [one, other],
      alone,
      position: record.position,
      // Those who rolled themselves do so again.
      dice: record.dice === 'typed' ? 'typed' : 'seeded',
      ...(by === undefined ? {} : { by: isSwapped ? otherSide(by) : by }),
    }),
  );
}

/** The battle after this one, in the order in which they are listed. */
export function nextBattle(): void {
  const battle = now()?.head.battle;
  whenFetched(import('../../../scenarios'), ({ catalogue }) => {
    const at = catalogue.findIndex(({ id }) => id === battle);
    const next = catalogue[(at + 1) % catalogue.length]!;
    table.setState({ dialog: undefined });
    go({ screen: 'setUp', battle: next.id });
  });
}

/** A game that holds no further goes on as another one, on its own page. */
export function goOnApart(): void {
  const game = match.goOn();
  const snapshot = now();
  if (game === undefined || !snapshot) return;
  // A branch goes on beside in the same game, which nobody lays anew.
  table.setState(onTable(snapshot));
  go({ screen: 'play', game });
}
