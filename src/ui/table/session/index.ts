/* What people do at the table, without a view: play, go back, hand over, choose with tools. Whoever shows it listens (`sessionEvents.ts`). */
export { cancel } from './cancel';
export { partsOf, toldUnder, turnEvents } from './changes';
export { answer, confirmChosen, inspectHex, leaveMap, orderBesides, orderByButton, takeUnit, turn } from './choose';
export { dropBranch, promoteBranch, restoreBranches, toBranch } from './course';
export { concederOf, decidable, deciderOf, isAsked, isProgrammed, isTaught, mayDecide, now } from './deciding';
export { byFinger, isFinger, watchPresses } from './finger';
export { areTwoHere } from './handOver';
export { beginByPress, beginTurn, concede, goOnFrom, lookAt, redo, undo, undoPast } from './history';
export { keepUp } from './keepUp';
export { dropLine, lineOfPiece, pickAll, pickAt, pickLine, stepLine, wheelLine } from './line/choose';
export { countOf, follow, type Going, type LinePlan } from './line/plan';
export { startOfLast } from './line/together';
export { joinerAt, lineRulesOf, planOf } from './line/tool';
export {
  changedNote,
  drawAt,
  drawnWith,
  mayNote,
  type NoteBody,
  noteAt,
  notedMoment,
  notedOn,
  notesNow,
  pencilOf,
  type Stroke,
  switchPencil,
  writeNote,
} from './notes';
export { isRolling, takeOrderBack, typeDie } from './ownDice';
export { gravest, type Sought, tellsLosses } from './passages';
export { endPhase, openHalf, passFirst, play, playProgram, playText, playTogether } from './play';
export {
  canReplay,
  changePace,
  changeSide,
  paceOf,
  pauseReplay,
  playReplay,
  seenOf,
  showMoment,
  skipTo,
  stepReplay,
  switchReplay,
} from './replay';
export { onlySide, replay } from './replayState';
export { listenToSession, type SessionEvent, type SessionListener } from './sessionEvents';
export { originOf, pointSight, sightNow, switchCoverage, switchSight, switchZones } from './sight';
export { cutStage, isStagePress, stagedRest, stageFor, whenShown } from './staged';
export { playBefore, standsAt } from './stands';
export { dismissRecap, onOpening, type Step, sideHere, stepsSince } from './steps';
export { ask, behaviourOf, chosenNow, follows, hexOf, inspectAt, onTable, readyTool, resetTool, selectTool, situationOf } from './tools';
