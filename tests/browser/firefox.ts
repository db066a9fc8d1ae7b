/** The files that `npm test` plays in Firefox too; `npm run browser -- firefox` plays all. Of both those below are left out. */
export const CHOSEN = ['home', 'table'];

/** Of the chosen files, what a browser has no part in but to show it: played with all the others only. */
export const ALIKE = [
  'the card and its steps tell every play, leaders’ places too, and all that came of each',
  'without the card the next player simply goes on',
  'the main button says what ends and what is undone, warns once and never loops',
  'conceding asks first, gives the battle to the other side and can be taken back',
  'a game is renamed at the table and listed by its new name',
  'what the program did by itself is a card that Escape and a press beside it close',
  'the main button leads back from a past moment at once, whatever is in hand there',
  'a rule that is closed leaves the sheet as it was',
  'the map comes before what it is played with, on a tablet: it stays where it is, and what is chosen meanwhile is answered',
];

const COLOURS = 'asks which colours the system prefers, which Firefox ESR cannot be told through WebDriver BiDi';
const MOTION = 'asks for things to move, which Firefox ESR cannot be told through WebDriver BiDi';
const PRINT = 'asks for the page as it is printed, which Playwright does not tell a browser through WebDriver BiDi';
const CRASH =
  'reads the whole rulebook with axe, at which a process of Firefox ESR dies of its driver (Realm.sys.mjs: argument is not a global object)';
const WORDING = 'expects on the console, and nothing else, what Chromium says of a file that does not come; Firefox says nothing';
const PHONE = 'is played on a phone, which Playwright’s Firefox cannot be';
const TOUCH = 'is played by touch, of which Playwright’s taps do not reach the page through WebDriver BiDi';
const PROTOCOL = 'speaks Chromium’s own protocol, to touch, to halt or to kill a page';

/** What Firefox, driven by Playwright through WebDriver BiDi, cannot do, by the titles of the tests that need it. */
export const UNABLE: readonly { readonly title: string; readonly why: string }[] = [
  { title: 'why not, by a long press and by the menu', why: PROTOCOL },
  { title: 'a long press keeps the question and its hexes above the panel', why: PROTOCOL },
  {
    title: 'a long press on a unit that can move begins a line, taps add to it, one shows where and the button orders it',
    why: PROTOCOL,
  },
  { title: 'a page that hangs is not waited for: what it played is there, and it looks on when it is back', why: PROTOCOL },
  { title: 'killed right after an action, again and again, a page has lost none', why: PROTOCOL },
  { title: 'killed in any of its writings, a page leaves what was there, and what has been noted', why: PROTOCOL },
  { title: 'before anything is painted light is chosen, dark the system’s, and the page is light', why: COLOURS },
  { title: 'before anything is painted no theme is chosen, dark the system’s, and the page is dark', why: COLOURS },
  { title: 'text, tables, boards, contents and search have no serious finding', why: CRASH },
  { title: 'it prints without what is for the screen, tables whole', why: PRINT },
  { title: 'the table on land prints the whole map with the turn and the score, and nothing that it is played with', why: PRINT },
  { title: 'the table at sea prints the whole map with the turn and the score, and nothing that it is played with', why: PRINT },
  {
    title: 'the table in the Ancient World prints the whole map with the turn and the score, and nothing that it is played with',
    why: PRINT,
  },
  { title: 'the drawing table prints its map alone', why: PRINT },
  {
    title: 'a report that is printed while its maps are being drawn has them all, and what explains a throw is no larger than its sentence',
    why: PRINT,
  },
  { title: 'no battle of the list is cut in two', why: PRINT },
  { title: 'where a part of the program does not come, the table says so and tries again', why: WORDING },
  { title: 'where what a game is played with does not come, the table says so and tries again', why: WORDING },
  { title: 'where what stands round the map does not come, the table says so and tries again', why: WORDING },
  { title: 'the card between two players is whole, whatever panel was drawn up', why: PHONE },
  {
    title: 'where the computer player does not come, the line under the map says so and tries again; other buttons say so too',
    why: WORDING,
  },
  { title: 'a fight is staged: the die falls, the defender is there until the blow, a stamp says what has become of him', why: MOTION },
  { title: 'who has been lost in one scene of a play is not seen in the next', why: MOTION },
  { title: 'a ship that moves and rams in one order comes first, and is harmed by the blow', why: MOTION },
  { title: 'the game’s last play is staged for whoever comes to it through the log', why: MOTION },
  { title: 'a loss at sea is staged, and who is winning is told anew', why: MOTION },
  { title: 'a loss in a Battle of the Ancient World is staged, and who is winning is told anew', why: MOTION },
  { title: 'a tap on the map ends what is staged at once, and answers nothing that is asked after it', why: TOUCH },
  { title: 'a tap previews and a second one confirms', why: TOUCH },
  { title: 'the sight is measured between any two hexes that are tapped', why: TOUCH },
  {
    title: 'fire, an attack and the answers to a question are shown first; what they are about stays in sight, clear of the sheet',
    why: TOUCH,
  },
  { title: 'the panel comes up over the map, which stays as it is', why: TOUCH },
  { title: 'a question comes up over the panel and is answered with a tap', why: TOUCH },
  { title: 'lesson counters is taken', why: TOUCH },
  { title: 'lesson terrain is taken', why: TOUCH },
  { title: 'lesson melee is taken', why: TOUCH },
  { title: 'a choice is shown first and then confirmed', why: TOUCH },
  { title: 'an army is deployed by taps: the first shows, the second places', why: TOUCH },
  { title: 'what an optional rule lets one do is shown first, with the odds of its dice', why: TOUCH },
];
