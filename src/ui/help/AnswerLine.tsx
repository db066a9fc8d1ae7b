import { useStore } from 'zustand';
import { table } from '../../store/table';
import { useMedia } from '../app/useMedia';
import { helping } from '../table/contract/helpState';
import { layAnswerDown } from '../table/contract/layAnswerDown';
import { Glyph } from '../table/shell/Glyph';
import { RuleLink } from '../table/shell/RuleLink';
import { useHelpWords } from '../words/help';
import { useGameHelp } from './systemHelp';

/** A “why not?” answered, in the line under the map. */
export function AnswerLine() {
  const { why } = useHelpWords();
  const answer = useStore(helping, (state) => state.answer);
  if (!answer) return null;
  return (
    <div className="table-line table-line--why" data-testid="why" data-rule={answer.rule}>
      <p>
        <b>{answer.title}</b> {answer.about && <span className="help-about">{answer.about}</span>} {answer.text}{' '}
        {answer.rule !== undefined && <RuleLink id={answer.rule} />}
      </p>
      <button type="button" className="app-button app-button--icon" aria-label={why.close} onClick={layAnswerDown}>
        <Glyph name="cross" />
      </button>
    </div>
  );
}

/** The next hex or grey button that is chosen is asked about: `switchAsking` has said so. */
export function AskingLine() {
  const { why } = useHelpWords();
  const help = useGameHelp();
  const byFinger = useMedia('(pointer: coarse)');
  return (
    <div className="table-line table-line--why" data-testid="asking">
      <p>
        {help.texts().asking} {!byFinger && why.byEscape}
      </p>
      <button
        type="button"
        className="app-button app-button--icon"
        aria-label={why.leave}
        onClick={() => table.setState({ asking: false })}
      >
        <Glyph name="cross" />
      </button>
    </div>
  );
}
