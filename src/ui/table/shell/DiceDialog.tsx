import { useState } from 'react';
import { match } from '../../../store/match';
import { type Proof, proofOf } from '../../../store/proof';
import { table } from '../../../store/table';
import { Dialog } from '../../app/Dialog';
import { doubtSaid } from '../../app/recordSaid';
import { useWords } from '../../words';
import { type DialogWords, useDialogWords } from '../../words/dialogs';
import { now, onTable } from '../session';
import { useGame } from './hooks';

/** Whether something has been verified and holds, fails, or is left open. */
type How = 'holds' | 'fails' | 'open';

const how = (holds: boolean): How => (holds ? 'holds' : 'fails');

/** What is to be said of the dice of a game. */
function diceLine(
  words: DialogWords['proof'],
  { dice, source, seed, isSeeded, isSwapped, until }: Proof,
): readonly [text: string, how: How] {
  if (isSwapped) return [words.swapped, 'fails'];
  const made = source === 'both' ? (isSeeded ? words.halves : words.strayHalves) : undefined;
  const rolled = isSeeded ? words.agree : words.stray;
  const text = dice === 0 ? words.none : made ? made(dice) : source === 'seeded' ? rolled(dice, String(seed)) : words.noted(dice);
  const isKnown = source === 'seeded' || (source === 'both' && until?.dice !== 'typed');
  return [text, isKnown ? how(isSeeded) : 'open'];
}

/** What has been verified, line by line. */
function useLines(): (proof: Proof) => readonly (readonly [text: string, how: How])[] {
  const { proof: words } = useDialogWords();
  return (proof) => {
    const { plays, isCut, isSame, outcome } = proof;
    return [
      [isCut ? words.cut(plays) : words.plays(plays), how(!isCut)],
      diceLine(words, proof),
      [isSame ? words.same : words.other, how(isSame)],
      ...(outcome ? ([[words.ended(outcome.score.join(' – ')), 'holds']] as const) : []),
    ];
  };
}

function Verified({ proof }: { readonly proof: Proof | undefined }) {
  const { proof: words } = useDialogWords();
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

/** A half of the dice may be gone: the game goes on with others. */
function Lost() {
  const { proof: words } = useDialogWords();
  const end = (dice: 'seeded' | 'typed') => () => {
    match.endHalves(dice);
    // 13.7 Now both sides sit at this screen.
    const snapshot = now();
    table.setState({ ...(snapshot && onTable(snapshot)), dialog: undefined });
  };
  return (
    <details className="table-lost">
      <summary>{words.lostTitle}</summary>
      <p>{words.lost}</p>
      <div className="app-row">
        <button type="button" className="app-button" data-testid="lost-seeded" onClick={end('seeded')}>
          {words.lostSeeded}
        </button>
        <button type="button" className="app-button" data-testid="lost-typed" onClick={end('typed')}>
          {words.lostTyped}
        </button>
      </div>
    </details>
  );
}

/** Where the dice of the game come from, what can be verified of them, and what that proves and what not. */
export function DiceDialog() {
  const { doubt: doubted } = useWords().table;
  const { proof: words } = useDialogWords();
  const doubt = useGame((now) => now.doubt);
  const cursor = useGame((now) => now.cursor);
  const [verified, show] = useState<{ readonly cursor: number; readonly proof: Proof | undefined }>();
  const seed = String(match.record()?.seed ?? 0);
  const byBoth = useGame((now) => now.byBoth);
  const outcome = useGame((now) => now.outcome);
  const isBoth = doubt?.dice === 'both';
  const isSeeded = doubt === undefined || doubt.dice === 'seeded';
  return (
    <Dialog title={words.title} onClose={() => table.setState({ dialog: undefined })}>
      {isSeeded && <p data-testid="dice-from">{words.seeded(seed)}</p>}
      {doubt && (
        <p data-testid="doubt-why">
          {doubtSaid(doubted, doubt)} {isBoth && !byBoth && !doubt.until && doubted.bothBranch}
        </p>
      )}
      <div aria-live="polite">{verified?.cursor === cursor && <Verified proof={verified.proof} />}</div>
      <button
        type="button"
        className="app-button app-button--main"
        data-testid="verify"
        onClick={() => show({ cursor, proof: match.verify(proofOf) })}
      >
        {words.again}
      </button>
      <h3>{words.provesTitle}</h3>
      <p>{isBoth ? words.provesBoth : doubt ? words.provesNoted : words.proves}</p>
      {(doubt === undefined || isBoth) && (
        <>
          <h3>{words.notTitle}</h3>
          <p>{isBoth ? words.notBoth : words.not}</p>
        </>
      )}
      {byBoth && !outcome && <Lost />}
      {doubt && doubt.dice !== 'typed' && !isBoth && <p>{doubted.about}</p>}
      {doubt && <p className="app-note">{doubted.stays}</p>}
    </Dialog>
  );
}
