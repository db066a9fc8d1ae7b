import { useState } from 'react';
import { match } from '../../../store/match';
import type { Proof } from '../../../store/proof';
import { table } from '../../../store/table';
import { Dialog } from '../../app/Dialog';
import { doubtSaid } from '../../app/recordSaid';
import { useWords } from '../../words';
import { useGame } from './hooks';

/** Whether something has been verified and holds, fails, or is left open. */
type How = 'holds' | 'fails' | 'open';

const how = (holds: boolean): How => (holds ? 'holds' : 'fails');

/** What has been verified, line by line. */
function useLines(): (proof: Proof) => readonly (readonly [text: string, how: How])[] {
  const { proof: words } = useWords().table;
  return ({ plays, isCut, dice, source, seed, isSeeded, isSame, outcome }) => {
    const fallen =
      dice === 0
        ? words.none
        : source !== 'seeded'
          ? words.noted(dice)
          : isSeeded
            ? words.agree(dice, String(seed))
            : words.stray(dice, String(seed));
    return [
      [isCut ? words.cut(plays) : words.plays(plays), how(!isCut)],
      [fallen, source === 'seeded' ? how(isSeeded) : 'open'],
      [isSame ? words.same : words.other, how(isSame)],
      ...(outcome ? ([[words.ended(outcome.score.join(' – ')), 'holds']] as const) : []),
    ];
  };
}

function Verified({ proof }: { readonly proof: Proof | undefined }) {
  const { proof: words } = useWords().table;
  const linesOf = useLines();
  if (!proof) return <p>{words.failed}</p>;
  return (
    <ul className="table-proof" data-testid="proof">
      {linesOf(proof).map(([text, held]) => (
        <li key={text} className={`table-proof__${held}`}>
          {text}
        </li>
      ))}
    </ul>
  );
}

/** Where the dice of the game come from, what can be verified of them, and what that proves and what not. */
export function DiceDialog() {
  const { doubt: doubted, proof: words } = useWords().table;
  const doubt = useGame((now) => now.doubt);
  const cursor = useGame((now) => now.cursor);
  const [verified, show] = useState<{ readonly cursor: number; readonly proof: Proof | undefined }>();
  const seed = String(match.record()?.seed ?? 0);
  const isSeeded = doubt === undefined || doubt.stray !== undefined;
  return (
    <Dialog title={words.title} onClose={() => table.setState({ dialog: undefined })}>
      {isSeeded && <p data-testid="dice-from">{words.seeded(seed)}</p>}
      {doubt && <p data-testid="doubt-why">{doubtSaid(doubted, doubt)}</p>}
      <div aria-live="polite">{verified?.cursor === cursor && <Verified proof={verified.proof} />}</div>
      <button
        type="button"
        className="app-button app-button--main"
        data-testid="verify"
        onClick={() => show({ cursor, proof: match.verify() })}
      >
        {words.again}
      </button>
      <h3>{words.provesTitle}</h3>
      <p>{doubt ? words.provesNoted : words.proves}</p>
      {doubt === undefined && (
        <>
          <h3>{words.notTitle}</h3>
          <p>{words.not}</p>
        </>
      )}
      {doubt && doubt.dice !== 'typed' && <p>{doubted.about}</p>}
      {doubt && <p className="app-note">{doubted.stays}</p>}
    </Dialog>
  );
}
