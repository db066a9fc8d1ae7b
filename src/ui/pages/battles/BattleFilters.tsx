import { useStore } from 'zustand';
import { SYSTEM_IDS } from '../../../rules/ids';
import { catalogue } from '../../../scenarios';
import type { Balances } from '../../../scenarios/balance';
import { useWords } from '../../words';
import { ANYTHING, CRITERION_IDS, type Criterion, valuesAmong, wanted } from './criteria';

function Fields() {
  const { every, fields, which } = useWords().pages.battles;
  const field = useStore(wanted, (now) => now.field);
  return (
    <fieldset className="battle-fields">
      <legend className="app-unseen">{which}</legend>
      {(['all', ...SYSTEM_IDS] as const).map((one) => (
        <label key={one}>
          <input type="radio" name="field" checked={one === field} onChange={() => wanted.setState({ field: one })} />
          <span>{one === 'all' ? every : fields[one]}</span>
        </label>
      ))}
    </fieldset>
  );
}

function Choice({ of, balances }: { readonly of: Criterion; readonly balances: Balances }) {
  const words = useWords().pages.battles.criteria[of];
  const value = useStore(wanted, (now) => now[of]);
  const names: Readonly<Record<string, string>> = words.values;
  const choose = (chosen: string) => {
    const { [of]: _, ...others } = wanted.getState();
    wanted.setState(chosen === '' ? others : { ...others, [of]: chosen }, true);
  };
  return (
    <select
      className={value === undefined ? 'app-input' : 'app-input battle-choice--made'}
      aria-label={words.name}
      value={value ?? ''}
      onChange={({ currentTarget }) => choose(currentTarget.value)}
    >
      <option value="">{words.any}</option>
      {valuesAmong(of, catalogue, balances).map((one) => (
        <option key={one} value={one}>
          {names[one]}
        </option>
      ))}
    </select>
  );
}

/** What is looked for among the battles; `count`: how many are that. */
export function BattleFilters({ balances, count }: { readonly balances: Balances; readonly count: number }) {
  const words = useWords().pages.battles;
  const { beginners, ...rest } = useStore(wanted);
  const isAnything = !beginners && rest.field === 'all' && CRITERION_IDS.every((id) => rest[id] === undefined);
  return (
    <search className="battle-filters">
      <Fields />
      <label className="battle-beginners">
        <input
          type="checkbox"
          checked={beginners}
          onChange={({ currentTarget }) => wanted.setState({ beginners: currentTarget.checked })}
        />
        <span>{words.beginners}</span>
      </label>
      <div className="battle-choices">
        {CRITERION_IDS.map((id) => (
          <Choice key={id} of={id} balances={balances} />
        ))}
      </div>
      <p className="battle-count" role="status">
        {words.shown(count, catalogue.length)}
      </p>
      {!isAnything && (
        <button type="button" className="app-button app-button--quiet" onClick={() => wanted.setState(ANYTHING, true)}>
          {words.showAll}
        </button>
      )}
    </search>
  );
}
