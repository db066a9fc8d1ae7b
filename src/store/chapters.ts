import type { Event } from '../rules/ancients/events';
import { deciderOf } from '../rules/ancients/sequence';
import type { Phase, Side, State } from '../rules/ancients/types';

/** A phase of a game, as the log heads it. */
export interface Chapter {
  /** So many plays lie before it. */
  readonly from: number;
  readonly turn: number;
  readonly player: Side;
  readonly phase: Phase;
  /** Who decides in it, questions set aside. */
  readonly by: Side;
}

export function firstChapter(state: State): Chapter {
  const asked = state.phase === 'fire' ? ((1 - state.player) as Side) : state.player;
  return { from: 0, turn: state.turn, player: state.player, phase: state.phase, by: state.attack ? asked : (deciderOf(state) ?? asked) };
}

/** Adds the phases that a play began; `count` plays have been made with it. */
export function addChapters(chapters: Chapter[], count: number, events: readonly Event[]): void {
  let { turn, player } = chapters.at(-1)!;
  const begin = (phase: Phase, by: Side): void => {
    const last = chapters.at(-1)!;
    // 13.3 A deployment is told again at each of its stages.
    if (phase !== 'deploy' || last.phase !== phase || last.by !== by) chapters.push({ from: count, turn, player, phase, by });
  };
  for (const event of events) {
    if (event.kind === 'turnBegan') {
      turn = event.turn;
      player = event.side;
    } else if (event.kind === 'phaseBegan') begin(event.phase, event.side);
    else if (event.kind === 'battleEnded') begin('over', player);
  }
}

/** Drops the phases that began behind a place in the log. */
export function cutChapters(chapters: Chapter[], count: number): void {
  while (chapters.length > 1 && chapters.at(-1)!.from > count) chapters.pop();
}

/** The index of the phase in which the game stands after so many plays. */
export function chapterAt(chapters: readonly Chapter[], count: number): number {
  let low = 0;
  let high = chapters.length - 1;
  while (low < high) {
    const middle = (low + high + 1) >> 1;
    if (chapters[middle]!.from <= count) low = middle;
    else high = middle - 1;
  }
  return low;
}
