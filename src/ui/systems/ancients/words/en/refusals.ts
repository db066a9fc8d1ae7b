import { plural } from '../../../../words/en/nouns';
import { refusedAlike as shared } from '../../../../words/en/refusals';
import type { Refusals } from '../../../../words/refusalTold';

const points = (n: number) => plural(n, 'movement point', 'movement points');

const sentences = {
  notation: ({ text }) =>
    `“${text}” is not an order. Examples: B9-C8/3 moves, B9/4 turns, K5:D4 fires, B9xC9 attacks, *C11 places a leader, end.`,
  otherSide: () => 'The other side would decide here, and what it knows is hidden from you: in a branch you play for your own side alone.',
  'asked:away': () => 'First say whether leaders leave before combat.',
  'asked:retreat': () => 'First the defender says whether the unit retreats or stands.',
  'asked:press': () => 'First the attacker says whether to press the attack.',
  'asked:advance': () => 'First the attacker says whether the unit advances.',
  'asked:tactic': () => 'Two leaders are about to fight: first each side chooses a tactic.',
  'asked:accept': () => 'First the leader who is challenged accepts or refuses.',
  'asked:hit': () => 'First the owner of the units shot at says which are hit.',
  noUnitThere: () => 'None of the units that may act now stands there.',
  campMoves: () => 'A camp never moves or turns.',
  campAttacks: () => 'A camp never attacks.',
  plundererMoves: () => 'This unit is plundering a camp: it stays there for good.',
  plundererFires: () => 'This unit is plundering a camp: it does not fire.',
  plundererGathers: () => 'This unit is plundering a camp: it has no shot to give up for arrows.',
  plundererAttacks: () => 'This unit is plundering a camp: it does not attack.',
  plundererTarget: () => 'A plundering unit cannot be fired at.',
  volleyMoves: () => 'This unit has fired: its volley marker forbids moving and turning until its own rally phase.',
  volleyAttacks: () => 'This unit has fired: its volley marker forbids attacking until its own rally phase.',
  movedAlready: () => 'This unit has finished its move; it moves once a phase.',
  notDue: () => 'No such reserve is due there now.',
  entryBlocked: ({ at }) => `An enemy unit holds the entry hex ${at}.`,
  goalOffMap: () => 'That hex is not on the map.',
  waypointOffMap: () => 'A hex on the way is not on the map.',
  friendThere: ({ at }) => `A unit of your own holds ${at}: one unit a hex. It may be passed through, not stopped on.`,
  enemyThere: ({ at }) => `${at} is held by the enemy.`,
  mustFlee: () => 'This unit is panicked: it must end farther from the enemy, and no step may take it nearer.',
  riverBetween: () => 'A river lies between, and it cannot be crossed there.',
  woodsStop: () => 'Woods end the move: no step and no turn after entering them.',
  campStops: () => 'An open enemy camp ends the move: the unit that enters captures it and stays.',
  cannotLeave: ({ n }) => `It cannot leave the map with ${points(n('points'))}: from an edge hex, with the edge ahead, that costs 1 more.`,
  noPointForTurn: ({ n }) =>
    n('points') > 0
      ? `A turn costs 1, and nothing is left of its ${points(n('points'))}.`
      : 'A turn costs 1, and this unit has no movement points.',
  facesSoAlready: () => 'It faces that way already.',
  tooFar: ({ n }) => `Too far: the path costs ${n('cost')}, and the unit has ${points(n('points'))}.`,
  noWay: () => 'No path leads there.',
  noLeaderWaiting: () => 'No leader is waiting to be placed.',
  leadersWait: ({ n }) => `${plural(n('leaders'), 'leader is', 'leaders are')} still to be placed.`,
  unitsMustFlee: ({ at, several }) =>
    several ? `Panicked units can still flee and must: ${at}.` : `A panicked unit can still flee and must: ${at}.`,
  shotsSpent: () => 'This unit has no shot left in this phase.',
  noMissiles: () => 'This unit has no missiles.',
  outOfRange: ({ n }) =>
    n('range') === 0
      ? 'That is its own hex.'
      : `Out of range: the target is ${n('range')} hexes away, and this unit fires ${n('longest')} at most.`,
  dash: ({ n }) => `The fire table has a dash for this target at range ${n('range')}: it cannot be hit.`,
  noTarget: () => 'There is no enemy unit to fire at.',
  loneLeader: () => 'A leader alone is no target.',
  outOfArc: () => 'Outside the arc of fire: it opens 60° to either side of the unit’s facing.',
  noSight: shared.sight,
  notShotAt: () => 'No unit that may still be hit stands there: only those shot at in this phase, none of them twice.',
  noArrows: () => 'This unit has no arrows left.',
  nobodyGathers: () => 'None of your units with missiles stands there; camps need no arrows.',
  hasFired: () => 'This unit has fired or gathered in this phase: arrows are gathered in place of its shots.',
  quiverFull: () => 'This unit carries all the arrows it can.',
  fewArrows: ({ n }) => `${n('volleys') === 0 ? 'No volley lies' : 'Only one volley lies'} in its hex; it takes two to gather one.`,
  onlyHomeward: () => 'It is night: each step must lead nearer to its own camp or nearer to the edge of the map.',
  noEntryByNight: () => 'It is night: reserves stay beside the map.',
  tooDark: () => 'It is night: nobody fires farther than the next hex.',
  attackedAlready: () => 'This unit has attacked already; it attacks once a phase.',
  panickedAttacks: () => 'Panicked units never attack.',
  leftZone: () => 'This unit has left an enemy zone of control this turn, so it cannot attack.',
  asideAlready: () => 'A leader has already been set aside this turn.',
  noElephants: () => 'The enemy has no elephants on the map to frighten.',
  noLeaderToSetAside: () => 'There is no leader to set aside.',
  nobodyChallenges: () => 'None of your leaders stands there.',
  nobodyToChallenge: ({ at }) => `No enemy leader stands there, beside ${at}: a leader challenges one in an adjacent hex.`,
  riverBetweenLeaders: () => 'A river lies between them: nobody can cross it, not even to fight a duel.',
  hasChallenged: ({ at }) => `Each leader challenges once in this phase: at ${at} nobody is left to challenge.`,
  hasBeenChallenged: ({ at }) => `Each leader is challenged once in this phase: at ${at} nobody is left to be challenged.`,
  challengeDue: ({ at, several }) =>
    several
      ? `Leaders beside enemy leaders must challenge before the phase ends: ${at}.`
      : `The leader at ${at} stands beside an enemy leader and must challenge before the phase ends.`,
  leavesTheMap: () => 'A leader who refuses while with a unit leaves the map: away 1.',
  onlyTheChallenged: () => 'Only the leader who is challenged leaves: away 1. Or he accepts.',
  sayWhither: () => 'A leader who refuses while alone goes to an adjacent hex: say which, as in away D4.',
  noRefugeThere: () => 'He cannot go there: only to an adjacent hex without enemies, and not across a river.',
  balks: ({ at }) => `The elephants at ${at} balk: they neither move nor attack until their own turn is over.`,
  chargeSpent: () => 'Your army does not have this charge, or has made it: it comes once in a battle.',
  chargeLate: () => 'A charge is declared before any of your units has attacked in the melee phase.',
  chargesAlready: () => 'Your army is already charging: the barbarian charge and that of the nation’s trait never come in one turn.',
  noLightInfantry: () => 'You have no light infantry that could charge.',
  noBarbarians: () => 'You have no barbarian light infantry that could charge.',
  chargesByItself: () => 'The charge cannot be declared: it comes when control of the barbarians is lost.',
  mustGoOnward: () =>
    'This unit is out of control: it goes for the nearest enemy by the quickest path, gets as near as it can, and faces him if it comes up to him.',
  unitsMustGoOnward: ({ at, several }) =>
    several
      ? `Units out of control can still go for the enemy and must: ${at}.`
      : `A unit out of control can still go for the enemy and must: ${at}.`,
  impetuousFirst: ({ at }) => `Knights and barbarians out of control move first: ${at}.`,
  unitsMustAttack: ({ at, several }) =>
    several ? `Units out of control can still attack and must: ${at}.` : `A unit out of control can still attack and must: ${at}.`,
  fewPoints: ({ n }) => `That costs ${plural(n('points'), 'activation point', 'activation points')}; you have ${n('left')} left.`,
  nobodyAddressed: () => 'None of your units stands there.',
  staysAnyway: () => 'There is no order to give here: nobody there could move.',
  fleesAnyway: () => 'Panicked units flee by themselves; that costs no point.',
  orderedAlready: ({ at }) => `The unit at ${at} has had its order this turn.`,
  heldBack: () => 'This unit is held back this turn: it stays where it is.',
  disorderedAlone: ({ at }) => `The unit at ${at} is disordered: it belongs to no group.`,
  contactAlone: ({ at }) => `The unit at ${at} is in contact with the enemy: it belongs to no group.`,
  facesElsewhere: ({ at }) => `The unit at ${at} faces another way: the units of a group all face the same way.`,
  standsApart: ({ at }) => `A group hangs together, unit beside unit: ${at} stands apart.`,
  nobodyToHold: () =>
    'Nobody here needs to be held: only knights and barbarians that have had no order and are not in contact go by themselves.',
  looseGoesOnward: () =>
    'Neither activated nor held, this unit goes for the nearest enemy by the quickest path, as near as it can. Activate it to move it as you like.',
  looseMustGo: ({ at, several }) =>
    several
      ? `Knights and barbarians neither activated nor held go for the enemy: ${at}.`
      : `Neither activated nor held, this unit goes for the enemy: ${at}.`,
  looseMustAttack: ({ at, several }) =>
    several
      ? `Units that went for the enemy by themselves can still attack and must: ${at}.`
      : `A unit that went for the enemy by itself can still attack and must: ${at}.`,
  inGoodOrder: () => 'This unit is not disordered.',
  leaderRallies: () => 'The leader in its hex will rally this unit at the end of the phase; that costs no point.',
  contactRally: () => 'A unit in contact with the enemy cannot be rallied by points.',
  noLeaderToLead: () => 'None of your leaders who could still walk stands there.',
  leaderTooFar: ({ n }) => `Out of reach: a leader walks ${n('hexes')} hexes at most, neither across rivers nor through the enemy.`,
  rollFirst: () => 'First roll for who moves first.',
  campFirst: () => 'First choose the hex of your camp; an army without one names the centre of its deployment.',
  unitsNow: () => 'The units and leaders are being placed now.',
  theirCampFirst: () => 'First choose the hex of the enemy’s camp, wherever you like.',
  shiftFirst: () => 'First say where your camp stands; end the phase to leave it where it is.',
  nobodyToPlace: () => 'None of your units stands there, and none like it waits to be placed.',
  hexHeld: ({ at }) => `${at} is taken.`,
  farFromCamp: ({ n }) => `Too far: units and leaders are placed within ${n('hexes')} hexes of their camp as long as there is room.`,
  farShift: ({ n }) => `Too far: the camp may be shifted by ${n('hexes')} hexes at most.`,
  unitsWait: ({ n }) => `${plural(n('units'), 'unit is', 'units are')} still to be placed.`,
  nobodyDismounts: () => 'None of your units stands there, and none like it waits in that reserve.',
  cannotDismount: () => 'Only light and heavy cavalry, knights, horse archers and cataphracts dismount.',
  notThatOnFoot: () => 'On foot this unit becomes something else.',
  twoHeavyCavalry: () => 'It takes two units of heavy cavalry, both on the map or both in one reserve, to make one of heavy infantry.',
  noEnemyAhead: () => 'No enemy unit stands there, in one of its three front hexes.',
  notAhead: () => 'That hex is on its flank: a unit attacks only into its three front hexes.',
  facingNotOpen: ({ at }) => `A reserve cannot come in at ${at} in that direction.`,
  noStrength: () => 'A unit of strength 0 cannot attack.',
  tooWeak: ({ n }) => `Too weak: ${n('attack')} against ${n('defence')} is below 1-\u20602.`,
  notSoManyLeaders: ({ n }) => `There are only ${plural(n('leaders'), 'leader', 'leaders')} there.`,
  noRetreatThere: () => 'It cannot retreat there: only to an adjacent vacant hex, and not across a river.',
  mustAdvance: () => 'This unit must advance: only phalanxes, heavy infantry and leaders may hold.',
} satisfies Refusals;
export const refusals: Refusals<keyof typeof sentences> = sentences;
