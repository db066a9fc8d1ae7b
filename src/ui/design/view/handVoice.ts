import { announcePassing } from '../../app/announce';
import { spoken, wordsNow } from '../../words';
import { type DesignWords, designWords } from '../../words/design';
import type { Bench, Tool } from '../bench';
import { type Thing, thingsAt, typeOf } from '../document/pieces';
import type { DrawingRules, Kind } from '../rules';
import type { DesignSession } from '../session';
import { hexName } from '../tools';
import { listSaid } from './faultText';
import { typeNamesIn } from './session';

type Hand = Pick<DesignSession, 'part' | 'history' | 'tools'>;

/** How to use what is in hand. */
export function hintFor({ hints, hintsWithoutFacing }: DesignWords['tools'], tool: Tool, { pieces }: DrawingRules): string {
  if (tool.kind === 'thing' && tool.of !== pieces) return hints.token;
  return !pieces.faces && (tool.kind === 'select' || tool.kind === 'thing') ? hintsWithoutFacing[tool.kind] : hints[tool.kind];
}

/** What stands in a hex, each kind by its name. */
export function thingsSaid(there: readonly Thing[], { pieces }: DrawingRules, typeName: (word: string) => string): string {
  const { language } = spoken.getState();
  const nameOf = (kind: Kind): string => {
    const [first, ...others] = there.filter((one) => one.kind === kind);
    const name = kind === pieces ? typeName(typeOf(first!.text)) : kind.name[language];
    return others.length > 0 ? designWords().chosen.several(name, 1 + others.length) : name;
  };
  return [...new Set(there.map(({ kind }) => kind))].map(nameOf).join(', ');
}

/** What a tool is called where it is taken. */
function toolText({ part, history }: Hand, tool: Tool): string {
  const { rules } = part;
  const { language } = spoken.getState();
  const words = designWords();
  const { shown } = history.state.getState();
  switch (tool.kind) {
    case 'ground': {
      const ground = rules.grounds.find(({ key, levels }) => (levels === undefined ? tool.key : tool.key?.replace(/\d$/, '')) === key);
      const { name } = ground ?? rules.clear;
      return ground?.levels === undefined ? name[language] : `${name[language]}, ${words.tools.level(Number(tool.key?.at(-1)))}`;
    }
    case 'hexside': {
      const what = rules.hexsides.find(({ key }) => key === tool.key)?.name[language] ?? words.tools.noHexside;
      return wordsNow().common.labelled(words.tools.hexsides, what);
    }
    case 'thing':
      return tool.of === rules.pieces ? typeNamesIn(part, shown.position.types, words)(tool.words) : tool.of.name[language];
    case 'list':
      return listSaid(words, language, rules, shown, tool.path);
    default:
      return words.tools[tool.kind];
  }
}

/** Who is chosen; empty: nobody. */
function chosenText({ part, history, tools }: Hand, { selected }: Bench): string {
  const words = designWords();
  const { shown } = history.state.getState();
  const { length } = tools.gathered();
  if (length > 0) return words.chosen.together(length);
  const there = selected === undefined ? [] : thingsAt(part.rules, shown.position, selected);
  if (selected === undefined || there.length === 0) return '';
  return wordsNow().table.said.selected(
    `${thingsSaid(there, part.rules, typeNamesIn(part, shown.position.types, words))} ${hexName(shown, selected)}`,
  );
}

/** Whether somebody who was chosen stands there still. */
const isLetGo = ({ part, history }: Hand, { selected, group }: Bench): boolean =>
  [...(selected === undefined ? [] : [selected]), ...group].some(
    (hex) => thingsAt(part.rules, history.state.getState().shown.position, hex).length > 0,
  );

const isSame = (a: Tool, b: Tool): boolean => JSON.stringify(a) === JSON.stringify(b);

function handText(hand: Hand, now: Bench, before: Bench): string {
  // The field for a name has the keyboard, and the hexside turned to is said where it stands.
  if (now.naming !== undefined) return '';
  const isOther = now.selected !== before.selected || now.group !== before.group;
  const chosen = isOther && now.tool.kind !== 'hexside' ? chosenText(hand, now) : '';
  if (chosen !== '') return chosen;
  if (!isSame(now.tool, before.tool))
    return wordsNow().common.labelled(toolText(hand, now.tool), hintFor(designWords().tools, now.tool, hand.part.rules));
  return isOther && now.selected === undefined && isLetGo(hand, before) ? wordsNow().table.said.cancelled : '';
}

/** Says what is taken in hand, chosen or let go at the drawing table, for whoever does not see it. Returns how to end it. */
export const giveHandVoice = (hand: Hand): (() => void) =>
  hand.tools.state.subscribe((now, before) => {
    const text = handText(hand, now, before);
    if (text !== '') announcePassing(text);
  });
