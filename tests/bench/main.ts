import { seededChooser } from '../../src/ai/random';
import { playSeaGames } from './atSea';
import { microReach, openBaw, playBawGames, slowestParting } from './bawGames';
import { microCloneState, microLegalList, microOdds, openBattle, playGames, sampleStates, storeActions } from './ours';
import { givePostures, openScript, playDuels, playScript, searchNoughts, simulate, turnStarts } from './players';
import { BRANCHES, openTree } from './tree';

process.env['NODE_ENV'] = 'production';
const { playBoardgame, playChess } = await import('./peers');

const ROUNDS = 7;
const WARM = 2;

/** The middle, least and greatest of the rounds that count. */
function summary(values: readonly number[], digits = 0): { median: number; min: number; max: number } {
  const counted = values.slice(WARM).sort((a, b) => a - b);
  const round = (value: number) => Number(value.toFixed(digits));
  return { median: round(counted[counted.length >> 1]!), min: round(counted[0]!), max: round(counted.at(-1)!) };
}

/** What is done a second. */
function rate(work: () => number): number {
  const began = performance.now();
  const done = work();
  return (1000 * done) / (performance.now() - began);
}

async function rateOf(work: () => Promise<number>): Promise<number> {
  const began = performance.now();
  const done = await work();
  return (1000 * done) / (performance.now() - began);
}

const opened = openBattle();
const states = sampleStates(opened, 120);
/** What each round measures, in the order of the rounds. */
const measured = {
  actionsAGame: [] as number[],
  actions: [] as number[],
  games: [] as number[],
  chessops: [] as number[],
  boardgame: [] as number[],
  clone: [] as number[],
  legalList: [] as number[],
  odds: [] as number[],
};
const note = (name: keyof typeof measured, value: number): void => {
  measured[name].push(value);
};

let checksum = 0;
for (let round = 0; round < ROUNDS; round++) {
  const GAMES = 600;
  const actionsASecond = rate(() => {
    const played = playGames(opened, seededChooser(round), GAMES);
    if (round === 0) checksum = played.checksum;
    note('actionsAGame', played.actions / GAMES);
    return played.actions;
  });
  note('actions', actionsASecond);
  note('games', actionsASecond / measured.actionsAGame.at(-1)!);
  note(
    'chessops',
    rate(() => playChess(seededChooser(round), 120)),
  );
  note(
    'boardgame',
    rate(() => playBoardgame(seededChooser(round), 3000)),
  );
  note('clone', microCloneState(opened));
  note('legalList', microLegalList(opened, states));
  note('odds', microOdds(opened, states));
}

const bare = measured.actions.slice(WARM);
const storeAction = storeActions(7000, 5000);
storeActions(20_000, Number.POSITIVE_INFINITY);
const after = Array.from({ length: 5 }, (_, round) => rate(() => playGames(opened, seededChooser(round), 600).actions));
// Last, so that what is measured before it is as in a game on land alone.
const atSea = Array.from({ length: ROUNDS }, (_, round) => rate(() => playSeaGames(seededChooser(round), 600)));
const ancientWorld = openBaw();
const ancientWorldActions: number[] = [];
const besideChessops: number[] = [];
const reach: number[] = [];
for (let round = 0; round < ROUNDS; round++) {
  ancientWorldActions.push(rate(() => playBawGames(ancientWorld, seededChooser(round), 40)));
  besideChessops.push(rate(() => playChess(seededChooser(round), 120)));
  reach.push(microReach(ancientWorld, seededChooser(round)));
}
const parting = slowestParting(seededChooser(1), 2);
// Computer players use all of the rules: they come after what is to be measured without them.
const players: Record<string, Record<string, ReturnType<typeof summary>>> = {};
for (const battle of ['megiddo', 'salamis', 'baw-cannae']) {
  const script = await openScript(battle);
  const starts = turnStarts(script, 5);
  const [turns, postures, simulations, duels]: [number[], number[], number[], number[]] = [[], [], [], []];
  for (let round = 0; round < ROUNDS; round++) {
    turns.push(rate(() => playScript(script, 60, 1000 + 60 * round)));
    postures.push(rate(() => givePostures(script, starts, 100)));
    simulations.push(rate(() => simulate(script, starts, 8, 8 * round)));
    duels.push(await rateOf(() => playDuels(battle, 12)));
  }
  players[battle] = {
    scriptPlayerTurnsASecond: summary(turns),
    posturesOfWingsASecond: summary(postures),
    simulationsASecond: summary(simulations),
    scriptGamesASecond: summary(duels, 1),
  };
}
const tree = await openTree(ROUNDS);
const searches: number[] = [];
for (let round = 0; round < ROUNDS; round++) searches.push(await rateOf(() => searchNoughts(300)));
const middle = (values: readonly number[]) => [...values].sort((a, b) => a - b)[values.length >> 1]!;

const figures = {
  node: process.version,
  rounds: ROUNDS - WARM,
  checksum,
  ours: {
    actionsASecond: summary(measured.actions),
    gamesASecond: summary(measured.games),
    actionsASecondAtSea: summary(atSea),
    actionsASecondInTheAncientWorld: summary(ancientWorldActions),
    reachOfAUnitInTheAncientWorldMicroseconds: summary(reach, 3),
    slowestTestOfB71cMicroseconds: Number(parting.toFixed(2)),
    cloneMicroseconds: summary(measured.clone, 3),
    legalListOfAUnitMicroseconds: summary(measured.legalList, 3),
    oddsMicroseconds: summary(measured.odds, 3),
    actionThroughStoreWith5000EntriesMicroseconds: Number(storeAction.toFixed(2)),
    bareSpeedAfter20000ActionsThroughStore: Number((middle(after) / middle(bare)).toFixed(2)),
  },
  tree: { branches: BRANCHES, plays: tree.plays, openMilliseconds: summary(tree.open, 1), answerMilliseconds: summary(tree.answer, 2) },
  players,
  peers: {
    chessops: { pliesASecond: summary(measured.chessops) },
    boardgameIo: { movesASecond: summary(measured.boardgame), playoutsASecondOfItsTreeSearchOnNoughtsAndCrosses: summary(searches) },
  },
  ratios: {
    actionsInTheAncientWorldToChessopsPlies: Number((summary(ancientWorldActions).median / summary(besideChessops).median).toFixed(2)),
    actionsToChessopsPlies: Number((summary(measured.actions).median / summary(measured.chessops).median).toFixed(2)),
    simulationsToBoardgameIoPlayouts: Number((players['megiddo']!['simulationsASecond']!.median / summary(searches).median).toFixed(1)),
    actionsToBoardgameIoMoves: Number((summary(measured.actions).median / summary(measured.boardgame).median).toFixed(1)),
  },
};
console.log(JSON.stringify(figures, null, 2));
