import './board.css';
import './pieces.css';
import './print.css';
import { type KeyboardEvent, useId, useLayoutEffect, useState } from 'react';
import type { Hex } from '../../kernel/board';
import type { GameFacts } from './facts';
import { stepCursor } from './geometry';
import type { BoardProps, ViewProps } from './intents';
import { intentOf } from './keys';
import { PlaceNames } from './PlaceNames';
import { type BoardView, useBoardView } from './useBoardView';
import { NO_SHOW, useStaging } from './useStaging';

/** Answers a key; false if it is none of the map's. */
function answerKey(event: KeyboardEvent, { map, occupied, overlays, cursor, intents }: ViewProps, view: BoardView): boolean {
  const intent = intentOf(event);
  if (intent === undefined) return false;
  const here = cursor ?? overlays.selected ?? occupied[0] ?? 0;
  const moveCursor = (to: Hex) => {
    intents.onCursor?.(to);
    view.handle.current?.reveal(to);
  };
  if (intent === 'cancel') {
    if (!view.giveUp()) intents.onCancel?.();
  } else if (intent === 'choose') {
    if (cursor === undefined) moveCursor(here);
    else intents.onHex?.(cursor, { pointer: 'keyboard' });
  } else if (intent === 'inspect') intents.onInspect?.(here, { pointer: 'keyboard' });
  else if ('turn' in intent) intents.onTurn?.(intent.turn);
  else if ('wheel' in intent) intents.onWheel?.(intent.wheel);
  else if ('zoom' in intent) {
    if (intent.zoom > 0) view.handle.current?.zoomIn();
    else view.handle.current?.zoomOut();
  } else moveCursor(cursor === undefined ? here : stepCursor(map.board, cursor, intent.cursor));
  return true;
}

/** The map as a control: the sheets, the gestures and the keys. */
export function Board<Game extends GameFacts>(props: BoardProps<Game>) {
  const { map, art, pieces, overlays, cursor, labels, describe, skin = 'silhouettes' } = props;
  const view = useBoardView(props);
  const { box, sheets, stage, scale } = view;
  const now = useStaging(pieces, props.staged ?? NO_SHOW, art.come);
  // Only who moves by keyboard needs to see and hear the cursor.
  const [keyed, setKeyed] = useState(false);
  const keysId = useId();
  useLayoutEffect(() => {
    const node = box.current;
    const ask = () => setKeyed(!!node?.matches(':focus-visible'));
    // React tells nothing of the focus that comes back from a dialog, which closes while it draws.
    node?.addEventListener('focus', ask);
    return () => node?.removeEventListener('focus', ask);
  }, [box]);
  const onKeyDown = (event: KeyboardEvent) => {
    if (!answerKey(event, props, view)) return;
    event.preventDefault();
    event.stopPropagation();
    setKeyed(true);
  };

  return (
    <div
      ref={box}
      className="board"
      // The arrow keys must reach the map, and hexes in staggered columns are no grid of rows: hence an application. BoardTable is for reading.
      role="application"
      // biome-ignore lint/a11y/noNoninteractiveTabindex: an application is what the keyboard is for; the rule does not know the role
      tabIndex={0}
      aria-label={labels.map}
      aria-describedby={keysId}
      onKeyDown={onKeyDown}
      onBlur={() => setKeyed(false)}
      onPointerDown={() => setKeyed(false)}
    >
      {/* Not laid out until the view knows its size and says so. */}
      <div ref={sheets} className="board-sheets" data-detail="3" hidden>
        <art.Terrain map={map} />
        {props.places && props.places.length > 0 && <PlaceNames board={map.board} places={props.places} />}
        {art.Below && <art.Below map={map} overlays={overlays} u={1 / scale} />}
        <art.Pieces map={map} pieces={now.pieces} skin={skin} stage={stage} />
        {art.Above && (
          <art.Above map={map} pieces={now.pieces} overlays={overlays} cursor={keyed ? cursor : undefined} skin={skin} u={1 / scale} />
        )}
        {props.staged && now.on >= 0 && (
          <props.staged.Layer
            key={now.key}
            board={map.board}
            scenes={now.scenes}
            on={now.on}
            struck={now.struck}
            ms={props.staged.ms}
            u={1 / scale}
          />
        )}
      </div>
      <div className="board-pane" />
      <div ref={view.frame} className="board-gather" hidden />
      <p id={keysId} className="app-unseen">
        {labels.keys}
      </p>
      <p className="app-unseen" aria-live="polite">
        {keyed && cursor !== undefined ? describe(cursor) : ''}
      </p>
    </div>
  );
}
