import type { SystemId } from '../../../rules/ids';
import { cardOf } from '../../systems/cards';
import { useLanguage } from '../../words';
import { useDesignWords } from '../../words/design';
import { type DrawnTerm, termsOf } from '../document/drawing';
import * as facts from '../document/facts';
import { newTerm } from '../document/terms';
import { AddInput, CheckInput, ChoiceInput, HexesButton, NumberInput } from './fields';
import { nameOfSide, useDesignSession, useDrawing, useEdit } from './session';

const MOST_STRENGTH = 9999;

function TermRow({ term, at }: { readonly term: DrawnTerm; readonly at: number }) {
  const { part } = useDesignSession();
  const { rules: words, sides } = useDesignWords();
  const language = useLanguage();
  const drawing = useDrawing();
  const edit = useEdit();
  const known = part.rules.terms.find(({ id }) => id === term.term);
  return (
    <li className="design-term">
      <b>{known?.name[language] ?? term.term}</b>
      <ChoiceInput
        label={words.by}
        value={String(term.by ?? '')}
        values={[
          ...(known?.ofOne && term.by !== undefined ? [] : [{ value: '', name: words.either }]),
          { value: '1', name: nameOfSide(drawing, 0, language, sides.number(0)) },
          { value: '2', name: nameOfSide(drawing, 1, language, sides.number(1)) },
        ]}
        at={`position.victory[${at}].by`}
        change={(by) => edit(facts.setTerm(at, 'by', by === '' ? undefined : Number(by)))}
      />
      {known?.strength ? (
        <NumberInput
          label={words.strength}
          value={term.strength ?? 0}
          least={1}
          most={MOST_STRENGTH}
          at={`position.victory[${at}].strength`}
          change={(strength) => edit(facts.setTerm(at, 'strength', strength), `term ${at} strength`)}
        />
      ) : (
        <NumberInput
          label={words.points}
          value={term.points ?? 1}
          least={known?.least ?? 0}
          most={99}
          at={`position.victory[${at}].points`}
          change={(points) => edit(facts.setTerm(at, 'points', points), `term ${at} points`)}
        />
      )}
      {known?.large && (
        <NumberInput
          label={words.large}
          value={term.large ?? term.points ?? 1}
          least={known.least ?? 0}
          most={99}
          change={(points) => edit(facts.setTerm(at, 'large', points), `term ${at} large`)}
        />
      )}
      {(known?.at || term.at !== undefined) && (
        <HexesButton label={words.drawHexes} path={facts.termPath(at)} at={`position.victory[${at}].at`} />
      )}
      <button type="button" className="app-button app-button--quiet" onClick={() => edit(facts.removeTerm(at))}>
        {words.removeTerm}
      </button>
    </li>
  );
}

function Terms() {
  const { part, tools } = useDesignSession();
  const { rules } = part;
  const { rules: words } = useDesignWords();
  const language = useLanguage();
  const { position } = useDrawing();
  const { victory } = position;
  const edit = useEdit();
  const offered = rules.terms.filter((term) => facts.hasRoomFor(position, newTerm(term)));
  const addTerm = (value: string) => {
    const known = offered.find(({ id }) => id === value);
    if (!known) return;
    edit(facts.addTerm(newTerm(known)));
    // Its hexes are drawn next.
    if (known.at) tools.take({ kind: 'list', path: facts.termPath(termsOf(position).length) });
  };
  const usual = rules.terms
    .filter((term) => !term.at && !term.strength)
    .map((term): DrawnTerm => ({ ...newTerm(term), ...(term.large ? { large: 2 } : {}) }));
  return (
    <section className="design-part">
      <h3>{words.terms}</h3>
      <ChoiceInput
        label={words.whichTerms}
        value={victory ? 'own' : 'usual'}
        values={[
          { value: 'usual', name: words.usual },
          { value: 'own', name: words.ownTerms },
        ]}
        at="position.victory"
        change={(value) => edit(facts.setTerms(value === 'own' ? usual : undefined))}
      />
      {victory && (
        <>
          <ul className="design-terms">
            {termsOf({ victory }).map((term, i) => (
              <TermRow key={i} term={term} at={i} />
            ))}
          </ul>
          {offered.length > 0 && (
            <AddInput
              label={words.addTerm}
              testid="add-term"
              values={offered.map(({ id, name }) => ({ value: id, name: name[language] }))}
              add={addTerm}
            />
          )}
        </>
      )}
    </section>
  );
}

/** How kinds of ground are played, where there are several ways. */
function Choices() {
  const { choices = [] } = useDesignSession().part.rules;
  const language = useLanguage();
  const { position } = useDrawing();
  const edit = useEdit();
  if (choices.length === 0) return null;
  return (
    <section className="design-part">
      {choices.map(({ field, key, name, values }) => {
        const now = (position[field] as Readonly<Record<string, unknown>> | undefined)?.[key];
        return (
          <ChoiceInput
            key={key}
            label={name[language]}
            at={`position.${field}.${key}`}
            value={String(
              Math.max(
                0,
                values.findIndex(({ value }) => value === now),
              ),
            )}
            values={values.map((one, i) => ({ value: String(i), name: one.name[language] }))}
            change={(chosen) => edit(facts.setChoice(field, key, values[Number(chosen)]?.value))}
          />
        );
      })}
    </section>
  );
}

function Options({ list }: { readonly list: 'options' | 'recommended' }) {
  const { rules } = useDesignSession().part;
  const { rules: words } = useDesignWords();
  const { position, recommended } = useDrawing();
  const edit = useEdit();
  const card = cardOf(rules.system as SystemId);
  const chosen = list === 'options' ? (position.options ?? []) : recommended;
  const own = (rules.options ?? []).filter((id) => list === 'options' || /^(13|B16)/.test(id));
  // One of another game can be taken off.
  const offered = [...own, ...chosen.filter((id) => !own.includes(id))];
  if (offered.length === 0) return null;
  return (
    <details className="design-part">
      <summary>
        {words[list]} ({chosen.length})
      </summary>
      {offered.map((id) => (
        <CheckInput
          key={id}
          label={`${card.optionName?.(id) ?? id} (${id})`}
          on={chosen.includes(id)}
          at={chosen.includes(id) ? `${list === 'options' ? 'position.' : ''}${list}[${chosen.indexOf(id)}]` : undefined}
          change={(on) => edit(list === 'options' ? facts.setOption(rules, id, on) : facts.recommend(id, on))}
        />
      ))}
    </details>
  );
}

/** How long it lasts, who wins and by which rules. */
export function RulesPanel() {
  const { rules } = useDesignSession().part;
  const { rules: words, sides } = useDesignWords();
  const language = useLanguage();
  const drawing = useDrawing();
  const edit = useEdit();
  const { turns = rules.turns, draw } = drawing.position;
  return (
    <>
      <section className="design-part">
        <NumberInput
          label={words.turns}
          value={turns}
          least={1}
          most={99}
          at="position.turns"
          whole
          change={(value) => edit(facts.setTurns(rules, value))}
        />
        <ChoiceInput
          label={words.draw}
          value={String(draw ?? '')}
          values={[
            { value: '', name: words.nobody },
            { value: '1', name: nameOfSide(drawing, 0, language, sides.number(0)) },
            { value: '2', name: nameOfSide(drawing, 1, language, sides.number(1)) },
          ]}
          change={(value) => edit(facts.setField('draw', value === '' ? undefined : Number(value)))}
        />
      </section>
      <Terms />
      <Choices />
      <Options list="options" />
      <Options list="recommended" />
    </>
  );
}
