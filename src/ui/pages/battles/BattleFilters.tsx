import { useStore } from 'zustand';
import { SYSTEM_IDS } from '../../../rules/ids';
import { type BattleFacts, catalogue } from '../../../scenarios';
import type { Balances } from '../../../scenarios/balance';
import { battleMarks } from '../../../store/battleMarks';
import { Select } from '../../app/Select';
import { useLanguage, useWords } from '../../words';
import { ANYTHING, CRITERION_IDS, type Criterion, valuesAmong, wanted } from './criteria';
import { tagsAmong } from './own';

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
  const values: readonly (string | undefined)[] = [undefined, ...valuesAmong(of, catalogue, balances)];
  const choose = (chosen: string | undefined) => {
    const { [of]: _, ...others } = wanted.getState();
    wanted.setState(chosen === undefined ? others : { ...others, [of]: chosen }, true);
  };
  return (
    <Select
      className={value === undefined ? 'app-input' : 'app-input battle-choice--made'}
      aria-label={words.name}
      values={values}
      say={(one) => (one === undefined ? words.any : names[one]!)}
      value={value}
      choose={choose}
    />
  );
}

/** A switch that leaves only some of the battles. */
function Only({ what, name }: { readonly what: 'beginners' | 'starred' | 'mine'; readonly name: string }) {
  const checked = useStore(wanted, (now) => now[what]);
  return (
    <label className="battle-beginners">
      <input
        type="checkbox"
        data-testid={`only-${what}`}
        checked={checked}
        onChange={({ currentTarget }) => wanted.setState({ [what]: currentTarget.checked })}
      />
      <span>{name}</span>
    </label>
  );
}

/** Takes all filters off; the keyboard goes on at the search, for the button is gone then. */
export function ShowAll({ quiet = false }: { readonly quiet?: boolean }) {
  const words = useWords().pages.battles;
  const showAll = () => {
    wanted.setState(ANYTHING, true);
    document.getElementById(SEARCH)?.focus({ preventScroll: true });
  };
  return (
    <button type="button" className={quiet ? 'app-button app-button--quiet' : 'app-button'} onClick={showAll}>
      {words.showAll}
    </button>
  );
}

const SEARCH = 'battle-search';

/** What is looked for by what one knows oneself: words, stars, tags, and whose battle it is. */
function OwnFilters({ battles }: { readonly battles: readonly BattleFacts[] }) {
  const { lists: words } = useWords().pages.battles;
  const language = useLanguage();
  const { search, starred, mine, tag } = useStore(wanted);
  const marks = useStore(battleMarks.store);
  const ids = battles.map(({ id }) => id);
  const known = tagsAmong(marks, ids, language);
  // What is looked for is said, even where nothing bears it any more.
  const tags = tag === '' || known.includes(tag) ? known : [tag, ...known];
  const hasStars = ids.some((id) => marks[id]?.star);
  return (
    <>
      <input
        id={SEARCH}
        type="search"
        className="app-input battle-search"
        aria-label={words.search}
        placeholder={words.search}
        data-testid="battle-search"
        value={search}
        onChange={({ currentTarget }) => wanted.setState({ search: currentTarget.value })}
      />
      {(hasStars || starred) && <Only what="starred" name={words.starred} />}
      {(battles.length > catalogue.length || mine) && <Only what="mine" name={words.mine} />}
      {tags.length > 0 && (
        <Select
          className={tag === '' ? 'app-input battle-tag' : 'app-input battle-tag battle-choice--made'}
          aria-label={words.tag}
          data-testid="tag"
          values={['', ...tags]}
          say={(one) => (one === '' ? words.anyTag : one)}
          value={tag}
          choose={(chosen) => wanted.setState({ tag: chosen })}
        />
      )}
    </>
  );
}

interface FiltersProps {
  readonly balances: Balances;
  /** How many are looked for, and all that there are. */
  readonly count: number;
  readonly all: readonly BattleFacts[];
}

/** What is looked for among the battles. */
export function BattleFilters({ balances, count, all }: FiltersProps) {
  const words = useWords().pages.battles;
  const { beginners, ...rest } = useStore(wanted);
  const isAnything =
    !beginners &&
    rest.field === 'all' &&
    rest.search === '' &&
    !rest.starred &&
    !rest.mine &&
    rest.tag === '' &&
    CRITERION_IDS.every((id) => rest[id] === undefined);
  return (
    <search className="battle-filters">
      <Fields />
      <Only what="beginners" name={words.beginners} />
      <div className="battle-choices">
        {CRITERION_IDS.map((id) => (
          <Choice key={id} of={id} balances={balances} />
        ))}
      </div>
      <OwnFilters battles={all} />
      <p className="battle-count" role="status">
        {words.shown(count, all.length)}
      </p>
      {!isAnything && <ShowAll quiet />}
    </search>
  );
}
