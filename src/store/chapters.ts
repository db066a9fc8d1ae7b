import type { BareEvent, BareState, Side } from '../kernel/twoSides';

/** A phase of a game, as the log heads it. */
export interface Chapter {
  /** So many plays lie before it. */
  readonly from: number;
  readonly turn: number;
  readonly player: Side;
  readonly phase: string;
  /** Who acts in it, questions set aside. */
  readonly by: Side;
}

export function firstChapter({ turn, player, phase }: BareState, by: Side): Chapter {
  return { from: 0, turn, player, phase, by };
}

/** Adds the phases that a play began; `count` plays have been made with it. */
export function addChapters(chapters: Chapter[], count: number, events: readonly BareEvent[]): void {
  let { turn, player } = chapters.at(-1)!;
  const begin = (phase: string, by: Side): void => {
    const last = chapters.at(-1)!;
    // A phase may be told again at each of its stages, as a deployment is.
    const again = last.phase === phase && last.by === by && last.player === player && last.turn === turn;
    if (!again) chapters.push({ from: count, turn, player, phase, by });
  };
  for (const { kind, turn: number, side, phase } of events) {
    if (kind === 'turnBegan') {
      turn = number!;
      player = side!;
    } else if (kind === 'phaseBegan') begin(phase!, side!);
    else if (kind === 'battleEnded') begin('over', player);
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
