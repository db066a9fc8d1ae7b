import { useEffect } from 'react';
import { useStore } from 'zustand';
import type { LogEntry } from '../../store/snapshot';
import { gameLuck } from '../table/contract/luckPart';
import { now } from '../table/session';
import { useGame, useNaming, useSystem } from '../table/shell/hooks';
import { useLuckWords } from '../words/luck';
import { useLuckNumbers } from './numbers';
import { luckNow, reckoned, want } from './reckon';
import { luckInRow } from './sums';

/** What the dice of a play gave the side that rolled, beyond what they were worth: up for more, down for less. */
export function RowLuck({ entry, at }: { readonly entry: LogEntry; readonly at: number }) {
  const words = useLuckWords();
  const naming = useNaming();
  const measures = gameLuck(useSystem()).now()?.words();
  const viewer = useGame((all) => all.viewer);
  const luck = useStore(reckoned, () => {
    const snapshot = now();
    return snapshot && luckNow(snapshot, entry);
  });
  const isMissing = luck === undefined;
  useEffect(() => {
    if (isMissing) want([at]);
  }, [isMissing, at, entry, viewer]);
  const row = luck ? luckInRow(luck) : undefined;
  const numbers = useLuckNumbers(row?.measure ?? '');
  if (!row || !measures) return null;
  const number = numbers.signed(row.luck);
  if (number === numbers.signed(0)) return null;
  const said = words.row(naming.army(row.by), number, measures[row.measure]?.name ?? '');
  return (
    <span className="luck-row" data-testid="luck-row" data-luck={row.luck > 0 ? 'good' : 'bad'} title={said}>
      <span aria-hidden="true">
        {row.luck > 0 ? '▴' : '▾'}
        {numbers.plain(row.luck)}
      </span>
      <span className="app-unseen">{said}</span>
    </span>
  );
}
