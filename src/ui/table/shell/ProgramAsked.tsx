import { useWords } from '../../words';
import { deciderOf } from '../session';
import { useGame, useNaming } from './hooks';
import { SideMark } from './SideMark';

/** A question that is for a computer player: nobody else is asked it. */
export function ProgramAsked() {
  const { questions } = useWords().table;
  const naming = useNaming();
  const side = useGame(deciderOf);
  if (side === undefined) return null;
  return (
    <p className="app-note" data-testid="program-asked">
      <SideMark side={side} /> {questions.byProgram(naming.army(side))}
    </p>
  );
}
