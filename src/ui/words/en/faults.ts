import { expectedBy, type FaultTexts, thereWas } from '../faultTexts';

/** What should have been there, by the code of a fault. Behind a colon a code carries a number, a rule or a kind. */
const codes: FaultTexts = {
  'json.value': 'a value: text in quotes, a number, a list or an object',
  'json.string': 'text that ends with a quotation mark on the same line',
  'json.name': 'a name in quotes',
  'json.colon': 'a colon after the name',
  'json.commaOrBrace': 'a comma or a closing brace',
  'json.commaOrBracket': 'a comma or a closing bracket',
  'json.end': 'the end of the file',
  'json.depth': 'lists and objects nested less deeply',
  'link.browser': 'a browser that can unpack links; this one is too old',
  'link.short': 'a link of at most 200,000 letters; a game this long needs a file',
  'link.letters': 'a complete link of letters, digits, hyphens and underscores',
  'link.whole': 'a complete link; this one is cut short or altered',
  'link.small': 'a game of at most 5 MB',
  'link.record': 'a game that can be written down',
  'file.small': 'a file of at most 50 MB',
  'file.content': 'a file that is not empty',
  'file.readable': 'a file that the browser may read',
  'file.text': 'a text file (UTF-8)',
  'file.one': 'one file at a time',
  'game.known': 'a game that is stored in this browser',
  'game.readable': 'storage that responds',
  required: 'a value; there is none',
  knownField: 'a field that this program knows',
  knownVersion: 'a record of version 1; a newer program wrote this one',
  object: 'an object with named fields',
  fields: 'an object with named fields',
  list: 'a list',
  text: 'a text',
  someText: 'text that is not empty',
  shorterText: 'a shorter text',
  number: 'a number',
  wholeNumber: 'a whole number',
  moment: 'a moment in milliseconds since 1970, such as 1767225600000',
  atLeast: (n) => `at least ${n}`,
  atMost: (n) => `at most ${n}`,
  count: (n) => `${n} actions`,
  perSide: (n) => `${n} of them, one for each side`,
  yesOrNo: 'true or false',
  player: '1 or 2, for a player',
  record: 'the record of a game: a position, a seed and the actions',
  diceSource: 'seeded, scripted, typed or both, to say where the dice come from',
  half: 'a half of a die: 64 hexadecimal digits',
  halfCommitted: 'the half that this side had committed to; this is another one',
  halfOpened: (player) => `dice for which player ${player} has opened a half, too`,
  branch: 'a branch: id, of, at and plays',
  newBranch: 'a number that no other branch has',
  knownBranch: 'the number of a branch written before it, 0 for the main line',
  note: 'a note: at, with text, mark, bookmark or drawn',
  mark: 'good, doubtful or blunder',
  drawn: 'a hex (C5) or two (C5>D7)',
  truth: 'true or false',
  position: 'a position: a map and two armies',
  play: 'an action: an order and its dice',
  result: 'a result: score and winner',
  score: 'the points of both players',
  winner: '0 for a draw, or 1 or 2',
  battleId: 'the short name of a battle: small letters, digits and hyphens',
  twoNames: 'the names of two players',
  status: 'turn, player and phase',
  systemKnown: 'the game “ancients”, “naval” or “baw”',
  map: 'a map: its size and its terrain',
  types: 'unit types by name',
  counter: 'one of the printed counters, such as LI or CH',
  hex: 'a hex, such as C11',
  hexOnMap: 'a hex on this map',
  hexAndFacing: 'a hex and a facing, such as B9/1',
  twoHexes: 'two hexes, such as E5 E4',
  hexAndNumber: 'a hex and a number within bounds, such as C4=3, each hex once',
  edgeHex: 'a hex at the edge of the map',
  newTypeName: 'a new name for a unit type, of letters, digits and hyphens',
  knownOption: 'an optional rule that can be played here',
  optionNeeds: (id) => `option ${id} as well`,
  optionExcludes: (id) => `not both this option and ${id}`,
  optionInForce: 'only what the optional rules in force keep track of',
  noEnemyThere: 'no enemy in that hex',
  order: 'an order, such as B9-C8/3',
  legalOrder: (rule) =>
    `an order that the rules allow there; ${rule === 'notation' ? 'this cannot be read' : `rule ${rule} forbids this one`}`,
  dice: 'exactly the dice that are rolled here, each within the faces of its die',
  fewerDice: 'fewer dice; some are left over',
  sameOutcome: 'what came of this action by today’s rules',
  resultIs: (text) => `the result that the actions lead to, ${text}`,
};

/** Says faults; `ofGames`: what should have been there by the codes of single games. */
export const faultsSaid = (ofGames: FaultTexts) => {
  const all = { ...codes, ...ofGames };
  return {
    place: (at: string) => {
      const [, line, column] = /^@(\d+):(\d+)$/.exec(at) ?? [];
      if (line !== undefined) return `Line ${line}, column ${column}`;
      const [, play, rest] = /^plays\[(\d+)\]\.?(.*)$/.exec(at) ?? [];
      if (play !== undefined) return rest ? `Action ${Number(play) + 1}, ${rest}` : `Action ${Number(play) + 1}`;
      return at === '' ? 'As a whole' : at;
    },
    expected: (code: string) => expectedBy(all, code),
    /** One sentence for a fault: where, what was expected, what was there. */
    sentence: (place: string, expected: string, found: string | undefined) =>
      thereWas(found) === undefined ? `${place}: expected ${expected}.` : `${place}: expected ${expected}; found “${found}”.`,
    more: (n: number) => `and ${n} more`,
  };
};
