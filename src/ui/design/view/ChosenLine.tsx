import { useStore } from 'zustand';
import { useLanguage } from '../../words';
import { type DesignWords, useDesignWords } from '../../words/design';
import { hexName, type Tool } from '../bench';
import { namePlace, placeAt } from '../document/facts';
import { setWord, thingsAt, typeOf } from '../document/pieces';
import type { DrawingRules, Kind } from '../rules';
import { useDesk, useDrawing, useEdit, useTypeName } from './desk';
import { WordInputs } from './fields';
import { DesignIcon } from './icons';

/** How to use what is in hand. */
function hintFor({ hints, hintsWithoutFacing }: DesignWords['tools'], tool: Tool, { pieces }: DrawingRules): string {
  if (tool.kind === 'thing' && tool.of !== pieces) return hints.token;
  return !pieces.faces && (tool.kind === 'select' || tool.kind === 'thing') ? hintsWithoutFacing[tool.kind] : hints[tool.kind];
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
  if (selected === undefined || !thing) return <p className="design-line">{hintFor(tools, tool, part.rules)}</p>;
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
      {there.map(({ kind, side, at, text }, i) => (
        <WordInputs
          key={`${kind.id} ${side} ${at}`}
          kind={kind}
          text={text}
          set={(place, word) => edit(setWord(part.rules, there[i]!, place, word), `word ${place} ${side} ${at}`)}
        />
      ))}
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
