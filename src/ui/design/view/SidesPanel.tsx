import { useStore } from 'zustand';
import { SideChip } from '../../app/SideChip';
import { useLanguage } from '../../words';
import { useDesignWords } from '../../words/design';
import { leadersIn, reservesOf, SIDES, type Side } from '../document/drawing';
import * as facts from '../document/facts';
import { countOf, dismiss, sideOf, waitingOf } from '../document/pieces';
import { AddButton, AddInput, CheckInput, HexesButton, NumberInput, SaidInput, WordInputs } from './fields';
import { DesignIcon } from './icons';
import { seeMap } from './seeMap';
import { nameOfSide, useDesignSession, useDrawing, useEdit, useEditOfAll, useTypeName } from './session';
import { TypesPart } from './TypesPart';

interface ReserveProps {
  readonly side: Side;
  readonly at: number;
}

/** The leaders that come with a reserve: how many, or each by his words. */
function LaterLeaders({ side, at }: ReserveProps) {
  const { rules } = useDesignSession().part;
  const { sides: words, chosen } = useDesignWords();
  const language = useLanguage();
  const edit = useEdit();
  const reserve = sideOf(rules, useDrawing().position, side).reserves?.[at];
  const kind = rules.reserves?.leaders;
  if (!reserve || !kind) return null;
  const place = `${rules.sides}[${side}].reserves[${at}]`;
  if (kind === 'counted') {
    if (typeof (reserve.leaders ?? 0) !== 'number') return null;
    return (
      <NumberInput
        label={words.leaders}
        value={Number(reserve.leaders ?? 0)}
        least={0}
        most={9}
        change={(leaders) => edit(facts.setReserve(rules, side, at, 'leaders', leaders), `${place} leaders`)}
      />
    );
  }
  const name = kind.name[language];
  return (
    <>
      {leadersIn(reserve).map((text, which) => (
        // biome-ignore lint/a11y/useSemanticElements: a fieldset has a frame, and its legend a line of its own
        <div key={which} className="design-later" role="group" aria-label={`${name} ${text}`} data-testid="later-leader">
          <WordInputs
            kind={kind}
            text={text}
            at={`position.${place}.leaders[${which}]`}
            set={(word, to) => edit(facts.setLeaderWord(rules, side, at, which, word, to), `${place} leader ${which} ${word}`)}
          />
          <button
            type="button"
            className="app-button app-button--icon"
            aria-label={chosen.awayOf(`${name} ${text}`)}
            onClick={() => edit(facts.removeLeader(rules, side, at, which))}
          >
            <DesignIcon name="minus" />
          </button>
        </div>
      ))}
      <AddButton add={() => edit(facts.addLeader(rules, side, at, kind))}>{words.more(name)}</AddButton>
    </>
  );
}

/** Units that come later: when, where and who. */
function Reserve({ side, at }: ReserveProps) {
  const { part } = useDesignSession();
  const { sides: words } = useDesignWords();
  const typeName = useTypeName();
  const drawing = useDrawing();
  const edit = useEdit();
  const { rules } = part;
  const reserve = sideOf(rules, drawing.position, side).reserves?.[at];
  if (!reserve) return null;
  const place = `${rules.sides}[${side}].reserves[${at}]`;
  const path = facts.reservePath(rules, side, at);
  const types = [...rules.types, ...Object.keys(drawing.position.types ?? {})].map((name) => ({ name, label: typeName(name) }));
  const countIn = (type: string) => (reserve.units ?? []).filter((text) => text.split(' ')[0] === type).length;
  const here = types.filter(({ name }) => countIn(name) > 0);
  return (
    <div className="design-reserve">
      <NumberInput
        label={words.turn}
        value={reserve.turn}
        least={1}
        most={99}
        at={`position.${place}.turn`}
        change={(turn) => edit(facts.setReserve(rules, side, at, 'turn', turn), `${place} turn`)}
      />
      <HexesButton label={words.enters} path={path} at={`position.${place}.at`} />
      <ul className="design-counts">
        {here.map(({ name, label }) => (
          <li key={name}>
            <span>{label}</span>
            <button type="button" aria-label={words.fewer(label)} onClick={() => edit(facts.countReserve(rules, side, at, name, -1))}>
              <DesignIcon name="minus" />
            </button>
            <b>{countIn(name)}</b>
            <button type="button" aria-label={words.more(label)} onClick={() => edit(facts.countReserve(rules, side, at, name, 1))}>
              <DesignIcon name="plus" />
            </button>
          </li>
        ))}
      </ul>
      <AddInput
        label={words.add}
        at={`position.${place}.units`}
        values={types.map(({ name, label }) => ({ value: name, name: label }))}
        add={(type) => edit(facts.countReserve(rules, side, at, type, 1))}
      />
      <LaterLeaders side={side} at={at} />
      <button type="button" className="app-button app-button--quiet" onClick={() => edit(facts.removeReserve(rules, side, at))}>
        {words.removeReserve}
      </button>
    </div>
  );
}

/** 13.3 Units that their owner places when the battle begins: put down here, or taken away. */
function Waiting({ side }: { readonly side: Side }) {
  const { part, tools } = useDesignSession();
  const { sides: words } = useDesignWords();
  const drawing = useDrawing();
  const edit = useEdit();
  const typeName = useTypeName();
  const { rules } = part;
  const tool = useStore(tools.state, (bench) => bench.tool);
  const waiting = [...waitingOf(rules, drawing.position, side)];
  if (waiting.length === 0) return null;
  return (
    <>
      <h4>{words.waiting}</h4>
      <ul className="design-counts" data-testid={`waiting-${side}`}>
        {waiting.map(([type, count]) => {
          const label = typeName(type);
          const isHeld = tool.kind === 'thing' && tool.waits === true && tool.side === side && tool.words === type;
          return (
            <li key={type}>
              <button
                type="button"
                className="app-button design-counts__take"
                aria-pressed={isHeld}
                aria-label={words.putDown(label)}
                onClick={() => {
                  tools.take({ kind: 'thing', of: rules.pieces, words: type, side, waits: true });
                  seeMap();
                }}
              >
                {label}
              </button>
              <button type="button" aria-label={words.fewer(label)} onClick={() => edit(dismiss(rules, side, type))}>
                <DesignIcon name="minus" />
              </button>
              <b>{count}</b>
            </li>
          );
        })}
      </ul>
    </>
  );
}

function OneSide({ side }: { readonly side: Side }) {
  const { part, tools } = useDesignSession();
  const { rules } = part;
  const { sides: words, places } = useDesignWords();
  const language = useLanguage();
  const drawing = useDrawing();
  const edit = useEdit();
  const editAll = useEditOfAll();
  const holder = sideOf(rules, drawing.position, side);
  // Where it enters is drawn next.
  const addReserve = () => {
    const path = facts.reservePath(rules, side, reservesOf(holder).length);
    edit(facts.addReserve(rules, side));
    tools.take({ kind: 'list', path });
  };
  const numberOf = (key: string) => (typeof holder[key] === 'number' ? holder[key] : 0);
  return (
    <section className="design-part" data-keeps>
      <h3>
        <SideChip side={side} /> {nameOfSide(drawing, side, language, words.number(side))}
        <small>{words.strength(countOf(rules, drawing.position, side))}</small>
      </h3>
      <SaidInput label={places.fields['name']!} path={['sides', side, 'name']} testid={`side-name-${side}`} />
      <CheckInput label={words.many} on={drawing.many?.[side] ?? false} change={(on) => editAll(facts.setMany(side, on))} />
      {rules.sideNumbers.map(({ key, name, most, none }) => (
        <NumberInput
          key={key}
          label={name[language]}
          value={numberOf(key)}
          least={0}
          most={most}
          at={`position.${rules.sides}[${side}].${key}`}
          change={(value) => edit(facts.setSideField(rules, side, key, none && value === 0 ? undefined : value), `${side} ${key}`)}
        />
      ))}
      {(rules.sideHexes ?? [])
        .filter(({ kept }) => !kept)
        .map(({ key, name }) => (
          <HexesButton
            key={key}
            label={name[language]}
            path={facts.sideHexesPath(rules, side, key)}
            at={`position.${rules.sides}[${side}].${key}`}
          />
        ))}
      <Waiting side={side} />
      {rules.reserves && (
        <>
          <h4>{words.reserves}</h4>
          {reservesOf(holder).map((_, at) => (
            <Reserve key={at} side={side} at={at} />
          ))}
          <AddButton add={addReserve}>{words.addReserve}</AddButton>
        </>
      )}
    </section>
  );
}

/** Both sides, and the types that the battle brings. */
export function SidesPanel() {
  return (
    <>
      {SIDES.map((side) => (
        <OneSide key={side} side={side} />
      ))}
      <TypesPart />
    </>
  );
}
