import { notify } from '../../app/toasts';
import { useLanguage } from '../../words';
import { useDesignWords } from '../../words/design';
import * as ownTypes from '../document/ownTypes';
import type { TypeField } from '../rules';
import { AddButton, CheckInput, ChoiceInput } from './fields';
import { useDesignSession, useDrawing, useEdit, useTypeName, useWhole } from './session';
import { useTyped } from './useTyped';

interface FieldProps {
  readonly type: string;
  readonly field: TypeField;
  readonly value: unknown;
}

/** A field of a type; left empty it is as that of the type that it is like. */
function Field({ type, field, value }: FieldProps) {
  const { sides: words } = useDesignWords();
  const language = useLanguage();
  const edit = useEdit();
  const label = field.name[language];
  const at = `position.types.${type}.${field.key}`;
  const set = (next: unknown) => edit(ownTypes.setTypeField(type, field.key, next), `type ${type} ${field.key}`);
  if (field.kind === 'number') {
    return (
      <label className="app-field design-number">
        <span>{label}</span>
        <input
          className="app-input"
          inputMode="numeric"
          placeholder={words.asBase}
          data-at={at}
          value={typeof value === 'number' ? value : ''}
          onChange={({ currentTarget }) => {
            const text = currentTarget.value.trim();
            if (text === '') set(undefined);
            else if (/^\d{1,2}$/.test(text)) set(Math.min(field.most, Math.max(field.least, Number(text))));
          }}
        />
      </label>
    );
  }
  if (field.kind === 'words') {
    const given = typeof value === 'string' ? value.split(' ').filter(Boolean) : [];
    return (
      <fieldset className="design-traits">
        <legend>{label}</legend>
        {field.values.map((one) => (
          <CheckInput
            key={one.value}
            label={one.name[language]}
            on={given.includes(one.value)}
            at={at}
            change={(on) => {
              const next = [...given.filter((word) => word !== one.value), ...(on ? [one.value] : [])];
              set(next.length > 0 ? next.join(' ') : undefined);
            }}
          />
        ))}
      </fieldset>
    );
  }
  const values =
    field.kind === 'flag'
      ? [
          { value: true, name: words.yes },
          { value: false, name: words.no },
        ]
      : field.values.map((one) => ({ value: one.value, name: one.name[language] }));
  return (
    <ChoiceInput
      label={label}
      at={at}
      value={value === undefined ? '' : JSON.stringify(value)}
      values={[{ value: '', name: words.asBase }, ...values.map((one) => ({ value: JSON.stringify(one.value), name: one.name }))]}
      change={(text) => set(text === '' ? undefined : (JSON.parse(text) as unknown))}
    />
  );
}

function OwnType({ name, type }: { readonly name: string; readonly type: Readonly<Record<string, unknown>> }) {
  const { rules } = useDesignSession().part;
  const { sides: words } = useDesignWords();
  const edit = useEdit();
  const whole = useWhole();
  const drawing = useDrawing();
  const { field } = useTyped(name, undefined, (typed) => {
    const word = ownTypes.typeWord(rules, typed);
    // Where it is taken, or none, it keeps the one that it has.
    if (ownTypes.isFreeType(rules, ownTypes.typeNames(whole), word)) edit(ownTypes.renameType(rules, name, word));
    else if (word !== name) notify(words.typeTaken(typed.trim(), name), 'trouble');
  });
  const typeName = useTypeName();
  return (
    <div className="design-type">
      <label className="app-field">
        <span>{words.typeName}</span>
        <input className="app-input" maxLength={30} data-at={`position.types.${name}`} {...field} />
      </label>
      <ChoiceInput
        label={words.like}
        value={String(type['as'])}
        at={`position.types.${name}.as`}
        values={ownTypes.basesFor(rules, drawing, name).map((base) => ({ value: base, name: typeName(base) }))}
        change={(as) => edit(ownTypes.setTypeField(name, 'as', as))}
      />
      {rules.typeFields.map((field) => (
        <Field key={field.key} type={name} field={field} value={type[field.key]} />
      ))}
      <button type="button" className="app-button app-button--quiet" onClick={() => edit(ownTypes.removeType(rules, name))}>
        {words.removeType(typeName(name))}
      </button>
    </div>
  );
}

/** Types of the battle's own. */
export function TypesPart() {
  const { rules } = useDesignSession().part;
  const { sides: words } = useDesignWords();
  const { types = {} } = useDrawing().position;
  const whole = useWhole();
  const edit = useEdit();
  return (
    <section className="design-part" data-keeps>
      <h3>{words.types}</h3>
      <p className="app-note">{words.typesAbout}</p>
      {Object.entries(types).map(([name, type], i) => (
        // Renamed it stays where it is.
        <OwnType key={i} name={name} type={type} />
      ))}
      <AddButton
        testid="add-type"
        add={() => edit(ownTypes.addType(ownTypes.freeType(rules, ownTypes.typeNames(whole), words.firstType), rules.types[0]!))}
      >
        {words.addType}
      </AddButton>
    </section>
  );
}
