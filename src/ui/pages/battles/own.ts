import { isSystemId, systemWord } from '../../../rules/ids';
import type { Battle, BattleFacts } from '../../../scenarios';
import type { BattleMarks } from '../../../store/battleMarks';
import { battleIdOf } from '../../../store/designId';
import type { Design } from '../../../store/designs';
import { programOf } from '../../../store/seats';
import type { GameSummary } from '../../../store/storedGame';
import { cardOf } from '../../systems/cards';
import { fold } from '../../words/fold';

/* What one knows of battles oneself: those that one has drawn, and what one has noted and played. */

/** A battle of one's own as the list of battles shows it, called `untitled` where it has no name yet; undefined: it is of no game that there is here. */
export function ownFacts(design: Design, untitled: string): BattleFacts | undefined {
  // A design that is listed has the shape of a battle.
  const battle = design.battle as Battle;
  const system = systemWord(battle.position);
  if (!isSystemId(system)) return undefined;
  const { date, place, year, age, difficulty, size, beginners = false, variants } = battle;
  const { columns, rows } = cardOf(system).sketch(battle.position);
  const title = { en: battle.title.en.trim() || untitled, fr: battle.title.fr.trim() || untitled };
  return { id: battleIdOf(design), title, date, place, year, age, difficulty, size, beginners, system, map: { columns, rows }, variants };
}

/** How often one has played a battle to wherever one has come, and how often a person has won against a program. */
export function playedOf(games: readonly GameSummary[], id: string): { readonly games: number; readonly won: number } {
  const of = games.filter(({ battle }) => battle === id);
  const won = of.filter(({ seats, status }) => {
    const winner = status?.winner;
    if (!seats || (winner !== 1 && winner !== 2)) return false;
    return seats[winner - 1] === 'person' && programOf(seats[2 - winner]!) !== undefined;
  });
  return { games: of.length, won: won.length };
}

/** What somebody looks for by what he knows himself. */
export interface OwnWanted {
  readonly search: string;
  readonly starred: boolean;
  readonly mine: boolean;
  readonly tag: string;
}

export const ANY_OF_ALL: OwnWanted = { search: '', starred: false, mine: false, tag: '' };

export function isWantedByOwn(battle: BattleFacts, isOwn: boolean, marks: BattleMarks, { search, starred, mine, tag }: OwnWanted): boolean {
  const { star = false, tags = [] } = marks[battle.id] ?? {};
  if (mine && !isOwn) return false;
  if (starred && !star) return false;
  if (tag !== '' && !tags.includes(tag)) return false;
  const said = [battle.title, battle.place, battle.date].flatMap(({ en, fr }) => [en, fr]);
  const { text } = fold([...said, ...tags].join(' '));
  return fold(search)
    .text.split(/\s+/)
    .every((word) => text.includes(word));
}

/** All tags that somebody has given to battles, in the order of the language. */
export const tagsAmong = (marks: BattleMarks, battles: readonly string[], language: string): string[] =>
  [...new Set(battles.flatMap((id) => marks[id]?.tags ?? []))].sort((a, b) => a.localeCompare(b, language));
