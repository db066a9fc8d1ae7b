import { useState } from 'react';
import { useStore } from 'zustand';
import { wordsOf } from '../../../kernel/notation';
import { useLanguage } from '../../words';
import { type DesignWords, useDesignWords } from '../../words/design';
import { hexName, type Tool } from '../bench';
import { namePlace, placeAt } from '../document/facts';
import { setWord, type Thing, thingsAt, typeOf } from '../document/pieces';
import type { DrawingRules, Kind, KindWord } from '../rules';
import { useDesk, useDrawing, useEdit, useTypeName } from './desk';
import { NumberInput } from './fields';
import { DesignIcon } from './icons';

/** How to use what is in hand. */
const hintFor = ({ hints, hintsWithoutFacing }: DesignWords['tools'], kind: Tool['kind'], { pieces }: DrawingRules): string =>
  !pieces.faces && (kind === 'select' || kind === 'thing') ? hintsWithoutFacing[kind] : hints[kind];

/** A word of something that is chosen: letters, taken when there are some, or a number. */
function WordInput({ thing, word: { at, name, most } }: { readonly thing: Thing; readonly word: KindWord }) {
  const { part } = useDesk();
  const language = useLanguage();
  const edit = useEdit();
  const now = wordsOf(thing.text)[at] ?? '';
  const [typed, type] = useState<string>();
  const set = (to: string) => edit(setWord(part.rules, thing, at, to), `word ${at} ${thing.side} ${thing.at}`);
  if (most !== undefined) {
    return (
      <span className="design-word design-word--number">
        <NumberInput label={name[language]} value={Number(now)} least={1} most={most} change={(value) => set(String(value))} />
      </span>
    );
  }
  return (
    <label className="design-word">
      <span>{name[language]}</span>
      <input
        className="app-input"
        maxLength={30}
        autoComplete="off"
        data-testid={`${thing.kind.id}-word`}
        value={typed ?? now}
        onChange={({ currentTarget: { value } }) => {
          type(value);
          const letters = value.replaceAll(/[^\p{L}]/gu, '');
          if (letters !== '') set(letters);
        }}
        onBlur={() => type(undefined)}
      />
    </label>
  );
}

/** What is chosen on the map, and what can be done with it without the map; else how to use what is in hand. */
export function ChosenLine({ focusMap }: { readonly focusMap: () => void }) {
  const { part, hands } = useDesk();
  const { tools, chosen } = useDesignWords();
  const language = useLanguage();
  const drawing = useDrawing();
  const edit = useEdit();
  const typeName = useTypeName();
  const { tool, selected, naming } = useStore(hands.state);
  if (naming !== undefined) {
    const name = hexName(drawing, naming);
    const named = () => {
      hands.state.setState({ naming: undefined });
      focusMap();
    };
    return (
      <form
        className="design-line"
        onSubmit={(event) => {
          event.preventDefault();
          named();
        }}
        onKeyDown={({ key }) => key === 'Escape' && named()}
      >
        <label>
          <span>{chosen.name(name)}</span>
          <input
            // biome-ignore lint/a11y/noAutofocus: the hex has been tapped to be given a name
            autoFocus
            className="app-input"
            maxLength={60}
            data-testid="place-name"
            value={placeAt(drawing, naming)?.[language] ?? ''}
            onChange={({ currentTarget }) => edit(namePlace(name, language, currentTarget.value), `place ${name}`)}
          />
        </label>
        <button type="submit" className="app-button">
          {chosen.done}
        </button>
      </form>
    );
  }
  const there = selected === undefined ? [] : thingsAt(part.rules, drawing.position, selected);
  const [thing] = there;
  if (selected === undefined || !thing) return <p className="design-line">{hintFor(tools, tool.kind, part.rules)}</p>;
  const kinds = [...new Set(there.map(({ kind }) => kind))];
  const nameOf = (kind: Kind): string => {
    const those = there.filter((one) => one.kind === kind);
    const name = kind === part.rules.pieces ? typeName(typeOf(thing.text)) : kind.name[language];
    return those.length > 1 ? chosen.several(name, those.length) : name;
  };
  return (
    <div className="design-line">
      <b>
        {chosen.at(kinds.map(nameOf).join(', '), hexName(drawing, selected))}
        {thing.facing !== undefined && <small> {chosen.looks(thing.facing)}</small>}
      </b>
      {thing.facing !== undefined && (
        <>
          <button type="button" className="app-button app-button--icon" aria-label={chosen.turnLeft} onClick={() => hands.turn(-1)}>
            <DesignIcon name="left" />
          </button>
          <button type="button" className="app-button app-button--icon" aria-label={chosen.turnRight} onClick={() => hands.turn(1)}>
            <DesignIcon name="right" />
          </button>
        </>
      )}
      {there.map((one) =>
        (one.kind.words ?? []).map((word) => <WordInput key={`${one.kind.id} ${one.side} ${one.at} ${word.at}`} thing={one} word={word} />),
      )}
      {kinds.map((kind, i) => (
        <button
          key={kind.id}
          type="button"
          className="app-button"
          data-testid={i === 0 ? 'take-away' : `take-away-${kind.id}`}
          onClick={() => {
            hands.remove(kind);
            focusMap();
          }}
        >
          {kinds.length === 1 ? chosen.away : chosen.awayOf(kind.name[language])}
        </button>
      ))}
    </div>
  );
}
