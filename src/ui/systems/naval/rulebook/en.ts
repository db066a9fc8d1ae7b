import type { RuleEntry } from '../../../learn/rulebook/types';
import type { NavalRuleId } from './ids';
import { COMBAT, CREW, RAMMING } from './tables';

/** The naval game. */
export const naval: Readonly<Record<NavalRuleId, RuleEntry>> = {
  '14': {
    title: 'The game at sea',
    text: [
      'A battle at sea is a game of its own on the same hexes, with the same directions and the same die ({rule:1}). Its ships, its turn and its fights are described here, and nothing of the battle on land applies to them.',
      'Ships sink each other by ramming. The marines aboard board the enemy’s ships or shoot at them, and some ships carry ballistae.',
    ],
  },
  '14.1': {
    title: 'Ships, marines and markers',
    text: [
      {
        list: [
          '*Ships* are small or large. A ship has a bow, which points at one of the six directions, and a stern opposite. Its counter has two faces: sound, and *damaged*.',
          '*Marines* are the soldiers aboard. Each is one point, fights alone, and may change ships or go ashore ({rule:14.7}).',
          'The *flames* mark a ship that is *sinking*. It stays where it is until a repair saves it or it goes down ({rule:14.10}).',
        ],
      },
      'The battle gives each type of ship its crew quality, its marines, and whether it has a ballista ({rule:14.9}) or a corvus ({rule:14.8.h}). The quality is added to the die when ships move and when they ram:',
      {
        table: {
          caption: 'Crew quality',
          head: ['Crew', 'Quality'],
          rows: [
            ['damaged ship', CREW.damaged],
            ['slave', CREW.slave],
            ['poor', CREW.poor],
            ['average', CREW.average],
            ['excellent', CREW.excellent],
          ],
        },
      },
    ],
    see: ['14.5', '14.6', '14.7'],
  },
  '14.2': {
    title: 'Battles, their end, and victory',
    text: [
      'A naval battle lasts twenty game turns unless it says otherwise, and says itself what earns victory points: ships sunk, ships captured, ships brought off the map at a certain place, hexes held at the end. Whoever has more points at the end wins.',
      'A ship that is still sinking when the battle ends counts as sunk, and as nothing else: it is no prize and holds no hex. One that has left the map counts as lost, unless the battle sent it there.',
      'The battle ends before its time only if nothing that can still happen changes the points. After a player turn it goes on as long as one of these holds:',
      {
        list: [
          'A ship is sinking: it may go down or be repaired ({rule:14.10}).',
          'One side commands a ship, the other commands one too or has marines ashore, and a term of victory speaks of a ship that is there: one to be sunk or taken by its enemy, brought off by its own side, or kept on a hex by either.',
          'A ship may still leave the map where that scores for it, or stand at the end on a hex that its commander is to hold.',
          'A captured ship would bring its captor more if it went down: he may scuttle it ({rule:14.7.e}).',
        ],
      },
      'A side that commands nothing does not end the battle by that: it still has its player turns, and all it can do is end their phases. Nor is it kept going only because somebody could give points away, by leaving elsewhere or scuttling his own ships.',
    ],
    ruling:
      'The rules give every battle twenty turns and know no earlier end; a battle may have a number of its own, playing on is spared only where it could change nothing, and a ship in flames after the last turn is past saving.',
    see: ['14.5', '14.8.j', '14.10'],
  },
  '14.3': {
    title: 'Setting up',
    text: [
      'Ships and marines begin where the battle puts them, and both sides see the crews, the sizes and the equipment of both fleets. The first player named moves first. The battle usually gives the movement die of the first turn.',
      'For a first game, play Diekplus.',
    ],
    see: ['14.1', '14.4'],
  },
  '14.4': {
    title: 'The player turn at sea',
    text: [
      'In a game turn each player has one player turn, the first player before the second. A player turn has six phases:',
      {
        steps: [
          'Movement die ({rule:14.5})',
          'Ship movement and ramming ({rule:14.6})',
          'Marine movement ({rule:14.7})',
          'Marine attacks ({rule:14.8})',
          'Ballista attacks ({rule:14.9})',
          'Repairs ({rule:14.10})',
        ],
      },
      'The die and the repairs happen by themselves. Each of the other phases lasts until the player whose turn it is ends it. Phases 3 and 4 are left out in a battle without marines, and phase 5 in a battle without ballistae.',
    ],
    see: ['14.2', '14.3'],
  },
  '14.5': {
    title: 'Ship movement',
    text: [
      'At the beginning of a player turn one die is rolled for the whole fleet. Each of its ships has as many movement points as the die and the quality of its crew together. A *damaged* ship has crew quality 0, so it has only the die. A *sinking* ship does not move.',
      {
        list: [
          'A step ahead, into the hex before the bow, costs 2.',
          'A step astern, into the hex behind the stern, costs 3; the bow keeps its direction.',
          'A turn by one hexside, 60°, costs 5.',
        ],
      },
      'Steps ahead, steps astern and turns come in any order as far as the points go. Each ship moves at most once in a turn, and none has to.',
      'Ships never enter land. A ship passes freely through ships under its own side’s command, ahead or astern, but two never end in one hex, neither when the phase ends nor after any single move. It enters the hex of an enemy ship only by ramming ({rule:14.6}), so never astern.',
      'A ship may leave the map by a step ahead or astern over the edge, at the usual cost. It does not come back, nor do the marines aboard, and it counts as lost ({rule:14.2}).',
      {
        example:
          'The die shows 3. A ship with crew quality 4 has 7 points: three steps ahead, or two astern, or a turn and one step ahead. A damaged ship of the same fleet has 3 points: one step ahead or one astern.',
      },
    ],
    ruling:
      'The rules speak of passing freely through enemies’ hexes and then allow it only by ramming, so the freedom is that of passing through friends; they ask for one ship a hex only when the phase ends, and here we part from them and ask for it after every move, since a ram is settled at once and must find one ship in its hex; leaving the map costs the step over its edge.',
    see: ['14.6', '14.1'],
  },
  '14.6': {
    title: 'Ramming',
    text: [
      'A ship that moves *ahead* into the hex of a ship under the enemy’s command rams it, whatever its colour, and also if it is sinking. The step costs 2 as usual. Whether it is an oar rake, a rudder attack or a flank ram depends on the side by which it enters:',
      {
        list: [
          'by the bow: oar rake ({rule:14.6.a})',
          'by the stern: rudder attack ({rule:14.6.b})',
          'by one of the four sides between: flank ram ({rule:14.6.c})',
        ],
      },
      'Roll the die, add the quality of the ramming crew, and read the column of the attack. Damaged and sinking ships add 0.',
      {
        table: {
          caption: 'Ramming: die and crew quality',
          head: ['Die + crew', 'Oar rake', 'Rudder', 'Flank'],
          rows: [
            ['3 or less', ...RAMMING.upTo3],
            ['4', ...RAMMING['4']],
            ['5', ...RAMMING['5']],
            ['6', ...RAMMING['6']],
            ['7 or more', ...RAMMING.from7],
          ],
        },
      },
      {
        list: [
          '*E*, damage: the target is damaged; if it was damaged already, it is sinking.',
          '*C*, holed: the target is sinking.',
          'A dash: nothing happens.',
        ],
      },
      {
        example:
          'A ship has crew quality 3 and 6 points, and two hexes ahead of it lies an enemy. The step there costs 2 and the ram 2 more. If it meets the bow or the stern, its last 2 points take it out on the far side. If it meets a flank, it stays where it rammed from, and a die of 3 with crew 3 makes 6: the target is holed. Had it had to turn first, 1 point would have been left, and no ram.',
      },
    ],
    ruling:
      'The rules do not say what entering the rammed ship’s hex costs, nor who is an enemy once ships have been captured; the step costs what every step ahead does, and a ship fights for whoever commands it.',
    see: ['14.8.j'],
  },
  '14.6.a': {
    title: 'Oar rake',
    text: [
      'Entering by the enemy’s bow, a ship tries to break his oars. If it has 2 more points it may go on through and come out on the far side, where it must stop.',
      'Both ships then turn 60° clockwise where they are, a sinking one too. Both roll at the same time: each adds its own crew quality and reads the oar rake column for what it does to the other.',
    ],
    ruling:
      'The rules do not say whether ships turn before the dice fall and whether a sinking ship swings as well; places and turns come first, since the dice only tell what the meeting did, and the shock turns every hull.',
    see: ['14.6.R'],
  },
  '14.6.b': {
    title: 'Rudder attack',
    text: [
      'Entering by the enemy’s stern, a ship goes for his rudder. If it has 2 more points it may go on through and come out on the far side, where it must stop. Only the ramming ship rolls. Nobody turns.',
    ],
    see: ['14.6.R'],
  },
  '14.6.c': {
    title: 'Flank ram',
    text: [
      'Entering by one of the four sides between bow and stern, a ship drives its ram into the hull. It ends its move in the hex before the target and never goes through. Only the ramming ship rolls.',
    ],
    see: ['14.6.R'],
  },
  '14.6.d': {
    title: 'One ship after the other',
    text: [
      'A ram is part of the movement and ends that of the ship. When its result has been applied, the next ship may move. Any number of one’s ships may move and ram in a turn.',
    ],
    see: ['14.5'],
  },
  '14.6.R': {
    title: 'Where the ramming ship ends',
    text: [
      'A ship that cannot or does not want to come out on the far side ends in the hex from which it rammed. No other ship may be there.',
      'The far side is the hex straight ahead behind the target. It must be on the map, sea, and without a ship. A ship that comes out there may have rammed from the hex of a friend through which it was passing.',
    ],
    ruling:
      'The rules leave a ship that rams without the points to go on in the hex of its target; two ships never end in one hex, so it falls back to where it came from, as a flank ram does.',
    see: ['14.5', '14.6.a', '14.6.b'],
  },
  '14.7': {
    title: 'Marine movement',
    text: [
      'After the ships the marines of the same side may move, from ship to ship and between ship and land. Whoever has marines aboard commands a ship ({rule:14.8.j}), so where they go matters as much as how they fight.',
    ],
  },
  '14.7.a': {
    title: 'Each marine for itself',
    text: ['Every point of marines is a unit of its own. Those that share a ship or a shore may part and join at any time.'],
    see: ['14.1', '14.8.a'],
  },
  '14.7.b': {
    title: 'One hex',
    text: ['Each marine may move one hex in this phase.'],
    see: ['14.7.c'],
  },
  '14.7.c': {
    title: 'Where marines may go',
    text: [
      'A marine moves to a ship under its own side’s command or to land. It never moves to a ship under the enemy’s command, even if no marine is aboard; that takes a boarding ({rule:14.8.i}). Nor does it land where enemy marines are.',
    ],
    ruling:
      'The rules only bar the enemy’s ships; marines of both sides in one hex ashore could not fight each other, since marines only attack ships, so they keep apart.',
    see: ['14.8.i', '14.8.j'],
  },
  '14.7.d': {
    title: 'How many in one place',
    text: [
      'When the player turn ends, a small ship can carry one marine and a large ship two. Land holds any number. At any other time there may be more.',
      'Marines beyond that are lost when the player turn ends, after the repairs.',
    ],
    ruling:
      'The rules set the limit without saying what happens to those over it; what a ship cannot carry goes overboard, once the repairs have shown which ships are left.',
    see: ['14.7.f', '14.10'],
  },
  '14.7.e': {
    title: 'Scuttling',
    text: [
      'At any time of its side’s player turn a marine may scuttle the ship it is aboard: the ship is sinking from then on. That costs no movement. It is wise to do it *before* the marine leaves.',
    ],
    see: ['14.8.j', '14.10'],
  },
  '14.7.f': {
    title: 'An example of marine movement',
    text: [
      {
        example:
          'A large ship carries two marines. A small ship beside it, captured earlier, carries one. One of the two steps over to the captured ship, which holds two for a moment; then the marine that was there goes ashore on a hex of land beside it. So the captured ship was never without marines, and when the turn ends each ship has one, which is allowed.',
      },
    ],
    see: ['14.7.a', '14.7.d', '14.8.j'],
  },
  '14.8': {
    title: 'Marine attacks',
    text: [
      'Marines attack ships under the enemy’s command: by *boarding* an adjacent ship, or by *archery* at two hexes. Marines ashore are no target.',
      {
        list: [
          '*B*, boarded: the target loses a marine. If it had none, the attacker may capture the ship, scuttle it, or do neither ({rule:14.8.i}).',
          '*A*, hit: the commander of the target chooses to give up a marine or to let the hull take the damage. With no marine aboard the hull takes it. A sinking hull can take no more, so then a marine goes.',
        ],
      },
      'Damage to the hull is one step: a sound ship is damaged, a damaged ship is sinking.',
    ],
    ruling:
      'The table says that a hit on the hull leaves the ship sinking, even a sound one, while the rules’ own example has a hit wear a ship down and sink it because it was damaged already; here we part from the table and follow the example, one step at a time, which leaves fire and arrows weaker than the ram.',
  },
  '14.8.a': {
    title: 'Each marine attacks alone',
    text: ['Every point of marines attacks by itself, and once in this phase.'],
    see: ['14.7.a'],
  },
  '14.8.b': {
    title: 'Boarding or archery',
    text: [
      'From a ship, a marine boards an adjacent ship or shoots at one that is two hexes away. It does one or the other in a turn, never both.',
    ],
    ruling:
      'The rules set one kind of attack against one distance each; so an adjacent ship is boarded and never shot at from a ship, and one at two hexes is shot at.',
    see: ['14.8.c', '14.8.g'],
  },
  '14.8.c': {
    title: 'From the shore',
    text: ['Marines ashore attack by archery only, and only adjacent ships.'],
    see: ['14.8.b'],
  },
  '14.8.d': {
    title: 'Target by target',
    text: [
      'All attacks on one ship are declared before the first of their dice falls, and all are made before those on the next ship are declared. Nobody has to declare ahead what he will do elsewhere.',
      'A ship is a target only once in this phase. A marine that has been declared has had its attack, and the phase cannot be ended while declared attacks are still to be made.',
    ],
    ruling:
      'The rules want a target finished before the next, without saying whether it may be taken up again; it may not, or finishing it would mean nothing.',
    see: ['14.8.e', '14.8.k'],
  },
  '14.8.e': {
    title: 'In any order',
    text: ['The attacks declared on a ship are made one by one, in any order the attacker likes.'],
    see: ['14.8.d', '14.8.k'],
  },
  '14.8.f': {
    title: 'The combat table',
    text: [
      'For each attack roll the die and read its column.',
      {
        table: {
          caption: 'Naval combat',
          head: ['Die', 'Boarding (range 1)', 'Archery (range 2, ashore 1)', 'Ballista (up to 3)'],
          rows: [
            ['4 or less', ...COMBAT.upTo4],
            ['5', ...COMBAT['5']],
            ['6 or more', ...COMBAT.from6],
          ],
        },
      },
    ],
    see: ['14.8.h', '14.9'],
  },
  '14.8.g': {
    title: 'Line of sight at sea',
    text: [
      'Archery at two hexes, and every shot of a ballista, needs a line of sight from the centre of one hex to the centre of the other. Ships and land in a hex that it crosses block it. Where it only runs along a hexside, it is blocked only if both hexes beside that hexside block.',
    ],
    see: ['14.8.b', '14.9.a'],
  },
  '14.8.h': {
    title: 'The corvus',
    text: ['A corvus is a boarding bridge with a spike at its end. Whoever boards from a ship that has one adds 1 to the die.'],
    see: ['14.8.f', '14.8.i'],
  },
  '14.8.i': {
    title: 'Capturing a ship',
    text: [
      'A successful boarding of a ship *without* marines lets the attacker choose:',
      {
        list: [
          '*Capture:* the marine goes aboard and commands the ship, which is now damaged.',
          '*Scuttle:* the ship is sinking, and the marine stays where it was.',
          '*Spare:* nothing happens.',
        ],
      },
      'This is the only way to take a ship of the enemy’s colour; one of your own colour is yours again as soon as no enemy marine is aboard ({rule:14.8.j}). A boarding that kills the last marine does not capture: it takes one more. A sinking ship may be captured and goes on sinking, but it cannot be scuttled.',
    ],
    ruling:
      'The rules speak of a ship that no longer has marines; it must have had none when the boarding was rolled, as their example shows, or the last defender would count for nothing.',
    see: ['14.8.j', '14.8.k', '14.7.e'],
  },
  '14.8.j': {
    title: 'Who commands a ship',
    text: [
      'A ship is commanded by the side that has marines aboard. If nobody has, its colour decides. So if you leave a ship that you have captured, it is the enemy’s again; scuttling it first is a good idea.',
      'Its commander moves a ship, rams with it and repairs it, and it is the other side’s enemy. A captured ship is damaged, so its crew quality is 0.',
    ],
    ruling:
      'The rules do not say whether a ship once captured stays so when its captors leave; its colour decides again at once, which is why they advise to scuttle it.',
    see: ['14.7.e', '14.8.i'],
  },
  '14.8.k': {
    title: 'Wasted attacks, and an example',
    text: [
      'What can no longer do anything is wasted: archery at a sinking ship without marines, and any attack on a ship that is now your own. Such an attack is not declared, and if it was declared before, it is dropped.',
      {
        example:
          'A damaged ship of the enemy has one marine aboard. You declare a boarding and two shots. You board first and roll a 6: the marine is gone. Then you shoot and roll a 6: the ship has no marine to give up, so its hull is hit, and since it was damaged, it is now sinking. The second shot is wasted. Had you shot first, and had the enemy then given up the marine, the boarding would have found the ship empty and might have captured it.',
      },
    ],
    ruling: 'The rules call such an attack wasted; since no die could change anything, none is rolled.',
    see: ['14.8.d', '14.8.e', '14.8.i'],
  },
  '14.9': {
    title: 'Ballistae',
    text: [
      'Some ships carry a ballista, a giant crossbow for bolts and fire. Each shoots once in the phase of ballista attacks, at a ship under the enemy’s command.',
    ],
  },
  '14.9.a': {
    title: 'Range',
    text: ['A ballista shoots up to three hexes, also at an adjacent ship. The target must be in the line of sight ({rule:14.8.g}).'],
    ruling:
      'The table writes range 3 above the column, which could mean exactly three; a weapon that reaches three hexes also reaches what is nearer.',
    see: ['14.8.g'],
  },
  '14.9.b': {
    title: 'Lost ballistae',
    text: ['A damaged ship has lost its ballista. So has a sinking one, and so has a captured one, since it is damaged.'],
    ruling: 'The rules name only damaged ships; a sinking one is worse off, even if no damage came before.',
    see: ['14.8.i'],
  },
  '14.9.c': {
    title: 'The shot',
    text: [
      'Roll the die and read the column of the ballista in the combat table ({rule:14.8.f}): on a 6 the target is hit, as by archery.',
    ],
    see: ['14.8', '14.8.f'],
  },
  '14.10': {
    title: 'Repairs',
    text: ['At the end of a player turn every sinking ship that this player commands is given one chance.'],
    see: ['14.7.d'],
  },
  '14.10.a': {
    title: 'The repair die',
    text: [
      'Roll the die for each sinking ship, in the order of the hexes, row by row of the map; for a large ship add 1.',
      {
        table: {
          caption: 'Naval repair',
          head: ['Die', 'Result'],
          rows: [
            ['4 or less', 'the ship sinks'],
            ['5', 'it is still sinking'],
            ['6 or more', 'it is saved: afloat and damaged'],
          ],
        },
      },
    ],
    ruling: 'The rules let the player choose the order, but no ship’s die touches another’s; a fixed order lets the program roll them.',
    see: ['14.10.b', '14.1'],
  },
  '14.10.b': {
    title: 'A ship sinks',
    text: ['A ship that sinks is taken off the map with all marines aboard.'],
    see: ['14.2', '14.10.a'],
  },
};
