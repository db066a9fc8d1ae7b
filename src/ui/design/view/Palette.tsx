import { memo, type ReactNode, useMemo, useRef, useState } from 'react';
import { useStore } from 'zustand';
import { SideChip } from '../../app/SideChip';
import { useLanguage, useWords } from '../../words';
import { useDesignWords } from '../../words/design';
import type { Tool } from '../bench';
import { BRUSHES } from '../document/brushes';
import { type DrawnPosition, SIDES, type Side } from '../document/drawing';
import { groundKey } from '../document/ground';
import type { Ground } from '../rules';
import { DesignIcon, type DesignIconName } from './icons';
import { nameOfSide, useDesignSession, useDrawing, useTypeName } from './session';
import { useRoving } from './useRoving';

const isSame = (a: Tool, b: Tool): boolean => JSON.stringify(a) === JSON.stringify(b);

interface PickProps {
  readonly tool: Tool;
  readonly label: string;
  readonly testid: string;
  readonly children: ReactNode;
  readonly look?: string;
}

/** Something that can be taken in hand. */
function Pick({ tool, label, testid, children, look = '' }: PickProps) {
  const { tools } = useDesignSession();
  const now = useStore(tools.state, (bench) => bench.tool);
  return (
    <button
      type="button"
      className={`design-pick ${look}`}
      aria-pressed={isSame(now, tool)}
      aria-label={label}
      title={label}
      data-testid={testid}
      onClick={() => tools.take(tool)}
    >
      {children}
    </button>
  );
}

const GENERAL = ['select', 'several', 'erase', 'place'] as const;

function General() {
  const { tools } = useDesignWords();
  return (
    <div className="design-picks design-picks--general">
      {GENERAL.map((kind) => (
        <Pick key={kind} tool={{ kind }} label={tools[kind]} testid={`tool-${kind}`}>
          <DesignIcon name={kind} />
        </Pick>
      ))}
    </div>
  );
}

function GroundPick({ ground, level }: { readonly ground: Ground; readonly level: number }) {
  const language = useLanguage();
  const { tools } = useDesignWords();
  const key = groundKey(ground, level);
  const name = ground.name[language];
  const isNumbered = key !== ground.key;
  return (
    <Pick
      tool={{ kind: 'ground', key }}
      label={isNumbered ? `${name}, ${tools.level(level)}` : name}
      testid={`ground-${ground.key}`}
      look="design-pick--ground"
    >
      <span className={`design-swatch design-swatch--${ground.key}`} aria-hidden="true">
        {isNumbered ? level : ''}
      </span>
      <span>{name}</span>
    </Pick>
  );
}

function Grounds() {
  const { part, tools } = useDesignSession();
  const words = useDesignWords().tools;
  const clear = part.rules.clear.name[useLanguage()];
  const [level, setLevel] = useState(1);
  const tool = useStore(tools.state, (bench) => bench.tool);
  const levelled = part.rules.grounds.find(({ levels }) => levels !== undefined);
  const most = levelled?.levels;
  const isLevelled = levelled !== undefined && tool.kind === 'ground' && tool.key?.replace(/\d$/, '') === levelled.key;
  const change = (next: number) => {
    setLevel(next);
    if (levelled) tools.take({ kind: 'ground', key: groundKey(levelled, next) });
  };
  return (
    <section>
      <h2>{words.ground}</h2>
      <div className="design-picks">
        <Pick tool={{ kind: 'ground', key: undefined }} label={clear} testid="ground-clear" look="design-pick--ground">
          <span className={`design-swatch design-swatch--${part.rules.clear.key}`} aria-hidden="true" />
          <span>{clear}</span>
        </Pick>
        {part.rules.grounds.map((ground) => (
          <GroundPick key={ground.key} ground={ground} level={level} />
        ))}
      </div>
      {most !== undefined && isLevelled && (
        <div className="design-stepper">
          <button type="button" aria-label={words.lower} aria-disabled={level === 1} onClick={() => level > 1 && change(level - 1)}>
            <DesignIcon name="minus" />
          </button>
          <span>{words.level(level)}</span>
          <button type="button" aria-label={words.higher} aria-disabled={level === most} onClick={() => level < most && change(level + 1)}>
            <DesignIcon name="plus" />
          </button>
        </div>
      )}
    </section>
  );
}

function Hexsides() {
  const { rules } = useDesignSession().part;
  const { tools } = useDesignWords();
  const { common } = useWords();
  const language = useLanguage();
  if (rules.hexsides.length === 0) return null;
  return (
    <section>
      <h2>{tools.hexsides}</h2>
      <div className="design-picks">
        {rules.hexsides.map(({ key, name }) => (
          <Pick key={key} tool={{ kind: 'hexside', key }} label={name[language]} testid={`hexside-${key}`} look="design-pick--ground">
            <span className={`design-swatch design-swatch--${key}`} aria-hidden="true" />
            <span>{name[language]}</span>
          </Pick>
        ))}
        <Pick
          tool={{ kind: 'hexside', key: undefined }}
          label={common.labelled(tools.hexsides, tools.noHexside)}
          testid="hexside-none"
          look="design-pick--ground"
        >
          <span className="design-swatch design-swatch--clear" aria-hidden="true" />
          <span>{tools.noHexside}</span>
        </Pick>
      </div>
    </section>
  );
}

const WIDTHS = [1, 2, 3] as const;

function Brushes() {
  const { tools } = useDesignSession();
  const words = useDesignWords().tools;
  const { brush, width } = useStore(tools.state);
  return (
    <section>
      <h2>{words.brush}</h2>
      <div className="design-picks design-picks--general">
        {BRUSHES.map((one) => (
          <button
            key={one}
            type="button"
            className="design-pick"
            aria-pressed={one === brush}
            aria-label={words.brushes[one]}
            title={words.brushes[one]}
            data-testid={`brush-${one}`}
            onClick={() => tools.state.setState({ brush: one })}
          >
            <DesignIcon name={one satisfies DesignIconName} />
          </button>
        ))}
        {brush === 'hex' &&
          WIDTHS.map((one) => (
            <button
              key={one}
              type="button"
              className="design-pick design-pick--width"
              aria-pressed={one === width}
              aria-label={words.width(one)}
              title={words.width(one)}
              data-testid={`width-${one}`}
              onClick={() => tools.state.setState({ width: one })}
            >
              <span style={{ scale: String(0.4 + one * 0.2) }} aria-hidden="true" />
            </button>
          ))}
      </div>
    </section>
  );
}

/** The printed types and those of the battle's own; what is painted on the map changes nothing here. */
const PiecePicks = memo(({ side, types }: { readonly side: Side; readonly types: DrawnPosition['types'] }) => {
  const { part, stillOf } = useDesignSession();
  const language = useLanguage();
  const { rules, Face } = part;
  const typeName = useTypeName();
  const still = useMemo(() => stillOf({ ...rules.blank({}, ['', '']), ...(types ? { types } : {}) }), [rules, stillOf, types]);
  if (!still) return null;
  return (
    <div className="design-picks design-picks--pieces">
      {[...rules.types, ...Object.keys(types ?? {})].map((name) => (
        <Pick key={name} tool={{ kind: 'thing', of: rules.pieces, words: name, side }} label={typeName(name)} testid={`piece-${name}`}>
          <Face still={still} kind="piece" type={name} side={side} />
        </Pick>
      ))}
      {rules.tokens.map((kind) => (
        <Pick key={kind.id} tool={{ kind: 'thing', of: kind, words: '', side }} label={kind.name[language]} testid={`token-${kind.id}`}>
          <Face still={still} kind={kind.id} type="" side={side} />
        </Pick>
      ))}
    </div>
  );
});

function Pieces() {
  const { tools } = useDesignSession();
  const words = useDesignWords().tools;
  const language = useLanguage();
  const drawing = useDrawing();
  const [side, chooseSide] = useState<Side>(0);
  const tool = useStore(tools.state, (bench) => bench.tool);
  const change = (to: Side) => {
    chooseSide(to);
    if (tool.kind === 'thing') tools.take(tool.waits ? { kind: 'select' } : { ...tool, side: to });
  };
  return (
    <section>
      <h2>{words.pieces}</h2>
      <div className="design-sides">
        {SIDES.map((one) => {
          const name = nameOfSide(drawing, one, language, String(one + 1));
          return (
            <button
              key={one}
              type="button"
              className="design-side"
              aria-pressed={one === side}
              aria-label={words.of(name)}
              data-testid={`pieces-${one}`}
              onClick={() => change(one)}
            >
              <SideChip side={one} />
              <span>{name}</span>
            </button>
          );
        })}
      </div>
      <PiecePicks side={side} types={drawing.position.types} />
    </section>
  );
}

/** Everything that can be taken in hand, beside the map. */
export function Palette() {
  const { tools } = useDesignWords();
  const bar = useRef<HTMLDivElement>(null);
  const roving = useRoving(bar);
  return (
    <div ref={bar} className="design-palette" role="toolbar" aria-orientation="vertical" aria-label={tools.label} {...roving}>
      <General />
      <Pieces />
      <Grounds />
      <Brushes />
      <Hexsides />
    </div>
  );
}
