import type { RuleId } from '../../../../learn/rulebook/ids';
import type { RuleEntry } from '../../../../learn/rulebook/types';
import { PRICES } from './tables';

/** Battles, armies and campaigns of one's own. */
export const further: Readonly<Record<Extract<RuleId, '15' | `15.${string}`>, RuleEntry>> = {
  '15': {
    title: 'Battles, armies, campaigns',
    text: [
      'Any two armies of the ancient and medieval world can meet on these maps. This section helps you to draft a battle out of history, to buy two armies of equal worth, and to string battles together into a war. It is advice rather than law: whatever both players agree on is right.',
    ],
    see: ['C', '13'],
  },
  '15.1': {
    title: 'Drafting a battle',
    text: [
      'The best way to a battle is to read up on it. What you find fits into the game under these headings:',
      {
        list: [
          '*Nationality:* whose way of war it is. Peoples who fought alike can share one; Egypt stands for Mesopotamia, the Hittites and Syria as well.',
          '*Period:* between which dates the army fought so, and somewhat beyond. No army stayed the same for long.',
          '*Composition:* the army at its height, as a pattern. On the day some detachments were missing, and allies or hired men had come. Twice the usual size was not rare.',
          '*Leaders:* every army has at least one. A well-trained and disciplined army has one more, and so has one under an exceptional general.',
          '*Camp:* every army has one. Armies that live on horseback, such as the Mongols, may do without.',
          '*Panic:* at half of the army’s strength points, rounded up; camp and leaders are not counted.',
          '*Objectives:* the most important part. Why do they fight, what follows from a victory, and who has to attack?',
        ],
      },
      'Armies of different ages may meet, and should. But the same counter does not mean the same men: Alexander’s horse would not have stopped Norman knights. One leader more, another type of unit or a rule of its own will set that right.',
    ],
    ruling:
      'The rules suggest half of the strength without saying how it is rounded or what is counted; rounded up, without camp and leaders, it gives six of the seven levels that are printed.',
    see: ['4.a', '12', 'C2'],
  },
  '15.2': {
    title: 'Buying an army',
    text: [
      'Each player has the same number of points to spend on units, 100 unless you agree otherwise.',
      {
        table: {
          caption: 'What units cost',
          head: ['Unit', 'Code', 'Points'],
          rows: [
            ['light infantry', 'LI', PRICES.LI],
            ['heavy infantry', 'HI', PRICES.HI],
            ['phalanx', 'PX', PRICES.PX],
            ['light archers', 'LA', PRICES.LA],
            ['heavy archers', 'HA', PRICES.HA],
            ['mixed missiles', 'MM', PRICES.MM],
            ['light cavalry', 'LC', PRICES.LC],
            ['heavy cavalry', 'HC', PRICES.HC],
            ['knights', 'KT', PRICES.KT],
            ['chariots', 'CH', PRICES.CH],
            ['elephants', 'EL', PRICES.EL],
          ],
        },
      },
      'Both armies have the same number of leaders and a camp each. An army panics when it has lost half of its strength points. Both are set up by free deployment ({rule:13.3}).',
      'To find out how many counters an army of history had:',
      {
        table: {
          caption: 'What one counter stands for',
          head: ['Unit', 'In the field'],
          rows: [
            ['cavalry', '2,000 men and horses'],
            ['infantry', '4,000 men'],
            ['troops with missiles', '2,000 men'],
            ['phalanx', '6,000 men'],
            ['chariots', '500 chariots, with 1,000 men and horses'],
            ['elephants', '25 beasts, with some 5,000 light infantry'],
          ],
        },
      },
    ],
    see: ['13.3', 'C'],
  },
  '15.3': {
    title: 'Campaigns',
    text: [
      'For a whole war the players draw a map of its lands and agree how armies march, what fleets do and what taxes bring in. They also settle which units each nation may buy, at the prices of {rule:15.2}. Where two armies meet, a battle of six turns is fought.',
      {
        list: [
          'After the battle the victor gets back half of the strength points it has lost.',
          'Both sides get back the units that left the map, on purpose or in panic.',
          'With arrow supply ({rule:13.6}), a hundred volleys cost 1 point between battles.',
        ],
      },
      'If all agree, each nation rolls the die for a trait of its own:',
      {
        table: {
          caption: 'National traits',
          head: ['Die', 'Trait', 'What it does'],
          rows: [
            [
              '1',
              'elephants',
              'Elephants cost half. Others buy theirs from this nation, at its price. Its horses are used to them: enemy elephants are not doubled against its cavalry.',
            ],
            ['2', 'navy', 'Fleets cost half. In a single battle the nation is raiding a foreign shore and has 1 victory point more.'],
            ['3', 'barbarians', 'Terrain does not disorder its light infantry, which also triples its attack in one melee phase.'],
            ['4', 'horse archers', 'All its light cavalry has missile letter B.'],
            ['5', 'crossbows', 'Its light archers cost twice as much and fire three times a turn.'],
            ['6', 'training', 'One leader more in every battle.'],
          ],
        },
      },
    ],
    see: ['15.2', '6.g'],
  },
};
