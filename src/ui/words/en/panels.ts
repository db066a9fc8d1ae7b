import { direction, listed, plural } from './nouns';

/** What stands round the map, and on cards over it. */
export const panels = {
  /** The map in little. */
  overview: { label: 'Overview of the map. Arrow keys move the view.', hide: 'Hide the overview' },
  menuItems: {
    save: 'Save to a file',
    link: 'Copy a link',
    type: 'Type an order… (/)',
    why: 'Why not? (Y)',
    help: 'Help at the table…',
    seats: 'Name and players…',
    keys: 'Keys and typed orders',
    concede: 'Concede…',
    fit: 'Show the whole map (0)',
    zoomIn: 'Zoom in (+)',
    zoomOut: 'Zoom out (−)',
  },
  /** Courses of the game beside the main line. */
  branches: {
    main: 'Main line',
    unnamed: (n: number) => `Branch ${n}`,
    begun: (name: string) => `You are now in “${name}”. The game as it was stays beside it.`,
    back: (name: string) => `Back to: ${name}`,
    otherwise: (n: number) => `${plural(n, 'branch parts', 'branches part')} here`,
  },
  /** The players roll themselves and say what the dice show. */
  ownDice: {
    die: 'Die',
    asked: (roll: string, of: string) => `${roll} (${of}): roll a die. What does it show?`,
    back: 'Take the order back',
    takenBack: 'The order is taken back. Nothing has been rolled for it.',
  },
  elsewhere: {
    played: 'This game is being played in another tab. What is played there is shown here.',
    removed: 'This game has been deleted in another tab. It is no longer kept.',
    claim: 'Play here',
    keep: 'Keep it again',
  },
  /** What has happened, said once more. */
  again: {
    said: (text: string, back: number) => (back === 0 ? text : `${plural(back, 'event', 'events')} earlier: ${text}`),
    nothing: 'Nothing has been said yet.',
  },
  /** What a key has done that is else only seen. */
  byKey: {
    panel: (name: string) => `Panel: ${name}`,
    nobody: 'No piece can act now.',
    threats: 'Threats to the piece in hand are shown.',
    threatsLater: 'Threats to the piece taken in hand will be shown.',
    noThreats: 'Threats are hidden.',
    noCoverage: 'What a side can do next turn is no longer shown.',
  },
  landmarks: {
    title: 'Landmarks',
    wing: {
      left: (army: string, place: string, n: number) => `${army}, left wing: ${place} (${n})`,
      centre: (army: string, place: string, n: number) => `${army}, centre: ${place} (${n})`,
      right: (army: string, place: string, n: number) => `${army}, right wing: ${place} (${n})`,
    },
  },
  /** Headings of the map as a table. */
  boardText: { ground: 'Ground', fire: 'Can be hit by', way: 'Way there', harm: 'Harm on the way' },
  linkCopied: 'The link is copied. It holds the whole game up to here.',
  linkFailed: (why: string) => `No link can be made of this: it would take ${why}. Save the game to a file instead.`,
  saved: 'The file is saved.',
  /** A game that is sent to and fro as a link, and of which both sides make the dice. */
  byBoth: {
    half: (order: string | undefined, army: string) =>
      `${order === undefined ? 'The order' : order} is given. Its dice fall when the other device opens its half: send the link to ${army}.`,
    halfFree: (order: string | undefined, army: string) =>
      `${order === undefined ? 'The order' : order} is given. Its dice fall when somebody has taken ${army}: send the link.`,
    turn: (army: string) => `The other side is to decide now: send the link to ${army}.`,
    turnFree: (army: string) => `${army}: nobody plays this side yet. Send the link to whoever is to play it.`,
    invited: (army: string) => `Of this game both sides make the dice, each on its own device. Nobody has taken ${army} yet.`,
    keyless:
      'This device opens neither half of the dice. Open the game on the one on which it was begun or joined; if what that one kept is lost, go on with other dice.',
    moved:
      'This device does not open its half: it has done so for another order already, the other side has replaced its own halves, or the order that came is not allowed. Somebody may have changed the game.',
    unstored:
      'This browser does not let the page store anything more, perhaps because the window is private or the disk is full. Your half of the dice lasts until you close the page: leave it open until the battle is over, or choose other dice.',
    due: 'This device opens its half of the dice …',
    copy: 'Copy the link',
    join: (army: string) => `Take ${army}`,
    otherDice: 'Other dice…',
  },
  /** A game whose dice nobody can vouch for. */
  doubt: {
    mark: 'Dice not verified',
    stray: (action: number, order: string, die: number, drawn: number, fell: number) =>
      `Action ${action} (${order}): die ${die} should be ${drawn} by the seed of the game; the record has ${fell}.`,
    scripted: 'The dice of this game were written into its record. No seed says how they should have fallen.',
    about:
      'The computer rolls all dice from the seed with which a game begins, so that anybody can roll them again and compare. These cannot be verified that way: they may have fallen like this, or somebody may have changed them.',
    stays: 'The mark stays with the game, in its file and its link too, however it goes on.',
    strayHalves: (action: number, order: string, die: number, drawn: number, fell: number) =>
      `Action ${action} (${order}): die ${die} should be ${drawn} by what makes the dice there; the record has ${fell}.`,
    bothMark: 'Dice by both',
    both: 'Both sides make every die together, each with a half that it had committed to before and opened after the order was given.',
    bothBranch: 'In branches the dice come from the seed.',
    until: (action: number) => `From action ${action} on it was not so any more:`,
    since: { seeded: 'the dice came from the seed, which both know.', typed: 'the players typed what their own dice showed.' },
    ownMark: 'Own dice',
    typed: 'The players roll their own dice and type what they show. Nobody but those who saw them fall can say whether it is true.',
  },
  /** A game that holds up to an order and no further. */
  stop: {
    refused: (action: number, order: string, rule: string) => `Action ${action} (${order}) is refused by rule ${rule}.`,
    unread: (action: number, order: string) =>
      `Action ${action} (${order}) is not an order, or its dice are not those that are rolled for it.`,
    played: (release: number) => `The game was played by release ${release} of the rules.`,
    changed: (release: number, date: string, rules: readonly string[]) =>
      `Release ${release} (${date}) changed ${rules.length === 1 ? 'rule' : 'rules'} ${listed(rules)}.`,
    left: (n: number) => (n === 0 ? 'It is the last one.' : n === 1 ? 'One more follows it.' : `${n} more follow it.`),
    otherwise: (action: number, order: string) => `Action ${action} (${order}) came out otherwise than it does by today’s rules.`,
    result: (said: string, now: string | undefined) =>
      now === undefined
        ? `The game was kept with the result ${said}; by today’s rules it is not over.`
        : `The game was kept with the result ${said}; by today’s rules it ends ${now}.`,
    position: (at: string) => `Today’s rules cannot read the position in which the game began (${at}).`,
    kept: 'The game is shown up to there; the whole of it stays as it is, and can be saved to a file.',
    stays: 'The game stays as it is, and can be saved to a file.',
    save: 'Save all of it',
    /** What is kept of actions that the rules do not play any more. */
    told: (n: number, isAll: boolean) =>
      isAll
        ? 'What was kept of it and of all that followed can be looked at.'
        : n === 1
          ? 'What was kept of it can be looked at.'
          : `What was kept of it and of the next ${n - 1} can be looked at.`,
    damaged: 'What was kept of the actions after that is damaged.',
    watch: 'See what followed',
    from: 'From here on the game is shown as it was kept, not played by today’s rules.',
    looking: (n: number, of: number) => `As it was kept: after action ${n} of ${of}. Today’s rules do not play it.`,
    rowKept: 'as it was kept',
  },
  card: {
    past: 'A past moment is shown. To give orders, go on from here, or go back to the game.',
    stopped: 'No orders can be given here: the game cannot be followed any further. It can go on in a new game.',
    stoppedBranch: 'No orders can be given here: this branch cannot be followed any further. The game can go on from here in a new branch.',
    taught: 'What is asked here stands in the lesson. Meanwhile you can look at any piece.',
    watched: 'The computer is giving the orders. Meanwhile you can look at any piece.',
  },
  questions: {
    byProgram: (army: string) => `${army}: the computer answers a question.`,
  },
  log: {
    title: 'Log',
    empty: 'Nothing has been played yet.',
    earlier: (n: number) => `Show ${n} earlier`,
    head: (turn: number, army: string, phase: string) => `Turn ${turn} · ${army} · ${phase}`,
    show: (order: string) => `Show the moment after ${order}`,
    undone: 'undone',
    passed: 'nothing was done',
    /** `more`: so many throws are not told one by one. */
    ahead: (plays: number, dice: string, more: number) =>
      `${plural(plays, 'action follows', 'actions follow')}, ${dice === '' ? 'without dice' : `with the dice ${dice}`}${more > 0 ? ` and ${plural(more, 'more roll', 'more rolls')}` : ''}. Going on from here begins a branch; ${plays === 1 ? 'it stays' : 'they stay'}.`,
    report: 'Battle report…',
    luck: 'Luck…',
    verify: 'Verify the dice…',
    /** The same in a word, for the row beneath the log. */
    tools: { watch: 'Watch', report: 'Report', luck: 'Luck', dice: 'Dice' },
    typed: 'Typed order',
    /** What may follow in the field of typed orders. */
    choices: (n: number) => (n === 0 ? 'No order begins like this.' : `${plural(n, 'order begins', 'orders begin')} like this.`),
    orders: (n: number) => plural(n, 'order', 'orders'),
    choose: 'Possible orders',
    play: 'Play',
    shut: 'Close the field for typed orders',
  },
  notes: {
    write: 'Note',
    all: (n: number) => plural(n, 'note', 'notes'),
    list: 'Notes and bookmarks',
    none: 'No note has been written yet.',
    about: (at: number) => (at === 0 ? 'A note on the beginning' : `A note on the moment after action ${at}`),
    close: 'Close the note',
    text: 'What is to be said of it',
    marks: { good: 'Good', doubtful: 'Doubtful', blunder: 'Blunder' },
    bookmark: 'Bookmark',
    draw: 'Draw',
    drawnOn: (n: number) => plural(n, 'drawing on the map', 'drawings on the map'),
    place: (turn: number, order: string) => `Turn ${turn} · ${order}`,
    start: 'Draw: choose the hex where an arrow begins, or the hex for a ring.',
    goal: 'Choose where the arrow leads, or the same hex for a ring.',
    done: 'Done',
    begun: (hex: string) => `Begun at ${hex}`,
    ring: (hex: string, isAdded: boolean) => (isAdded ? `Ring round ${hex}` : `Ring round ${hex} wiped off`),
    arrow: (from: string, to: string, isAdded: boolean) =>
      isAdded ? `Arrow from ${from} to ${to}` : `Arrow from ${from} to ${to} wiped off`,
  },
  sight: {
    choose: 'Line of sight: choose a piece or a hex, then point at or tap another.',
    point: (from: string) => `Line of sight from ${from}: point at or tap another hex.`,
    free: (from: string, to: string, range: number) => `From ${from} to ${to}: range ${range}, line of sight clear.`,
    blocked: (from: string, to: string, range: number, by: string) =>
      `From ${from} to ${to}: range ${range}, line of sight blocked at ${by}.`,
    close: 'Hide the line of sight',
    off: 'The line of sight is no longer shown.',
  },
  /** Several pieces go together by one command; `n` of `of` of them. */
  line: {
    guide: 'Guide',
    hint: 'Choose the hex where the guide is to go: the others go as far in the same direction. Click a counter to add it or to leave it out.',
    told: (title: string, text: string) => `${title}. ${text}`,
    /** `byFinger`: there may be no keyboard. */
    several: (byFinger: boolean) => `To move several at once, ${byFinger ? '' : 'draw a frame with Shift held or '}long-press one of them.`,
    goal: 'Choose a marked hex; the figures are the points left.',
    prompt: 'Choose where the guide is to go, or others to go with it.',
    all: 'All of them go the whole way.',
    none: 'None of them goes the whole way.',
    allTurn: 'All of them turn.',
    whole: (n: number, of: number) => (n === 1 ? `1 of ${of} goes the whole way.` : `${n} of ${of} go the whole way.`),
    turn: (n: number, of: number) => (n === 1 ? `1 of ${of} turns.` : `${n} of ${of} turn.`),
    part: (n: number) => (n === 1 ? '1 stops short.' : `${n} stop short.`),
    stay: (n: number) => (n === 1 ? '1 stays.' : `${n} stay.`),
    partTitle: 'Stopping short',
    stayTitle: 'Staying where they are',
    harmTitle: 'What it costs',
    why: (piece: string, why: string) => `${piece}: ${why}`,
    steps: 'Where to',
    step: (d: number) => `One hex farther ${direction(d)}`,
    turnLeft: 'Turn all to the left',
    turnRight: 'Turn all to the right',
    wheelLeft: 'Wheel to the left about the guide',
    wheelRight: 'Wheel to the right about the guide',
    drop: 'Drop the line',
    choose: 'Choose its whole line',
    widen: 'Add the whole line',
    added: (piece: string, n: number) => `${piece} added: ${n} in hand`,
    removed: (piece: string, n: number) => `${piece} left out: ${n} in hand`,
  },
  armies: {
    points: (n: number) => plural(n, 'point', 'points'),
  },
  mapTools: 'Map and hints',
  look: {
    title: 'What is seen and what can be reached',
    sight: 'Line of sight and range (L)',
    coverage: (army: string) => `What can be done next turn: ${army}`,
    zones: (army: string) => `Zones of control: ${army}`,
  },
  rolled: 'What the die has decided',
  sixResults: 'The six results',
  recap: {
    title: (army: string) => `The other side’s turn: ${army}`,
    ask: 'Show their turn',
    all: 'Show all',
    halt: 'Stop',
    next: 'Next',
    done: 'Done',
  },
  replay: {
    watch: 'Watch the battle again',
    label: 'Replay',
    play: 'Play',
    pause: 'Pause',
    fight: 'Next fight',
    loss: 'Next loss',
    fightShort: 'Fight',
    lossShort: 'Loss',
    none: { fight: 'No fight after this moment.', loss: 'No loss after this moment.' },
    paces: { slow: 'Speed: slow', normal: 'Speed: normal', fast: 'Speed: fast' },
    pacesShort: { slow: '½×', normal: '1×', fast: '2×' },
    both: 'Shown: both sides',
    only: (army: string) => `Shown: only ${army}`,
    bestHere: 'What was best here?',
    bestHereShort: 'Best here?',
  },
  handOver: {
    title: (army: string) => `Next: ${army}`,
    named: (army: string, name: string) => `Next: ${name} (${army})`,
    since: 'What has changed since you last decided',
    nothing: 'Nothing has changed on the map.',
    hidden: 'Until you take the screen, only what both armies see is shown.',
    steps: 'Show it step by step',
  },
  result: {
    conceded: (army: string) => `Conceded: ${army}.`,
    drawFor: (army: string) => `A draw counts here as a victory: ${army}.`,
    log: 'Look at the log',
    save: 'Save to a file',
    again: 'Play again',
    swapped: 'Play again, sides swapped',
    losses: 'Losses',
    analyse: 'Analyse',
    next: 'Next battle',
    report: 'Report',
    luck: 'Luck',
  },
  rename: 'Name of this game',
  noGame: {
    text: 'Choose a battle to begin one.',
    gone: 'This game is no longer stored here. Choose another, or begin a new one.',
    battles: 'Choose a battle',
    damaged: 'This game cannot be opened',
  },
};
