import { printRoute } from '../../app/routes';
import { useLanguage, useWords } from '../../words';
import { useDesignWords } from '../../words/design';
import { thereWas } from '../../words/faultTexts';
import type { Check } from '../document/checks';
import { setSideField } from '../document/facts';
import { placeSaid } from './faultText';
import { DesignIcon } from './icons';
import { useChecks, useDesignSession, useEdit, useWhole } from './session';

/** What a check says, in a sentence. */
function useCheckText(): (check: Check) => string {
  const { part } = useDesignSession();
  const words = useDesignWords();
  const { faults } = useWords();
  const language = useLanguage();
  // What is wrong with a version is told by its name, which the battle has.
  const whole = useWhole();
  return (check) => {
    if (check.grade !== 'refused') return check.advice.said[language];
    const { at, expected, found } = check.fault;
    const place = placeSaid(words, language, part.rules, whole, at);
    return words.checks.needs(check.ofBattle ? words.places.battle(place) : place, faults.expected(expected), thereWas(found));
  };
}

/** Everything that is wrong with the battle, one tap from its place. */
export function ChecksPanel({ show }: { readonly show: (check: Check) => void }) {
  const { part } = useDesignSession();
  const { checks: words } = useDesignWords();
  const language = useLanguage();
  const edit = useEdit();
  const checks = useChecks();
  const textOf = useCheckText();
  if (checks.length === 0) return <p className="design-fine">{words.fine}</p>;
  return (
    <ul className="design-checks" data-testid="checks">
      {checks.map((check, i) => (
        <li
          key={`${check.at} ${i}`}
          className={`design-checked design-checked--${check.grade}`}
          data-rule={check.grade === 'refused' ? '' : check.advice.rule}
        >
          <DesignIcon name="fault" />
          <div>
            <small>
              {words[check.grade]}
              {check.grade !== 'refused' && (
                <>
                  {' · '}
                  <a href={printRoute({ screen: 'rules', id: check.advice.rule })}>{words.rule(check.advice.rule)}</a>
                </>
              )}
            </small>
            <p>{textOf(check)}</p>
            <div className="app-row">
              <button type="button" className="app-button" onClick={() => show(check)}>
                {words.show}
                <span className="app-unseen"> {textOf(check)}</span>
              </button>
              {check.grade !== 'refused' && check.advice.remedy && (
                <button
                  type="button"
                  className="app-button"
                  onClick={() => {
                    const { remedy } = check.advice;
                    if (remedy) edit(setSideField(part.rules, remedy.side, remedy.field, remedy.value));
                  }}
                >
                  {check.advice.remedy.said[language]}
                </button>
              )}
            </div>
          </div>
        </li>
      ))}
    </ul>
  );
}
