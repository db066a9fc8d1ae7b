import type { Lesson, Setting } from '../../../learn/lessons/types';

const archers: Setting = {
  position: {
    system: 'baw',
    map: { columns: 7, rows: 5, forest: 'D3' },
    armies: [{ units: ['ARC D4', 'LEG B4'] }, { units: ['HOP D2', 'HOP F3', 'HOP F1'] }],
  },
  rolls: { 'D4:F3': [2] },
};

const javelins: Setting = {
  position: {
    system: 'baw',
    map: { columns: 6, rows: 5 },
    turn: 3,
    armies: [{ units: ['LEG B3', 'ARC D3'] }, { units: ['MF C3', 'HOP D1'] }],
  },
  rolls: { 'B3:C3': [5], 'D3:C3': [1] },
};

/** The learner is attacked. */
const evasion: Setting = {
  position: {
    system: 'baw',
    map: { columns: 6, rows: 5 },
    turn: 4,
    phase: 'melee',
    armies: [{ units: ['LEG B3', 'MC C4'] }, { units: ['HA C3', 'AUX E1'] }],
  },
  you: 2,
  foe: ['B3+C4xC3', 'advance C4-C3', 'hold', 'end'],
  dice: [1],
};

/** Range, sight and the fire table, javelins, evasion. */
export const skirmish: Lesson = {
  id: 'skirmish',
  system: 'baw',
  teaches: ['B1.c', 'B8.a', 'B8.b', 'B8.d', 'B8.e', 'B8.f', 'B8.g', 'B10.b', 'B10.c', 'B11.a', 'B11.b'],
  steps: [
    {
      setting: archers,
      text: {
        en: 'Your turn begins with *fire*, before anybody moves ({rule:B8.a}). Archers reach 2 hexes ({rule:B8.d}), and forest blocks their sight ({rule:B8.f}). Tap the enemy whom the archers on D4 can hit.',
        fr: 'Votre tour commence par le *tir*, avant que quiconque ne bouge ({rule:B8.a}). Les archers portent à 2 hex ({rule:B8.d}), et une forêt leur bloque la vue ({rule:B8.f}). Touchez l’ennemi que les archers en D4 peuvent atteindre.',
      },
      goal: { tap: 'F3' },
      wrong: [
        {
          when: { did: 'tap D2' },
          say: { en: 'In range, but the forest on D3 is in the way.', fr: 'À portée, mais la forêt en D3 est en travers.' },
          by: ['tap D2'],
        },
        {
          when: { did: 'tap F1' },
          say: { en: 'That is farther than 2 hexes.', fr: 'C’est à plus de 2 hex.' },
          by: ['tap F1'],
        },
      ],
      hint: { en: 'Two hexes away, and nothing between.', fr: 'À deux hex, et rien entre les deux.' },
      otherwise: { en: 'One of the three hoplites.', fr: 'L’un des trois groupes d’hoplites.' },
      done: {
        en: 'F3. Units do not block: bows shoot over friend and foe.',
        fr: 'F3. Les unités ne bloquent pas : les arcs tirent par-dessus amis et ennemis.',
      },
      solution: ['tap F3'],
    },
    {
      text: {
        en: 'Shoot at F3. A 1 or a 2 hits, whoever the target is; nothing changes the die ({rule:B8.g}).',
        fr: 'Tirez sur F3. Un 1 ou un 2 touche, quelle que soit la cible ; rien ne modifie le dé ({rule:B8.g}).',
      },
      goal: { event: 'fired', with: { unit: 'D4', target: 'F3' } },
      show: 'D4 F3',
      hint: { en: 'Tap D4, then F3.', fr: 'Touchez D4, puis F3.' },
      wrong: [
        {
          when: { did: 'refused B8.f sight' },
          say: { en: 'No sight: shoot at the others, on F3.', fr: 'Pas de vue : tirez sur les autres, en F3.' },
          by: ['D4:D2'],
        },
      ],
      done: {
        en: 'A 2: disorganised. They are halved, in attack and defence ({rule:B11.a}), they neither fire nor advance ({rule:B11.b}), and one day they must rally. Fire never eliminates.',
        fr: 'Un 2 : désorganisés. Ils sont divisés par deux, en attaque et en défense ({rule:B11.a}), ne tirent ni n’avancent ({rule:B11.b}), et devront un jour se rallier. Le tir n’élimine jamais.',
      },
      solution: ['D4:F3'],
    },
    {
      setting: javelins,
      text: {
        en: 'Another turn. A legion throws its javelins at a unit beside it, *once* in the whole battle ({rule:B8.b}). Throw them, and shoot with the archers too: whoever has an enemy beside him shoots at him or not at all ({rule:B8.e}).',
        fr: 'Un autre tour. Une légion lance ses javelots sur une unité à côté d’elle, *une seule fois* dans toute la bataille ({rule:B8.b}). Lancez-les, et tirez aussi avec les archers : qui a un ennemi à côté de lui tire sur lui, ou ne tire pas ({rule:B8.e}).',
      },
      goal: {
        list: [
          { check: { event: 'fired', with: { unit: 'B3' } }, text: { en: 'The legion throws.', fr: 'La légion lance.' } },
          { check: { event: 'fired', with: { unit: 'D3' } }, text: { en: 'The archers shoot.', fr: 'Les archers tirent.' } },
        ],
      },
      show: 'B3 D3',
      hint: { en: 'Tap B3, then C3. Then D3, and C3.', fr: 'Touchez B3, puis C3. Ensuite D3, et C3.' },
      wrong: [
        {
          when: { did: 'refused B8.e enemyNear' },
          say: {
            en: 'The archers have the warband beside them: they cannot shoot past it.',
            fr: 'Les archers ont la bande guerrière à côté d’eux : ils ne peuvent pas tirer plus loin.',
          },
          by: ['D3:D1'],
        },
      ],
      done: {
        en: 'The javelins missed, and they are gone; the arrows did not. Strength in brackets means that archers only defend in melee ({rule:B1.c}).',
        fr: 'Les javelots ont manqué, et ils sont partis ; les flèches, non. Une force entre parenthèses veut dire que les archers ne font que se défendre en mêlée ({rule:B1.c}).',
      },
      solution: ['B3:C3', 'D3:C3'],
    },
    {
      setting: evasion,
      first: ['B3+C4xC3'],
      text: {
        en: 'Now you lead *Blue*, and Red attacks your horse archers: 9 against 3. They are light, and faster than *every* attacker, so before any die they may *evade* by one hex ({rule:B10.b}). Do it.',
        fr: 'Maintenant vous menez les *Bleus*, et les Rouges attaquent vos archers à cheval : 9 contre 3. Ils sont légers, et plus rapides que *chaque* attaquant : avant tout dé, ils peuvent *esquiver* d’un hex ({rule:B10.b}). Faites-le.',
      },
      goal: { event: 'evaded', with: { unit: 'C3' } },
      show: 'C3',
      hint: { en: 'Tap one of the marked hexes behind them.', fr: 'Touchez un des hex marqués derrière eux.' },
      wrong: [
        {
          when: { order: 'stand' },
          say: {
            en: 'They have stood, at 3-1, and a 1 eliminates them. Light troops do not fight legions.',
            fr: 'Ils ont tenu, à 3-1, et un 1 les élimine. Les troupes légères ne se battent pas contre des légions.',
          },
          by: ['stand'],
        },
      ],
      done: {
        en: 'Both attackers have spent their attack on nothing. Yours may shoot in your next turn, and are never bound ({rule:B10.c}).',
        fr: 'Les deux attaquants ont dépensé leur attaque pour rien. Les vôtres pourront tirer à votre prochain tour, et ne sont jamais engagés ({rule:B10.c}).',
      },
      solution: ['evade C3-C2'],
    },
    {
      text: {
        en: 'When could the same horse archers, movement 8, *not* have evaded?',
        fr: 'Quand les mêmes archers à cheval, mouvement 8, n’auraient-ils *pas* pu esquiver ?',
      },
      goal: {
        choose: [
          {
            text: {
              en: 'If light horse, movement 8, had joined the attack',
              fr: 'Si une cavalerie légère, mouvement 8, avait pris part à l’attaque',
            },
            right: true,
            say: {
              en: 'Yes: they must be faster than every attacker, and 8 is not more than 8.',
              fr: 'Oui : il faut être plus rapide que chaque attaquant, et 8 n’est pas plus que 8.',
            },
          },
          {
            text: { en: 'If they had fired in their own turn', fr: 'S’ils avaient tiré pendant leur propre tour' },
            say: { en: 'Fire hinders nothing else.', fr: 'Le tir n’empêche rien d’autre.' },
          },
          {
            text: { en: 'If they had already evaded last turn', fr: 'S’ils avaient déjà esquivé au tour précédent' },
            say: { en: 'They may do so whenever they are attacked.', fr: 'Ils le peuvent chaque fois qu’on les attaque.' },
          },
        ],
      },
      solution: ['say 1'],
    },
  ],
  end: {
    en: 'Fire first, then move, then fight: a disorganised enemy is half an enemy. And light troops live by not being there.',
    fr: 'Tirer, puis bouger, puis combattre : un ennemi désorganisé est la moitié d’un ennemi. Et les troupes légères vivent de n’être pas là.',
  },
};
