import type { Told } from '../../../../table/contract/help';
import { decimal, plural } from '../../../../words/fr/nouns';
import { unbroken } from '../../../../words/naming';
import type { BawHelpWords } from '../help';

/** Ce que dit l’aide à la table d’une bataille du monde antique. */
export const bawHelp: BawHelpWords = {
  why: {
    asking: 'Pourquoi pas ? Choisissez une unité, un chef, un hex ou un bouton gris.',
    ask: {
      enter: (hex: string) => `Pourquoi ne pas entrer en ${hex} ?`,
      evade: (hex: string) => `Pourquoi ne pas esquiver vers ${hex} ?`,
      lose: (hex: string) => `Pourquoi ne pas sacrifier l’unité en ${hex} ?`,
      retreat: (hex: string) => `Pourquoi ne pas reculer en ${hex} ?`,
      advance: (hex: string) => `Pourquoi ne pas avancer en ${hex} ?`,
      recall: 'Pourquoi ne rappeler personne ?',
    },
    can: {
      move: (hexes: number) => `Déplacement possible vers ${plural(hexes, 'hex', 'hex')}.`,
      units: (n: number, at: string) => (n === 1 ? `Celle en ${at}.` : `Celles en ${at}.`),
      answer: 'Rien ne l’interdit : choisissez-le pour répondre ainsi.',
    },
    nobody: 'Aucune de vos unités n’est sur la carte.',
  },
  threats: {
    about: 'Les ennemis qui pourront tirer sur l’unité ou l’attaquer à leur prochain tour, là où elle est.',
    none: 'Aucun ennemi ne pourra tirer sur l’unité ni l’attaquer au prochain tour.',
    attack: (odds: string) => `attaque à ${unbroken(odds)}`,
    strengths: (attack: number, defence: number) => `${decimal(attack)} contre ${decimal(defence)}`,
    led: (odds: string) => `${unbroken(odds)} avec un chef`,
    evaded: 'avec moins de mouvement : l’unité peut esquiver si un hex est libre',
    shot: 'tire : désorganise sur 1 ou 2',
    together: (n: number) => `${n} d’entre eux ensemble`,
    captures: (isWoman: boolean) => `peut ${isWoman ? 'la' : 'le'} capturer`,
  },
  comers: {
    about: 'Qui peut venir ici au prochain tour, ou attaquer qui s’y trouve, ou tirer sur lui.',
    none: 'Personne ne peut venir ici au prochain tour, ni attaquer qui s’y trouve, ni tirer sur lui.',
    goes: 'peut venir ici',
    attacks: 'peut attaquer ici',
    fires: 'peut tirer ici',
  },
  coverage: { reach: 'Mouvement', attack: 'Mêlée', hit: 'Tir' },
  orders: {
    go: (piece: string, hex: string) => `${piece} : vers ${hex}`,
    enter: (piece: string, hex: string) => `${piece} : entrer en ${hex}`,
    enterAndGo: (piece: string, entry: string, hex: string) => `${piece} : entrer en ${entry}, vers ${hex}`,
    attack: (attackers: string, defenders: string) => `${attackers} : attaquer ${defenders}`,
    evade: (unit: string, hex: string) => `${unit} : esquiver vers ${hex}`,
    stand: 'Personne n’esquive',
    lose: (unit: string) => `${unit} : à sacrifier`,
    retreat: (unit: string, hex: string) => `${unit} : reculer en ${hex}`,
    displace: (unit: string, hex: string, on: string) => `${unit} : reculer en ${hex}, en refoulant des amis jusqu’en ${on}`,
    advance: (unit: string, hex: string) => `${unit} : avancer en ${hex}`,
    hold: 'Personne n’avance',
    recall: (leader: string, unit: string) => `${leader} : rappeler ${unit}`,
  },
  reasons: {
    shot: () => 'Sur un 1 ou un 2, la cible est désorganisée : moitié moins forte, et plus facile à rompre.',
    odds: ({ text, n }: Told) => `À ${unbroken(text('odds'))} : ${plural(n('good'), 'face', 'faces')} du dé pour vous, ${n('bad')} contre.`,
    certain: () => 'Aucun dé ne tombe : une unité ennemie est perdue.',
    certainLoss: () => 'Aucun dé ne tombe : une de vos unités est perdue.',
    trapped: () => 'L’unité attaquée n’a nulle part où aller : un recul l’élimine.',
    bound: () => 'L’unité doit attaquer, et c’est ce qu’elle peut faire de mieux.',
    withLeader: ({ n }: Told) => `Avec un chef : ${decimal(n('bonus'))} de force en plus.`,
    together: ({ n }: Told) => `${plural(n('units'), 'unité peut', 'unités peuvent')} alors attaquer ensemble.`,
    highGround: () => 'L’unité se tient là où elle est doublée si on l’attaque.',
    rallies: ({ n }: Told) => `Près d’un chef, elle se rallie sur ${n('need')} ou moins.`,
    breaks: ({ n }: Told) => `L’ennemi n’est plus qu’à ${plural(n('left'), 'point', 'points')} du prochain seuil.`,
    weakest: () => 'De celles qui ont pris part, c’est la moindre perte.',
    evades: () => 'Le coup serait rude ; un hex plus loin, elle vit.',
    noWayBack: () => 'Une unité qui avancerait là n’aurait pas d’issue : repoussée à son tour, elle serait perdue.',
    tooExposed: () => 'Avancer exposerait plus que le terrain ne vaut.',
    objective: () => 'Le lieu compte à la fin.',
    leaves: () => 'Sortir ici est ce que demande la bataille.',
    enters: () => 'Plus tôt elle est sur la carte, plus tôt elle compte.',
  },
};
