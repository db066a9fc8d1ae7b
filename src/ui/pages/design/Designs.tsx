import { useEffect, useRef, useState } from 'react';
import { useStore } from 'zustand';
import type { Fault } from '../../../kernel/game';
import { FIELD_IDS } from '../../../rules/armies/model/fields';
import type { SystemId } from '../../../rules/ids';
import { catalogue } from '../../../scenarios';
import { type Design, designs } from '../../../store/designs';
import { FaultList } from '../../app/FaultList';
import { whenFetched } from '../../app/fetched';
import { Icon } from '../../app/Icon';
import { type Page, printRoute } from '../../app/routes';
import { Select } from '../../app/Select';
import { useTitle } from '../../app/title';
import { beginBlank, beginFrom, drawable, takeFile } from '../../design/begin';
import { useLanguage, useWords } from '../../words';
import { fetchArmyWords, useArmyWords } from '../../words/armies';
import { fetchDesignWords, useDesignWords } from '../../words/design';
import { DesignCard } from './DesignCard';
import '../pages.css';
import '../../picture/maps.css';
import '../../design/view/design.css';

/** What the page waits for besides its words. */
export const words = () => Promise.all([fetchDesignWords(), fetchArmyWords(), designs.list()]);

const anyOf = <Item,>(items: readonly Item[]): Item => items[Math.floor(Math.random() * items.length)]!;

interface Refused {
  readonly name: string;
  readonly faults: readonly Fault[];
}

function OpenFile({ refuse }: { readonly refuse: (refused: Refused | undefined) => void }) {
  const { begin } = useDesignWords();
  const input = useRef<HTMLInputElement>(null);
  const take = (file: File | undefined) => {
    if (!file) return;
    refuse(undefined);
    whenFetched(takeFile(file), (read) => !read.ok && refuse({ name: file.name, faults: read.faults }));
  };
  return (
    <>
      <button type="button" className="app-button" onClick={() => input.current?.click()}>
        <Icon name="folder" />
        {begin.open}
      </button>
      <input
        ref={input}
        type="file"
        accept=".json,application/json"
        hidden
        data-testid="design-file"
        onChange={({ currentTarget }) => {
          take(currentTarget.files?.[0]);
          currentTarget.value = '';
        }}
      />
    </>
  );
}

/** What a drawing may begin from. */
function Beginnings({ refuse }: { readonly refuse: (refused: Refused | undefined) => void }) {
  const { begin } = useDesignWords();
  const { fields: arenas } = useWords().pages.battles;
  const { fields } = useArmyWords();
  const language = useLanguage();
  const [house, choose] = useState<string>();
  const drawables = catalogue.filter(({ system }) => drawable().includes(system));
  const start = (begun: Promise<unknown>) => whenFetched(begun, () => undefined);
  return (
    <section className="design-begin app-card">
      <div>
        <h2>{begin.empty}</h2>
        <div className="app-row">
          {drawable().map((system: SystemId) => (
            <button
              key={system}
              type="button"
              className="app-button app-button--main"
              data-testid={`begin-${system}`}
              onClick={() => start(beginBlank(system))}
            >
              <Icon name="pen" />
              {arenas[system]}
            </button>
          ))}
        </div>
      </div>
      <div>
        <h2>{begin.field}</h2>
        <div className="app-row">
          {FIELD_IDS.map((field) => (
            <button key={field} type="button" className="app-button" onClick={() => start(beginBlank('ancients', field))}>
              {fields[field]}
            </button>
          ))}
          <button
            type="button"
            className="app-button"
            data-testid="begin-surprise"
            onClick={() => start(beginBlank('ancients', anyOf(FIELD_IDS)))}
          >
            <Icon name="dice" />
            {begin.surprise}
          </button>
        </div>
      </div>
      <div className="app-row">
        <Select
          className="app-input design-house"
          aria-label={begin.house}
          data-testid="begin-house"
          values={[undefined, ...drawables.map(({ id }) => id)]}
          say={(id) => drawables.find((battle) => battle.id === id)?.title[language] ?? `${begin.house}…`}
          value={house}
          choose={choose}
        />
        {house !== undefined && (
          <button type="button" className="app-button" data-testid="begin-chosen" onClick={() => start(beginFrom(house))}>
            <Icon name="pen" />
            {begin.fromHouse}
          </button>
        )}
        <OpenFile refuse={refuse} />
        <a className="app-button" href={printRoute({ screen: 'lesson', id: 'draw' })}>
          <Icon name="learn" />
          {begin.tour}
        </a>
      </div>
    </section>
  );
}

const Designs: Page<'design'> = () => {
  const words = useDesignWords();
  const { keeps, silent, designs: own } = useStore(designs.state);
  const [refused, refuse] = useState<Refused>();
  useTitle(words.title);
  useEffect(() => {
    void designs.list();
    return designs.hear(() => void designs.list());
  }, []);
  return (
    <>
      <header className="page-head">
        <h1>{words.title}</h1>
        <p>{words.intro}</p>
      </header>
      {keeps === 'page' && (
        <p className="page-warning" role="alert">
          {words.pageOnly}
        </p>
      )}
      <Beginnings refuse={refuse} />
      {refused && (
        <div className="page-warning" role="alert" data-testid="refused">
          <p>{words.refused(refused.name)}</p>
          <FaultList faults={refused.faults} />
        </div>
      )}
      <section className="design-own">
        <h2>{words.own}</h2>
        {own.length === 0 && <p>{silent ? words.silent : words.none}</p>}
        <ul data-keeps>
          {own.map((design: Design) => (
            <DesignCard key={design.id} design={design} />
          ))}
        </ul>
      </section>
    </>
  );
};

export default Designs;
