/** What was expected, by the code of a fault; the place and what was found are put around it. */
const expected: Readonly<Record<string, string>> = {
  'json.value': 'a value: text in quotes, a number, a list or an object',
  'json.string': 'text that ends with a quote on the same line',
  'json.name': 'a name in quotes',
  'json.colon': 'a colon after the name',
  'json.commaOrBrace': 'a comma or a closing brace',
  'json.commaOrBracket': 'a comma or a closing bracket',
  'json.end': 'the end of the file',
  'json.depth': 'lists and objects nested less deeply',
  'link.browser': 'a browser that can unpack links; this one is too old',
  'link.short': 'a link of at most 200,000 letters; this game is too long for one, a file holds it',
  'link.letters': 'only letters, digits, hyphens and underscores, in a link that is complete',
  'link.whole': 'a complete link; this one is cut short or altered',
  'link.small': 'a game of at most 5 MB',
  'link.record': 'a game that can be written down',
  'file.small': 'a file of at most 5 MB',
  'file.content': 'a file that is not empty',
  'file.readable': 'a file that the browser may read',
  'file.text': 'a text file (UTF-8)',
  'file.one': 'one file at a time',
  'game.known': 'a game that is stored in this browser',
  'game.readable': 'storage that answers',
  'battle.known': 'a battle of this collection',
  version: 'a version of the record that this program knows',
  system: 'the game Ancients',
  record: 'the record of a game: a position, a seed and the plays',
  object: 'an object with named fields',
  list: 'a list',
  text: 'text',
  count: 'a whole number, not below 0',
  integer: 'a whole number',
  names: 'the names of two players',
  status: 'turn, player and phase',
  plays: 'as many plays as were counted',
  play: 'an order and its dice',
};

const whole = 'As a whole';

export const faults = {
  place: (at: string) => {
    const [, line, column] = /^@(\d+):(\d+)$/.exec(at) ?? [];
    if (line !== undefined) return `Line ${line}, column ${column}`;
    const [, play, rest] = /^plays\[(\d+)\]\.?(.*)$/.exec(at) ?? [];
    if (play !== undefined) return rest ? `Action ${Number(play) + 1}, ${rest}` : `Action ${Number(play) + 1}`;
    return at === '' ? whole : at;
  },
  expected: (code: string) => expected[code] ?? code,
  /** One sentence for a fault: where, what was expected, what was there. */
  sentence: (place: string, wanted: string, found: string | undefined) =>
    found === undefined || found === '' ? `${place}: expected ${wanted}.` : `${place}: expected ${wanted}; found “${found}”.`,
  more: (n: number) => `and ${n} more`,
};
