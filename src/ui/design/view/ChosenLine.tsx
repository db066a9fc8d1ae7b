import { useStore } from 'zustand';
import { useLanguage } from '../../words';
import { useDesignWords } from '../../words/design';
import { hexName } from '../bench';
import { namePlace, placeAt } from '../document/facts';
import { thingsAt } from '../document/pieces';
import { useDesk, useDrawing, useEdit } from './desk';
import { DesignIcon } from './icons';

/** What is chosen on the map, and what can be done with it without the map; else how to use what is in hand. */
export function ChosenLine() {
  const { part, hands } = useDesk();
  const { tools, chosen } = useDesignWords();
  const language = useLanguage();
  const drawing = useDrawing();
  const edit = useEdit();
  const { tool, selected, naming } = useStore(hands.state);
  if (naming !== undefined) {
    const name = hexName(drawing, naming);
    return (
      <form
        className="design-line"
        onSubmit={(event) => {
          event.preventDefault();
          hands.state.setState({ naming: undefined });
        }}
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
  const thing = selected === undefined ? undefined : thingsAt(part.rules, drawing.position, selected)[0];
  if (selected === undefined || !thing) return <p className="design-line">{tools.hints[tool.kind]}</p>;
  return (
    <div className="design-line">
      <b>
        {thing.text} · {chosen.hex(hexName(drawing, selected))}
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
      <button type="button" className="app-button" data-testid="take-away" onClick={hands.remove}>
        {chosen.away}
      </button>
    </div>
  );
}
