import type { Battle } from '../../../scenarios';
import { cardFor } from '../../systems/cards';
import { useLanguage, useWords } from '../../words';
import { fieldsOf } from '../positionFields';

const Listed = ({ goals }: { readonly goals: readonly string[] }) => (
  <ul>
    {goals.map((goal) => (
      <li key={goal}>{goal}</li>
    ))}
  </ul>
);

/** What either side of a battle wins by, and how it is decided. */
export function HowToWin({ battle: { position, sides } }: { readonly battle: Pick<Battle, 'position' | 'sides'> }) {
  const words = useWords().pages.goals;
  const language = useLanguage();
  const { each, end } = cardFor(position).goals(words, position);
  const { draw } = fieldsOf(position);
  const drawn = draw === 1 || draw === 2 ? sides[draw - 1]!.name[language] : undefined;
  const alike = each[0].join('\n') === each[1].join('\n');
  return (
    <section className="page-goals" data-testid="goals">
      <h2>{words.title}</h2>
      {alike ? (
        <Listed goals={each[0]} />
      ) : (
        sides.map(({ name }, side) => {
          const goals = each[side as 0 | 1];
          return (
            goals.length > 0 && (
              <div key={name.en}>
                <strong>{name[language]}</strong>
                <Listed goals={goals} />
              </div>
            )
          );
        })
      )}
      <p>{[end, ...(drawn === undefined ? [] : [words.draw(drawn)])].join(' ')}</p>
    </section>
  );
}
