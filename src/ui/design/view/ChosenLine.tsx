import { useStore } from 'zustand';
import type { Direction, Hex } from '../../../kernel/board';
import { useLanguage } from '../../words';
import { useDesignWords } from '../../words/design';
import type { Path } from '../document/drawing';
import { namePlace, placeAt } from '../document/facts';
import { type Hexside, hexsideAt } from '../document/ground';
import { setWord, type Thing, thingsAt, thingsIn } from '../document/pieces';
import type { Kind } from '../rules';
import { hexName } from '../tools';
import { listSaid } from './faultText';
import { WordInputs } from './fields';
import { hintFor, thingsSaid } from './handVoice';
import { DesignIcon } from './icons';
import { useDesignSession, useDrawing, useEdit, useTypeName } from './session';
import { useApart } from './useApart';
import { useTyped } from './useTyped';

function Turns() {
  const { tools } = useDesignSession();
  const { chosen } = useDesignWords();
  return (
    <>
      <button type="button" className="app-button app-button--icon" aria-label={chosen.turnLeft} onClick={() => tools.turn(-1)}>
        <DesignIcon name="left" />
      </button>
      <button type="button" className="app-button app-button--icon" aria-label={chosen.turnRight} onClick={() => tools.turn(1)}>
        <DesignIcon name="right" />
      </button>
    </>
  );
}

interface LineProps {
  readonly focusMap: () => void;
}

/** The name of a place, as it is typed; left empty it has none. */
function NameLine({ hex, focusMap }: LineProps & { readonly hex: Hex }) {
  const { tools } = useDesignSession();
  const { chosen } = useDesignWords();
  const language = useLanguage();
  const drawing = useDrawing();
  const edit = useEdit();
  const name = hexName(drawing, hex);
  const said = placeAt(drawing, hex);
  const apart = useApart(['places'], said);
  const call = (text: string) => edit(namePlace(name, language, text, apart), `place ${name}`);
  const { field } = useTyped(
    said?.[language] ?? '',
    (text) => text.trim() !== '' && call(text),
    (text) => text.trim() === '' && call(''),
  );
  const named = () => {
    tools.state.setState({ naming: undefined });
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
          {...field}
        />
      </label>
      <button type="submit" className="app-button">
        {chosen.done}
      </button>
    </form>
  );
}

/** Leads what is selected to any hex, as a drag does. */
function Lead({ focusMap }: LineProps) {
  const { tools } = useDesignSession();
  const { chosen } = useDesignWords();
  const leads = useStore(tools.state, (bench) => bench.leads);
  return (
    <button
      type="button"
      className="app-button"
      data-testid="lead"
      aria-pressed={leads}
      onClick={() => {
        tools.lead();
        focusMap();
      }}
    >
      {chosen.lead}
    </button>
  );
}

/** How the map answers now; what is awaited once it is to be led somewhere is announced. */
function Gestures({ faces }: { readonly faces: boolean }) {
  const { tools } = useDesignSession();
  const { chosen } = useDesignWords();
  const { leads, tool } = useStore(tools.state);
  return (
    <>
      <span role="status" className={leads ? undefined : 'app-unseen'}>
        {leads ? chosen.leadTo : ''}
      </span>
      {!leads && tool.kind === 'select' && <small>{faces ? chosen.gestures : chosen.gesturesWithoutFacing}</small>}
    </>
  );
}

interface AwayProps extends LineProps {
  readonly of?: Kind;
  readonly testid?: string;
  readonly children: string;
}

function Away({ of, testid = 'take-away', focusMap, children }: AwayProps) {
  const { tools } = useDesignSession();
  return (
    <button
      type="button"
      className="app-button"
      data-testid={testid}
      onClick={() => {
        tools.remove(of);
        focusMap();
      }}
    >
      {children}
    </button>
  );
}

/** Those that are chosen together. */
function GroupLine({ things, focusMap }: LineProps & { readonly things: readonly Thing[] }) {
  const { tools } = useDesignSession();
  const { chosen } = useDesignWords();
  const refused = useStore(tools.state, (bench) => bench.refused);
  return (
    <div className="design-line">
      <div className="design-line__said">
        <b>{chosen.together(things.length)}</b>
        <span role="status">{refused ? chosen.refused[refused] : <small>{chosen.among}</small>}</span>
      </div>
      {things.some(({ facing }) => facing !== undefined) && <Turns />}
      <Away focusMap={focusMap}>{chosen.awayAll}</Away>
    </div>
  );
}

/** What stands in the chosen hex. */
function ThingLine({ hex, there, focusMap }: LineProps & { readonly hex: Hex; readonly there: readonly [Thing, ...Thing[]] }) {
  const { part } = useDesignSession();
  const { chosen } = useDesignWords();
  const language = useLanguage();
  const drawing = useDrawing();
  const edit = useEdit();
  const typeName = useTypeName();
  const [{ facing }] = there;
  const kinds = [...new Set(there.map(({ kind }) => kind))];
  return (
    <div className="design-line">
      <div className="design-line__said">
        <b>
          {chosen.at(thingsSaid(there, part.rules, typeName), hexName(drawing, hex))}
          {facing !== undefined && <small> {chosen.looks(facing)}</small>}
        </b>
        <Gestures faces={facing !== undefined} />
      </div>
      <div className="design-line__tools">
        {facing !== undefined && <Turns />}
        <Lead focusMap={focusMap} />
        {there.map((thing) => (
          <WordInputs
            key={`${thing.kind.id} ${thing.side} ${thing.at}`}
            kind={thing.kind}
            text={thing.text}
            set={(place, word) => edit(setWord(part.rules, thing, place, word), `word ${place} ${thing.side} ${thing.at}`)}
          />
        ))}
        {kinds.map((kind, i) => (
          <Away key={kind.id} of={kind} testid={i === 0 ? 'take-away' : `take-away-${kind.id}`} focusMap={focusMap}>
            {kinds.length === 1 ? chosen.away : chosen.awayOf(kind.name[language])}
          </Away>
        ))}
      </div>
    </div>
  );
}

/** What runs along the hexside that is turned to, for whoever goes from one to the other by keys. */
function HexsideLine({ hex, facing }: { readonly hex: Hex | undefined; readonly facing: Direction | undefined }) {
  const { rules } = useDesignSession().part;
  const { tools, chosen } = useDesignWords();
  const language = useLanguage();
  const drawing = useDrawing();
  const saidOf = (side: Hexside): string => {
    const key = hexsideAt(rules, drawing.position, side);
    const what = rules.hexsides.find((kind) => kind.key === key)?.name[language] ?? tools.noHexside;
    return chosen.hexside(hexName(drawing, side.hex), side.direction, what);
  };
  const said = hex === undefined || facing === undefined ? '' : saidOf({ hex, direction: facing });
  return (
    <p className="design-line">
      <b role="status" className={said === '' ? 'app-unseen' : undefined}>
        {said}
      </b>
      <span className={said === '' ? undefined : 'design-line__hint'}>{tools.hints.hexside}</span>
    </p>
  );
}

/** Which hexes are being drawn. */
function ListLine({ path }: { readonly path: Path }) {
  const { rules } = useDesignSession().part;
  const words = useDesignWords();
  const language = useLanguage();
  const drawing = useDrawing();
  return (
    <p className="design-line">
      <b>{listSaid(words, language, rules, drawing, path)}</b>
      <span>{words.tools.hints.list}</span>
    </p>
  );
}

/** What is chosen on the map, and what can be done with it without the map; else how to use what is in hand. */
export function ChosenLine({ focusMap }: LineProps) {
  const { part, tools } = useDesignSession();
  const words = useDesignWords().tools;
  const { position } = useDrawing();
  const { tool, selected, facing, naming } = useStore(tools.state);
  if (naming !== undefined) return <NameLine key={naming} hex={naming} focusMap={focusMap} />;
  const group = tools.gathered();
  if (group.length > 0)
    return <GroupLine things={thingsIn(part.rules, position).filter(({ hex }) => group.includes(hex))} focusMap={focusMap} />;
  if (tool.kind === 'list') return <ListLine path={tool.path} />;
  if (tool.kind === 'hexside') return <HexsideLine hex={selected} facing={facing} />;
  const [thing, ...others] = selected === undefined ? [] : thingsAt(part.rules, position, selected);
  if (selected === undefined || !thing) return <p className="design-line">{hintFor(words, tool, part.rules)}</p>;
  return <ThingLine hex={selected} there={[thing, ...others]} focusMap={focusMap} />;
}
