import { useId, useState } from 'react';
import { flushSync } from 'react-dom';
import { useStore } from 'zustand';
import { wordsOf } from '../../../kernel/notation';
import { printPath } from '../../../kernel/record';
import { Select } from '../../app/Select';
import { useLanguage } from '../../words';
import { useDesignWords } from '../../words/design';
import { hexesIn, type Path, sizeOf } from '../document/drawing';
import * as facts from '../document/facts';
import { listAt } from '../document/ground';
import type { Kind } from '../rules';
import { seeMap } from './seeMap';
import { useDesignSession, useDrawing, useEditOfAll, useWhole } from './session';
import { useApart } from './useApart';
import { useTyped } from './useTyped';

interface NumberProps {
  readonly label: string;
  readonly value: number;
  readonly least: number;
  readonly most: number;
  /** The place in the drawing, to which a check leads. */
  readonly at?: string;
  /** It is taken when it has been typed to its end, for on the way there it would do harm. */
  readonly whole?: true;
  readonly change: (value: number) => void;
}

const wholeIn = (text: string, least: number, most: number): number | undefined => {
  const value = /^-?\d{1,5}$/.test(text.trim()) ? Number(text) : Number.NaN;
  return value >= least && value <= most ? value : undefined;
};

/** A whole number, typed freely and taken when it is one that may be. */
export function NumberInput({ label, value, least, most, at, whole, change }: NumberProps) {
  const take = (text: string): void => {
    const next = wholeIn(text, least, most);
    if (next !== undefined && next !== value) change(next);
  };
  const { typed, field } = useTyped(String(value), whole ? undefined : take, whole ? take : undefined);
  return (
    <label className="app-field design-number">
      <span>{label}</span>
      <input
        className="app-input"
        inputMode="numeric"
        data-at={at}
        aria-invalid={typed !== undefined && wholeIn(typed, least, most) === undefined}
        {...field}
        onKeyDown={({ key }) => key === 'Enter' && field.onBlur()}
      />
    </label>
  );
}

interface WordsProps {
  readonly kind: Kind;
  readonly text: string;
  /** The place in the drawing, to which a check leads. */
  readonly at?: string;
  readonly set: (place: number, word: string) => void;
}

/** The words of a text that can be changed: letters, taken when there are some, or a number. */
export function WordInputs({ kind, text, at: path, set }: WordsProps) {
  const language = useLanguage();
  const words = wordsOf(text);
  return (kind.words ?? []).map(({ at, name, most }) =>
    most === undefined ? (
      <LettersInput
        key={at}
        label={name[language]}
        value={words[at] ?? ''}
        testid={`${kind.id}-word`}
        path={path}
        change={(letters) => set(at, letters)}
      />
    ) : (
      <span key={at} className="design-word design-word--number">
        <NumberInput
          label={name[language]}
          value={Number(words[at] ?? '')}
          least={1}
          most={most}
          change={(value) => set(at, String(value))}
        />
      </span>
    ),
  );
}

interface LettersProps {
  readonly label: string;
  readonly value: string;
  readonly testid: string;
  readonly path: string | undefined;
  readonly change: (letters: string) => void;
}

function LettersInput({ label, value, testid, path, change }: LettersProps) {
  const { field } = useTyped(value, (text) => {
    const letters = text.replaceAll(/[^\p{L}]/gu, '');
    if (letters !== '') change(letters);
  });
  return (
    <label className="design-word">
      <span>{label}</span>
      <input className="app-input" maxLength={30} autoComplete="off" data-testid={testid} data-at={path} {...field} />
    </label>
  );
}

interface HexesProps {
  readonly label: string;
  readonly path: Path;
  readonly at: string;
}

/** Takes a list of hexes in hand, to be drawn on the map; says how many there are. */
export function HexesButton({ label, path, at }: HexesProps) {
  const { tools } = useDesignSession();
  const { sides: words } = useDesignWords();
  const { position } = useDrawing();
  const tool = useStore(tools.state, (bench) => bench.tool);
  return (
    <button
      type="button"
      className="app-button"
      aria-pressed={tool.kind === 'list' && tool.path.join() === path.join()}
      data-at={at}
      onClick={() => {
        tools.take({ kind: 'list', path });
        seeMap();
      }}
    >
      {label} ({words.entering(hexesIn(sizeOf(position), listAt(position, path)).length)})
    </button>
  );
}

interface Named<Value extends string> {
  readonly value: Value;
  readonly name: string;
}

const nameIn = <Value extends string>(values: readonly Named<Value>[], wanted: Value): string =>
  values.find(({ value }) => value === wanted)?.name ?? wanted;

interface ChoiceProps<Value extends string> {
  readonly label: string;
  readonly value: Value;
  readonly values: readonly Named<Value>[];
  readonly at?: string;
  readonly testid?: string;
  readonly change: (value: Value) => void;
}

export function ChoiceInput<Value extends string>({ label, value, values, at, testid, change }: ChoiceProps<Value>) {
  return (
    <label className="app-field">
      <span>{label}</span>
      <Select
        data-at={at}
        data-testid={testid}
        values={values.map((one) => one.value)}
        say={(one) => nameIn(values, one)}
        value={value}
        choose={change}
      />
    </label>
  );
}

interface AddProps {
  readonly label: string;
  readonly values: readonly Named<string>[];
  readonly at?: string;
  readonly testid?: string;
  readonly add: (value: string) => void;
}

/** One more of several things: chosen first, for the arrow keys go through them, and added by the button. */
export function AddInput({ label, values, at, testid, add }: AddProps) {
  const { add: said } = useDesignWords().sides;
  const [chosen, choose] = useState('');
  const isThere = values.some(({ value }) => value === chosen);
  return (
    <div className="design-add">
      <Select
        aria-label={label}
        data-at={at}
        data-testid={testid}
        values={['', ...values.map(({ value }) => value)]}
        say={(one) => (one === '' ? `${label}…` : nameIn(values, one))}
        value={isThere ? chosen : ''}
        choose={choose}
      />
      <button type="button" className="app-button" aria-disabled={!isThere} onClick={() => isThere && add(chosen)}>
        {said}
      </button>
    </div>
  );
}

/** In what a button has added the first field, which stands before the button, or last where there is room for no more. */
const addedField = (button: Element, list: Element | null): HTMLElement | null | undefined =>
  (button.isConnected ? button.previousElementSibling : list?.lastElementChild)?.querySelector<HTMLElement>(
    'input, textarea, select, button',
  );

interface AddButtonProps {
  readonly testid?: string;
  readonly add: () => void;
  readonly children: string;
}

/** Adds an entry at the end of those before it, and brings the keyboard and the eye to it. */
export const AddButton = ({ testid, add, children }: AddButtonProps) => (
  <button
    type="button"
    className="app-button"
    data-testid={testid}
    onClick={({ currentTarget }) => {
      const list = currentTarget.parentElement;
      flushSync(add);
      addedField(currentTarget, list)?.focus();
    }}
  >
    {children}
  </button>
);

interface SaidProps {
  readonly label: string;
  readonly path: Path;
  readonly long?: true;
  readonly most?: number;
  readonly testid?: string;
  /** It has been left empty. */
  readonly emptied?: () => void;
}

/** A text in the reader's language, and on demand in the other. */
export function SaidInput({ label, path, long, most = 1000, testid, emptied }: SaidProps) {
  const { part, first } = useDesignSession();
  const words = useDesignWords().texts;
  const language = useLanguage();
  const edit = useEditOfAll();
  const id = useId();
  const said = facts.saidAt(useWhole(), path);
  const other = language === 'en' ? 'fr' : 'en';
  const apart = useApart(path, said);
  if (!said) return null;
  const [place, word] = [printPath(path), path.join('.')];
  const write = (text: string) =>
    apart ? facts.sayIn(part.rules, path, language, text) : facts.say(part.rules, path, language, text, first);
  const Field = long ? 'textarea' : 'input';
  const shared = { className: 'app-input', maxLength: most, ...(long ? { rows: 3 } : {}) };
  return (
    <div className="app-field design-said">
      <label htmlFor={id}>{label}</label>
      <Field
        {...shared}
        id={id}
        data-at={`${place}.${language}`}
        data-testid={testid}
        value={said[language]}
        onChange={({ currentTarget }) => edit(write(currentTarget.value), word)}
        onBlur={() => said[language].trim() === '' && emptied?.()}
      />
      <details open={apart || undefined}>
        <summary>{words.other}</summary>
        <Field
          {...shared}
          lang={other}
          data-at={`${place}.${other}`}
          aria-label={words.otherOf(label)}
          value={said[other]}
          onChange={({ currentTarget }) => edit(facts.sayIn(part.rules, path, other, currentTarget.value), `${word}/${other}`)}
        />
      </details>
    </div>
  );
}

interface CheckProps {
  readonly label: string;
  readonly on: boolean;
  /** The place in the drawing, to which a check leads. */
  readonly at?: string | undefined;
  readonly change: (on: boolean) => void;
}

export const CheckInput = ({ label, on, at, change }: CheckProps) => (
  <label className="design-check">
    <input type="checkbox" data-at={at} checked={on} onChange={({ currentTarget }) => change(currentTarget.checked)} />
    <span>{label}</span>
  </label>
);
