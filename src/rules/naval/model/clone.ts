import { sameItems, shareList } from '../../../kernel/share';
import type { Assault, Landing, Question, Ship, State } from './types';

export const createAssault = (target: number, declared: number[], begun: boolean): Assault => ({ target, declared, begun });

function cloneShip(s: Ship): Ship {
  return {
    id: s.id,
    side: s.side,
    type: s.type,
    hex: s.hex,
    facing: s.facing,
    damaged: s.damaged,
    sinking: s.sinking,
    marines: s.marines,
    captured: s.captured,
    moved: s.moved,
    fired: s.fired,
    stepped: s.stepped,
    fought: s.fought,
    leftFrom: s.leftFrom,
  };
}

const cloneLanding = (l: Landing): Landing => ({ side: l.side, hex: l.hex, marines: l.marines, stepped: l.stepped, fought: l.fought });

export function cloneState(state: State): State {
  const ships = state.ships.slice();
  for (let i = 0; i < ships.length; i++) ships[i] = cloneShip(ships[i]!);
  const { assault } = state;
  return {
    generator: state.generator,
    turn: state.turn,
    player: state.player,
    phase: state.phase,
    die: state.die,
    ships,
    ashore: state.ashore.map(cloneLanding),
    assault: assault ? createAssault(assault.target, assault.declared.slice(), assault.begun) : null,
    closed: state.closed.slice(),
    question: state.question,
  };
}

function sameShip(a: Ship, b: Ship): boolean {
  return (
    a.hex === b.hex &&
    a.facing === b.facing &&
    a.damaged === b.damaged &&
    a.sinking === b.sinking &&
    a.marines === b.marines &&
    a.captured === b.captured &&
    a.moved === b.moved &&
    a.fired === b.fired &&
    a.stepped === b.stepped &&
    a.fought === b.fought &&
    a.leftFrom === b.leftFrom
  );
}

const sameLanding = (a: Landing, b: Landing): boolean =>
  a.side === b.side && a.hex === b.hex && a.marines === b.marines && a.stepped === b.stepped && a.fought === b.fought;

const sameLandings = (a: readonly Landing[], b: readonly Landing[]): boolean =>
  a.length === b.length && a.every((landing, i) => sameLanding(landing, b[i]!));

const sameAssault = (a: Assault | null, b: Assault | null): boolean =>
  a !== null && b !== null && a.target === b.target && a.begun === b.begun && sameItems(a.declared, b.declared);

const sameQuestion = (a: Question | null, b: Question | null): boolean =>
  a !== null && b !== null && a.asks === b.asks && a.target === b.target && a.from === b.from;

/** `next` with all that did not change replaced by what was before, so that views and histories share it. */
export function shareState(before: State, next: State): State {
  next.ships = shareList(before.ships, next.ships, sameShip);
  if (sameLandings(before.ashore, next.ashore)) next.ashore = before.ashore;
  if (sameAssault(before.assault, next.assault)) next.assault = before.assault;
  if (sameItems(before.closed, next.closed)) next.closed = before.closed;
  if (sameQuestion(before.question, next.question)) next.question = before.question;
  return next;
}
