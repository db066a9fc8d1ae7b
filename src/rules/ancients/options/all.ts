import type { Option } from '../model/option';
import { arrowSupply, volleysATurn, volleysLeft } from './arrowSupply';
import { MOST_VOLLEYS } from './arrows';
import { barbarianCharge, chargeMeant, chargeOf, chargersBy, isCharging } from './barbarianCharge';
import { idleAttackers, isImpetuous } from './chargeDrive';
import { costOf, greatestGroup, judgeGroup } from './command';
import { averageDie, commandPoints, fiveSidedDie, fourSidedDie, goesByItself, movesFreely } from './commandPoints';
import { placesUnits } from './deployment';
import { dismounting, onFootBy } from './dismounting';
import { duels } from './duels';
import { elephants, elephantsAgainst } from './elephants';
import { elevation } from './elevation';
import { freeDeployment } from './freeDeployment';
import { hiddenMovement } from './hiddenMovement';
import type { OptionId } from './ids';
import { leaderSurvival } from './leaderSurvival';
import { leadersWalk } from './leadersWalk';
import { isOutOfControl, leadersAvailable, lossOfControl, mayLose } from './lossOfControl';
import { challengesIn, isAlone, meetingIn } from './meetings';
import { missileUnits } from './missileUnits';
import { nightfall } from './nightfall';
import { hitsFor, noLuck } from './noLuck';
import { unitLeft } from './refusing';
import { extraShape, printExtra, readExtra } from './slices';
import { zoneLeft, zoneOf, zonesOfControl } from './zonesOfControl';

const OPTIONS = {
  '13.1': zonesOfControl,
  '13.2': noLuck,
  '13.3': freeDeployment,
  '13.4': nightfall,
  '13.5': elevation,
  '13.6': arrowSupply,
  '13.7': hiddenMovement,
  '13.8': duels,
  '13.9': lossOfControl,
  '13.10': barbarianCharge,
  '13.11': elephants,
  '13.12': dismounting,
  '13.13': leaderSurvival,
  '13.14': missileUnits,
  '13V': commandPoints,
  'V1.average': averageDie,
  'V1.d4': fourSidedDie,
  'V1.d5': fiveSidedDie,
  V5: leadersWalk,
} satisfies Record<OptionId, Option>;

/** Whatever of the optional rules is not needed before a battle asks for them, and what no page asks. */
export const all = {
  OPTIONS,
  extraShape,
  readExtra,
  printExtra,
  MOST_VOLLEYS,
  chargeMeant,
  chargeOf,
  chargersBy,
  costOf,
  elephantsAgainst,
  greatestGroup,
  hitsFor,
  judgeGroup,
  challengesIn,
  meetingIn,
  isAlone,
  unitLeft,
  idleAttackers,
  isCharging,
  isImpetuous,
  isOutOfControl,
  goesByItself,
  leadersAvailable,
  mayLose,
  movesFreely,
  onFootBy,
  placesUnits,
  volleysATurn,
  volleysLeft,
  zoneLeft,
  zoneOf,
};
