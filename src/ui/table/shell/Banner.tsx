import { table } from '../../../store/table';
import { useWords } from '../../words';
import { isMany } from '../contract/names';
import { deciderOf } from '../session';
import { useGame, useNaming, useSystem } from './hooks';
import { SideMark } from './SideMark';

/** Between two lines that are read out as one. */
const Pause = () => <span className="app-unseen">, </span>;

/** Who is to act now, unmistakably: army, player, colour, and what to do. */
export function Banner() {
  const words = useWords().table;
  const naming = useNaming();
  const outcome = useGame((now) => now.outcome);
  const { names, seats, battle } = useGame((now) => now.head);
  const system = useSystem();
  const decider = useGame(deciderOf);
  const duty = useGame((now) => system.duty(now, decider !== undefined && isMany(battle, decider)));
  if (outcome || decider === undefined) {
    const winner = outcome?.winner ?? 0;
    return (
      <button type="button" className="table-banner table-banner--over" onClick={() => table.setState({ dialog: 'result' })}>
        {winner > 0 && <SideMark side={winner === 1 ? 0 : 1} />}
        <span>
          <b>
            {winner === 0 ? words.result.draw : words.result.wins(naming.army(winner === 1 ? 0 : 1))}
            <Pause />
          </b>
          <small>{words.result.title}</small>
        </span>
      </button>
    );
  }
  const name = seats[decider] === 'person' && names[decider];
  return (
    <section className={`table-banner table-banner--${decider + 1}`} data-testid="to-act" data-side={decider + 1} aria-live="polite">
      <SideMark side={decider} />
      <span>
        <b>
          {naming.army(decider)}
          <Pause />
        </b>
        <small>
          {duty}
          {name ? ` · ${name}` : ''}
        </small>
      </span>
    </section>
  );
}
