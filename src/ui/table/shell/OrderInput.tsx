import './orders.css';
import { type KeyboardEvent, useEffect, useId, useRef, useState } from 'react';
import { table } from '../../../store/table';
import { isAwaited } from '../../app/typeAhead';
import { useWords } from '../../words';
import { fetchHelp } from '../contract/helpPart';
import { isProgrammed, isRolling, playText, standsAt, takeOrderBack, typeDie } from '../session';
import type { OrderChoice } from '../session/orderChoices';
import { boardHandle } from './boardHandle';
import { pressed } from './disabledReason';
import { Glyph } from './Glyph';
import { useGame, useSystem } from './hooks';
import { useOrders } from './useOrders';

interface ChoicesProps {
  readonly id: string;
  readonly list: readonly OrderChoice[];
  readonly pointed: number | undefined;
  readonly text: (choice: OrderChoice) => string;
  readonly take: (choice: OrderChoice) => void;
}

/** How an order may go on, over its field. */
function Choices({ id, list, pointed, text, take }: ChoicesProps) {
  const { log } = useWords().table;
  const here = useRef<HTMLDivElement>(null);
  useEffect(() => void here.current?.scrollIntoView({ block: 'nearest' }), [pointed, list]);
  return (
    <div id={id} className="order-choices" role="listbox" aria-label={log.choose} data-testid="order-choices">
      {list.map((choice, i) => (
        // The keys are the field's, which points at one of these.
        // biome-ignore lint/a11y/useKeyWithClickEvents: see above
        // biome-ignore lint/a11y/useFocusableInteractive: see above
        <div
          key={choice.text}
          ref={i === pointed ? here : undefined}
          id={`${id}-${i}`}
          className="order-choice"
          role="option"
          aria-selected={i === pointed}
          data-order={choice.text}
          onPointerDown={(event) => event.preventDefault()}
          onClick={() => take(choice)}
        >
          <b>{choice.text}</b> <span>{text(choice)}</span>
          {choice.count > 1 && <small>{log.orders(choice.count)}</small>}
        </div>
      ))}
    </div>
  );
}

/** A die that is asked for is typed wherever one is. */
function answerDie({ key }: KeyboardEvent): boolean {
  if (!isRolling() || !/^[1-9]$/.test(key)) return false;
  typeDie(Number(key));
  return true;
}

interface Pointing extends Pick<ChoicesProps, 'list' | 'pointed' | 'take'> {
  readonly point: (at: number) => void;
}

/** Goes up and down in what an order may go on with, and takes it; false if the key is not for that. */
function answerChoice({ key }: KeyboardEvent, { list, pointed, point, take }: Pointing): boolean {
  const chosen = list[pointed ?? -1];
  const step = { ArrowDown: 1, ArrowUp: -1 }[key];
  if (key === 'Enter' && chosen) take(chosen);
  else if (step === undefined) return false;
  else if (pointed === undefined) point(-1);
  else if (list.length > 0) point((Math.max(pointed, step > 0 ? -1 : 0) + step + list.length) % list.length);
  return true;
}

/** What is typed but not yet ordered, and by whom at what moment: a phone that is turned draws its field elsewhere. */
const draft = { at: '', text: '' };

function useDraft() {
  const at = useGame((now) => `${standsAt(now)} ${now.viewer}`);
  const [typed, type] = useState(() => (draft.at === at ? draft.text : ''));
  useEffect(() => {
    Object.assign(draft, { at, text: typed });
  }, [at, typed]);
  return [typed, type] as const;
}

/** Orders as text, for those who prefer them, with how they may go on; opened by a key or the menu, and open until it is closed. */
export function OrderInput() {
  const { log } = useWords().table;
  const system = useSystem();
  const [typed, type] = useDraft();
  const field = useRef<HTMLInputElement>(null);
  const id = useId();
  const { choices, pointed, point, text, meant } = useOrders(typed);
  const { list, count } = choices;
  // What the orders mean is told by the help.
  useEffect(() => void fetchHelp().catch(() => undefined), []);
  useEffect(() => {
    if (isAwaited()) field.current?.focus();
  }, []);
  const shut = useGame((now) => (now.stop ? 'stop' : (now.elsewhere ?? (isProgrammed(now) && 'program'))));
  const { onClick: submit, ...disabled } = pressed(shut, () => {
    const order = typed.trim();
    if (order === '') return;
    point(undefined);
    if (playText(meant(order))) type('');
    else {
      field.current?.focus();
      field.current?.select();
    }
  });
  const leave = (): void => {
    draft.text = '';
    table.setState({ typing: false });
    boardHandle.current?.focus();
  };
  const take = (choice: OrderChoice): void => {
    type(choice.text);
    point(choice.count > 1 ? -1 : undefined);
  };
  const onKeyDown = (event: KeyboardEvent): void => {
    if (event.key === 'Escape') isRolling() ? takeOrderBack() : leave();
    else if (answerDie(event) || answerChoice(event, { list, pointed, point, take })) event.preventDefault();
  };
  const isOpen = list.length > 0 && !(count === 1 && list[0]?.text === typed);
  return (
    <form
      className="table-order"
      onSubmit={(event) => {
        event.preventDefault();
        submit();
      }}
    >
      {isOpen && <Choices id={id} list={list} pointed={pointed} text={text} take={take} />}
      <p className="app-unseen" role="status">
        {pointed === undefined ? '' : log.choices(count)}
      </p>
      <input
        ref={field}
        className="app-input"
        data-testid="order-input"
        role="combobox"
        aria-label={log.typed}
        aria-autocomplete="list"
        aria-expanded={isOpen}
        aria-controls={isOpen ? id : undefined}
        aria-activedescendant={isOpen && (pointed ?? -1) >= 0 ? `${id}-${pointed}` : undefined}
        placeholder={system.typedHint()}
        value={typed}
        autoComplete="off"
        autoCapitalize="off"
        spellCheck={false}
        onChange={({ currentTarget }) => {
          type(currentTarget.value);
          point(currentTarget.value === '' ? undefined : -1);
        }}
        onBlur={() => point(undefined)}
        onKeyDown={onKeyDown}
      />
      <button type="submit" className="app-button" {...disabled}>
        {log.play}
      </button>
      <button type="button" className="app-button app-button--icon" data-testid="order-close" aria-label={log.shut} onClick={leave}>
        <Glyph name="cross" />
      </button>
    </form>
  );
}
