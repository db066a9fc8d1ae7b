import type { Checked } from '../../kernel/game';
import { type Battle, systemOf as gameOf, loadBattle } from '../../scenarios';
import { SIDE_NAMES } from '../../scenarios/sideNames';
import { library } from '../../store/library';
import type { Language } from '../../store/preferences';
import type { GameSummary } from '../../store/storedGame';
import { fetchRules, inPosition, type SystemId, systemFor } from '../../store/systems';

/** What is played on: a battle of the house, or a saved game from its beginning or from where it stands. */
export interface Ground {
  readonly id: string;
  readonly system: SystemId;
  readonly position: object;
  readonly title: Readonly<Record<Language, string>>;
  readonly sides: Readonly<Record<Language, readonly [string, string]>>;
  /** The house has it, so that the command line has it too. */
  readonly house: boolean;
}

export const FROM = ['start', 'now'] as const;
export type From = (typeof FROM)[number];

const houseGround = (battle: Battle): Ground => ({
  id: battle.id,
  system: gameOf(battle),
  position: battle.position,
  title: battle.title,
  sides: SIDE_NAMES[battle.id]!,
  house: true,
});

/** The battles of the house among these ids, in their order. */
export async function houseGrounds(ids: readonly string[]): Promise<readonly Ground[]> {
  const battles = await Promise.all(ids.map(loadBattle));
  return battles.filter((battle) => battle !== null).map(houseGround);
}

/** 13.7 A game that hides something is only played from its beginning while it goes on. */
export const standsSomewhere = ({ status, plays }: GameSummary): boolean => plays > 0 && status?.winner === undefined;

/** A saved game as a ground; `title` as the page calls it. */
export async function savedGround(game: GameSummary, from: From, title: string): Promise<Checked<Ground>> {
  const [loaded, { replayRecord }, { readRecord }] = await Promise.all([
    library.load(game.id),
    import('../../kernel/replay'),
    import('../../kernel/record'),
  ]);
  if (!loaded.ok) return loaded;
  const read = readRecord(loaded.value.record);
  if (!read.ok) return read;
  const { position } = read.value;
  await fetchRules(position);
  const system = systemFor(position);
  if (!system.ok) return inPosition(system);
  const replayed = replayRecord(system.value, read.value);
  if (!replayed.ok) return replayed;
  const { context, state, start } = replayed.value;
  const shown = from === 'now' && standsSomewhere(game) && !system.value.hiddenBy?.(context) ? state : start;
  const own = system.value.sideNames(context);
  return {
    ok: true,
    value: {
      id: game.id,
      system: system.value.id as SystemId,
      position: system.value.printPosition(context, shown),
      title: { en: title, fr: title },
      sides: (game.battle !== null && Object.hasOwn(SIDE_NAMES, game.battle) && SIDE_NAMES[game.battle]) || { en: own, fr: own },
      house: false,
    },
  };
}
