import type { RuleEntry } from '../../../learn/rulebook/types';
import type { BawRuleId } from './ids';
import { COMBAT, COMBAT_COLUMNS, COST, COUNTERS, LEVELS, RANGE } from './tables';

/** Battles of the Ancient World. */
export const baw: Readonly<Record<BawRuleId, RuleEntry>> = {
  B: {
    title: 'Battles of the Ancient World',
    text: [
      'A game of its own on the same hexes, with the same directions and the same die ({rule:1}). Long lines meet, hold each other fast by their zones of control and must fight; several units attack several; and the army whose losses reach its level breaks.',
      'What has come down of it is a player aid: the tables of combat, fire and terrain, the weapons, and the rally, demoralisation and disintegration numbers of fourteen battles. These figures are played to the letter. The rulebook behind them is lost. Where it had to be rebuilt, a line marked as a ruling says so and says from what: from what is known of the series, from the habits of the games of its family, or from our own judgement. What bears no such line is printed, or follows from what is.',
      'If you know *Ancients*, read {rule:from-ancients|what is different here} before your first battle.',
    ],
    see: ['from-ancients', 'B4', 'B18'],
  },
  'from-ancients': {
    title: 'Coming from Ancients, and going back',
    text: [
      'The two land games share a table and most of their words. These are the places where a reader of one rulebook expects the wrong thing of the other.',
      {
        table: {
          caption: 'What differs',
          head: ['About', 'Ancients', 'Battles of the Ancient World'],
          rows: [
            [
              'Facing',
              'A unit has a front and flanks, and turning costs points ({rule:6.b}).',
              'None. A unit controls and fights all round ({rule:B1.a}).',
            ],
            [
              'Strength',
              'Two sides; a disordered unit has half, rounded down ({rule:C1}).',
              'One number. A disorganised unit is halved exactly, fractions are kept ({rule:B7.3}).',
            ],
            [
              'Water',
              'A stream is a hex; river and ford are hexsides, and nobody crosses a river ({rule:T1}).',
              'A stream is a hexside and halves an attack across it ({rule:B2.4}); river and ford are hexes that may be entered, and halve whoever attacks from them ({rule:B2.5}, {rule:B2.6}).',
            ],
            [
              'Woods, forest',
              'They stop a unit and disorder it ({rule:T2}).',
              'It costs 3, and neither stops nor disorders ({rule:B2.2}).',
            ],
            [
              'Disorder',
              'It has many causes, and a disordered unit may fire ({rule:8.h}).',
              'It comes of fire alone ({rule:B11.a}); a disorganised unit does not fire, evade or advance ({rule:B11.b}).',
            ],
            ['Sight', 'Units block it ({rule:8.b}).', 'Units do not ({rule:B8.f}).'],
            ['Passing friends', 'It disorders both ({rule:6.c}).', 'It is free and does no harm ({rule:B3.c}).'],
            [
              'Zones of control',
              'Only as an option ({rule:13.1}).',
              'Always: whoever enters one stops ({rule:B6.b}), and most who begin in one do not move ({rule:B6.c}).',
            ],
            [
              'Order of the turn',
              'Movement, then fire by the *other* player, then melee ({rule:2}).',
              'Fire, movement, melee, rally, all by the same player ({rule:B4.a}). You fire from where you began.',
            ],
            [
              'Fire',
              'Arcs, a table for each letter; a hit disorders, and eliminates a unit that is disordered already ({rule:8.e}).',
              'No arc and one table; a hit only disorganises ({rule:B8.g}), and only the player whose turn it is fires ({rule:B4.a}).',
            ],
            [
              'Attacking',
              'You may, but need not ({rule:9}).',
              'You must: a unit beside an enemy is bound, unless it is light, disorganised or only defends ({rule:B7.1.a}), and melee does not end while one is ({rule:B7.1.b}).',
            ],
            [
              'Who attacks whom',
              'Each alone, one against one ({rule:9.d}); the same target again and again ({rule:9.b}).',
              'Several against several, strengths added ({rule:B7.2.a}); each attacks once and is attacked once ({rule:B7.2.b}).',
            ],
            [
              'Odds',
              'From 1-2 to 3-1; a weaker attack is not allowed ({rule:9.2}).',
              'From 1-4 to 5-1, and beyond them a sure loss for one side without a die ({rule:B7.4.b}).',
            ],
            ['The die in melee', 'A high one is good for the attacker ({rule:9.3}).', 'A low one is good for the attacker ({rule:B7.5}).'],
            [
              'Retreat',
              'Before combat, the choice of a faster unit in good order ({rule:9.1}).',
              'A result of combat; friends make room if need be ({rule:B7.8}), and a unit with no way left is eliminated ({rule:B7.7.b}). Before combat only light units faster than every attacker evade ({rule:B10.b}).',
            ],
            ['Advance', 'Compulsory for most ({rule:9.4}).', 'Always a choice ({rule:B7.7.d}).'],
            [
              'Leaders',
              'Taken off and placed anew each turn ({rule:7}); each doubles its unit ({rule:11.c}).',
              'They move like units ({rule:B9.a}); the best one’s bonus is added to the strength of his unit ({rule:B9.c}). Nobody needs a leader to move or fight ({rule:B9.e}).',
            ],
            [
              'Rally',
              'For units with a leader, without a die ({rule:10}).',
              'By a die against the army’s rally number, with no enemy adjacent ({rule:B11.d}).',
            ],
            [
              'Morale',
              'An army panics once, flees and can be rallied ({rule:4}).',
              'It is demoralised for good and fights on, worse ({rule:B12.c}); when it disintegrates, the battle is lost ({rule:B12.d}).',
            ],
            [
              'Camps',
              'They shoot, defend themselves and are plundered ({rule:6.j}).',
              'Ground like any other, worth having ({rule:B2.9}).',
            ],
            [
              'Victory',
              'Points after the last turn ({rule:12}).',
              'Losses, at once at a level or compared after the last turn, or what the battle itself asks for ({rule:B14}).',
            ],
          ],
        },
      },
    ],
    see: ['B', '2', 'B4'],
  },
  B1: {
    title: 'Counters',
    text: ['Units and leaders. What a unit can do stands on its counter.'],
    see: ['B9'],
  },
  'B1.a': {
    title: 'Strength and movement',
    text: [
      'A unit has a strength and a movement allowance, printed as 6-3. It has no front and no flanks, and no second strength. A counter stands for 100 to 1,000 men, a game turn for 30 to 90 minutes.',
    ],
    see: ['B7.3', 'B5.b'],
  },
  'B1.b': {
    title: 'The types',
    text: [
      {
        table: {
          caption: 'Types of units: strength and movement allowance, weapon, traits',
          head: ['Unit', 'Code', 'Value', 'Weapon', 'Traits'],
          rows: [
            ['veteran legion', ...COUNTERS.VLEG, 'javelin, once', '–'],
            ['legion', ...COUNTERS.LEG, 'javelin, once', '–'],
            ['raw legion', ...COUNTERS.RLEG, 'javelin, once', '–'],
            ['phalanx', ...COUNTERS.PHX, '–', '–'],
            ['veteran foot', ...COUNTERS.VET, '–', '–'],
            ['hoplites', ...COUNTERS.HOP, '–', '–'],
            ['warband', ...COUNTERS.MF, '–', '–'],
            ['auxiliaries', ...COUNTERS.AUX, '–', '–'],
            ['light foot', ...COUNTERS.LI, '–', 'light'],
            ['levy', ...COUNTERS.LEVY, '–', '–'],
            ['archers', ...COUNTERS.ARC, 'bow', 'light, defence only'],
            ['picked archers', ...COUNTERS.CRE, 'bow', 'light, defence only'],
            ['slingers', ...COUNTERS.SLG, 'sling', 'light, defence only'],
            ['Companions', ...COUNTERS.COMP, '–', '–'],
            ['cataphracts', ...COUNTERS.CAT, '–', '–'],
            ['heavy horse', ...COUNTERS.HC, '–', '–'],
            ['horse', ...COUNTERS.MC, '–', '–'],
            ['Median horse', ...COUNTERS.MED, '–', '–'],
            ['light horse', ...COUNTERS.LH, '–', 'light'],
            ['Numidians', ...COUNTERS.NUM, 'javelins', 'light'],
            ['horse archers', ...COUNTERS.HA, 'bow', 'light'],
            ['heavy chariots', ...COUNTERS.HCH, '–', '–'],
            ['chariots', ...COUNTERS.CH, '–', '–'],
            ['scythed chariots', ...COUNTERS.SCY, '–', 'spent'],
            ['elephants', ...COUNTERS.EL, '–', '–'],
          ],
        },
      },
    ],
    ruling:
      'No full list of the counters is known; VLEG, LEG, VET, HOP, ARC, CRE, SLG, MC and MED are documented, and the others are set to fit between them.',
    see: ['B1.c', 'B1.d', 'B8.b'],
  },
  'B1.c': {
    title: 'Defence only',
    text: [
      'A unit whose strength is printed in brackets never attacks in melee. It defends with that strength, and it counts in full when the unit is lost.',
    ],
    ruling: 'The aid does not explain the brackets; this is their usual sense, and it keeps archers behind the line.',
    see: ['B7.1.a', 'B12.a'],
  },
  'B1.d': {
    title: 'Light, and spent',
    text: [
      'A dot marks a *light* unit ({rule:B10}). A *spent* unit attacks once: when an attack that it has made, alone or with others, is over, and it still stands, it is taken off the map after the advances, even if everybody evaded. Being attacked does not spend it. That is no loss.',
      'A leader who was with it stays in its hex, alone.',
    ],
    ruling: 'The dot is known, what it does is not; and scythed chariots that could charge turn after turn would be something else.',
    see: ['B10.a', 'B12.a'],
  },
  'B1.e': {
    title: 'No missiles',
    text: [
      'A unit not named in the weapons table ({rule:B8.b}) does not fire. What light foot, chariots and elephants throw is part of their strength. Horse archers count as archers.',
    ],
    ruling: 'The aid lists four kinds of weapons and no more, so nobody else is given any.',
  },
  'B1.f': {
    title: 'Types of a battle',
    text: [
      'A battle may have types of its own: one of these by another name, with other values. They are shown with the battle, and follow the same rules.',
    ],
    see: ['B15'],
  },
  B2: {
    title: 'Map and terrain',
    text: [
      'The terrain of a hex, its level, and the streams and slopes on its sides.',
      {
        table: {
          caption: 'Terrain: cost of a step, and what it does in combat',
          head: ['Terrain', 'Cost', 'In melee', 'Rule'],
          rows: [
            ['clear', COST.clear, '–', '{rule:B2.1}'],
            ['forest', COST.forest, '–', '{rule:B2.2}'],
            ['slope hexside', COST.slope, 'defender ×2', '{rule:B2.3}'],
            ['stream hexside', COST.stream, 'attacker ÷2', '{rule:B2.4}'],
            ['river', COST.river, 'attacker ÷2', '{rule:B2.5}'],
            ['ford', COST.ford, 'attacker ÷2', '{rule:B2.6}'],
            ['sea', 'forbidden', 'no retreat', '{rule:B2.7}'],
            ['rampart', 'forbidden', 'no retreat', '{rule:B2.8}'],
            ['camp', COST.camp, '–', '{rule:B2.9}'],
            ['works', COST.works, 'defender ×2', '{rule:B2.10}'],
          ],
        },
      },
    ],
    see: ['B5.b', 'B7.3'],
  },
  'B2.a': {
    title: 'Hexes, levels, hexsides',
    text: [
      'A hex has one kind of terrain and one level. Every hexside between hexes of different levels is a slope hexside, however many levels lie between; there are no others. A stream runs along hexsides.',
    ],
    ruling: 'The aid speaks of slope hexsides without saying where they are; levels make it plain which way is up.',
    see: ['B2.3', 'B2.4'],
  },
  'B2.b': {
    title: 'What a step costs',
    text: [
      'A step costs what the terrain of the hex entered costs, and 1 more for a slope hexside and 1 more for a stream hexside that it crosses.',
      { example: 'Up a slope and into forest: 3 + 1 = 4 points, which a legion does not have.' },
    ],
    ruling: 'The aid prints each cost by itself; here they add up.',
    see: ['B5.b'],
  },
  'B2.1': { title: 'Clear', text: ['Clear terrain costs 1 and does nothing in combat.'] },
  'B2.2': {
    title: 'Forest',
    text: [
      'Forest costs 3 and does nothing in combat. It blocks sight ({rule:B8.f}). At Kadesh it costs 2. Where Boudicca fought it is closed: nobody enters it, and nobody retreats or advances into it.',
    ],
    see: ['B2.d'],
  },
  'B2.3': {
    title: 'Slopes',
    text: [
      'Crossing a slope costs 1 more, up or down. A defender is doubled when *all* who attack it stand on a higher level, as printed; with option {rule:B16.1} when all stand on a lower one.',
      'At Munda the odds are shifted one column to the left instead, when all attackers stand higher than all defenders, or with that option lower, and crossing a slope costs nothing more.',
    ],
    ruling: 'For Munda the aid prints a dash under movement, which is read as no extra cost.',
    see: ['B2.c', 'B7.4.c'],
  },
  'B2.4': {
    title: 'Streams',
    text: ['Crossing a stream costs 1 more. A unit that attacks across it is halved.'],
    ruling: 'The aid halves whoever attacks from a stream hex, but its stream is a hexside; so it is the attack across that counts.',
    see: ['B2.e'],
  },
  'B2.5': {
    title: 'Rivers',
    text: [
      'A river hex costs 3. A unit that attacks from it is halved. Whoever defends in it is not. Where a battle says so, a swamp is river terrain.',
    ],
    see: ['B2.e', 'B2.6'],
  },
  'B2.6': { title: 'Fords', text: ['A ford hex costs 2. A unit that attacks from it is halved.'], see: ['B2.e', 'B2.5'] },
  'B2.7': {
    title: 'Sea',
    text: ['Nobody enters the sea. A unit that could only retreat into it is eliminated.'],
    see: ['B2.d', 'B7.7.b'],
  },
  'B2.8': {
    title: 'Ramparts',
    text: [
      'Nobody enters a rampart hex, and it blocks sight ({rule:B8.f}). A unit that could only retreat onto it is eliminated. Where a battle says so, a ring of wagons is a rampart.',
    ],
    see: ['B2.d', 'B7.7.b'],
  },
  'B2.9': {
    title: 'Camps',
    text: ['A camp hex costs 1 and does nothing in combat. The battle may make it worth having ({rule:B14.c}).'],
    ruling: 'The aid only gives its cost; what a camp is for is left to the terms of the battle.',
    see: ['B14.b'],
  },
  'B2.10': {
    title: 'Works',
    text: ['Works cost 2. A unit that defends in them is doubled. The Egyptian camp at Kadesh is such a place.'],
    see: ['B7.3'],
  },
  'B2.c': {
    title: 'Which way a slope helps',
    text: [
      'As printed, a slope helps whoever is attacked *from above*. The rules keep the letter; option {rule:B16.1} turns it round, and every battle of ours with levels is set up with it.',
    ],
    ruling:
      'Every related game helps whoever is attacked from below, so “higher” is very likely a slip for “lower”; but the letter stands until a battle or a player chooses otherwise.',
    see: ['B2.3'],
  },
  'B2.d': {
    title: 'Forbidden terrain',
    text: [
      'Forbidden is forbidden for units and leaders, and for every way of coming there: moving, entering, retreating, displacement, advancing.',
    ],
    ruling: 'The aid prints the word for movement and for combat; it would mean little if an advance could break it.',
    see: ['B2.2', 'B2.7', 'B2.8'],
  },
  'B2.e': {
    title: 'Halved once by terrain',
    text: [
      'Terrain halves an attacker once, however much of it there is: from a river and across a stream together is still ÷2. A stream counts if it runs along one of the hexsides between the unit and those it attacks. River and ford give a defender nothing.',
    ],
    ruling: 'The aid does not say whether halvings add up; one obstacle is enough for one unit.',
    see: ['B2.4', 'B2.5', 'B2.6'],
  },
  'B2.f': {
    title: 'The edge of the map',
    text: ['Nobody leaves the map, but by an exit that the battle gives ({rule:B13.c}).'],
    see: ['B5.e', 'B7.7.b'],
  },
  B3: { title: 'Stacking', text: ['Who may stand in one hex, and who may pass.'], see: ['B5'] },
  'B3.a': {
    title: 'One unit a hex',
    text: ['Never more than one unit stands in a hex at the end of any move, retreat, displacement or advance.'],
    ruling: 'The aid is silent; the games of its family play one unit a hex.',
    see: ['B7.8'],
  },
  'B3.b': {
    title: 'Leaders',
    text: ['Any number of leaders may be in a hex, with a unit or alone.'],
    ruling: 'The aid does not speak of leaders at all; they take no room.',
    see: ['B9'],
  },
  'B3.c': {
    title: 'Passing through',
    text: [
      'Units pass through friends at no cost and without harm to either, and never through enemy units. Leaders alone are in nobody’s way.',
    ],
    ruling: 'The aid is silent; the games of its family let friends pass.',
    see: ['B5.c', 'B5.f'],
  },
  B4: {
    title: 'Sequence of play',
    text: [
      'Everything is done in its own phase, by the player whose task it is. An order of the wrong phase or of the wrong player is refused by this rule, and so is anything but an answer while a question is open.',
    ],
    see: ['B4.a', 'B4.b'],
  },
  'B4.a': {
    title: 'The player turn',
    text: [
      'A game turn is the first player’s turn, then the second’s. A player turn has four phases, all of the *phasing* player, whose turn it is:',
      { steps: ['Fire ({rule:B8})', 'Movement ({rule:B5})', 'Melee ({rule:B7})', 'Rally ({rule:B11.d})'] },
      'So a unit fires from where it began its turn.',
    ],
    see: ['B4.b'],
  },
  'B4.b': {
    title: 'When a phase ends',
    text: [
      'Fire, movement and melee each last until the phasing player ends them, even when nothing can be done. Rally happens by itself when melee ends; only with option {rule:B16.4} is it a phase with orders.',
    ],
    ruling: 'The order of the phases is known, not who closes one; the player who acts decides when to stop.',
    see: ['B7.1.b'],
  },
  'B4.c': {
    title: 'When the battle ends',
    text: ['It ends after the second player’s rally of the last game turn, or at once by {rule:B14.a} or {rule:B14.b}.'],
    ruling: 'The aid has no turn track; so both players get the same number of turns.',
    see: ['B15'],
  },
  B5: {
    title: 'Movement',
    text: ['In your movement phase you move your units and leaders, as many as you like, one at a time.'],
    see: ['B6'],
  },
  'B5.a': {
    title: 'One after the other',
    text: ['Each of your units may move, none has to. You move one of your own units at a time.'],
    see: ['B5.d'],
  },
  'B5.b': {
    title: 'Movement points',
    text: [
      'A unit never spends more points than its movement allowance. There is no minimum move: what it cannot pay it does not enter. Points are neither saved nor lent. Only where a unit ends matters, not the way it took.',
    ],
    see: ['B2.b'],
  },
  'B5.c': { title: 'Enemies in the way', text: ['No unit enters a hex with an enemy unit.'], see: ['B3.c', 'B5.f'] },
  'B5.d': { title: 'One move', text: ['A unit or leader moves once in a phase.'], see: ['B5.a'] },
  'B5.e': { title: 'On the map', text: ['A move ends on the map.'], see: ['B2.f', 'B13.c'] },
  'B5.f': {
    title: 'Capturing leaders',
    text: [
      'A unit that ends a move, entry, retreat, displacement or advance in a hex with enemy leaders alone captures them: they are lost. Passing over them does nothing.',
    ],
    ruling: 'The aid does not speak of leaders; left alone among enemies, they are taken.',
    see: ['B9', 'B9.d'],
  },
  B6: {
    title: 'Zones of control',
    text: ['The hexes around a unit are its zone of control. The enemy’s zones hold fast whoever comes into them.'],
    see: ['B5', 'B7.1.a'],
  },
  'B6.a': {
    title: 'Which hexes',
    text: [
      'A unit controls the six hexes around it, whatever the terrain, the level and whoever stands there. A disorganised unit does so too. Leaders control nothing.',
    ],
    ruling: 'The aid is silent; the games of its family play it so.',
  },
  'B6.b': {
    title: 'Entering stops',
    text: ['A unit that comes into an enemy zone, by moving or by entering the map, stops there. It costs nothing extra.'],
    ruling: 'The aid is silent; zones that stop are the mark of its family.',
    see: ['B6.d', 'B13.b'],
  },
  'B6.c': {
    title: 'Beginning there holds',
    text: [
      'A unit that begins its movement phase in an enemy zone does not move. Only light units ({rule:B10.a}) and disorganised ones ({rule:B11.c}) may: their first step leads to a hex in no enemy zone, and from there light units go on as any other, while disorganised ones enter no enemy zone at all.',
    ],
    ruling: 'In the games of its family whoever is in contact stays until combat parts them.',
    see: ['B7.1.a'],
  },
  'B6.d': {
    title: 'A friend does not help',
    text: ['A friend in a hex does not lift the enemy’s zone there, neither for movement nor for retreat.'],
    see: ['B7.7.a'],
  },
  'B6.e': {
    title: 'Leaders and zones',
    text: ['Zones do not touch leaders: they go through them and out of them.'],
    ruling: 'The aid does not speak of leaders; a man on a horse slips by.',
    see: ['B9.a'],
  },
  B7: {
    title: 'Melee',
    text: [
      'In your melee phase your units attack the enemies beside them. Each attack runs through these steps:',
      {
        steps: [
          'You say who attacks whom ({rule:B7.2}).',
          'Light units that are attacked may evade ({rule:B10.b}).',
          'The strengths are added up and compared ({rule:B7.3}, {rule:B7.4}).',
          'The die is rolled ({rule:B7.5}).',
          'The result is carried out ({rule:B7.6.R}).',
          'Somebody may advance ({rule:B7.7.d}).',
        ],
      },
    ],
    see: ['B7.1', 'B7.2'],
  },
  'B7.1': { title: 'Who attacks', text: ['Attacking is compulsory for most of those who stand beside an enemy.'], see: ['B16.2'] },
  'B7.1.a': {
    title: 'Bound, and due',
    text: [
      'A unit of yours is *bound* as long as it has not attacked in this phase and an enemy unit stands beside it that has not been attacked in it. Light units, disorganised ones and those that only defend are never bound.',
      'An enemy unit is *due* as long as it has not been attacked in this phase and a bound unit of yours stands beside it.',
      'Units that are not bound may attack if they can, and need not.',
    ],
    ruling: 'The aid is silent; in the games of its family contact means combat.',
    see: ['B10.c', 'B11.b', 'B1.c'],
  },
  'B7.1.b': {
    title: 'No end while a unit is bound',
    text: ['You cannot end the melee phase while one of your units is bound.'],
    see: ['B4.b'],
  },
  'B7.1.c': {
    title: 'Nobody left without a partner',
    text: [
      'An attack is refused if it would leave another bound unit without an enemy beside it that has not been attacked, or another enemy that is due without a bound unit beside it. So a strong attack is paid for by weak ones next to it, and what has been begun can always be finished.',
      'The test is made on the position before the attack. What its result does to others frees them, and needs no test.',
    ],
    ruling:
      'In its family everybody bound fights and everybody due is fought, which single attacks could make impossible; this is the least that keeps it possible.',
    see: ['B18'],
  },
  'B7.1.d': {
    title: 'Read at every moment',
    text: [
      'Who is bound or due is read from the map at every moment. A retreat never brings a unit beside an enemy, and whoever advances has fought already.',
    ],
    ruling: 'The family’s rules do not say when contact is read; read anew after each attack it needs no memory.',
    see: ['B7.7.a', 'B7.7.d'],
  },
  'B7.2': {
    title: 'Attacks',
    text: ['An attack is of one or more units on one or more enemy units.'],
    see: ['B7.3'],
  },
  'B7.2.a': {
    title: 'Several against several',
    text: [
      'You declare and carry out your attacks one by one, in your own order. One or more of your units attack one or more of the enemy’s; their strengths are added up, and each unit counts with the whole of its strength.',
    ],
    see: ['B7.4.a'],
  },
  'B7.2.b': { title: 'Once each', text: ['A unit attacks once in a phase, and is attacked once in a phase.'], see: ['B7.1.a'] },
  'B7.2.c': { title: 'Only units', text: ['Only units are attacked, never leaders alone.'], see: ['B5.f'] },
  'B7.2.d': {
    title: 'All beside all',
    text: ['Every attacker must stand beside every defender.'],
    ruling: 'The aid is silent; it is the rule of its family.',
    see: ['B18'],
  },
  'B7.3': {
    title: 'Strength in an attack',
    text: [
      'For each attacker: its strength and its leader’s bonus ({rule:B9.c}), halved if it is disorganised ({rule:B11.a}), halved by terrain ({rule:B2.e}).',
      'For each defender: its strength and its leader’s bonus, halved if it is disorganised, doubled by a slope if all attackers stand higher than *this* defender or, with {rule:B16.1}, lower ({rule:B2.3}; never at Munda), doubled in works ({rule:B2.10}).',
      'All of it multiplies, and fractions are kept to the end.',
    ],
    see: ['B7.4', 'B18'],
  },
  'B7.4': { title: 'Odds', text: ['The sum of the attack against the sum of the defence, as a column of the table.'], see: ['B7.5'] },
  'B7.4.a': {
    title: 'The ratio',
    text: [
      'Divide the attack by the defence, and round in the defender’s favour. If the attack is at least as strong, drop the fraction: that is n-1. If it is weaker, divide the defence by the attack and round up: that is 1-n.',
      {
        example:
          '11 against 6 is 1-1, 12 against 6 is 2-1. 5 against 9 is 1-2, 4 against 9 is 1-3, 2 against 8 is 1-4, 2 against 9 is 1-5.',
      },
    ],
    ruling: 'The aid names the ratio but not how it is rounded; its family rounds for the defender.',
    see: ['B7.4.b'],
  },
  'B7.4.b': {
    title: 'The ends of the scale',
    text: [
      'The scale runs AE, 1-4, 1-3, 1-2, 1-1, 2-1, 3-1, 4-1, 5-1, DE. At 6-1 or better the result is DE, at 1-5 or worse it is AE, and no die is rolled.',
      'Shifts move along this scale, once the ratio is known. A ratio beyond its ends stands on the end first, so 9-1 shifted by one is 5-1.',
    ],
    ruling: 'The ends are printed; where a shift begins that comes from beyond them is not, and one step in is what a shift is worth.',
    see: ['B7.4.c', 'B7.6'],
  },
  'B7.4.c': {
    title: 'Shifts',
    text: [
      'One column to the left if the attacking army is demoralised ({rule:B12.c}), and one for a slope at Munda ({rule:B2.3}). Both together are two.',
    ],
    see: ['B7.4.b'],
  },
  'B7.5': {
    title: 'The combat table',
    text: [
      'Roll the die and read its line under the column of the odds. A low die is good for the attacker.',
      { table: { caption: 'Combat results', head: ['Die', ...COMBAT_COLUMNS], rows: COMBAT } },
    ],
    ruling:
      'The line of the 3 does not fall in with the others in three columns; it is played as printed, for the order of the lines changes no chance.',
    see: ['B7.6', 'B7.4.b'],
  },
  'B7.6': {
    title: 'The results',
    text: [
      {
        list: [
          '*AE*: one of the attacking units is eliminated.',
          '*DE*: one of the defending units is eliminated.',
          '*EC*, exchange: each player eliminates one of his units that took part.',
          '*AR*: all attacking units retreat one hex ({rule:B7.7}).',
          '*DR*: all defending units retreat one hex.',
          '*SE*: no effect.',
        ],
      },
      'If there are several units, their owner chooses which is eliminated.',
    ],
    ruling: 'In an exchange somebody must choose first, and who is not printed; it is the attacker, who wanted the fight.',
    see: ['B7.6.R', 'B7.5'],
  },
  'B7.6.R': {
    title: 'In which order',
    text: [
      {
        steps: [
          'Units are eliminated or retreat.',
          'The dice for leaders of the eliminated are rolled ({rule:B9.d}).',
          'Losses are counted, and morale is read ({rule:B12}).',
          'Units advance ({rule:B7.7.d}).',
          'Spent units are taken off ({rule:B1.d}).',
        ],
      },
    ],
    ruling: 'The aid lists results and no order; this one lets an army that breaks break before it gains ground.',
    see: ['B14.a'],
  },
  'B7.7': { title: 'Retreat and advance', text: ['Who must go back, and who may go forward, when an attack is over.'], see: ['B7.8'] },
  'B7.7.a': {
    title: 'Where a unit retreats',
    text: [
      'Its owner moves each retreating unit one hex, in the order he likes, at no cost in points. The hex must be on the map, not forbidden, without a unit, and in no enemy zone; a friend there does not lift it ({rule:B6.d}).',
    ],
    ruling: 'The aid says one hex and refers to a rule that is lost; its family lets the owner choose and bars the enemy’s zones.',
    see: ['B7.7.b', 'B2.d'],
  },
  'B7.7.b': {
    title: 'Nowhere to go',
    text: [
      'A unit without such a hex displaces friends ({rule:B7.8}). If it cannot do that either, it is eliminated, and a loss: at the edge of the map too, and before sea or ramparts.',
      'As long as any unit that still has to retreat can, one of them must. When none can, all that are left are eliminated. A unit that waits for its turn keeps its hex and its zone.',
    ],
    ruling:
      'That sea and ramparts kill is printed, the rest is the family’s habit; and units retreat while they can so that nobody dies of the order chosen for him.',
    see: ['B12.a', 'B18'],
  },
  'B7.7.c': {
    title: 'Otherwise unharmed',
    text: ['Leaders go with their unit. Units that retreated or were displaced are in no other way worse off.'],
    see: ['B9'],
  },
  'B7.7.d': {
    title: 'Advance after combat',
    text: [
      'After DE, DR and EC, and after evasion ({rule:B10.b}) unless AE or AR follows, each hex that the defenders left empty may be entered by one of the attackers that stand beside it. After AE and AR each hex that the attackers left empty may be entered by one of the defenders.',
      'It is one hex, at once, whatever the zones and the cost, and one advance for each unit. It is always a choice. Disorganised units do not advance, nor do those of a demoralised army ({rule:B12.c}). Leaders go with their unit.',
    ],
    ruling: 'In its family only attackers advance; that defenders who have won may do so too, and that shaken men do not, is ours.',
    see: ['B5.f', 'B2.d'],
  },
  'B7.8': { title: 'Displacement', text: ['A unit with no other way back pushes a friend out of his hex.'], see: ['B7.7.b'] },
  'B7.8.a': {
    title: 'Friends make room',
    text: [
      'A unit that has no hex by {rule:B7.7.a} may retreat onto a friend in a hex that is otherwise allowed. The friend is displaced one hex by the same conditions: to a vacant hex, or onto a further friend who is displaced in his turn.',
    ],
    ruling: 'The aid is silent; displacement is the habit of its family.',
    see: ['B18'],
  },
  'B7.8.b': {
    title: 'Short chains only',
    text: [
      'Only chains with the fewest units displaced are allowed, and none is displaced twice. A unit that still has to retreat itself is not displaced. Displacement eliminates nobody: a chain must end in a vacant hex that is allowed.',
    ],
    ruling: 'Its family does not limit how far a push may go; the shortest one disturbs the least.',
    see: ['B7.7.b'],
  },
  B8: {
    title: 'Fire',
    text: ['In your fire phase, before you move, your units with a weapon may shoot. A hit disorganises the target.'],
    see: ['B4.a', 'B11'],
  },
  'B8.a': {
    title: 'One shot each',
    text: [
      'Each of your units with a weapon may fire once in your fire phase, alone, and each shot is carried out before the next. A unit may be fired at any number of times.',
      'Whoever has fired moves and fights as usual.',
    ],
    ruling: 'Nothing printed says that fire hinders anything else, so it does not.',
    see: ['B8.b'],
  },
  'B8.b': {
    title: 'Weapons',
    text: [
      {
        table: {
          caption: 'Weapons and their range',
          head: ['Who', 'Weapon', 'Range'],
          rows: [
            ['legions (VLEG, LEG, RLEG)', 'javelin, once in the battle', RANGE.javelin],
            ['Numidians (NUM)', 'javelins', RANGE.javelins],
            ['slingers (SLG)', 'slings', RANGE.sling],
            ['archers (ARC, CRE, HA)', 'bows', RANGE.bow],
          ],
        },
      },
      'A legion has one shot in the whole battle, hit or miss; then its counter is turned: *thrown*. Its strength stays.',
    ],
    ruling: 'That horse archers are archers, and that a turned legion loses no strength, is not printed; neither is the contrary.',
    see: ['B8.d', 'B1.e'],
  },
  'B8.c': { title: 'The target', text: ['The target is an enemy unit. Leaders alone are no target.'], see: ['B8.d'] },
  'B8.d': {
    title: 'Range',
    text: ['The target must be in range of the weapon, counted in hexes; a hex beside the firer is at range 1.'],
    see: ['B8.b'],
  },
  'B8.e': {
    title: 'Nearest danger first',
    text: ['A unit with an enemy unit beside it fires at one that is beside it, or not at all.'],
    ruling: 'The aid is silent; it is the habit of its family.',
    see: ['B8.c'],
  },
  'B8.f': {
    title: 'Line of sight',
    text: [
      'At range 2 the line from centre to centre must be free. Forest, ramparts and hexes on a level higher than both ends block it; units do not. If the line runs along a hexside, both hexes beside it must block. The two ends never block.',
    ],
    ruling: 'The aid knows no sight; bows and slings shoot high, over units, or a battle line would leave them nobody to shoot at.',
    see: ['B2.2', 'B2.8'],
  },
  'B8.g': {
    title: 'The fire table',
    text: [
      'Roll the die. Nothing changes it.',
      {
        table: {
          caption: 'Fire',
          head: ['Die', 'Result'],
          rows: [
            ['1–2', 'the target is disorganised'],
            ['3–6', 'no effect'],
          ],
        },
      },
      'A hit on a unit already disorganised changes nothing. Fire eliminates nobody.',
    ],
    ruling:
      'The table is printed without modifiers, so forest, works and levels give none; and that fire never kills is told of the series.',
    see: ['B11.a'],
  },
  B9: { title: 'Leaders', text: ['A leader has a name and a bonus. He is no unit.'], see: ['B3.b', 'B6.e'] },
  'B9.a': {
    title: 'Moving a leader',
    text: [
      'A leader has a bonus from 1 to 3, a movement allowance of 8, no strength and no zone of control. He moves in your movement phase as units do, and pays for the terrain.',
    ],
    ruling: 'The aid does not speak of leaders; that they were in the series is known, the figures are ours.',
    see: ['B6.e', 'B5.d'],
  },
  'B9.b': { title: 'Not among enemies', text: ['A leader never moves onto or through an enemy unit.'], see: ['B5.f'] },
  'B9.c': {
    title: 'In combat',
    text: [
      'He adds his bonus to the strength of the unit in his hex, in attack and in defence. Of several leaders with a unit only the best counts.',
    ],
    ruling: 'That leaders add to strength is known; the bonus is halved and doubled with the unit, because it is part of it.',
    see: ['B7.3'],
  },
  'B9.d': {
    title: 'When his unit is eliminated',
    text: [
      'Roll the die for each leader with it. On a 1 he is lost. Otherwise he goes to the nearest unit of his side on the map, of equals to the first row by row; if there is none, he is lost. A lost leader is no loss of strength ({rule:B12.a}).',
    ],
    ruling: 'The aid does not speak of leaders; one in six is what the other land game gives them.',
    see: ['B7.6.R'],
  },
  'B9.e': {
    title: 'No command',
    text: ['He helps to rally ({rule:B11.e}). There is no rule of command: every unit may always move and fight.'],
    see: ['B9.c'],
  },
  B10: {
    title: 'Light units',
    text: ['Light units, which have a dot, come and go where others are held fast.'],
    ruling:
      'The dots are known, and two headings of the lost rulebook, disengagement and retreat before combat; what stood under them is lost, and what stands here is ours: without it zones would nail horse archers down at the first touch.',
    see: ['B1.d'],
  },
  'B10.a': {
    title: 'Out of a zone',
    text: ['A light unit may move out of an enemy zone. Its first step must lead to a hex in no enemy zone.'],
    ruling: 'It follows from {rule:B10}: this is how we read disengagement.',
    see: ['B6.c'],
  },
  'B10.b': {
    title: 'Evasion',
    text: [
      'A light unit that is attacked may evade before the odds are worked out, if it is not disorganised and its movement allowance is greater than that of *every* attacker. It goes one hex, by the conditions of {rule:B7.7.a}, and displaces nobody.',
      'It counts as attacked, and the attackers as having attacked. Against the defenders that stay the attack goes on; if none stays it is over, and the attackers may advance ({rule:B7.7.d}). Whoever has evaded is out of it.',
    ],
    ruling: 'It follows from {rule:B10}: this is how we read retreat before combat.',
    see: ['B11.b'],
  },
  'B10.c': {
    title: 'Never bound',
    text: ['A light unit is never bound ({rule:B7.1.a}). It may attack, unless it only defends.'],
    ruling: 'It follows from {rule:B10}: who may slip away is not forced to stay and fight.',
    see: ['B1.c'],
  },
  B11: { title: 'Disorganised units and rally', text: ['What a hit by fire does to a unit, and how it recovers.'], see: ['B8.g', 'B16.3'] },
  'B11.a': {
    title: 'Halved',
    text: ['Only fire disorganises. A disorganised unit is halved, in defence and in attack.'],
    ruling: 'That only fire does it is printed, and the halving in defence is known; that it weakens an attack as well is ours.',
    see: ['B7.3'],
  },
  'B11.b': {
    title: 'What it cannot do',
    text: ['A disorganised unit does not fire, evade or advance. It is not bound, but it may attack.'],
    ruling: 'The aid says nothing of it; a unit in disorder does what needs no order.',
    see: ['B7.1.a', 'B10.b', 'B7.7.d'],
  },
  'B11.c': {
    title: 'Out of zones, and not into them',
    text: ['A disorganised unit may move out of an enemy zone as a light unit does ({rule:B10.a}). It enters no enemy zone by movement.'],
    ruling: 'It could otherwise never get away to rally; and a unit in disorder does not seek the enemy.',
    see: ['B6.c', 'B11.d'],
  },
  'B11.d': {
    title: 'Rally',
    text: [
      'When your melee ends, the die is rolled for each of your disorganised units that has no enemy unit beside it, row by row. At your army’s rally number or under, the unit is whole again.',
      { example: 'Rally number 2, and a leader with a bonus of 1 beside the unit: a 1, 2 or 3 rallies it.' },
    ],
    ruling: 'The numbers are printed, “1-2” read as 2; that no enemy may be near is ours.',
    see: ['B11.e', 'B12.b'],
  },
  'B11.e': {
    title: 'Leaders help',
    text: [
      'In a leader’s hex, or in one beside it, his bonus is added to the rally number; of several the best one’s, and 5 is the most. An army with a rally number of 0 never rallies, with a leader or without, and rolls no die.',
    ],
    ruling: 'The aid has no leaders; their bonus counts here as it does in combat, and a 6 always fails.',
    see: ['B9.c'],
  },
  B12: {
    title: 'Army morale',
    text: ['Losses add up over the whole battle. At a first level the army is demoralised, at a second it disintegrates.'],
    see: ['B14'],
  },
  'B12.a': {
    title: 'Losses',
    text: [
      'The losses of an army are the printed strengths of its units that were eliminated, in full even if they were halved when they fell. Leaders, units taken off because they are spent ({rule:B1.d}) and units that left the map do not count; a unit that attacks once and is eliminated does.',
      'Losses are counted when the eliminations and retreats of an attack are done, in whoever’s turn.',
    ],
    ruling: 'The aid gives levels, but not what is counted against them; strength is, as in all related games.',
    see: ['B7.6.R', 'B1.d'],
  },
  'B12.b': {
    title: 'Levels',
    text: [
      'An army whose losses reach its demoralisation level is demoralised, for good. One whose losses reach its disintegration level disintegrates. Both armies may be demoralised.',
      {
        table: {
          caption: 'Rally, demoralisation, disintegration',
          head: ['Battle and army', 'Rally', 'Demoralised', 'Disintegrates'],
          rows: [
            ['Teutoburg, Romans', ...LEVELS.teutoburg[0]],
            ['Teutoburg, Germans', ...LEVELS.teutoburg[1]],
            ['Pharsalus, Caesar', ...LEVELS.pharsalus[0]],
            ['Pharsalus, Pompey', ...LEVELS.pharsalus[1]],
            ['Cannae, Romans', ...LEVELS.cannae[0]],
            ['Cannae, Carthaginians', ...LEVELS.cannae[1]],
            ['Arbela, Macedonians', ...LEVELS.arbela[0]],
            ['Arbela, Persians', ...LEVELS.arbela[1]],
            ['Issus, Macedonians', ...LEVELS.issus[0]],
            ['Issus, Persians', ...LEVELS.issus[1]],
            ['Carrhae, Parthians', ...LEVELS.carrhae[0]],
            ['Carrhae, Romans', ...LEVELS.carrhae[1]],
            ['Metaurus, Romans', ...LEVELS.metaurus[0]],
            ['Metaurus, Carthaginians', ...LEVELS.metaurus[1]],
            ['Idistaviso, Germans', ...LEVELS.idistaviso[0]],
            ['Idistaviso, Romans', ...LEVELS.idistaviso[1]],
            ['Megiddo, Egypt', ...LEVELS.megiddo[0]],
            ['Megiddo, Canaan', ...LEVELS.megiddo[1]],
            ['Kadesh, Egyptians', ...LEVELS.kadesh[0]],
            ['Kadesh, Hittites', ...LEVELS.kadesh[1]],
            ['Trasimene, Romans', ...LEVELS.trasimene[0]],
            ['Trasimene, Carthaginians', ...LEVELS.trasimene[1]],
            ['Munda, Caesar', ...LEVELS.munda[0]],
            ['Munda, Labienus', ...LEVELS.munda[1]],
            ['Boudicca, Britons', ...LEVELS.boudicca[0]],
            ['Boudicca, Romans', ...LEVELS.boudicca[1]],
            ['Adrianople, Goths', ...LEVELS.adrianople[0]],
            ['Adrianople, Romans', ...LEVELS.adrianople[1]],
          ],
        },
      },
    ],
    see: ['B11.d', 'B15'],
  },
  'B12.c': {
    title: 'A demoralised army',
    text: ['It does not advance after combat, and its attacks are shifted one column to the left ({rule:B7.4.c}).'],
    ruling: 'The aid gives the level and not what it does; this is the habit of the family.',
    see: ['B7.7.d'],
  },
  'B12.d': {
    title: 'An army that disintegrates',
    text: ['It has lost, at once ({rule:B14.a}).'],
    ruling: 'The aid gives the level and not what it does; an army that is no more fights no more.',
    see: ['B12.b'],
  },
  B13: { title: 'Reserves and exits', text: ['Who comes onto the map during the battle, and who may leave it.'], see: ['B15'] },
  'B13.a': {
    title: 'Reserves',
    text: [
      'A reserve may enter in the movement phase of its turn, or of any later one, on one of the hexes that the battle gives it, or never. Each unit pays the entry hex like a step from clear terrain of the same level, and may go on from there. Its leaders enter as units do.',
      'Of several units that an order could mean, whole ones enter before disorganised ones, then those that still have their javelin.',
    ],
    ruling: 'Reinforcements were a heading of the series; what stood under it is lost, and what stands here is ours.',
    see: ['B13.b', 'B5'],
  },
  'B13.b': {
    title: 'Where enemies are',
    text: [
      'A unit does not enter on a hex with an enemy unit, and not onto a friend, though it may pass through one. An enemy zone on its entry hex stops it there.',
    ],
    ruling: 'Entering is moving, so the rules of movement hold.',
    see: ['B6.b', 'B3.a'],
  },
  'B13.c': {
    title: 'Exits',
    text: [
      'If the battle gives an army exits, a unit of it leaves the map from one of these hexes for 1 point more, if the hex lies in no enemy zone; a leader leaves from any of them. Whoever has left does not return and is no loss. The strength that left counts where the battle says so ({rule:B14.b}).',
    ],
    ruling: 'The aid has no exits; some of our battles are about getting away.',
    see: ['B2.f', 'B12.a'],
  },
  B14: { title: 'Victory', text: ['How a battle is won: at once, by its terms, or by losses after the last turn.'], see: ['B12', 'B15'] },
  'B14.a': {
    title: 'By disintegration',
    text: ['An army that disintegrates loses at once. If both do by the same attack, it is a draw.'],
    see: ['B12.d', 'B14.d'],
  },
  'B14.b': {
    title: 'The battle’s own terms',
    text: [
      'A battle may have terms of its own:',
      {
        list: [
          '*Destroy*: that side wins at once when the enemy’s losses reach the strength that the battle sets.',
          '*Exit*: it wins at once when units of the strength that the battle sets have left by its exits ({rule:B13.c}).',
          '*Survive* and *hold* are read after the last turn ({rule:B14.c}).',
        ],
      },
      'The first two are read whenever losses are counted and after each unit that leaves, in the order in which the battle has them.',
    ],
    ruling: 'The original terms are lost; these say why each battle was fought.',
    see: ['B15'],
  },
  'B14.c': {
    title: 'After the last turn',
    text: [
      'Where a side is to *survive*, it wins if its losses are below the strength that the battle sets, and otherwise the enemy does.',
      'Else each side’s share is its losses divided by its disintegration level, or, without one, by the strength at which the enemy would have destroyed it. The smaller share wins, and equal shares are a draw. *Hold* adds points to the enemy’s losses in this reckoning for each place that a unit of that side stands on or was the last to enter, where units set up there have entered it; it does not affect morale. Where a side has neither level nor such a term, losses are compared as they are.',
    ],
    ruling: 'The original terms are lost; shares make losses of armies of different size comparable.',
    see: ['B14.d'],
  },
  'B14.d': {
    title: 'Score and draws',
    text: ['A side’s score is the enemy’s losses, with its points for places held. A battle may say that a draw is a victory of one side.'],
    see: ['B14.c'],
  },
  B15: {
    title: 'What a battle says',
    text: [
      'A battle gives the names of the armies, the first of which moves first, their rally numbers and levels, units and leaders with their hexes, reserves, exits, terrain, the number of game turns (12 if it does not say), options and terms of victory.',
    ],
    ruling:
      'Of the originals only the numbers in {rule:B12.b} and the changes of terrain are known; most of our armies are made so that they disintegrate when a little more than half of their strength on the map is lost, some, for balance, well later or well sooner.',
    see: ['B16', 'B1.f'],
  },
  B16: {
    title: 'Options',
    text: ['Each is a switch when a battle is set up, in any mix. A battle recommends those that suit it.'],
    see: ['B15'],
  },
  'B16.1': {
    title: 'Uphill',
    text: [
      'Wherever {rule:B2.3} says higher, read lower: whoever is attacked only from below is doubled, and at Munda the shift is against those who attack uphill. Our battles with levels use it.',
    ],
    see: ['B2.c'],
  },
  'B16.2': {
    title: 'Free melee',
    text: ['Nobody is bound: {rule:B7.1.b} and {rule:B7.1.c} fall away, and every attack is a choice.'],
    see: ['B7.1.a'],
  },
  'B16.3': {
    title: 'Brief disorder',
    text: [
      'A disorganised unit is halved in defence only. It is whole again when an attack on it has been carried out, after the advances, and at the latest when the melee phase ends. It is bound like any other. {rule:B11.c}, {rule:B11.d} and {rule:B11.e} fall away, and no dice are rolled for rally.',
    ],
    ruling: 'The series played it so in 1992, as is told of it.',
    see: ['B11'],
  },
  'B16.4': {
    title: 'The fallen return',
    text: [
      'Rally becomes a phase with orders, after its dice ({rule:B11.d}). Each of your leaders without an enemy unit beside him may try once in the phase to call back one of your eliminated units. If the die is not above the rally number and his bonus together, 5 at most, the unit stands again, on his hex or, if a unit is there, on the first vacant hex beside him that is not forbidden and in no enemy zone, beginning in the north and going clockwise. Without such a hex he may not try, nor in an army whose rally number is 0.',
      'The unit comes back disorganised, and with its javelin. Its strength leaves the losses; an army once demoralised stays so.',
    ],
    see: ['B9.c', 'B12.b'],
  },
  B17: {
    title: 'How to type orders here',
    text: [
      'Every order can be typed, as in the other games ({rule:notation}). The words are English in every language.',
      {
        table: {
          caption: 'Orders',
          head: ['Order', 'When', 'Meaning'],
          langs: ['en', undefined, undefined],
          rows: [
            ['F8:G9', 'fire', 'the unit on F8 fires at G9'],
            ['F8-H10', 'movement', 'the unit on F8 moves to H10'],
            ['Caesar-H10', 'movement', 'a leader moves'],
            ['F8-off', 'movement', 'leaves by an exit, within reach or where it stands; Caesar-off: a leader'],
            ['LEG+A9', 'movement', 'a legion of a reserve enters on A9; LEG+A9-C9 goes on to C9; Antony+A9-C9: a leader'],
            ['F8+F9xG8', 'melee', 'the units on F8 and F9 attack G8'],
            ['F8xG8+G9', 'melee', 'the unit on F8 attacks G8 and G9'],
            ['evade G8-H9', 'answer of the defender', 'the light unit on G8 evades to H9'],
            ['stand', 'answer of the defender', 'nobody evades any more'],
            ['lose F8', 'answer of the owner', 'the unit on F8 is eliminated'],
            ['retreat G8-H8', 'answer of the owner', 'the unit on G8 retreats to H8'],
            ['retreat G8-H8-I8', 'answer of the owner', 'the same, and it displaces the unit on H8 to I8'],
            ['advance F8-G8', 'answer of the winner', 'the unit on F8 advances to G8'],
            ['hold', 'answer of the winner', 'nobody advances any more'],
            ['recall Caesar LEG', 'rally, with option B16.4', 'a leader calls a legion back'],
            ['end', 'in every phase', 'ends the phase'],
          ],
        },
      },
      'A question is asked only where there is a choice: a single retreat or a single victim happens by itself; evasions and advances are always asked.',
    ],
    see: ['B4', 'notation'],
  },
  B18: {
    title: 'Examples',
    text: [
      'The examples of these rules, each on a board that plays it.',
      {
        list: [
          '*Strength*: a leader, a stream, and an exchange ({rule:B7.3}).',
          '*Everything at once*: halved, doubled and shifted ({rule:B7.4.c}).',
          '*As printed*: attacked from above ({rule:B2.c}).',
          '*The ends of the scale* ({rule:B7.4.b}).',
          '*Bound*: who must fight whom ({rule:B7.1.c}).',
          '*No way back*: zones, and a friend who does not help ({rule:B7.7.b}).',
          '*Rally* with a leader near ({rule:B11.d}).',
        ],
      },
    ],
    see: ['B7', 'B17'],
  },
};
