import { capital, clauses, direction, listed, plural } from '../../../../words/en/nouns';
import type { MapEdge, ShipMark, ShipNoun } from '../naming';
import { marines, points, shipName, TheShip, theShip } from './nouns';

const ships = (n: number) => plural(n, 'ship', 'ships');
const dice = (n: number) => `${n} in 6`;

const CREWS = ['', 'slave', 'poor', 'average', 'excellent'];

const MARKS: Readonly<Record<ShipMark, string>> = {
  sound: 'sound',
  damaged: 'damaged',
  sinking: 'sinking',
  captured: 'captured',
  moved: 'has moved',
  fired: 'ballista has shot',
  declared: 'attack declared',
  target: 'under attack',
  attacked: 'attacked in this phase already',
  ballista: 'ballista',
  ballistaLost: 'ballista lost',
  corvus: 'corvus',
};

/** How many of the marines in a hex have done something, or all of them, as a subject with its verb. */
const doers = (n: number, of: number) => {
  const who = n < of ? `${n} of ${marines(of)}` : of === 1 ? 'marine' : 'marines';
  return `${who} ${n === 1 ? 'has' : 'have'}`;
};

export const table = {
  ship: (ship: ShipNoun) => capital(shipName(ship)),
  shipAt: (ship: ShipNoun, hex: string) => `${capital(shipName(ship))} ${hex}`,
  shipOf: (ship: ShipNoun, fleet: string) => `${shipName(ship)}, ${fleet}`,
  direction,
  listed,
  clauses,
  sizes: { small: 'small ship', large: 'large ship' },
  /** The four phases of decisions, and the two that go by themselves before and after them. */
  phases: {
    die: 'Movement die',
    movement: 'Ship movement and ramming',
    marines: 'Marine movement',
    attacks: 'Marine attacks',
    ballistae: 'Ballista attacks',
    repairs: 'Repairs',
    over: 'Battle over',
  },
  /** What a die is rolled for, by its name in the rules. */
  rolls: {
    fleet: 'Movement die',
    ram: 'Ram',
    ramBack: 'Oar rake, the rammed ship’s die',
    boarding: 'Boarding',
    archery: 'Archery',
    ballista: 'Ballista',
    repair: 'Repair',
  } as Readonly<Record<string, string>>,
  phasesShort: {
    die: 'Die',
    movement: 'Ships',
    marines: 'Marines',
    attacks: 'Attacks',
    ballistae: 'Ballistae',
    repairs: 'Repairs',
    over: 'Over',
  },
  /** What whoever acts is to do now. */
  duty: {
    movement: (_many: boolean) => 'to move ships and ram',
    marines: (_many: boolean) => 'to move marines',
    attacks: (_many: boolean) => 'to board and shoot with marines',
    ballistae: (_many: boolean) => 'to shoot with ballistae',
    asked: (_many: boolean) => 'to answer a question',
    over: (_many: boolean) => 'The battle is over',
  },
  end: {
    movement: 'End ship movement',
    marines: 'End marine movement',
    attacks: 'End the attacks',
    ballistae: 'End the ballistae',
    over: 'The battle is over',
  },
  undone: {
    movement: (n: number) => `${ships(n)} can still move`,
    marines: (n: number) => `${marines(n)} can still move`,
    attacks: (n: number) => `${marines(n)} can still attack`,
    ballistae: (n: number) => `${plural(n, 'ballista', 'ballistae')} can still shoot`,
  },
  attackOpen: (hex: string, n: number) => `${plural(n, 'attack', 'attacks')} to make on ${hex}`,
  handOver: {
    movement: 'Move your ships.',
    marines: 'Your marines may move.',
    attacks: 'Your marines may attack.',
    ballistae: 'Your ballistae may shoot.',
  },
  guide: {
    movement:
      'Choose a ship, then a marked hex; the figures are the points left. Press on the hex and drag to choose where the bow points. To ram, choose a marked enemy.',
    marines: 'Choose a ship or a shore with marines, then where one of them goes: an adjacent ship of your own, or land.',
    attacks: 'Choose an enemy ship, say which marines attack it, then make the attacks one by one. Every target is attacked once.',
    ballistae: 'Choose a ship with a ballista, then its target, up to three hexes away. Ships drawn faint have nobody to shoot at.',
    over: 'The battle is over. Every moment of it can be seen again in the log.',
  },
  /** What a phase is for, at more length. */
  hints: {
    movement:
      'Here ships get where they can ram and out of the way of rams. A flank ram does the most harm, a sound crew helps every ram, and a damaged ship has no crew to add.',
    marines: 'Marines change ships before they attack: bring them where they can board, and never leave a captured ship empty.',
    attacks: 'Boarding takes away marines, and then the ship; archery costs the enemy a marine or damages the hull, as he chooses.',
    ballistae: 'A ship hit by a ballista loses a marine or has its hull damaged, as its commander chooses.',
  },
  card: {
    title: 'Ship',
    crewTitle: 'Crew',
    /** 0 is a ship that is damaged or sinking, which is told beside it. */
    crewQuality: (n: number) => (n === 0 ? 'crew 0' : `crew ${n}, ${CREWS[n] ?? ''}`),
    crewLost: (n: number) => `crew 0 instead of ${n}, as the ship is damaged`,
    marinesTitle: 'Marines',
    marinesOf: (n: number, most: number) => `${n} aboard, room for ${most}`,
    movementTitle: 'Movement',
    movement: (die: number, crew: number) => `die ${die} + crew ${crew} = ${points(die + crew)}`,
    movementStill: 'a sinking ship does not move',
    can: {
      move: 'Move',
      ram: 'Ram',
      marines: 'Move marines',
      attack: 'Attack',
      shoot: 'Shoot',
      scuttle: 'Scuttle',
      leave: 'Leave the map',
    },
    yes: 'in its own phase',
    canMove: (hexes: number) => (hexes === 0 ? 'may only turn in place' : `may move to ${plural(hexes, 'hex', 'hexes')}`),
    canAttack: (n: number) => plural(n, 'target', 'targets'),
    turnLeft: 'Turn left',
    turnRight: 'Turn right',
    commandTitle: 'Command',
  },
  /** What is told of a ship, in its gender where a language has one. */
  mark: (_ship: ShipNoun, mark: ShipMark): string => MARKS[mark],
  /** How many of the marines in a hex have moved or attacked in the phase. */
  deeds: {
    stepped: (n: number, of: number) => `${doers(n, of)} moved`,
    fought: (n: number, of: number) => `${doers(n, of)} attacked`,
    declared: MARKS.declared,
  },
  marinesAboard: (n: number) => (n === 0 ? 'no marine aboard' : `${marines(n)} aboard`),
  facing: (d: number) => `bow to the ${direction(d)}`,
  /** 14.8.j Who commands a ship and why. */
  command: {
    by: (fleet: string) => `commanded by ${fleet}`,
    marines: (n: number) => `${marines(n)} aboard`,
    colour: 'its own colour, and no marine aboard',
    captured: (fleet: string, n: number) => `captured (${fleet}): ${marines(n)} of the captor aboard`,
  },
  /** 14.6 The three ways to ram. */
  rams: {
    oarRake: {
      name: 'Oar rake',
      note: 'Through the bow: both ships roll, at the same time, and both turn 60° clockwise. It may come out on the far side.',
    },
    rudder: { name: 'Rudder attack', note: 'Through the stern: only the rammer rolls. It may come out on the far side.' },
    flank: { name: 'Flank ram', note: 'Through the side: only the rammer rolls, and it stays in front of its victim.' },
  },
  ram: {
    title: 'Ramming',
    throughShut: 'The far side is blocked.',
    throughShort: 'Coming out on the far side takes 2 points more.',
    sum: (crew: number) => `die + crew ${crew}`,
    cost: (cost: number, left: number) => `${points(cost)}, ${left} left`,
    yours: 'Your ship',
    theirs: 'The rammed ship',
    /** What may become of a ship, with the number of faces of the die. */
    outcomes: { nothing: 'unharmed', damaged: 'damaged', sinking: 'sinking' },
    chance: dice,
    certain: 'certain',
  },
  path: {
    cost: (cost: number, left: number) => `${points(cost)}, ${left} left`,
    parts: (ahead: number, astern: number, turns: number) =>
      listed([
        ...(ahead > 0 ? [`${ahead} ahead`] : []),
        ...(astern > 0 ? [`${astern} astern`] : []),
        ...(turns > 0 ? [plural(turns, 'turn', 'turns')] : []),
      ]),
    facing: (d: number) => `ends with its bow to the ${direction(d)}`,
    /** After `cost`. */
    how: (parts: string, facing: string) => `: ${parts}; ${facing}.`,
    turn: 'Choose where the bow points: drag, press an arrow of the wheel, or use [ and ].',
  },
  confirmMove: (hex: string) => `Move to ${hex}`,
  confirmTurn: 'Turn in place',
  leave: {
    button: 'Leave the map',
    from: (hex: string) => `Leave the map from ${hex}`,
    scores: (n: number) => `A ship that leaves from here scores ${points(n)}.`,
  },
  scuttle: {
    button: 'Scuttle',
    note: 'It will be sinking: it cannot move, and goes down at the repairs unless it is saved.',
  },
  marineMove: {
    choose: 'Choose where a marine goes.',
    none: 'No marine here can go anywhere.',
    confirm: (from: string, to: string) => `Marine from ${from} to ${to}`,
    /** 14.7.d */
    crowded: (n: number, hex: string) => `Too many marines at ${hex}: ${marines(n)} will be lost when the turn ends.`,
    empties: 'That leaves a captured ship without marines: it will be its colour’s again.',
  },
  assault: {
    title: 'Marine attacks',
    on: (ship: ShipNoun, hex: string) => `Attacks on ${theShip(ship)} at ${hex}`,
    choose: 'Choose a target: each shows how many of your marines have the best chance, on which die, and how many others can reach it.',
    none: 'No enemy ship is in reach of your marines.',
    declare: 'Choose who attacks, before any die falls.',
    who: (hex: string, n: number) => `${n === 0 ? 'no marines' : marines(n)} at ${hex}`,
    declareOne: (hex: string) => `Declare the marine at ${hex}`,
    makeTitle: 'Now make them one by one, in any order you like.',
    make: (hex: string, by: string) => `${by} from ${hex}`,
    boarding: 'Boarding',
    archery: 'Archery',
    effects: {
      boardMarine: 'Success costs it a marine.',
      boardFrees: 'Success costs it its last captor: it is its own side’s again.',
      boardEmpty: 'It has no marine: success captures it, or scuttles it.',
      boardEmptySinking: 'It has no marine and is sinking: success captures it, and it goes on sinking.',
      archeryChoice: 'A hit costs it a marine or damages its hull, as its commander chooses.',
      archeryChoiceSinks: 'A hit costs it a marine, or sinks it, for it is damaged: its commander chooses.',
      archeryHull: 'It has no marine: a hit damages its hull.',
      archeryHullSinks: 'It is damaged and has no marine: a hit sinks it.',
      archeryMarine: 'It is sinking: a hit costs it a marine.',
      archeryFrees: 'A hit costs it its last captor: it is its own side’s again, and goes on sinking.',
      archeryFreesOrSinks: 'A hit costs it its last captor and makes it its own side’s again, or sinks it: its commander chooses.',
    },
    order: 'Archery first, if you want to capture the ship: boarding captures a ship without marines.',
    surplus: 'Attacks declared beyond what is needed are lost.',
  },
  ballista: {
    title: 'Ballista',
    choose: 'Choose a target up to three hexes away.',
    none: 'No target is in range and in sight. Point at an enemy to see what is in the way.',
    line: (range: number) => `Range ${range}: hits on a 6, 1 in 6.`,
  },
  questions: {
    asked: (fleet: string) => `${fleet}: a question`,
    capture: {
      text: (ship: ShipNoun, at: string, from: string) =>
        `The marine from ${from} has won ${theShip(ship)} at ${at}, which has nobody to defend it. What becomes of the ship?`,
      capture: 'Capture it',
      captureNote: 'The marine goes aboard, and the ship counts as damaged.',
      captureSinking: 'The marine goes aboard; the ship goes on sinking.',
      empties: 'The ship that he leaves has no marine then.',
      scuttle: 'Scuttle it',
      scuttleNote: 'The ship is sinking; the marine stays where it is.',
      spare: 'Leave it alone',
      spareNote: 'Nothing happens to the ship.',
    },
    loss: {
      text: (ship: ShipNoun, at: string, from: string) => `${TheShip(ship)} at ${at} has been hit from ${from}. What takes the hit?`,
      marine: 'A marine',
      marineNote: (n: number) => (n > 1 ? `${marines(n - 1)} would stay aboard.` : 'It is the last one aboard.'),
      hull: 'The hull',
      hullNote: { sound: 'The ship would be damaged.', damaged: 'The ship is damaged already: it would sink.' },
    },
  },
  fleets: {
    tab: 'Fleets',
    afloat: 'Afloat',
    afloatOf: (n: number, of: number) => `${n} of its own ships afloat, of ${of}`,
    damaged: 'Damaged',
    sinking: 'Sinking',
    sunk: 'Sunk',
    left: 'Left the map',
    captured: 'Captured from the enemy',
    taken: 'Taken by the enemy',
    ofAll: (n: number, of: number) => `${n} of ${of}`,
    marines: 'Marines',
    ashore: (n: number) => `${n} ashore`,
    score: 'Score as it stands',
    held: (n: number) => `${plural(n, 'point', 'points')} held from the start`,
    /** 14.2 `each` is what a small ship and a large one score. */
    terms: {
      sunk: (enemy: string, exits: boolean) =>
        `each enemy ship sunk, sinking or gone from the map${exits ? ' where that does not score' : ''} (${enemy})`,
      captured: 'each ship captured and afloat',
      exit: (places: string) => `each ship of this fleet that left the map by ${places}`,
      hold: (places: string) => `each ship afloat that it commands there at the end: ${places}`,
    },
    /** Hexes in a row along an edge, and a whole edge, for the terms. */
    range: (first: string, last: string) => `${first}–${last}`,
    edge: (edge: MapEdge): string => `the ${edge} edge`,
    each: (small: number, large: number) => (small === large ? points(small) : `${points(small)}, ${large} for a large ship`),
    points,
  },
  map: {
    sea: 'sea',
    land: 'land',
    empty: 'empty',
    marinesAshore: (n: number, fleet: string) => `${marines(n)} ashore, ${fleet}`,
    ashoreAt: (hex: string) => `Marines ashore ${hex}`,
    describeShip: (ship: ShipNoun, fleet: string, facts: readonly string[]) => `${[shipName(ship), fleet, ...facts].join(', ')}`,
    reachable: (left: number) => `in reach, ${points(left)} left`,
    ramTarget: (said: string) => (said === '' ? 'can be rammed' : `can be rammed: ${said}`),
    boardTarget: 'can be boarded',
    shootTarget: 'can be shot at',
    inHand: 'in hand',
    guides: 'in hand, leads the others',
    marked: 'marked',
    leaves: (scores: boolean) => `can leave the map from here${scores ? ', which scores' : ''}`,
    mayChoose: 'may be chosen',
    exit: (fleets: string) => `leaving the map here scores (${fleets})`,
    objective: (fleets: string) => `holding it scores at the end (${fleets})`,
    by: { archery: 'archery', ballista: 'ballista' },
    place: 'Land',
    wayOut: (places: string, fleet: string) => `Way off the map that scores (${fleet}): ${places}`,
    toHold: (places: string, fleet: string) => `To be held at the end (${fleet}): ${places}`,
  },
  /** Of the land table's keys those whose text is another at sea. */
  keys: {
    '.': 'next ship',
    F: 'next ship that can act',
    G: 'add the ship under the cursor to a line, or leave it out',
    '⇧G': 'add the whole line of the ship',
    '⇧': '(Shift) and the mouse: draw a frame round ships, or click one after the other',
    O: 'chances and the ship’s card',
    L: 'line of sight and range from the ship or hex chosen to the cursor',
    P: 'fleets',
    Y: 'why not? Then choose a ship, a hex or a grey button',
    T: 'what threatens the ship in hand',
  },
  orders: [
    ['C5-D3', 'move a ship; C5-D3/2 ends with its bow to 2 (directions 1 to 6, clockwise from north)'],
    ['C5/2', 'turn in place'],
    ['C5xD5', 'ram; C5-C6xD6 goes to C6 first'],
    ['C5xD5-E5', 'ram and come out on the far side, at E5'],
    ['C5-off', 'leave the map; C5-A4-off from A4'],
    ['scuttle C5', 'scuttle a ship'],
    ['C5-D5', 'move a marine, in its phase'],
    ['C5>D5', 'declare the attack of a marine'],
    ['C5xD5, C5:E5', 'make it: boarding, archery'],
    ['C5:F5', 'shoot with a ballista'],
    ['capture, scuttle, spare, marine, hull', 'answers'],
    ['end', 'end the phase'],
  ] as readonly (readonly [string, string])[],
  typedHint: 'C5-D3/2, C5xD5, C5>D5, C5:F5, end',
};
