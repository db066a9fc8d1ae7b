import { useEffect, useState } from 'react';
import { useStore } from 'zustand';
import { table } from '../../store/table';
import { Dialog } from '../app/Dialog';
import { Tiles } from '../app/Tiles';
import type { GameLuck } from '../table/contract/luck';
import { gameLuck } from '../table/contract/luckPart';
import { useGame, useSystem } from '../table/shell/hooks';
import { useLuckWords } from '../words/luck';
import { ByChance } from './ByChance';
import { LuckSides } from './LuckSides';
import { luckSoFar, reckoned, want } from './reckon';
import { CHANCE, type Counted, type LuckAt } from './sums';

const close = () => table.setState({ dialog: undefined });

/** The measures in which something has fallen; the chief one in any case. */
const measuresIn = ({ measures: { measures } }: GameLuck, plays: readonly LuckAt[]): readonly Counted[] =>
  measures.filter(({ id }, i) => i === 0 || plays.some(({ stakes }) => stakes.some(({ measure }) => measure === id)));

interface ChoiceProps {
  readonly choices: readonly { readonly id: string; readonly name: string }[];
  readonly chosen: string;
  readonly choose: (id: string) => void;
}

/** What luck is counted in. */
function Choice({ choices, chosen, choose }: ChoiceProps) {
  const words = useLuckWords();
  if (choices.length < 2) return null;
  return (
    <fieldset className="luck-by">
      <legend className="app-unseen">{words.by}</legend>
      <Tiles
        values={choices.map(({ id }) => id)}
        value={chosen}
        change={choose}
        show={(by) => choices.find(({ id }) => id === by)?.name}
        testidOf={(by) => `luck-by-${by}`}
      />
    </fieldset>
  );
}

/** Luck by what the game counts, and, where nothing is hidden, by the chance to win. */
function Report({ luck }: { readonly luck: GameLuck }) {
  const words = useLuckWords();
  const snapshot = useGame((now) => now);
  const [by, count] = useState<string>();
  useStore(reckoned, ({ times }) => times);
  const { plays, missing, all, isPart } = luckSoFar(snapshot);
  useEffect(() => want(missing));
  if (all === 0) return <p>{words.none}</p>;
  const measured = measuresIn(luck, plays);
  const named = luck.words();
  const counted = measured.find(({ id }) => id === by) ?? measured[0]!;
  // What the computer player makes of the truth would tell of what is hidden.
  const mayAsk = snapshot.viewer === 'all';
  const isByChance = by === CHANCE.id && mayAsk;
  const choices = [
    ...measured.map(({ id }) => ({ id, name: named[id]!.name })),
    ...(mayAsk ? [{ id: CHANCE.id, name: words.chance.name }] : []),
  ];
  const isDone = missing.length === 0;
  return (
    <>
      <Choice choices={choices} chosen={isByChance ? CHANCE.id : counted.id} choose={count} />
      {isByChance && <ByChance />}
      {!isByChance && isDone && <LuckSides plays={plays} counted={counted} measure={named[counted.id]!} />}
      {!isByChance && !isDone && <p className="app-note">{words.reckoning(all - missing.length, all)}</p>}
      {isPart && <p className="app-note">{words.hidden}</p>}
    </>
  );
}

/** The luck of both sides over the whole game, as far as whoever looks may know it. */
export function LuckDialog() {
  const words = useLuckWords();
  const luck = gameLuck(useSystem()).now();
  return (
    <Dialog title={words.title} onClose={close}>
      <div className="luck" data-testid="luck">
        {luck && <Report luck={luck} />}
      </div>
    </Dialog>
  );
}
