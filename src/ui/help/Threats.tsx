import { useEffect, useMemo, useRef, useState } from 'react';
import type { Hex } from '../../kernel/board';
import type { Snapshot } from '../../store/match';
import { announcePassing } from '../app/announce';
import type { Overlays } from '../board/facts';
import type { Comers, SystemHelp, ThreatLine } from '../table/contract/help';
import { helping } from '../table/contract/helpPart';
import { useGame } from '../table/shell/hooks';
import { RuleLink } from '../table/shell/RuleLink';
import { SideMark } from '../table/shell/SideMark';
import { useWords } from '../words';
import { useHelpWords } from '../words/help';
import { useGameHelp } from './systemHelp';
import { isFresh } from './threats';

/** Who threatens the piece, drawn: their hexes and chances, and how one of them comes. */
function marksOf(at: Hex, lines: readonly ThreatLine[], shown: ThreatLine | undefined): Overlays {
  const named = shown ? [shown] : lines;
  const from = shown?.from;
  return {
    selected: at,
    threats: named.map(({ hex }) => hex).filter((hex) => hex >= 0),
    dangers: named.flatMap(({ mark }) => (mark ? [mark] : [])),
    ...(shown && from !== undefined && from >= 0
      ? {
          arrows: from === at ? [] : [{ from, to: at }],
          ...(from === shown.hex || shown.hex < 0 ? {} : { paths: [{ hexes: [shown.hex, from], facing: undefined }] }),
        }
      : {}),
  };
}

function Row({ line, shown, show }: { readonly line: ThreatLine; readonly shown: boolean; readonly show: () => void }) {
  return (
    <li className={shown ? 'threat threat--shown' : 'threat'} data-testid="threat" data-key={line.key}>
      <button type="button" className="threat__name" aria-pressed={shown} onClick={show}>
        <SideMark side={line.side} /> {line.name}
      </button>
      <ul>
        {line.dangers.map(({ facts, rule, also }) => (
          <li key={facts[0]}>
            {facts.join(' · ')} <RuleLink id={rule} /> {also && <RuleLink id={also} />}
          </li>
        ))}
      </ul>
    </li>
  );
}

/** Who threatens what is asked about, with what is said of them all. */
function whoComes(help: SystemHelp, now: Snapshot, piece: number | undefined, hex: Hex): Comers | undefined {
  return piece === undefined ? help.comers?.(now, hex) : { ...help.texts(), lines: help.threats(now, piece) };
}

const NOBODY: Comers = { about: '', none: '', lines: [] };

/** Who threatens a piece, or comes to a hex, one after the other, and drawn on the map. */
export function Threats({ piece, hex }: { readonly piece: number | undefined; readonly hex: Hex }) {
  const help = useGameHelp();
  const { common, table } = useWords();
  const now = useGame((now) => now);
  const words = useHelpWords();
  const { about, none, lines } = useMemo(() => whoComes(help, now, piece, hex) ?? NOBODY, [help, now, piece, hex, words]);
  const [key, setKey] = useState<string>();
  useEffect(() => {
    const told = lines.map(({ name, dangers }) => `${common.labelled(name, table.clauses(dangers.map(({ facts }) => facts.join(', '))))}.`);
    announcePassing(told.length === 0 ? none : [about, ...told].join(' '));
  }, [lines, about, none, common, table]);
  const list = useRef<HTMLParagraphElement>(null);
  const shown = lines.find((line) => line.key === key);
  // The list that has just been asked for is brought to the eye; with another unit in hand its card stays there.
  useEffect(() => {
    if (isFresh()) list.current?.parentElement?.scrollIntoView({ block: 'start' });
  }, []);
  useEffect(() => {
    helping.setState({ marks: marksOf(hex, lines, shown) });
    return () => helping.setState({ marks: undefined });
  }, [lines, shown, hex]);
  if (lines.length === 0) {
    return (
      <p ref={list} className="app-note">
        {none}
      </p>
    );
  }
  return (
    <>
      <p ref={list} className="app-note">
        {about}
      </p>
      <ul className="threats">
        {lines.map((line) => (
          <Row key={line.key} line={line} shown={line.key === key} show={() => setKey(line.key === key ? undefined : line.key)} />
        ))}
      </ul>
    </>
  );
}
