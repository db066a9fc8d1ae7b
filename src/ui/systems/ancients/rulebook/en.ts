import type { RulebookOf } from '../../../learn/rulebook/types';
import { further } from './further/en';
import { COST, COUNTERS, DUEL, FIRE_A, FIRE_B, MELEE, ODDS_COLUMNS } from './tables';

export const en: RulebookOf<'land' | 'further' | 'appendix'> = {
  '1': {
    title: 'Map, counters and dice',
    text: [
      'The map is a field of six-sided cells called *hexes*. A hex is named by the letter of its column and the number of its row: A1 is at the top left. Columns B, D, F … lie half a hex lower than their neighbours A, C, E …',
      'From every hex six directions lead away, numbered clockwise: 1 north, 2 north-east, 3 south-east, 4 south, 5 south-west, 6 north-west.',
      'A *counter* is a body of troops or a leader; a counter that fights is called a *unit*. It reads from left to right: strength in battle, a mark, movement allowance. So 4-2 has strength 4 and moves up to 2 points. The mark is a dash (nothing special), a star (doubled against cavalry) or the letter A or B (it shoots, with the fire table of that letter).',
      'Every unit has two sides: full strength, and *disordered* at half strength. A disordered unit that must be disordered again by a combat result is eliminated.',
      'All chance comes from one six-sided die.',
      'The program rolls it from a number, the seed, which is kept in the record of the game: anybody can roll every die again and compare. “Verify the dice” under the log does it, and says what that proves. A game whose dice do not come out the same is marked “Dice not verified” wherever it is shown.',
      'Whoever would rather roll real dice chooses “Our own dice” when a battle is set up, under “More”. Then the table asks for each die when it is due, the computer’s too, and the game is marked “Own dice”: that they fell so is known only to those who saw them.',
      'Two who send each other the game as a link both know its seed, and could work out the dice beforehand. They choose “Dice by both, by link” in the same place, for two people, and the side of whoever begins. Then each device draws a secret of its own and commits to it: the record gets a number, made from the secret by a function (SHA-256) that nobody can run backwards. Whoever opens the link takes the other side on his own device, which commits to its secret in the same way.',
      'A die is made of two halves, one of each side, and a half is opened only when the order that it is for has been given. An order with dice therefore waits: it goes out with the link, with the half of whoever gave it; the other device adds its own, the die falls there, and the link goes back. That is one journey there and one back for each order with dice, however many dice it has. It cannot be done with fewer: a half that the other side already had would tell it the die before it decides. Moves and other orders without dice need no journey of their own.',
      'Each opened half shows by the same function that it is the one committed to: nobody can choose a half to suit the die, or change one afterwards. “Verify the dice” makes every die again from its halves and names the one that does not fit. A device opens a half for one order alone, and refuses where another comes in its place. What no arithmetic can do is make the other side answer: the one to whom the order comes sees the die first, and could stop writing.',
      'The secret stays on its device and goes into no link and no file. If it is lost, the game goes on with dice of the seed or with your own, which “The dice of this game” offers, and the record says from which action on. Branches, which are studied and not played for, have the dice of the seed. Such a game is marked “Dice by both”.',
    ],
    see: ['C', '2', '6.b'],
  },
  C: {
    title: 'The counters',
    text: [
      {
        table: {
          caption: 'Counters: strength at full and disordered, movement allowance, missile letter',
          head: ['Unit', 'Code', 'Counter', 'Full', 'Disordered', 'Movement', 'Missile', 'Class'],
          rows: [
            ['light infantry', ...COUNTERS.LI, 'infantry'],
            ['heavy infantry', ...COUNTERS.HI, 'infantry'],
            ['phalanx', ...COUNTERS.PX, 'infantry'],
            ['light archers', ...COUNTERS.LA, 'infantry'],
            ['heavy archers', ...COUNTERS.HA, 'infantry'],
            ['mixed missiles', ...COUNTERS.MM, 'infantry'],
            ['light cavalry', ...COUNTERS.LC, 'cavalry'],
            ['heavy cavalry', ...COUNTERS.HC, 'cavalry'],
            ['knights', ...COUNTERS.KT, 'cavalry'],
            ['chariots', ...COUNTERS.CH, 'cavalry'],
            ['elephants', ...COUNTERS.EL, 'other'],
            ['camp', ...COUNTERS.CP, 'camp'],
            ['leader', ...COUNTERS.LDR, 'leader'],
          ],
        },
      },
      {
        list: [
          '*Phalanx:* doubled against cavalry, attacking or defending, always ({rule:FAQ 18}). All terrain costs it 1 ({rule:6.f}). Its advance after combat is optional ({rule:9.4}).',
          '*Heavy infantry:* its advance after combat is optional ({rule:9.4}).',
          '*Elephants:* doubled against cavalry, attacking or defending, like the phalanx.',
          '*Camp:* front all round; it never moves ({rule:6.j.1}).',
          '*Leader:* front all round; no strength of its own, but each one doubles the unit it is stacked with ({rule:11.c}).',
        ],
      },
    ],
    see: ['C1', 'C2', 'C3'],
  },
  C1: {
    title: 'The disordered side',
    text: [
      'A disordered unit has half of its full strength, rounded down. So disordered light archers are worth 0, and a disordered phalanx 3. Movement allowance, star and missile letter are the same on both sides.',
    ],
    ruling:
      'The rules never list the backs of the counters; half, rounded down, is what {rule:FAQ 16} gives for light archers and what a printed panic level confirms for the phalanx.',
    see: ['C', 'FAQ 16'],
  },
  C2: {
    title: 'Special units of a battle',
    text: [
      'A battle may change any value of a unit that it names: strength, movement, missile letter, star, shots in a turn, freedom to advance. What it does not change stays as printed.',
      {
        example:
          'A horse archer is light cavalry with missile B. An English longbowman fires three times a turn ({rule:FAQ 1}). A cataphract is heavy cavalry by another name.',
      },
    ],
    see: ['C', '8.c'],
  },
  C3: {
    title: 'What counts as infantry and cavalry',
    text: [
      'Wherever the terrain and fire rules say “infantry”, they mean the six units of class infantry. Chariots are cavalry. Elephants and camps are neither infantry nor cavalry.',
    ],
    ruling:
      'The rules print chariots among the mounted troops and elephants apart without saying how terrain and fire treat them; each keeps to the class it is printed under.',
    see: ['C', 'T', '8.d'],
  },
  '2': {
    title: 'Sequence of play',
    text: [
      'A battle is a number of *game turns*: six, unless the battle says otherwise. A game turn is the first player’s player turn, then the second player’s. A battle may let the second player begin; the first then has no player turn in game turn 1. The player whose player turn it is is the *phasing* player. A player turn has eight phases, always in this order:',
      {
        steps: [
          'Leader removal ({rule:3})',
          'Panic check ({rule:4})',
          'Reinforcements ({rule:5})',
          'Movement ({rule:6})',
          'Leader placement ({rule:7})',
          'Fire, by the *other* player ({rule:8})',
          'Melee ({rule:9})',
          'Rally ({rule:10})',
        ],
      },
      'Each thing is done in its own phase, by the player whose task it is. Movement, leader placement, fire and melee each last until the player who acts in them ends them, even when nothing can be done. The other four happen by themselves.',
      'The battle ends after the second player’s rally in the last game turn, and nothing of a further turn happens. It never ends earlier, though a player may concede.',
    ],
    ruling:
      'The rules name the phases but not who closes one, nor the exact end of the battle: the player who acts decides when to stop, and if the first player begins, both get the same number of whole player turns.',
    see: ['12'],
  },
  '3': {
    title: 'Leader removal',
    text: [
      'At the start of your player turn all your leaders leave the map and wait beside it. You place them again after your movement ({rule:7}). So no leader shields anybody at your panic check, and none of your units is led while it moves.',
    ],
    see: ['4.c', '7', '11.a'],
  },
  '4': {
    title: 'Panic check',
    text: [
      'At the start of your player turn, when your leaders are off the map, your army is checked. If it has lost too much, it panics: all its units become disordered and must run from the enemy until they are rallied.',
    ],
    see: ['4.a', '4.c', '4.d', '12'],
  },
  '4.a': {
    title: 'When an army panics',
    text: [
      'At its own panic check an army panics if either of these is true:',
      {
        list: [
          'it has lost all its leaders;',
          'it has lost at least as many strength points as its panic level, which the battle gives ({rule:4.f}).',
        ],
      },
      'It has lost all its leaders when at least one was killed or captured, and none is on the map, waiting beside it, or due with a reserve.',
      'An army panics only once in a battle.',
    ],
    ruling: 'The rules do not say whether leaders still to come with a reserve keep an army steady; they do, for they are not lost.',
    see: ['4.b', '4.f', '11.d', '11.e'],
  },
  '4.b': {
    title: 'An army without leaders',
    text: [
      'An army that began the battle without leaders cannot panic for lack of them until one has been in play. It can still panic by its losses.',
    ],
    see: ['4.a', 'FAQ 11'],
  },
  '4.c': {
    title: 'What panic does',
    text: [
      'Every unit of the army that is on the map becomes disordered and is marked panicked. A unit that is already disordered is only marked. A standing camp is disordered, but not marked.',
      'Leaders are off the map at that moment, so none of them shields the unit it stood with. Reinforcements that enter later enter at full strength and are not panicked.',
    ],
    see: ['6.j.1', '4.d', '4.e', 'FAQ 6'],
  },
  '4.d': {
    title: 'Panicked units flee',
    text: [
      'A panicked unit must get away from the enemy until it is rallied or gone. In its movement phase:',
      {
        list: [
          'If any legal path allows it, the unit must end its move farther from the nearest enemy unit than it began it.',
          'No hex it enters may be nearer to the nearest enemy unit than the hex it left.',
          'Leaving the map counts as ending farther away.',
          'If no path takes it farther away, you may move it as you like, but still never nearer, or leave it where it is.',
        ],
      },
      'Distances are counted in hexes to the enemy units on the map, standing camps included. If there is no enemy unit on the map, a panicked unit moves freely.',
      'Whether a unit can flee is judged over all the moves it has: when you order it, and at the end of the phase if you gave it no order. A plundering unit or a unit under a volley marker cannot flee. You may move your panicked units before, after or between the others, but you cannot end the movement phase while one that can flee has not done so.',
    ],
    ruling:
      'The rules only say “must move away”; measuring from the nearest enemy unit, step by step, makes it plain what is allowed, and a unit that cannot get farther is left to its owner as in {rule:FAQ 7}.',
    see: ['6.k', '6.j.2', '6.g', 'FAQ 7', 'FAQ 8'],
  },
  '4.e': {
    title: 'What panicked units may do',
    text: [
      'Panicked units never attack. They may fire, and they defend as usual. A rally ends a unit’s panic ({rule:10}). A plundering unit is disordered and marked with the others, but stays where it is.',
    ],
    ruling:
      'The rules only make panicked units run; an attack would be the opposite of running, while shooting and defending need no approach.',
    see: ['4.d', '8.h', '10'],
  },
  '4.f': {
    title: 'Counting losses',
    text: [
      'The strength points an army has lost are the full-strength values of its eliminated units, disordered or not when they fell. Camps, leaders and units that left the map do not count.',
    ],
    ruling:
      'The rules do not say which side of the counter is counted; full values are used, as for victory ({rule:12}), and what does not count there does not count here.',
    see: ['4.a', '6.g', '12'],
  },
  '5': {
    title: 'Reinforcements',
    text: [
      'Some armies have *reserves*: units and leaders that are not on the map at the start. The battle says on which turn each reserve is due and through which hexes of the map’s edge it may come. In the reinforcement phase the reserve becomes available; its units enter in the movement phase.',
    ],
    see: ['5.a', '5.b', '6.h'],
  },
  '5.a': {
    title: 'When and where they enter',
    text: [
      'Units of a reserve may enter on the turn they are due, on any later turn, or never. They enter at full strength, each through one of the hexes listed for its reserve.',
    ],
    see: ['6.h', '4.c'],
  },
  '5.b': {
    title: 'Blocked entry hexes',
    text: [
      'A unit cannot enter a hex that an enemy unit holds. It waits beside the map, on an imaginary hex off the map next to its entry hex. From there:',
      {
        list: [
          'In the melee phase it may attack an enemy unit on that entry hex. It comes from the direction opposite to the facing with which it would enter ({rule:6.h}).',
          'If it must advance after combat, it enters the map with that facing.',
          'It cannot be attacked or fired on, and it cannot retreat.',
        ],
      },
      'A reserve may enter through a friendly unit, which disorders both ({rule:6.c}), but it may not stop on it.',
    ],
    ruling:
      'The rules let a blocked reserve attack but do not say from where, nor whether it can be hit there; it stands on the hex it would step from, and out of everybody’s reach.',
    see: ['5.d', '6.h', '9'],
  },
  '5.c': {
    title: 'Leaders of a reserve',
    text: [
      'In the reinforcement phase of the turn on which the reserve is due, its leaders join those waiting beside the map. You place them with the others in the leader placement phase ({rule:7}).',
    ],
    ruling: 'The rules give leaders no movement with which to enter, so they come onto the map as leaders always do.',
    see: ['7', '4.a'],
  },
  '5.d': {
    title: 'Attacking from beside the map',
    text: [
      'A reserve that attacks from beside the map is bound by these limits:',
      {
        list: [
          'It has no leader, terrain or hexside modifier of its own.',
          'Whether it attacks a flank depends on the direction from which it comes.',
          'If the defender retreats before combat, the attack cannot be pressed.',
          'It may attack even if other entry hexes are free.',
          'If it is disordered and then disordered again, it is lost.',
          'If it advances, it is on the map.',
        ],
      },
    ],
    ruling: 'The rules allow this attack in one sentence; nothing is known of the ground beside the map, so it gives and takes nothing.',
    see: ['5.b', '9.1', '9.2'],
  },
  '6': {
    title: 'Movement',
    text: [
      'In your movement phase you may move all of your units, some of them or none. Every step and every turn costs points. Your leaders are off the map while you move ({rule:3}).',
    ],
    see: ['6.a', '6.d', '6.e', 'T'],
  },
  '6.a': {
    title: 'One unit at a time',
    text: [
      'Units move one at a time, hex by hex. Each unit finishes its move before the next one begins, and it does not move again in that phase. A unit never spends more points than its movement allowance. Points cannot be saved for later or lent to another unit.',
    ],
    see: ['6.d', '6.m'],
  },
  '6.b': {
    title: 'Facing, front and flank',
    text: [
      'A unit always faces one of the six hexes around it. The hex it faces and the ones to its left and right, the three hexes ahead, are its *front*: front centre, front left, front right. The other three are its *flank*. The flank hex opposite the front centre is the *rear centre*.',
      'Leaders and camps have front all round. They have no flank.',
    ],
    see: ['6.d', '8.a', '9.2', '9.c'],
  },
  '6.c': {
    title: 'Stacking and passing through',
    text: [
      'Only one unit may stand in a hex. Leaders, volley markers and captured camps do not count: any number of them may be there, with or without a unit.',
      {
        list: [
          'No unit enters a hex with an enemy unit. It may enter a hex that holds enemy leaders alone, and captures them ({rule:11.e}).',
          'A unit may pass through friendly units. It becomes disordered, and so does each friend it passes through.',
          'It may not stop on a friendly unit.',
        ],
      },
      'To *become disordered* in this way does nothing to a unit that already is. The same goes for woods, panic and a retreat before combat. Only the results AD, DD and DE eliminate ({rule:9.3}).',
    ],
    ruling:
      'The rules do not say what passing through does to a unit already disordered; only combat results speak of elimination, so nothing else eliminates.',
    see: ['T2', '4.c', '9.1', 'FAQ 13'],
  },
  '6.d': {
    title: 'Taking a step',
    text: [
      'A step takes the unit into one of its three front hexes. It pays the cost of the hex, and of the hexside if there is one ({rule:T}). It then faces the way it moved, with its rear centre towards the hex it has just left.',
      'A unit that cannot pay cannot enter. There is no minimum move.',
      {
        example:
          'Light cavalry (6 points) steps to its front right: 1. It steps onto a hill: 2. It turns: 1. It steps ahead onto clear ground: 1. It has spent 5 points and has 1 left.',
      },
    ],
    see: ['6.b', '6.e', '6.f'],
  },
  '6.e': {
    title: 'Turning',
    text: ['A unit may turn in place at any point of its move. A turn costs 1 point, by any angle up to 180°, in any terrain.'],
    see: ['6.m', 'FAQ 9'],
  },
  '6.f': {
    title: 'The phalanx on the march',
    text: [
      'For a phalanx every terrain and every hexside costs 1: a step costs it 1 point in all, whatever the hex and whatever the hexside. What is prohibited stays prohibited, and woods still stop and disorder it.',
    ],
    see: ['T', 'T2'],
  },
  '6.g': {
    title: 'Leaving the map',
    text: [
      'A unit in a hex at the map’s edge may leave the map for 1 more point, if at least one of its three front hexes lies off the map. It never comes back. It is not counted as lost.',
    ],
    ruling: 'The rules do not mention facing here, but units move only ahead, so a unit leaves only through its front.',
    see: ['4.d', '4.f', '12'],
  },
  '6.h': {
    title: 'Entering the map',
    text: [
      'A unit that enters pays the cost of the edge hex. It comes in as if it had stepped from a hex off the map, and faces the way it moved. So a facing is open to it if the neighbour in that direction is on the map and the neighbour in the opposite direction is off it. Any other facing costs a turn ({rule:6.e}). With the points left it moves on as usual.',
      {
        table: {
          caption: 'Open facings on a map of 18 columns and 12 rows',
          head: ['Entry hex', 'Facings'],
          rows: [
            ['A1', '3, 4'],
            ['A9', '2, 3'],
            ['A12', '1, 2, 3'],
            ['B1', '4'],
            ['C1', '3, 4, 5'],
            ['C12', '1'],
          ],
        },
      },
    ],
    ruling: 'The rules give the cost but not the facing; entering is a step like any other, so it has the facing of a step.',
    see: ['5.a', '5.b', '6.c'],
  },
  '6.i': {
    title: 'No zones of control',
    text: [
      'Units do not hinder movement in the hexes around them. You may march past an enemy unit as if it were not there, though not through its hex. (Optional rule {rule:13.1} changes this.)',
    ],
    see: ['6.c', 'FAQ 5'],
  },
  '6.j': {
    title: 'Camps',
    text: [
      'A camp holds the baggage, the treasure and sometimes the families of an army. It cannot move, but it shoots and defends itself. Capturing it scores a victory point ({rule:12}), and ties down the unit that did it.',
    ],
    see: ['6.j.1', '6.j.2', '6.j.3'],
  },
  '6.j.1': {
    title: 'A standing camp',
    text: [
      'A camp never moves, turns or attacks. It fires with table A in every direction, and it defends with 2, or with 1 when disordered. It has no flank.',
      'Wherever these rules say unit, a standing camp is one, save where they except it: in counting losses ({rule:4.f}), in attacking ({rule:9}) and in the third victory point ({rule:12}). So:',
      {
        list: [
          'Panic disorders it, without marking it. Panicked enemies flee from it.',
          'Leaders double it, rally it and share its fate.',
          'Friendly units that pass through it disorder it and themselves.',
          'No enemy leader is placed on it.',
          'A stream halves it. It is not infantry, so village, hill and bridge do not help it.',
        ],
      },
    ],
    ruling: 'The rules call a camp now a unit and now an exception; it is treated as a unit everywhere but where it is named apart.',
    see: ['6.b', '8.g', '6.j.2', '6.j.3'],
  },
  '6.j.2': {
    title: 'Capture and plunder',
    text: [
      'A camp is captured when an enemy unit enters its hex after the camp was eliminated or left undefended, be it by an advance or by a move. The captor stays there for the rest of the battle, *plundering*:',
      {
        list: [
          'It has no flank.',
          'It defends with exactly 1, however strong it is. No modifier of its own applies: no leader, no terrain, no star. The attacker’s own modifiers count, flank does not.',
          'It cannot be fired at.',
          'It never moves, turns, fires, attacks or retreats before combat.',
        ],
      },
      'The capture scores once, even if the camp is retaken later ({rule:12}).',
    ],
    ruling: 'The rules give a plunderer a strength of 1 “each time”, which leaves modifiers open; exactly 1 is what the words say.',
    see: ['6.j.1', '6.j.3', '8.h', '12'],
  },
  '6.j.3': {
    title: 'An open camp',
    text: [
      'An eliminated camp that nobody has entered stays on the map as an *open camp*. It stacks with anything. Any enemy unit that enters its hex, by a move, from off the map, by an advance or by a retreat, captures it and stops there.',
      'If the captor is eliminated, it leaves an open camp behind. When a unit of the camp’s owner enters it, the camp is retaken, and that unit is not bound to stay.',
      'A retaken camp stays open: it neither fires nor defends nor blocks sight, and taking it again scores nothing.',
    ],
    ruling:
      'The rules do not say what remains of a camp between its fall and its capture, nor after its captor is beaten; it remains on the ground, without troops, for whoever comes.',
    see: ['6.j.2', '8.b', '12'],
  },
  '6.k': {
    title: 'Under a volley marker',
    text: ['A unit under a volley marker neither moves, turns nor attacks. It may still retreat before combat.'],
    see: ['8.f', '10'],
  },
  '6.l': {
    title: 'From hill to hill',
    text: ['A step from hill to hill costs 2, as any step onto a hill does. The level of the hills does not change the cost.'],
    see: ['T', 'T3', 'FAQ 10'],
  },
  '6.m': {
    title: 'One move, and enough points',
    text: [
      'Each unit makes one move in a phase. A unit that has finished its move does not move again ({rule:6.a}).',
      'A unit needs the points for all it does: for a step ({rule:6.d}), for a turn ({rule:6.e}), for leaving the map ({rule:6.g}). Turning to the facing it already has is not a turn ({rule:6.e}).',
    ],
    ruling: 'The rules never say when a move is over; once you confirm it, it is.',
    see: ['6.a', '6.d', '6.e', '6.g'],
  },
  T: {
    title: 'Terrain effects',
    text: [
      {
        table: {
          caption: 'Terrain effects',
          head: ['Terrain', 'Where', 'Movement cost', 'In melee', 'As a target of fire'],
          rows: [
            ['clear', 'hex', COST.clear, '–', '–'],
            ['village', 'hex', COST.village, 'infantry in it ×2 in defence', 'as a phalanx'],
            ['woods', 'hex', `${COST.woods}, must stop, becomes disordered`, '–', 'as a phalanx'],
            ['hill', 'hex', COST.hill, 'infantry on it ×2 in attack and defence', '–'],
            ['stream', 'hex', COST.stream, 'any unit in it ÷2 in attack and defence', '–'],
            ['river', 'hexside', 'prohibited', 'prohibited', '–'],
            ['ford', 'hexside', COST.ford, 'any unit attacking across it ÷2', '–'],
            ['bridge', 'hexside', COST.bridge, 'infantry attacked across it ×2 in defence', '–'],
          ],
        },
      },
      'The cost of a hexside is added to the cost of the hex that is entered. “Infantry” means class infantry ({rule:C3}). Woods, villages and hills also block sight ({rule:8.b}). Leaders ignore terrain.',
    ],
    see: ['6.f', '8.g', '9.2', 'T1', 'T2', 'T3'],
  },
  T1: {
    title: 'Rivers, fords and bridges',
    text: [
      'River, ford and bridge are hexsides, on the line between two hexes. A stream is a hex.',
      'No unit crosses a river hexside: not by a move, an attack, a retreat or an advance. Across a ford a step costs 1 more, and a unit that attacks across it is halved. Across a bridge a step costs nothing more, and infantry attacked across it is doubled in defence.',
    ],
    ruling:
      'The terrain table halves attack and defence at a ford, the summary says that attacks across a ford are halved; the summary is played, because it alone says who is hindered on a hexside.',
    see: ['T', '9.2'],
  },
  T2: {
    title: 'Woods',
    text: [
      'A unit that enters woods by any means, be it a move, a retreat or an advance, becomes disordered, and its move is over: no further step and no turn in that phase. It may leave the woods in a later movement phase. Leaders ignore terrain.',
    ],
    ruling:
      'The rules speak of woods under movement only; the ground is the same however a unit came there, so retreat and advance disorder it too.',
    see: ['6.c', '9.1', '9.4', 'T'],
  },
  T3: {
    title: 'Hill levels',
    text: [
      'Hills may have levels. A level changes neither the cost of a step nor melee. It matters to sight only, with optional rule {rule:13.5}; without it a hill is a hill ({rule:8.b}).',
    ],
    see: ['6.l', '8.b'],
  },
  '7': {
    title: 'Leader placement',
    text: [
      'After your movement you place each of your waiting leaders in any hex of the map: with a unit or alone, as far away as you like. Killed and captured leaders are gone. Any number of leaders may share a hex.',
      'A leader may not be placed in a hex with an enemy unit or an enemy leader. The phase cannot end while one of your leaders waits and there is a hex that can take him.',
    ],
    ruling: 'The rules say “any hex”; friends and enemies never share one elsewhere, so they do not here.',
    see: ['3', '6.j.1', '11'],
  },
  '8': {
    title: 'Fire',
    text: [
      'In your opponent’s player turn, once the opponent has moved, *you* fire: your units with missile letter A or B may shoot, one after the other. A shot needs a target in the arc, in sight and in range. A hit disorders the target, or eliminates it if it is already disordered.',
    ],
    see: ['8.a', '8.b', '8.c', '8.d', '8.e', '8.f'],
  },
  '8.a': {
    title: 'Arc of fire',
    text: [
      'A unit fires into an arc of 120° ahead of it: every hex at an angle of no more than 60° to either side of its facing. The two lines of hexes along the arc’s edges belong to it. That is 3 hexes at range 1, 5 at range 2 and 7 at range 3. A camp fires all round.',
    ],
    see: ['6.b', '8.d', '6.j.1'],
  },
  '8.b': {
    title: 'Line of sight',
    text: [
      'The line of sight runs from the centre of the firer’s hex to the centre of the target’s. Hills, villages, woods and units of either side block it if they lie in a hex between. The firer’s own hex and the target’s own hex never block.',
      'Where the line only runs along a hexside, it is blocked only if both hexes beside that hexside block.',
      {
        list: [
          'What lies off the map does not block.',
          'A hex only touched at a corner is not crossed.',
          'Leaders alone, volley markers, and captured or open camps do not block. Standing camps do.',
        ],
      },
    ],
    ruling:
      'The rules show sight in one picture; corners, the map’s edge and counters that are not units were left open, and none of them hides anybody.',
    see: ['T', 'T3', '8.h'],
  },
  '8.c': {
    title: 'One shot each',
    text: [
      'Each unit fires alone, and once in a phase; some units of some battles fire more often ({rule:C2}). Each result is applied before the next shot. A target may be fired at any number of times.',
    ],
    see: ['8.e', 'FAQ 1'],
  },
  '8.d': {
    title: 'Fire tables',
    text: [
      'The firer’s letter names the table, the target the row, and the range in hexes the column; an adjacent hex is at range 1. Roll the die: the number in the table or less is a hit. Where the table has a dash, or no column, there is no shot.',
      {
        table: {
          caption: 'Table A: hit on this number or less',
          head: ['Target', 'Range 1', 'Range 2', 'Range 3'],
          rows: [
            ['phalanx', ...FIRE_A.phalanx],
            ['infantry and others', ...FIRE_A.others],
            ['cavalry', ...FIRE_A.cavalry],
          ],
        },
      },
      {
        table: {
          caption: 'Table B: hit on this number or less',
          head: ['Target', 'Range 1', 'Range 2'],
          rows: [
            ['phalanx', ...FIRE_B.phalanx],
            ['infantry and others', ...FIRE_B.others],
            ['cavalry', ...FIRE_B.cavalry],
          ],
        },
      },
      { example: 'Light archers (A) shoot at light infantry two hexes away: a 1 or a 2 hits.' },
    ],
    see: ['8.g', 'C3', 'C'],
  },
  '8.e': {
    title: 'A hit',
    text: [
      'A hit is a DD result ({rule:9.3}): the target becomes disordered, or is eliminated if it already was. Leaders stacked with it are then in danger ({rule:11.d}).',
    ],
    see: ['9.3', '11.d'],
  },
  '8.f': {
    title: 'The volley marker',
    text: [
      'A unit that has fired gets a volley marker. Under it the unit cannot move, turn or attack. It may still retreat before combat.',
      'The marker goes in its owner’s own rally phase. So it binds the unit through its owner’s next player turn.',
    ],
    ruling:
      'The rules’ text removes all volley markers in every rally phase, the summary only those of the friendly units; with the first a marker would vanish before it bound anyone, so the summary is played.',
    see: ['6.k', '10'],
  },
  '8.g': {
    title: 'Targets under cover',
    text: ['A target in woods or in a village counts as a phalanx, whatever it is. A camp in the open counts among the “others”.'],
    see: ['8.d', 'T'],
  },
  '8.h': {
    title: 'Who may fire, and at whom',
    text: ['Disordered units may fire. Leaders alone in a hex are no target. A plundering unit is no target.'],
    see: ['FAQ 17', '6.j.2', '4.e'],
  },
  '9': {
    title: 'Melee',
    text: [
      'In your melee phase your units may attack enemy units in front of them. You need not attack. Each attack runs through these steps:',
      {
        steps: [
          'You declare the attack ({rule:9.e}).',
          'The defender’s leaders may leave ({rule:11.b}).',
          'The defender may retreat before combat ({rule:9.1}).',
          'The odds are worked out ({rule:9.2}).',
          'The die is rolled and the result applied ({rule:9.3}).',
          'The attacker advances if the hex is empty ({rule:9.4}).',
        ],
      },
    ],
    see: ['9.a', '9.c', '9.2'],
  },
  '9.a': {
    title: 'One attack a phase',
    text: ['Each unit attacks at most once in a phase. The attack is spent even if the target retreats.'],
    see: ['9.1', '9.b'],
  },
  '9.b': {
    title: 'Attacked again and again',
    text: ['A unit may be attacked any number of times in a phase, each time by a different unit.'],
    see: ['9.a', '9.d'],
  },
  '9.c': {
    title: 'Only to the front',
    text: ['A unit attacks only an enemy unit in one of its three front hexes.'],
    see: ['6.b', 'T1'],
  },
  '9.d': {
    title: 'Each alone',
    text: ['Each unit attacks alone. Strengths are never added together.'],
    see: ['9.b', '9.2'],
  },
  '9.e': {
    title: 'One attack after the other',
    text: ['Each attack is declared and resolved before the next is declared.'],
    see: ['9', '9.1'],
  },
  '9.1': {
    title: 'Retreat before combat',
    text: [
      'A unit that is attacked may retreat one hex if its movement allowance is greater than the attacker’s and it is not disordered.',
      {
        list: [
          'It goes into any adjacent vacant hex that it could enter, whatever its facing. Vacant means: no unit of either side and no standing camp. Enemy leaders alone there are captured ({rule:11.e}).',
          'It costs no points: it may go into any terrain, but never across a river hexside and never off the map.',
          'It becomes disordered and faces the way it went.',
          'Leaders who did not leave go with it.',
        ],
      },
      'If it still stands in the attacker’s front, the attack may be carried out there. Odds, flank and hexside are then worked out afresh where it now stands, and it may not retreat again. If the odds no longer allow that attack, it is over, and the attacker advances into the hex that was left ({rule:9.4}).',
      'If you attack the unit where it now stands, you give up the hex it left: you then advance only into the hex in which you eliminate it.',
    ],
    ruling:
      'The rules leave open what a vacant hex is, what the retreat costs and which hex the attacker may take; the retreat is an escape and not a march, and an attacker gets one hex, not two.',
    see: ['9.2', '9.4', '11.b', 'T2', 'FAQ 5'],
  },
  '9.2': {
    title: 'Odds',
    text: [
      'Multiply the attacker’s strength by its modifiers and the defender’s strength by its own. All modifiers are cumulative:',
      {
        list: [
          '×2 for each leader stacked with the unit, on either side ({rule:11.c});',
          '×2 for an attack from one of the defender’s flank hexes ({rule:6.b});',
          'terrain and hexsides ({rule:T});',
          '×2 for a phalanx or elephants against cavalry, attacking or defending ({rule:FAQ 18}).',
        ],
      },
      'Compare attack with defence, with exact fractions, and round in the defender’s favour: three times or more is 3-1, twice or more 2-1, equal or more 1-1, half or more 1-2. Below half the attack is not allowed.',
      'Against a defence of 0 the odds are 3-1. A unit of strength 0 cannot attack ({rule:FAQ 16}, {rule:FAQ 17}). An attack must be allowed at the odds of its declaration, with the defender’s leaders still there.',
      {
        example:
          'Knights with two leaders attack the flank of a phalanx with one leader on a hill. Attack: 8 ×2 (flank) ×2 ×2 (leaders) = 64. Defence: 6 ×2 (against cavalry) ×2 (hill) ×2 (leader) = 48. That is more than equal and less than twice: 1-1.',
      },
    ],
    ruling:
      'The rules do not say whether an attack too weak to be allowed may be declared in the hope that a leader leaves; it may not, for an attack is judged as it is announced.',
    see: ['9.3', 'T', '6.j.2', 'FAQ 16'],
  },
  '9.3': {
    title: 'Combat results',
    text: [
      'Roll the die and read its line under the column of the odds.',
      { table: { caption: 'Melee table', head: ['Die', ...ODDS_COLUMNS], rows: MELEE } },
      {
        list: [
          '*M*, melee: both units become disordered. A unit already disordered is not affected further.',
          '*AD*, attacker disordered: the attacker becomes disordered, or is eliminated if it already was.',
          '*DD*, defender disordered: the defender becomes disordered, or is eliminated if it already was.',
          '*DE*, defender eliminated.',
        ],
      },
      {
        example:
          'In the example of {rule:9.2} the die shows 4: at 1-1 that is M. Both units are disordered. Three leaders are checked, two with the knights and one with the phalanx. There is no advance, since the defender still holds its hex.',
      },
    ],
    see: ['9.2', '9.4', '11.d'],
  },
  '9.4': {
    title: 'Advance after combat',
    text: [
      'If the defender’s hex is left empty, by a retreat or an elimination, the attacker must enter it, facing the way it moved. A phalanx and heavy infantry need not. Leaders stacked with the attacker may go along or stay; they never advance without their unit.',
      'A unit advances even into terrain whose cost is more than its movement allowance, but never across a river hexside. Woods disorder it ({rule:T2}). Enemy leaders alone in the hex are captured ({rule:11.e}), and so is an open enemy camp ({rule:6.j.3}).',
    ],
    ruling:
      'The rules do not weigh an advance against the movement allowance; an advance is compulsory and costs nothing, so only a prohibited hexside stops it.',
    see: ['9.1', '6.j.2', 'T2'],
  },
  '10': {
    title: 'Rally',
    text: [
      'At the end of your player turn your volley markers are removed. Then each of your disordered units that is stacked with one of your leaders returns to full strength. If it was panicked, its panic is over.',
    ],
    see: ['8.f', '4.e', '11'],
  },
  '11': {
    title: 'Leaders',
    text: [
      'Leaders are not bodies of troops. They have no strength of their own, but they double the unit they are with, and rally it. They can be killed and captured.',
    ],
    see: ['7', '10', '11.c', '11.d', '11.e'],
  },
  '11.a': {
    title: 'How leaders move',
    text: [
      'Leaders have no movement allowance. They leave the map at the start of your player turn ({rule:3}) and come back after your movement ({rule:7}).',
    ],
    see: ['3', '7'],
  },
  '11.b': {
    title: 'A leader leaves before combat',
    text: [
      'When a leader’s own hex is attacked in melee, it may always retreat before combat: after the attack is declared and before the odds are worked out, it leaves the map. It waits beside the map until its owner’s next leader placement.',
      'A unit that it leaves must retreat too ({rule:9.1}). If it cannot or will not, it takes a DD before the attack. If that DD eliminates the unit, the attack is over and the attacker advances ({rule:9.4}).',
    ],
    ruling:
      'The rules say “always”, but not against what and when; it is an answer to an attack in melee on the leader’s own hex, and it comes before the odds that it changes.',
    see: ['9', '9.1', '11.d'],
  },
  '11.c': {
    title: 'Leaders in combat',
    text: [
      'Each leader doubles the strength of the unit it is stacked with, attacking and defending. Two leaders make it four times as strong.',
    ],
    see: ['9.2', '6.j.2'],
  },
  '11.d': {
    title: 'Killed leaders',
    text: [
      'When a unit becomes disordered or is eliminated by fire or melee, roll the die for each leader stacked with it. A 1 kills the leader. The DD that a unit takes because a leader left it ({rule:11.b}) counts too: the leaders who stayed are checked.',
      'There is no roll for a unit that was already disordered and gets an M, nor for disorder by a retreat before combat, panic, woods or passing through.',
    ],
    see: ['9.3', '8.e', '4.a'],
  },
  '11.e': {
    title: 'Captured leaders',
    text: [
      'An enemy unit that enters a hex with leaders captures them, be it by a move, an advance, a retreat or from off the map. Captured and killed leaders are lost for good.',
    ],
    ruling: 'The rules name move and advance only; a unit that retreats or arrives into the hex stands there just the same.',
    see: ['6.c', '9.1', '4.a'],
  },
  '12': {
    title: 'Victory',
    text: [
      'Each of these is worth one victory point:',
      {
        list: [
          'you captured the enemy camp, even if it was retaken ({rule:6.j.2});',
          'you made the enemy army panic ({rule:4.a});',
          'at the end you have at least twice the enemy’s strength points on the map.',
        ],
      },
      'For the third point units count their full values, disordered or not. Camps and panicked units do not count, nor do reserves beside the map and units that left it. A plundering unit counts its full value. If one side has some strength and the other none, the side with strength scores; if neither has any, nobody does.',
      'More points win; equal points are a draw. A battle may replace these terms or add to them. The point for panic stays even if the army is rallied.',
    ],
    ruling:
      'The rules do not say what plunderers, reserves and an empty field are worth; what stands on the map counts in full, and any strength at all is at least twice none.',
    see: ['2', '4.f', '6.g'],
  },
  '13': {
    title: 'Optional rules',
    text: [
      'Each of these is switched on or off for both sides when a battle is set up, in any mix. None is in force unless you chose it; the game is complete without them.',
    ],
  },
  '13.1': {
    title: 'Zones of control',
    text: [
      'The three front hexes of a unit are its zone of control. A camp’s zone is every hex beside it.',
      'You may enter an enemy zone freely. But a unit that leaves one at any moment of its move does not attack in the coming melee phase.',
      'This keeps a unit from breaking off, walking round a flank and striking before the enemy can answer.',
    ],
    ruling:
      'The rules do not say what counts as leaving; a turn in place does not, nor does a step from one hex of a unit’s zone to another of the same unit’s.',
    see: ['6.b', '6.i', '9'],
  },
  '13.2': {
    title: 'No luck',
    text: [
      'In melee the odds alone decide, without a die. The results are those of {rule:9.3}.',
      { table: { caption: 'Melee without luck', head: ['Odds', ...ODDS_COLUMNS], rows: [['Result', 'AD', 'M', 'DD', 'DE']] } },
      'Shots are declared first, by all units that fire. When the fire phase ends, add up the numbers that each of them would have needed, at or under, and divide by six; four or five left over count as one more. That many of the units fired at are hit, none of them twice, and their owner says which. Hits beyond the number of targets are lost.',
      'Leader checks ({rule:11.d}) and whatever other optional rules roll for still take a die. In melee no die is left for {rule:13.13} to modify, so these two exclude each other.',
      { example: 'Two shots need a 3 and one a 4: 3 + 3 + 4 = 10, that is one hit and 4 left over, so two hits.' },
    ],
    ruling:
      'The rules let “the owner” choose without saying whose; the owner of the targets is meant, since a hit is a loss that he spreads, and he is not asked where all of them are hit.',
    see: ['8.d', '8.e', '9.3'],
  },
  '13.3': {
    title: 'Free deployment',
    text: [
      'Nothing is set up as in history; even the reserves are placed before the battle. Player 1 rolls a die: on a 1 to 3 he moves first in every turn, on a 4 to 6 the other does.',
      {
        list: [
          'The first player places his camp in any hex of the map, then his units, each in a hex of its own within three hexes of the camp, facing as he likes, and his leaders, with a unit or alone, within three hexes of it too.',
          'He places the enemy’s camp in any free hex he likes.',
          'The second player may shift that camp by up to three hexes, then places his units and leaders within three hexes of it.',
          'The battle begins with the first player’s movement.',
        ],
      },
      'While you place your units you may pick up those placed before and turn them or place them elsewhere. No unit is placed in the hex of a standing camp. Leaders are placed as in {rule:7}, those of the reserves too: in the hex of a unit or a camp of theirs or alone, but never with an enemy unit or an enemy leader. Nobody is done placing while one of his units or leaders is waiting.',
      'In the first player’s first turn nothing happens before his movement: no leader is removed, no panic is checked, and his leaders stand where they were placed until the turn is over. From the second player’s first turn on everything takes its usual course ({rule:3}, {rule:7}).',
      'An army that has no camp names a hex instead, the centre of its deployment, where nothing stands. If all hexes within three are taken, the nearest free ones serve.',
    ],
    ruling:
      'The rules choose the first player by a die or by agreement, place “all units”, and say nothing of armies without a camp or of too little room; the die is rolled, leaders are placed with the units, since the page of units lists them among these, and nobody is left behind; under command points ({rule:V1}) too the first player’s leaders stay where they are after his first movement.',
    see: ['3', '5', '6.j', '7'],
  },
  '13.4': {
    title: 'Extended play',
    text: [
      'The last turn of the battle, usually the sixth, is nightfall. Players may agree that the battle begins earlier in the day, so that night falls in a later turn, and that it goes on after dark. In no case does it go on beyond turn 12, when everybody is tired out.',
      'After the turn of nightfall:',
      {
        list: [
          'Units move only towards a friendly camp or off the map: each step must lead nearer to the camp or nearer to the edge. A unit may turn in place whichever way it likes (1 point, {rule:6.e}). Reserves stay beside the map: they neither enter nor attack.',
          'Nobody fires farther than the next hex, and shots at it are resolved as at a range of two.',
          'No army panics, and panicked units are not driven to flee ({rule:4.d}).',
        ],
      },
      'Melee, retreats and advances are as by day.',
    ],
    ruling:
      'The rules say no more than “toward” and “friendly camp”; “toward” is taken step by step and by hexes, so that it is seen at once, and a camp is friendly if it is one’s own and no enemy holds it, even an open one; and by night nothing drives anybody at the enemy, barbarians and knights included; with the reserves we part from the letter, by which they may come in on any later turn ({rule:5.a}), in the dark as well, since coming in leads neither to a camp nor off the map, and nobody marches up to a battle that is breaking off.',
    see: ['2', '4.d', '6.g', '6.j', '8.d'],
  },
  '13.5': {
    title: 'Elevation',
    text: [
      'A unit on a hill sees over obstacles to lower units, and they see it. The obstacle still blocks if it stands on a hill itself, or if it is nearer to the lower unit.',
      'Between hills of the same level only obstacles on hills block.',
      'Where hills have levels, an obstacle counts as on a hill only if it stands at least as high as the higher of the two units, and between hills of different levels the unit on the lower one is the lower unit, so that an obstacle nearer to it blocks, wherever it stands.',
      'Where neither stands on a hill, everything blocks as in {rule:8.b}.',
    ],
    ruling:
      'The maps print hills of several levels and the rule speaks of hills only, so with levels we part from its letter, by which an obstacle on any hill blocks and from hill to hill nothing else does: to the letter a knoll would hide from a summit what lies behind it, and a slope would hide nothing at its foot, so that the second level would be worth nothing; on hills of one level the letter is played.',
    see: ['8.b', 'T3'],
  },
  '13.6': {
    title: 'Arrow supply',
    text: [
      'Every unit with missiles begins with six volleys and never carries more. In each fire phase in which it shoots it spends one; a unit that shoots twice or three times spends two. Camps have all the arrows they want.',
      'A unit without volleys does not fire. With a single one left it shoots once, even if it could shoot more often.',
      'Arrows can be used again. Volleys lie in the hex at which they were shot, whoever shot them and whatever became of the target, until somebody gathers them; the map shows how many lie in each hex.',
      'In the fire phase a unit with missiles of the side that fires may gather what lies in its own hex, in place of its shots: it takes half, rounded down, up to six in hand, and the rest is spent. It counts as having fired, volley marker and all ({rule:8.f}). It takes two volleys to gather one; a unit that has fired already, plunders or carries six volleys gathers none, and camps never do.',
    ],
    ruling:
      'The rules have a record kept of what is shot into each hex and say no more of it: what is counted is volleys spent, so that of three shots the first two fall where they were shot and the third leaves nothing; what lies there is anybody’s, for arrows do not tell who shot them; a unit that gathers does nothing else, so it gives up all its shots where it has several; missile units that need no marker ({rule:13.14}) get none by it either; and under hidden movement ({rule:13.7}) a player knows only what lies in the hexes that he sees.',
    see: ['8.c', '8.f', 'C2'],
  },
  '13.7': {
    title: 'Hidden movement',
    text: [
      'A unit that no enemy unit can see is hidden from the other player. The program is the umpire: whoever decides is shown his own army and what it sees of the enemy, and nothing else; between two players a card asks to hand the screen over.',
      'A unit sees all round and at any distance, along any line that would be free for an archer ({rule:8.b}), and always into the hexes beside it. Leaders are seen if their hex is. Camps are always seen.',
      'A move is planned by what its player sees. If it runs into an enemy that he did not see, the unit stops in the last hex before it where it may stand, and its move is over. A leader placed where enemies stand unseen is captured.',
      'Panicked units flee from the enemies that are seen, and whoever goes for the nearest enemy goes for the nearest that is seen. Fire and melee are always against units that are seen.',
    ],
    ruling:
      'The rules leave it to a neutral umpire: camps are shown because they never move and the battle says where they stand, and so is the deployment ({rule:13.3}), since nobody has moved yet; the losses, and which units an army has on the map and beside it, are known to both; a camp and reserves about to come in watch their hexes, so that nobody waits there unseen; a unit stopped right before what it met faces it; a shot is not spoilt by unseen enemies in its line, which nobody could know of; and a move is carried out to its end even if new enemies come into view on the way.',
    see: ['8.b', '4.d', '11.e', '13.9'],
  },
  '13.8': {
    title: 'Duels',
    text: [
      'Leaders are rated from 1, whom anybody beats, to 5, of whom legends are told. In the melee phase every leader of the phasing player who has an enemy leader in an adjacent hex must challenge one of them, whichever he likes, once in the phase: with a unit or alone, whatever the facing of the units. The phase cannot end as long as such a challenge is due. Nobody is challenged twice in a phase, and nobody challenges across a river.',
      'A challenge is an order of its own, given whenever the player likes; or it comes with an attack by the leader’s unit on the other’s hex, before the odds are worked out, as long as the one has not challenged yet and the other has not been challenged. One attack brings one challenge.',
      'Whoever is challenged accepts, or refuses and retreats before combat. With a unit he leaves the map, as before an attack ({rule:11.b}), and the unit must retreat too ({rule:9.1}) or takes a DD; alone he goes to an adjacent hex in which he could be placed ({rule:7}), but not across a river. A leader alone with nowhere to go must accept. A refusal ends the matter: he has been challenged, and the other has challenged.',
      'Each side chooses a tactic in secret: offensive, prudent or defensive. Then both are shown. Where the table has a dash both are too careful for anything to happen.',
      {
        table: {
          caption: 'Duels: the challenger’s tactic against the other’s',
          head: ['Challenger', 'offensive', 'prudent', 'defensive'],
          rows: [
            ['offensive', ...DUEL.offensive],
            ['prudent', ...DUEL.prudent],
            ['defensive', ...DUEL.defensive],
          ],
        },
      },
      'The challenger’s rating is added to this number, the other’s is taken off, and the sum is added to a die. At 1 or less the challenger dies, at 6 or more the other. An attack that brought the challenge goes on with whoever is left.',
      {
        example:
          'A leader rated 4 attacks one rated 2, offensive against defensive: 1 + 4 − 2 is +3 on the die. A 2 makes 5, and both live.',
      },
    ],
    ruling:
      'The headings of the table contradict the example, so the example is played; how often one challenges, and which of several, is left open, so everybody does it once and suffers it once in a phase, and since leaders have no names, it is the best of the hex who has not met anybody yet; a challenge by itself attacks no hex, so only the leader challenged leaves and nobody advances; a leader has no movement allowance ({rule:11.a}), so before one alone any unit that moves may retreat; the best are first to enter a hex, the least first to leave the map or to fall otherwise, and one whom the battle does not rate counts 3; and where movement is hidden ({rule:13.7}) nobody must challenge whom he does not see, and whoever challenges shows himself until it is over.',
    see: ['7', '9.1', '11.b', '11.d'],
  },
  '13.9': {
    title: 'Barbarians and knights',
    text: [
      'Fierce warriors are hard to hold. Before his movement a player with knights or barbarians on the map rolls a die. If it is higher than twice the number of his leaders, they are out of control for this player turn. With three leaders or more they always obey, and nobody rolls.',
      'Units out of control move before all others. Each must go for the nearest enemy unit: no hex it enters is farther from the nearest enemy than the hex it leaves, and it ends as near to one as any path allows. Friends in its way are passed through, and both are disordered ({rule:6.c}); it never ends on one.',
      'In the melee phase they must attack if they can, and the phase does not end until they have. Their attacks are never resolved at worse than 1-2.',
    ],
    ruling:
      'The letter asks only that no hex lead farther from the enemy than the last and that they try to engage him, and we part from it in choosing for the player among ends equally near: those come first that have an enemy in a front hex, and of these the ones soonest reached, in points, because warriors who charge with “no regard for terrain or tactics” do not walk round friends or to a flank; a unit as near as it can come stays and turns only to face an enemy beside it; panic comes first, plunderers and units under a volley marker stay, and reserves enter freely after the others have gone, since only units on the map have somebody to go for.',
    see: ['FAQ 2', 'FAQ 3', '4.d', '9.2'],
  },
  '13.10': {
    title: 'Barbarian charge',
    text: [
      'Celts, Germans, Vikings and their like put all their strength into the first onset. Once in a battle the barbarian player may declare the charge in his own command or movement phase, or in his melee phase before any of his units has attacked in it: until the end of that player turn all his barbarian light infantry attacks with three times its strength. This is multiplied with everything else ({rule:9.2}).',
      'With {rule:13.9} he does not choose: the charge comes by itself in the turn in which he loses control, if he has barbarian light infantry then and has not charged before.',
      'A nation of barbarians ({rule:15.3.e}) has another charge by its trait. The two never come in one turn.',
    ],
    ruling:
      'The rules speak of all his light infantry but mean to give barbarians a chance, so only units that the battle calls barbarian are tripled; and “a turn” is his own player turn, since only in it does he attack, and with all his attacks, so that he declares the charge before the first of them.',
    see: ['13.9', '15.3.e', '9.2'],
  },
  '13.11': {
    title: 'Elephants',
    text: [
      'Elephants are moody beasts, and many tricks have been tried to frighten them. Before his movement a player may set one leader aside: he is not placed in this player turn and not counted for {rule:13.9}. Then the player rolls a die for each enemy elephant unit on the map, in the order of their hexes.',
      {
        list: [
          '1 to 3: no effect.',
          '4 or 5: it balks. It neither moves nor attacks in its owner’s next player turn. It still defends, and it may retreat before combat.',
          '6: it panics. The player who rolled commands it for a whole game turn: in this player turn and in its owner’s next one. Then it goes back.',
        ],
      },
      'A turned elephant still belongs to its owner: if it is lost, he has lost its strength, and at the end its strength counts for him.',
    ],
    ruling:
      'The rules do not say what “this turn” is for an elephant whose owner does not move now, so it is the turn in which it would have moved; leaders with an elephant that changes sides leave the map until their next placement, since no unit has entered their hex; elephants that plunder or stand on their own camp’s hex are left in peace, and one that comes back is treated as if it entered the hex it stands in, so that no camp is plundered by its own side.',
    see: ['7', '13.9'],
  },
  '13.12': {
    title: 'Dismounting',
    text: [
      'Before the battle each player, first player first, may let cavalry fight on foot for the whole of it. The mounted counter is replaced:',
      {
        table: {
          caption: 'What becomes of cavalry on foot',
          head: ['Mounted', 'On foot'],
          rows: [
            ['one light cavalry unit', 'one mixed missile unit'],
            ['two heavy cavalry units', 'one heavy infantry unit'],
            ['one knight unit', 'one heavy infantry unit'],
            ['one horse archer unit', 'one light archer unit'],
            ['one cataphract unit', 'one heavy infantry unit'],
          ],
        },
      },
      'A battle says which of its units are horse archers or cataphracts. Knights and barbarians on foot are as hard to hold as before, where control of them can be lost.',
      'The new unit keeps the hex, the facing and the marks of the old one and has the values of the printed counter. Of two heavy cavalry units the first names the hex and the second is gone without being lost; the new unit is disordered if either was.',
      'Reserves may dismount while they wait. A horse archer may also become what its counter gives ({rule:FAQ 15}). Panic levels stay as they are.',
    ],
    ruling:
      'The rules do not say which units may be paired or what else a horseman is; any two heavy cavalry units may, both on the map or both in one reserve, and chariots and elephants do not dismount.',
    see: ['C', 'FAQ 15'],
  },
  '13.13': {
    title: 'Leader survival',
    text: [
      'If one side has more leaders in a combat than the other, the die is modified by one in its favour: up for the attacker, down for the defender. The die counts as no less than 1 and no more than 6.',
      'This comes on top of the doubling ({rule:11.c}). Count the leaders as they stand when the die is rolled; those that left before the combat do not count.',
    ],
    ruling:
      'The rules give the side with more leaders one on the die without saying which way it works for a defender; for him it is subtracted, since high rolls hurt him.',
    see: ['9.3', '11.b', '11.c'],
  },
  '13.14': {
    title: 'Shots without markers',
    text: [
      'No volley markers are placed. A unit that has fired moves, turns and attacks freely in its next turn.',
      'Archers are worth more this way, and some battles lose their balance a little.',
    ],
    see: ['8.f', '6.k'],
  },
  '13V': {
    title: 'Command points',
    text: [
      'A variant by Stéphane Martin, after the rules of miniature games. Your leaders and a die give you points before each movement, and only what is paid for moves: a unit, or a whole group as one. What you do not spend on moves holds back the impetuous or rallies the disordered.',
      'Leaders stay on the map while you move ({rule:V1}). The variant replaces {rule:13.9} by a rule of its own ({rule:V4}).',
    ],
    see: ['3', '7', '10'],
  },
  V1: {
    title: 'Activation points',
    text: [
      'Before your movement you roll a die and add your leaders on the map who are not in contact with an enemy unit. Once your army has reached its panic level the sum is halved, fractions rounded up. These are your activation points for this turn; what is left at its end is lost.',
      'The die is an ordinary one, or, as chosen before the battle, an average die (2, 3, 3, 4, 4, 5), or for small battles one of four or five sides.',
    ],
    ruling:
      'Since leaders must be on the map to count, they stay there during the movement and are taken off and placed anew only after it, unless they walk ({rule:V5}); contact means an enemy unit or camp in an adjacent hex, whatever its facing and whatever runs between; an army that panicked for want of leaders is halved too; and leaders on the map shield nobody from panic, since that is how the rules have it otherwise ({rule:FAQ 6}).',
    see: ['3', '4.a', '7', 'V2'],
  },
  V2: {
    title: 'What points buy',
    text: [
      'One point lets a unit or a group move, or holds back an impetuous one ({rule:V4}). After the melee what is left rallies disordered units at the same price, one by one, if they are not in contact with the enemy; leaders rally as ever ({rule:10}).',
      {
        list: [
          'One point more if the unit or group is farther than 3 hexes from every leader of its army who is not in contact, or if there is none.',
          'One point more if elephants are in it.',
        ],
      },
    ],
    ruling:
      'A unit that moves without having been activated is activated alone by moving; a group is as far from a leader as its nearest unit, where the units stand when the order is given; panicked units flee for nothing, as nobody commands them; a reserve beside the map comes in as one group, without regard to leaders, paid by the first unit that enters; and a unit that a leader will rally anyway is not rallied by points, so that none is wasted.',
    see: ['V1', 'V3', '4.d', '5'],
  },
  V3: {
    title: 'Groups',
    text: [
      'A group is made of units that are not disordered, all face the same way, and each stand beside another of the group. Units in contact with the enemy belong to none. You need not take in everybody who could belong.',
      'Once the group is activated each of its units moves as it likes, with its own points and in any direction.',
    ],
    ruling:
      'A group hangs together, since read to the letter two pairs at the two ends of the map would be one; a unit has one order a turn, so one that has been activated or held is in no other group; and a volley marker does not part a group, though its bearer stays.',
    see: ['V2', '6.a'],
  },
  V4: {
    title: 'Holding knights and barbarians',
    text: [
      'A knight or barbarian unit that is neither activated nor held, and is not in contact with the enemy, goes for the nearest enemy as in {rule:13.9}, and this costs nothing. It may go at any time in your movement, and others may move before it. Holding a unit, or a group that has such a unit in it, costs as much as activating it.',
    ],
    ruling:
      'The variant sends such units on as in {rule:13.9}, which to the letter means before all others, and here we part from it, for until the movement ends any of them can still be activated or held, and nobody knows which are left to themselves before the points are spent; having gone, they attack if they can, at no worse than 1-2, as in {rule:13.9}; and of a group only the knights and barbarians are held, the others merely keep it together and may still be given orders.',
    see: ['13.9', 'V2', '9.2'],
  },
  V5: {
    title: 'Leaders walk',
    text: [
      'This is a switch of its own, to go with {rule:13V}. In the leader placement phase each of your leaders on the map may walk up to 5 hexes. Turns and terrain cost him nothing, but he crosses no river and passes no hex with an enemy unit or leader.',
    ],
    ruling:
      'Leaders who wait beside the map, because they left a combat, came with a reserve or were deployed freely, are placed in that phase as {rule:7} has it, since they stand nowhere they could walk from.',
    see: ['7', '11.b', 'V1'],
  },
  ...further,
  FAQ: {
    title: 'Questions and answers',
    text: [
      'Answers to questions that players put to the publisher and the designer of the original game. Some concern single battles or optional rules.',
    ],
  },
  'FAQ 1': {
    title: 'How often do English archers fire?',
    text: ['At Bannockburn and at Agincourt each English archer unit fires three times a turn.'],
    see: ['C2', '8.c'],
  },
  'FAQ 2': {
    title: 'Which enemy do barbarians and knights out of control attack?',
    text: ['The nearest one. This belongs to optional rule {rule:13.9}.'],
  },
  'FAQ 3': {
    title: 'Do they go around friends that stand in their way?',
    text: ['No, they pass through them and disorder both, as long as they do not end stacked. This belongs to optional rule {rule:13.9}.'],
    see: ['6.c'],
  },
  'FAQ 4': {
    title: 'In which battles is command control used?',
    text: ['Only in those that recommend it. This belongs to optional rule {rule:13.9}.'],
  },
  'FAQ 5': {
    title: 'May a unit retreat before combat into an enemy’s front?',
    text: ['Yes. The enemy’s zones do not matter to a retreat before combat.'],
    see: ['9.1', '6.i'],
  },
  'FAQ 6': {
    title: 'Do units stacked with leaders panic?',
    text: ['Yes. Leaders are removed before the panic check, so none is on the map to shield a unit.'],
    see: ['3', '4.c'],
  },
  'FAQ 7': {
    title: 'What if a panicked unit cannot get farther away?',
    text: ['Then its owner decides how it moves, but it still may not go nearer to the enemy.'],
    see: ['4.d'],
  },
  'FAQ 8': {
    title: 'Do panicked units move first?',
    text: ['The order does not matter. They move before, after or between the others.'],
    see: ['4.d', '6.a'],
  },
  'FAQ 9': {
    title: 'What does a turn on a hill cost?',
    text: ['One point. A turn costs one point in any terrain.'],
    see: ['6.e'],
  },
  'FAQ 10': {
    title: 'What does a step from hill to hill cost?',
    text: ['Two points, like the step onto the first hill. Elevation does not change the cost.'],
    see: ['6.l'],
  },
  'FAQ 11': {
    title: 'Does an army that starts without leaders panic for lack of them?',
    text: ['Not until at least one of its leaders has appeared. Examples are Bannockburn and Legnano.'],
    see: ['4.b'],
  },
  'FAQ 12': {
    title: 'Which way does the army at Legnano face?',
    text: ['The army that the book sets up facing direction 2 should face direction 5.'],
  },
  'FAQ 13': {
    title: 'May a unit start on its own camp’s hex?',
    text: [
      'At Argentoratum and Boudicca, yes. The unit starts stacked with the camp: the one exception to {rule:6.c}. Once it has left, it may not return.',
      'Fire and attacks meet the unit first and the camp after it. The attacker does not advance while the camp stands.',
    ],
    ruling:
      'The answer allows the set-up but not what follows from it; the unit guards the camp and is met first, and the exception ends when it leaves.',
    see: ['6.c', '6.j.1', '9.4'],
  },
  'FAQ 14': {
    title: 'Which map is Agincourt played on?',
    text: ['Map C of the original; here the battle has a map of its own.'],
  },
  'FAQ 15': {
    title: 'How do the Mongols dismount at the Indus?',
    text: [
      'Mongol light cavalry may dismount as light archers, or as mixed missiles if you prefer. This belongs to optional rule {rule:13.12}.',
    ],
    see: ['C'],
  },
  'FAQ 16': {
    title: 'How are disordered light archers attacked?',
    text: [
      'Their strength is 0, so any attack on them is at 3-1, however weak the attacker. Only a unit of strength 0 cannot attack them.',
    ],
    see: ['9.2', 'C1'],
  },
  'FAQ 17': {
    title: 'May disordered light archers attack?',
    text: ['No, their strength is 0. They may still fire.'],
    see: ['9.2', '8.h'],
  },
  'FAQ 18': {
    title: 'Is a phalanx always doubled against cavalry?',
    text: ['Yes: attacking or defending, disordered or not, attacked from the front or from the flank.'],
    see: ['9.2', 'C'],
  },
  tables: {
    title: 'All tables',
    text: [
      'Where each table is, in the order in which they are needed.',
      {
        list: [
          '{rule:C|Counters}: strength, movement, missiles',
          '{rule:T|Terrain effects}: movement, melee, fire',
          '{rule:8.d|Fire tables A and B}',
          '{rule:9.3|Melee table}',
          '{rule:13.2|Melee without luck}',
          '{rule:6.h|Open facings} of units that enter the map',
          '{rule:13.8|Duels}: tactics against tactics',
          '{rule:13.12|Dismounting}: what becomes of cavalry on foot',
          '{rule:14.1|Crew quality}',
          '{rule:14.6|Ramming}',
          '{rule:14.8.f|Naval combat}: boarding, archery, ballista',
          '{rule:14.10.a|Naval repair}',
          '{rule:B1.b|Types of units} of the ancient world',
          '{rule:B2|Its terrain}: movement and combat',
          '{rule:B7.5|Its combat results}',
          '{rule:B8.b|Its weapons} and {rule:B8.g|fire}',
          '{rule:B12.b|Its levels}: rally, demoralisation, disintegration',
          '{rule:15.1.b|Army lists}',
          '{rule:15.2.b|Prices} of units and of {rule:15.2.i|named types}',
          '{rule:15.2.f|Scale}: what one counter stands for',
          '{rule:15.3.e|National traits}',
          'Typed orders: {rule:notation|on land and at sea}, {rule:B17|in the ancient world}',
          '{rule:words|Terms} in English and French',
          '{rule:from-ancients|What differs} between the two land games',
        ],
      },
    ],
  },
  notation: {
    title: 'How to type orders',
    text: [
      'Every order can be typed. A hex is a letter and a number (B9), a direction is a number from 1 to 6 after a slash (B9/3). The words are English in every language.',
      {
        table: {
          caption: 'Orders',
          head: ['Order', 'When', 'Meaning'],
          langs: ['en', undefined, undefined],
          rows: [
            [
              'B9-C8',
              'movement',
              'the unit on B9 moves to C8, by the path that does the least harm: fewest friends newly disordered, then not newly disordered itself, then the fewest points',
            ],
            ['B9-C8/3', 'movement', 'the same, and it ends facing 3; the turn is paid unless the last step already faces so'],
            ['B9-C9-D8/3', 'movement', 'the same, by way of C9'],
            ['B9/4', 'movement', 'turns in place to 4'],
            ['B9-off', 'movement', 'leaves the map, by the cheapest path'],
            ['LI+A9/2', 'movement', 'the first light infantry unit of a reserve that may enter there comes in at A9 and ends facing 2'],
            ['LI+A9/2-A8/5', 'movement', 'the same, and it goes on to A8, to end facing 5'],
            ['*C11', 'leader placement', 'places a waiting leader on C11'],
            ['K5:D4', 'fire', 'the unit on K5 fires at D4'],
            ['B9xC9', 'melee', 'the unit on B9 attacks C9'],
            ['LIxA9/2', 'melee', 'a light infantry unit waiting beside the map attacks A9, from where it would enter facing 2'],
            ['away 1', 'answer of the defender', 'one leader leaves before combat; away 0: none'],
            ['retreat A8', 'answer of the defender', 'the unit retreats before combat to A8'],
            ['stand', 'answer of the defender', 'the unit stays and fights'],
            ['press', 'answer of the attacker', 'attacks the unit where it has retreated to'],
            ['halt', 'answer of the attacker', 'lets it go'],
            ['advance', 'answer of the attacker', 'the unit advances with all its leaders; advance 1: with one of them'],
            ['hold', 'answer of the attacker', 'the unit does not advance'],
            ['end', 'whenever you are to act', 'ends the phase'],
          ],
        },
      },
      {
        table: {
          caption: 'Orders at sea ({rule:14})',
          head: ['Order', 'When', 'Meaning'],
          langs: ['en', undefined, undefined],
          rows: [
            ['C5-D3', 'ship movement', 'the ship on C5 moves to D3, at the least cost'],
            ['C5-D3/2', 'ship movement', 'the same, and it ends with its bow to 2'],
            ['C5/2', 'ship movement', 'turns in place, its bow to 2'],
            ['C5xD5', 'ship movement', 'rams the ship on D5 and stays on this side; C5-C6xD6 goes to C6 first'],
            ['C5xD5-E5', 'ship movement', 'the same, and it comes out on the far side, on E5'],
            ['C5-off', 'ship movement', 'leaves the map, from its own hex if it can, else at the least cost; C5-A4-off from A4'],
            ['scuttle C5', 'any time in one’s own turn', 'the marines aboard scuttle the ship'],
            ['K5-K6', 'marine movement', 'a marine goes from K5 to K6'],
            ['K5>K6', 'marine attacks', 'declares the attack of a marine on K5 on the ship on K6'],
            ['K5xK6', 'marine attacks', 'makes it, boarding'],
            ['K4:K6', 'marine attacks', 'makes it, by archery'],
            ['K5:K8', 'ballista attacks', 'the ballista on K5 shoots at K8'],
            ['capture', 'answer of the attacker', 'the marine takes the ship; scuttle: it scuttles it; spare: it does neither'],
            ['marine', 'answer of the ship’s commander', 'a marine is given up; hull: the hull takes the damage'],
          ],
        },
      },
      'Optional rules ({rule:13}) bring orders of their own, such as *rally B3* or *challenge E5 E4*: in a battle where they are in force, the list of keys at the table shows them.',
      'A question is asked only when there is a choice. What is not of one of these forms is no order and changes nothing.',
    ],
    see: ['1', '2', '14.4', 'B17'],
  },
  changes: {
    title: 'What changed in the rules',
    text: [
      'Where the program was found to play a rule otherwise than it is meant, it was corrected. Every game says in its record by which release of the rules it was played last; one without a number is of release 1. A game that holds by the rules of today goes on by them. If a corrected rule refuses one of its orders, it is shown up to there, with the rules that have changed since.',
      'On land, release 2 (2026-11-23):',
      {
        list: [
          '{rule:13.3}: leaders are deployed with their units, and stand there in the first player’s first turn already.',
          '{rule:13.6}: arrows lie where they were shot until somebody gathers them, in a fire phase.',
          '{rule:13.8}: a leader beside an enemy leader must challenge him; the challenged leader accepts or leaves.',
        ],
      },
      'On land, release 3 (2026-11-29):',
      {
        list: [
          '{rule:2}: where a battle says that the second player begins, he begins with optional rules, too.',
          '{rule:13.11}: an elephant that had turned and is lost counts for its own army.',
          '{rule:V2}: no points are spent on elephants that balk.',
          '{rule:V5}: with {rule:13.8} the best leader of a hex who has not walked yet is the one who walks.',
        ],
      },
      'On land, release 4 (2026-11-30):',
      {
        list: [
          '{rule:4.a}: no army panics as a battle begins or is opened, not even under optional rules.',
          '{rule:13.10}: the charge is declared before any of one’s units has attacked in the melee phase.',
          '{rule:15.3.e}: the charge of a nation of barbarians is its own, besides {rule:13.10}: all its light infantry in one melee phase, declared as that begins. Its light infantry is barbarian only where its list says so. Cavalry used to elephants is not attacked at double by elephants of its own army that have turned either.',
        ],
      },
      'At sea, release 2 (2026-11-23):',
      {
        list: [
          '{rule:14.2}: the battle goes on as long as a ship or a marine can still score, sink, be repaired, leave the map or hold a place.',
        ],
      },
      'At sea, release 3 (2026-11-26):',
      {
        list: [
          '{rule:14.2}: where both sides are still there, the battle is over all the same once no term of victory speaks of any ship that is left.',
        ],
      },
      'At sea, release 4 (2026-11-30):',
      {
        list: ['{rule:14.2}: a ship that is still sinking when the battle ends holds no hex for whoever commands it.'],
      },
    ],
    see: ['notation'],
  },
};
