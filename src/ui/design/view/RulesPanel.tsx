import { useStore } from 'zustand';
import type { SystemId } from '../../../rules/ids';
import { cardOf } from '../../systems/cards';
import { useLanguage } from '../../words';
import { useDesignWords } from '../../words/design';
import { type DrawnTerm, hexesIn, sizeOf } from '../document/drawing';
import * as facts from '../document/facts';
import { nameOfSide, useDesk, useDrawing, useEdit } from './desk';
import { CheckInput, ChoiceInput, NumberInput } from './fields';

function TermRow({ term, at }: { readonly term: DrawnTerm; readonly at: number }) {
  const { part, hands } = useDesk();
  const { rules: words, sides } = useDesignWords();
  const language = useLanguage();
  const drawing = useDrawing();
  const edit = useEdit();
  const tool = useStore(hands.state, (bench) => bench.tool);
  const known = part.rules.terms.find(({ id }) => id === term.term);
  const path = facts.termPath(at);
  return (
    <li className="design-term">
      <b>{known?.name[language] ?? term.term}</b>
      <ChoiceInput
        label={words.by}
        value={String(term.by ?? '')}
        values={[
          { value: '', name: words.either },
          { value: '1', name: nameOfSide(drawing, 0, language, sides.number(0)) },
          { value: '2', name: nameOfSide(drawing, 1, language, sides.number(1)) },
        ]}
        at={`position.victory[${at}].by`}
        change={(by) => edit(facts.setTerm(at, 'by', by === '' ? undefined : Number(by)))}
      />
      <NumberInput
        label={words.points}
        value={term.points ?? 1}
        least={0}
        most={99}
        at={`position.victory[${at}].points`}
        change={(points) => edit(facts.setTerm(at, 'points', points), `term ${at} points`)}
      />
      {known?.large && (
        <NumberInput
          label={words.large}
          value={term.large ?? term.points ?? 1}
          least={0}
          most={99}
          change={(points) => edit(facts.setTerm(at, 'large', points), `term ${at} large`)}
        />
      )}
      {known?.at && (
        <button
          type="button"
          className="app-button"
          aria-pressed={tool.kind === 'list' && tool.path.join() === path.join()}
          data-at={`position.victory[${at}].at`}
          onClick={() => hands.take({ kind: 'list', path })}
        >
          {words.drawHexes} ({sides.entering(hexesIn(sizeOf(drawing.position), term.at).length)})
        </button>
      )}
      <button type="button" className="app-button app-button--quiet" onClick={() => edit(facts.removeTerm(at))}>
        {words.removeTerm}
      </button>
    </li>
  );
}

function Terms() {
  const { rules } = useDesk().part;
  const { rules: words } = useDesignWords();
  const language = useLanguage();
  const { victory } = useDrawing().position;
  const edit = useEdit();
  const usual = rules.terms
    .filter((term) => !term.at)
    .map((term): DrawnTerm => ({ term: term.id, points: 1, ...(term.large ? { large: 2 } : {}) }));
  return (
    <section className="design-part">
      <h3>{words.terms}</h3>
      <ChoiceInput
        label={words.terms}
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
            {victory.map((term, i) => (
              <TermRow key={i} term={term} at={i} />
            ))}
          </ul>
          <select
            className="app-input"
            aria-label={words.addTerm}
            data-testid="add-term"
            value=""
            onChange={({ currentTarget: { value } }) => {
              const known = rules.terms.find(({ id }) => id === value);
              if (known) edit(facts.addTerm({ term: known.id, points: 1, ...(known.at ? { at: '' } : {}) }));
            }}
          >
            <option value="">{words.addTerm}…</option>
            {rules.terms.map(({ id, name }) => (
              <option key={id} value={id}>
                {name[language]}
              </option>
            ))}
          </select>
        </>
      )}
    </section>
  );
}

function Options({ list }: { readonly list: 'options' | 'recommended' }) {
  const { rules } = useDesk().part;
  const { rules: words } = useDesignWords();
  const { position, recommended } = useDrawing();
  const edit = useEdit();
  const card = cardOf(rules.system as SystemId);
  const chosen = list === 'options' ? (position.options ?? []) : recommended;
  const offered = (rules.options ?? []).filter((id) => list === 'options' || /^13/.test(id));
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
          change={(on) => edit(facts.setOption(list, id, on))}
        />
      ))}
    </details>
  );
}

/** How long it lasts, who wins and by which rules. */
export function RulesPanel() {
  const { rules } = useDesk().part;
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
          change={(value) => edit(facts.setField('turns', value), 'turns')}
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
      <Options list="options" />
      <Options list="recommended" />
    </>
  );
}
