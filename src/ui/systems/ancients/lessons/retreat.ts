import type { Lesson, Setting } from '../../../learn/lessons/types';

const map = { columns: 7, rows: 5 };

/** Knights have just declared an attack on light cavalry. */
const slip: Setting = {
  position: {
    system: 'ancients',
    map,
    player: 2,
    phase: 'melee',
    attack: { order: 'C3xC4', asks: 'retreat' },
    armies: [{ units: ['LC C4/1'] }, { units: ['KT C3/4 attacked'] }],
  },
  rolls: { stand: [4], 'retreat B3': [4], 'retreat D3': [4] },
  foe: ['press'],
};

/** Before heavy cavalry: one is too slow, one is disordered, one may go. */
const able: Setting = {
  position: {
    system: 'ancients',
    map,
    player: 2,
    phase: 'melee',
    armies: [{ units: ['LI C3/1', 'LC D3/1', 'LC E3/1 disordered'] }, { units: ['HC D2/4'] }],
  },
  foe: [],
};

/** In a corner: the edge of the map, a river, a friend, and a wood. */
const corner: Setting = {
  position: {
    system: 'ancients',
    map: { ...map, woods: 'C1 D1 E1', river: 'A1/3 A1/4' },
    player: 2,
    phase: 'melee',
    attack: { order: 'B2xB1', asks: 'retreat' },
    armies: [{ units: ['LC B1/4', 'HI C2/1'] }, { units: ['KT B2/1 attacked'] }],
  },
  rolls: { stand: [4], 'retreat A2': [4] },
  foe: ['press'],
};

const chase: Setting = {
  position: {
    system: 'ancients',
    map,
    phase: 'melee',
    armies: [{ units: ['HC C4/1'] }, { units: ['LC C3/4'] }],
  },
  rolls: { C4xC3: [4] },
  foe: ['retreat D3'],
};

/** A beaten unit in the woods, and two who could drive it out. */
const wood: Setting = {
  position: {
    system: 'ancients',
    map: { ...map, woods: 'B2 B1 C3 C2 D2' },
    phase: 'melee',
    armies: [{ units: ['HI C4/1', 'HC D3/6'] }, { units: ['LI C3/4 disordered'] }],
  },
  rolls: { C4xC3: [4], D3xC3: [4] },
  foe: [],
};

/** Slipping away before the blow, pressing after, and who must follow into the empty hex. */
export const retreat: Lesson = {
  id: 'retreat',
  system: 'ancients',
  teaches: ['9.1', '9.4'],
  steps: [
    {
      setting: slip,
      text: {
        en: 'Blue’s knights charge your light cavalry, 8 against 2. Before the die falls you are asked, for whoever is faster may slip away: your riders move 6, the knights 4, so a {rule:9.1|retreat before combat} is open to you, one hex in any direction. Choose a hex that is not in the front of the knights.',
        fr: 'Les chevaliers bleus chargent votre cavalerie légère, 8 contre 2. Avant que le dé ne tombe, on vous pose une question, car qui est plus rapide peut se dérober : vos cavaliers ont 6 de mouvement, les chevaliers 4, et la {rule:9.1|retraite avant combat} vous est ouverte, d’un hex, dans n’importe quelle direction. Choisissez un hex qui n’est pas dans le front des chevaliers.',
      },
      goal: { piece: 'LC', army: 1, at: 'B4 C5 D4' },
      hint: {
        en: 'The knights on C3 face down the map: B3, C4 and D3 are their front. B4, C5 and D4 are out of it.',
        fr: 'Les chevaliers en C3 regardent vers le bas : leur front est B3, C4 et D3. B4, C5 et D4 n’en font pas partie.',
      },
      wrong: [
        {
          when: { order: 'stand' },
          say: {
            en: 'Brave, but 8 against 2 is 3-1, the worst column for you: a 4 and your riders are gone. Take it back and give way.',
            fr: 'Courageux, mais 8 contre 2 donne 3-1, la pire des colonnes pour vous : un 4, et vos cavaliers disparaissent. Annulez et dérobez-vous.',
          },
          by: ['stand'],
        },
        {
          when: { event: 'pressed' },
          say: {
            en: 'There you still stood in the front of the knights. They pressed the attack, and nobody may retreat twice. Take it back and go farther round.',
            fr: 'Là, vous étiez encore dans le front des chevaliers. Ils ont poursuivi l’attaque, et on ne bat pas en retraite deux fois. Annulez et mettez-vous hors d’atteinte.',
          },
          by: ['retreat B3'],
        },
      ],
      done: {
        en: 'Saved, at a price: a unit that retreats becomes disordered and turns to face the way it goes. The knights have spent their attack on thin air ({rule:9.a}). And why did they follow? An attacker must {rule:9.4|advance} into the hex that has been left.',
        fr: 'Sauvés, mais cela a un prix : qui bat en retraite est désorganisé et regarde du côté où il va. Les chevaliers ont dépensé leur attaque dans le vide ({rule:9.a}). Et pourquoi ont-ils suivi ? L’attaquant doit {rule:9.4|avancer} dans l’hex abandonné.',
      },
      solution: ['retreat C5'],
    },
    {
      setting: able,
      text: {
        en: 'A {rule:9.1|retreat before combat} takes two things: a movement allowance *greater* than the attacker’s, and good order. The allowance is the last number of a counter, and Blue’s heavy cavalry has 5. Tap your unit that could slip away from it.',
        fr: 'Pour {rule:9.1|battre en retraite avant combat}, il faut deux choses : une capacité de mouvement *supérieure* à celle de l’attaquant, et ne pas être désorganisé. La capacité est le dernier chiffre du pion ; la cavalerie lourde bleue a 5. Touchez celle de vos unités qui pourrait lui échapper.',
      },
      goal: { tap: 'D3' },
      wrong: [
        {
          when: { did: 'tap C3' },
          say: {
            en: 'Light infantry has an allowance of 3. On foot nobody outruns a horse.',
            fr: 'L’infanterie légère a une capacité de 3. À pied, on ne distance pas un cheval.',
          },
          by: ['tap C3'],
        },
        {
          when: { did: 'tap E3' },
          say: {
            en: 'Fast enough, but it shows its hatched side: a disordered unit cannot retreat.',
            fr: 'Assez rapide, mais elle montre sa face hachurée : une unité désorganisée ne peut pas battre en retraite.',
          },
          by: ['tap E3'],
        },
      ],
      otherwise: { en: 'None of your units is there.', fr: 'Aucune de vos unités ne s’y trouve.' },
      done: {
        en: 'Light cavalry in good order, 6 against 5: it gets away from all horsemen but its own kind.',
        fr: 'De la cavalerie légère en bon ordre, 6 contre 5 : elle échappe à tous les cavaliers, sauf à ses pareilles.',
      },
      solution: ['tap D3'],
    },
    {
      setting: corner,
      text: {
        en: 'Now you are in a corner. A retreat costs no points and may go into any ground, but never across a {rule:T1|river}, off the map, or into a hex where a unit stands, friend or enemy. Get your light cavalry out of reach of the knights.',
        fr: 'Vous voilà dans un coin. La retraite ne coûte pas de points et permet tout terrain, mais elle ne franchit jamais une {rule:T1|rivière}, ne sort jamais de la carte et n’entre jamais dans un hex occupé par une unité, amie ou ennemie. Mettez votre cavalerie légère hors d’atteinte des chevaliers.',
      },
      goal: { piece: 'LC', army: 1, at: 'C1' },
      hint: {
        en: 'Woods disorder whoever enters; but a retreat does that anyway.',
        fr: 'Un bois désorganise qui y entre ; mais la retraite le fait de toute façon.',
      },
      wrong: [
        {
          when: { event: 'pressed' },
          say: {
            en: 'A2 lies in the front of the knights, and they pressed. Take it back.',
            fr: 'A2 est dans le front des chevaliers, et ils ont poursuivi l’attaque. Annulez.',
          },
          by: ['retreat A2'],
        },
        {
          when: { order: 'stand' },
          say: {
            en: '8 against 2, and a 4: gone. There is still a way out; take it back.',
            fr: '8 contre 2, et un 4 : éliminée. Il reste pourtant une issue ; annulez.',
          },
          by: ['stand'],
        },
        {
          when: { did: 'refused 9.1 noRetreatThere' },
          say: {
            en: 'Not there. A1 is behind the river, and on C2 your own heavy infantry stands.',
            fr: 'Pas là. A1 est derrière la rivière, et votre propre infanterie lourde occupe C2.',
          },
          by: ['retreat A1'],
        },
      ],
      done: {
        en: 'Into the trees. To be disordered twice over is no worse than once: only fire and melee can eliminate.',
        fr: 'Sous les arbres. Être désorganisé deux fois de la sorte n’est pas pire qu’une seule : seuls le tir et la mêlée éliminent.',
      },
      solution: ['retreat C1'],
    },
    {
      setting: chase,
      text: {
        en: 'Now from the other side. Your heavy cavalry, allowance 5, stands before light cavalry, allowance 6. Attack it and see what it does.',
        fr: 'À vous d’attaquer. Votre cavalerie lourde, de capacité 5, se trouve devant une cavalerie légère, de capacité 6. Attaquez-la et voyez ce qu’elle fait.',
      },
      goal: { asks: 'press' },
      show: 'C4 C3',
      solution: ['C4xC3'],
    },
    {
      text: {
        en: 'It slipped away only to D3, still in your front, so you may {rule:9.1|press the attack}. Everything is worked out afresh where it stands: disordered, its flank towards you, and with no second retreat; in return you give up the hex it left. Press!',
        fr: 'Elle ne s’est dérobée qu’en D3, toujours dans votre front : vous pouvez donc {rule:9.1|poursuivre l’attaque}. Tout est recompté là où elle se trouve : désorganisée, le flanc tourné vers vous, sans seconde retraite possible ; en échange, vous renoncez à l’hex qu’elle a quitté. Poursuivez !',
      },
      goal: { event: 'eliminated', with: { hex: 'D3' } },
      show: 'D3',
      wrong: [
        {
          when: { event: 'halted' },
          say: {
            en: 'You let it go and rode into C3, the hex it left. Sometimes that is right; but here it would have been 8 against 1. Take it back and press.',
            fr: 'Vous l’avez laissée partir et avez avancé en C3, l’hex qu’elle a quitté. C’est parfois le bon choix ; mais ici, c’était 8 contre 1. Annulez et poursuivez.',
          },
          by: ['halt'],
        },
      ],
      done: {
        en: 'Eliminated, and your riders have {rule:9.4|advanced} into D3. Nobody asked them: most troops must follow, even to places where you would rather not have them.',
        fr: 'Éliminée, et vos cavaliers ont {rule:9.4|avancé} en D3. Personne ne le leur a demandé : la plupart des troupes doivent suivre, même là où vous préféreriez ne pas les voir.',
      },
      solution: ['press'],
    },
    {
      setting: wood,
      text: {
        en: 'When the defender’s hex falls empty, the attacker {rule:9.4|must enter it}; only heavy infantry and phalanxes may stay where they are. Two of your units can destroy the enemy in the woods, and woods disorder whoever enters. Destroy it, and keep both your units in good order.',
        fr: 'Quand l’hex du défenseur se vide, l’attaquant {rule:9.4|doit y entrer} ; seules l’infanterie lourde et la phalange peuvent rester sur place. Deux de vos unités peuvent détruire l’ennemi dans le bois, et un bois désorganise qui y entre. Détruisez-le, et gardez vos deux unités en bon ordre.',
      },
      goal: { event: 'held' },
      wrong: [
        {
          when: { event: 'advanced', with: { unit: 'D3' } },
          say: {
            en: 'The enemy is gone, but your cavalry had to follow him into the trees and is disordered. Take it back: somebody else may stay outside.',
            fr: 'L’ennemi a disparu, mais votre cavalerie a dû le suivre sous les arbres et la voilà désorganisée. Annulez : une autre unité a le droit de rester dehors.',
          },
          by: ['D3xC3'],
        },
        {
          when: { event: 'advanced', with: { unit: 'C4' } },
          say: {
            en: 'You had the choice and went in: the woods have disordered your infantry. Take it back and hold.',
            fr: 'Vous aviez le choix et vous êtes entré : le bois a désorganisé votre infanterie. Annulez et restez sur place.',
          },
          by: ['C4xC3', 'advance'],
        },
      ],
      done: {
        en: 'Well held. An advance costs no points and no ground stops it, only a river does. And if the advancing unit has leaders with it, you choose whether they go along.',
        fr: 'Bien tenu. L’avance ne coûte pas de points et aucun terrain ne l’arrête, sauf une rivière. Et si des chefs accompagnent l’unité qui avance, vous choisissez s’ils la suivent.',
      },
      solution: ['C4xC3', 'hold'],
    },
  ],
  end: {
    en: 'Fast troops give way, heavy troops hold, and an attack may pull its victor out of line. Before you strike, look where you will stand afterwards.',
    fr: 'Les troupes rapides se dérobent, les lourdes tiennent, et une attaque peut arracher le vainqueur à sa ligne. Avant de frapper, regardez où vous vous retrouverez.',
  },
};
