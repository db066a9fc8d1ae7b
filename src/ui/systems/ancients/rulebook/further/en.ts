import { FIRST_DIE } from '../../../../../rules/armies/model/data';
import type { RuleId } from '../../../../learn/rulebook/ids';
import type { RuleEntry } from '../../../../learn/rulebook/types';
import { armyWords } from '../../../../words/armies/en';
import { listTable, namedTable, priceTable, scaleTable, traitTable } from './tables';

const number = new Intl.NumberFormat('en');

/** Drafting a battle. */
const drafting = {
  '15.1': {
    title: 'Drafting a battle',
    text: ['What history tells of a battle fits into the game under a few headings.'],
    see: ['4.a', '12', 'C2'],
  },
  '15.1.a': {
    title: 'Research',
    text: [
      'The best way to a battle is to read up on it yourself. A battle names the nationality of its armies (peoples who fought alike can share one; Egypt stands for the Hittites and Syria as well), the period in which they fought so, what they are made of, leaders, camps, panic levels and objectives.',
    ],
  },
  '15.1.b': {
    title: 'Army lists',
    text: [
      'A list shows the *classic* army of a nation, at its height. On the day some detachments were missing, and allies or hired men had come. Twice the usual size was not rare.',
      {
        table: listTable(armyWords, {
          caption: 'Army lists',
          head: ['Nation', 'Years', 'Classic army', 'Leaders', 'Points', 'Strength / panic', 'Besides'],
        }),
      },
      'Points are with light cavalry at its printed price; bows are paid by {rule:15.2.i}. Barbarians are those of {rule:13.9}, {rule:13.10} and {rule:13.12}, where these are played. An exceptional general adds one leader more.',
    ],
    ruling: 'The rules explain such a table, but the table itself is lost, so the figures follow orders of battle that are known.',
    see: ['15.2.h.3'],
  },
  '15.1.c': {
    title: 'Leaders',
    text: [
      'Every army has one leader. One that is specially trained and disciplined has one more, and so has one whose general, being present, is exceptional.',
    ],
    see: ['11', '15.2.c'],
  },
  '15.1.d': {
    title: 'Camp',
    text: [
      'Every army has a camp. Peoples who live on horseback, such as the Mongols, perhaps also Parthians, Saracens and Magyars, may do without.',
    ],
    see: ['6.j'],
  },
  '15.1.e': {
    title: 'Panic level',
    text: ['An army panics when it has lost half of its strength points. The half is rounded up; camp and leaders are not counted.'],
    ruling:
      'The rules suggest half of the strength without saying how it is rounded or what is counted; rounded up, without camp and leaders, it gives six of the seven levels that are printed.',
    see: ['4.a'],
  },
  '15.1.f': {
    title: 'Objectives',
    text: [
      'They matter most: why do the two fight, what follows from a victory, and who has to attack? A battle says so by its terms of victory, and by who wins a draw.',
    ],
    ruling: 'The rules leave it at words; here the terms are part of the battle’s file, so that the program counts them.',
    see: ['12'],
  },
  '15.1.g': {
    title: 'Armies of different ages',
    text: [
      'They may meet, and should. But the same counter does not mean the same men: Alexander’s horse would not have stopped Norman knights. One leader more, other types of unit or a rule of its own will set that right.',
    ],
    see: ['C2'],
  },
  '15.1.h': {
    title: 'Size',
    text: [
      'The scale of {rule:15.2.f} gives the counters of an army of history. If it has more than 24 or fewer than 8, multiply both sides by one factor: halves are rounded up, and of each type at least one is left.',
    ],
    ruling: 'The rules set no size; 37 hexes lie within three of a camp, and an army of more than 24 fills them.',
    see: ['13.3'],
  },
  '15.1.i': {
    title: 'Ground',
    text: ['A made-up battle is fought on a field chosen by the land: plain, hills, mountains, woods, a river, desert or a town.'],
    ruling: 'The maps of the original are lost, so these fields are ours.',
    see: ['T'],
  },
  '15.1.j': {
    title: 'What to look at again',
    text: [
      {
        list: [
          'An army without a leader ({rule:15.1.c}).',
          'An army without a camp ({rule:15.1.d}).',
          'A panic level other than half of the strength ({rule:15.1.e}).',
          'More than 36 units ({rule:15.2.h.1}).',
        ],
      },
    ],
    ruling: 'The rules trust whoever drafts the battle; a program can count for him.',
  },
} as const satisfies Partial<Record<RuleId, RuleEntry>>;

/** Limits of an army that is bought. */
const limits = {
  '15.2.h': {
    title: 'What an army may hold',
    text: [
      'An army that breaks one of these limits is refused, and every limit that it breaks is named.',
      {
        example:
          'Three phalanxes, three heavy cavalry, four light infantry, six mixed missiles and one elephant cost 36 + 18 + 12 + 12 + 15 = 93 of 100 points. Their strength is 18 + 12 + 8 + 12 + 6 = 56, so they panic at 28. They have two leaders and a camp. They are 17 units, and the six mixed missiles are no more than the eleven others.',
      },
    ],
    ruling: 'The rules set no limit at all, and some armies would be no game.',
  },
  '15.2.h.1': { title: 'Units', text: ['At least one unit, at most 36: there is no room for more around a camp.'], see: ['13.3'] },
  '15.2.h.2': {
    title: 'Mixed missiles',
    text: ['Where no list is used, at most as many mixed missiles as all other units together.'],
    ruling:
      'At 2 points they are surely a misprint, being weaker in nothing than light infantry at 3, and fifty of them would be the only army.',
    see: ['15.2.j'],
  },
  '15.2.h.3': {
    title: 'With a list',
    text: [
      'Of each type of the list at most twice the classic number for 100 points, and so much more or less for other points, rounded up. Other types are allies and mercenaries: at most a fifth of the points, rounded down, may go to them.',
    ],
    see: ['15.1.b'],
  },
  '15.2.h.4': {
    title: 'Named types of a list',
    text: [
      'A named type of a list stands in place of the counter that it is, and counts with it. Where only part of a counter’s number may be named, the same part of its limit applies, rounded up.',
      'Where a national trait makes a whole counter what a named type is, both are bought as the counter, within its limit: light cavalry with horse archers, light archers with crossbows.',
    ],
    see: ['15.2.i', '15.3.e'],
  },
  '15.2.h.5': { title: 'Price', text: ['The price must not exceed the points.'], see: ['15.2.a'] },
} as const satisfies Partial<Record<RuleId, RuleEntry>>;

/** Buying an army. */
const buying = {
  '15.2': {
    title: 'Buying an army',
    text: ['Two armies of equal worth are bought with the same number of points.'],
    see: ['13.3', 'C'],
  },
  '15.2.a': {
    title: 'Points',
    text: [
      'Each player has the same number of points to spend, say 100: any whole number from 30 to 300, and the same for both unless a handicap is agreed. Points that are not spent are lost.',
    ],
    ruling: 'The rules name a hundred as an example; below 30 there is no battle, and above 300 no room.',
  },
  '15.2.b': {
    title: 'Prices',
    text: [{ table: priceTable(armyWords, { caption: 'What units cost', head: ['Unit', 'Code', 'Points'] }) }],
    see: ['C'],
  },
  '15.2.c': {
    title: 'Leaders and camps',
    text: [
      'Both armies have the same number of leaders and a camp each; neither is paid for. There is one leader for each 50 points begun, so two for 100. With a handicap both have as many as the greater number of points brings.',
    ],
    ruling: 'The rules give no number; the leaders of the lists do not apply, for equal is equal.',
    see: ['15.1.c'],
  },
  '15.2.d': {
    title: 'Panic',
    text: ['An army panics when it has lost half of the strength that was bought, rounded up.'],
    see: ['15.1.e'],
  },
  '15.2.e': { title: 'Set-up', text: ['Both armies are set up by free deployment ({rule:13.3}).'] },
  '15.2.f': {
    title: 'Scale',
    text: [
      'To find out how many counters an army of history had:',
      {
        table: scaleTable(
          { caption: 'What one counter stands for', head: ['Unit', 'In the field'] },
          [
            ['cavalry', 'cavalry', '{n} men and horses'],
            ['infantry', 'infantry', '{n} men'],
            ['missile', 'troops with missiles: light and heavy archers, mixed missiles', '{n} men'],
            ['phalanx', 'phalanx', '{n} men'],
            ['chariots', 'chariots', '{n} chariots, that is 1,000 men and their horses'],
            ['elephants', 'elephants', '{n} beasts, with some 5,000 light infantry'],
          ],
          number,
        ),
      },
    ],
    see: ['15.1.h'],
  },
  '15.2.g': {
    title: 'Arrows',
    text: [
      'With arrow supply ({rule:13.6}), arrows are bought between battles: a hundred volleys cost 1 point, and a hundred begun is paid in full. No unit carries more than six, camps excepted.',
    ],
    ruling: 'The rules do not say what a part of a hundred costs.',
  },
  ...limits,
  '15.2.i': {
    title: 'Named types',
    text: [
      {
        table: namedTable(armyWords, { caption: 'What named types cost', head: ['Unit', 'What it is', 'Points'] }, [
          'light archers with 3 shots',
          'light cavalry with missile B',
          'heavy cavalry by another name',
        ]),
      },
      'A unit with other values costs its counter’s price times its strength over the counter’s, rounded up, and at least 1.',
    ],
    ruling:
      'The rules price the printed counters alone; a longbow is priced as the crossbows of {rule:15.3.e}, a horse archer as light cavalry and half an archer.',
    see: ['C2'],
  },
  '15.2.j': {
    title: 'Mended prices',
    text: ['If both agree, mixed missiles cost 4, and {rule:15.2.h.2} falls away.'],
    ruling: 'It stays off unless it is asked for, since 2 is what is printed.',
  },
  '15.2.k': {
    title: 'Fleets',
    text: [
      'A small ship costs 2 points, a large one 4; add the quality of its crew, 1 to 4, then 1 for each marine, 2 for a ballista, 1 for a corvus. An average small ship with one marine is 6, a large one with two marines 9.',
      'A battle at sea by points: 60 each, at most 14 ships, no camps and no leaders, every side in its own half of an open sea of 22 by 14 hexes.',
      `The first movement die is given with the position. Where players roll for themselves, or both devices make the dice, it is a ${FIRST_DIE}.`,
    ],
    ruling:
      'The rules speak of the price of fleets and give none; so an average small ship costs what a chariot does; and neither side is to choose the first movement die.',
    see: ['14.1'],
  },
} as const satisfies Partial<Record<RuleId, RuleEntry>>;

/** Campaigns and traits. */
const campaigns = {
  '15.3': {
    title: 'Campaigns and nations',
    text: ['Battles can be strung together into a war.'],
    see: ['15.2'],
  },
  '15.3.a': {
    title: 'The war',
    text: [
      'The players draw a map of its lands and agree how armies march, what fleets do and what taxes bring in. They also settle which units each nation may buy, at the prices of {rule:15.2}.',
    ],
  },
  '15.3.b': { title: 'Its battles', text: ['Where two armies meet, a battle of six turns is fought.'] },
  '15.3.c': {
    title: 'What the victor recovers',
    text: [
      'The victor recovers half of the losses that he suffered in the battle, in strength points: half of the full strength of his eliminated units, rounded down. He picks eliminated units whose strengths sum to no more than that. Camps and leaders are not strength. After a draw nobody recovers.',
      {
        example:
          'Two heavy infantry, a light infantry and a mixed missile unit were lost, 12 in all, so 6 come back: heavy and light infantry, or heavy infantry and mixed missiles, or light infantry and mixed missiles, but not both heavy infantry.',
      },
    ],
    ruling: 'The rules say half without saying of what, or who picks.',
    see: ['12'],
  },
  '15.3.d': {
    title: 'Who left the map',
    text: ['Both sides recover every unit that left the map, by choice or in panic.'],
    see: ['6.g'],
  },
  '15.3.e': {
    title: 'National traits',
    text: [
      'If all agree, each nation rolls a die for a trait of its own before armies are bought. Both may have the same.',
      { table: traitTable(armyWords, { caption: 'National traits', head: ['Die', 'Trait', 'What it does'] }) },
      'In single battles everybody else pays 15 for an elephant.',
    ],
    ruling:
      'The rules tell of traits in campaigns; they serve in single battles by points too; and “any one melee phase” of barbarians is named as it begins, so that nobody waits to see how his first attacks go.',
    see: ['13.10', '13.11', 'T2'],
  },
} as const satisfies Partial<Record<RuleId, RuleEntry>>;

/** Battles, armies and campaigns of one's own. */
export const further: Readonly<Record<Extract<RuleId, '15' | `15.${string}`>, RuleEntry>> = {
  '15': {
    title: 'Battles, armies, campaigns',
    text: [
      'Any two armies of the ancient and medieval world can meet on these maps. This section helps you to draft a battle out of history, to buy two armies of equal worth, and to string battles together into a war. It is advice rather than law: whatever both players agree on is right.',
    ],
    see: ['C', '13'],
  },
  ...drafting,
  ...buying,
  ...campaigns,
};
