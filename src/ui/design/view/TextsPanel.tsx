import { AGES, DIFFICULTIES } from '../../../scenarios';
import { MOST_SENTENCES } from '../../../scenarios/schema';
import { useWords } from '../../words';
import { useDesignWords } from '../../words/design';
import { SIDES } from '../document/drawing';
import * as facts from '../document/facts';
import { AddButton, CheckInput, ChoiceInput, NumberInput, SaidInput } from './fields';
import { useEditOfAll, useWhole } from './session';
import { Versions } from './Versions';

const LISTS: readonly facts.SentenceList[] = ['try', 'special', 'sources'];

function Sentences({ list }: { readonly list: facts.SentenceList }) {
  const { texts: words, places } = useDesignWords();
  const drawing = useWhole();
  const edit = useEditOfAll();
  const name = places.fields[list]!;
  return (
    <fieldset className="design-part" data-keeps>
      <legend>{name}</legend>
      {drawing[list].map((_, i) => (
        // One that goes moves those after it: no field is to take another's place.
        <div key={`${drawing[list].length} ${i}`} className="design-sentence">
          <SaidInput label={places.list(name, i + 1)} path={[list, i]} long />
          <button type="button" className="app-button app-button--quiet" onClick={() => edit(facts.removeSentence(list, i))}>
            {words.removeSentence}
          </button>
        </div>
      ))}
      {drawing[list].length < MOST_SENTENCES[list] && <AddButton add={() => edit(facts.addSentence(list))}>{words.addSentence}</AddButton>}
    </fieldset>
  );
}

/** What is told of the battle, in either language. */
export function TextsPanel() {
  const { texts: words, places, sides } = useDesignWords();
  const { criteria } = useWords().pages.battles;
  const drawing = useWhole();
  const edit = useEditOfAll();
  const { fields } = places;
  return (
    <>
      <p className="app-note">{words.language}</p>
      <section className="design-part">
        <SaidInput label={fields['title']!} path={['title']} testid="title" />
        <SaidInput label={fields['story']!} path={['story']} long />
        <SaidInput label={fields['ground']!} path={['ground']} long />
        <SaidInput label={fields['date']!} path={['date']} />
        <SaidInput label={fields['place']!} path={['place']} />
      </section>
      {SIDES.map((side) => (
        <fieldset key={side} className="design-part">
          <legend>{sides.number(side)}</legend>
          <SaidInput label={fields['leader']!} path={['sides', side, 'leader']} />
          <SaidInput label={fields['about']!} path={['sides', side, 'about']} long />
        </fieldset>
      ))}
      <section className="design-part">
        <NumberInput
          label={words.year}
          value={drawing.year}
          least={-4000}
          most={2100}
          at="year"
          change={(year) => edit(facts.setFact('year', year), 'year')}
        />
        <NumberInput
          label={words.minutes}
          value={drawing.size.minutes}
          least={1}
          most={999}
          at="size.minutes"
          change={(minutes) => edit(facts.setMinutes(minutes), 'minutes')}
        />
        <ChoiceInput
          label={words.age}
          value={drawing.age}
          values={AGES.map((value) => ({ value, name: criteria.age.values[value] }))}
          change={(age) => edit(facts.setFact('age', age))}
        />
        <ChoiceInput
          label={words.difficulty}
          value={drawing.difficulty}
          values={DIFFICULTIES.map((value) => ({ value, name: criteria.difficulty.values[value] }))}
          change={(difficulty) => edit(facts.setFact('difficulty', difficulty))}
        />
        <CheckInput label={words.beginners} on={drawing.beginners ?? false} change={(on) => edit(facts.setFact('beginners', on))} />
      </section>
      {LISTS.map((list) => (
        <Sentences key={list} list={list} />
      ))}
      <Versions />
    </>
  );
}
