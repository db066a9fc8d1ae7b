import { capital, faces, plural } from '../../../../words/fr/nouns';
import type { LandPanelWords } from '..';
import { agreed, theUnit, verb } from './units';
/** What a land battle says round its map, and on cards over it, beside what every game does. */
export const besideMap: LandPanelWords['table'] = {
  card: {
    title: 'Unité',
    guide: {
      movement:
        'Choisissez une unité, puis un hex marqué\u00a0; les chiffres sont les points restants. Appuyez sur l’hex et glissez pour choisir aussi l’orientation.',
      leaders: 'Tous les chefs sont placés.',
      fire: 'Choisissez une unité de tir, puis sa cible. Les unités pâles n’ont personne sur qui tirer.',
      melee:
        'Choisissez une unité, puis un ennemi devant elle\u00a0: le rapport de forces s’affiche avant l’attaque. Les unités pâles n’ont personne à attaquer.',
      deploy: 'Placez votre camp, puis vos unités et vos chefs à trois hex de lui au plus.',
      muster: 'Des cavaliers peuvent mettre pied à terre, avant la bataille seulement.',
      command: 'Ce que vos chefs décident avant que quiconque ne bouge.',
      rally: 'Choisissez une unité désorganisée hors de contact\u00a0: les points d’activation qui restent peuvent la rallier.',
      over: 'La bataille est terminée. Le journal permet d’en revoir chaque moment.',
    },
    placing: (n) =>
      `${plural(n, 'chef attend', 'chefs attendent')} d’être ${n < 2 ? 'placé' : 'placés'}. Choisissez un hex\u00a0: tout hex sans ennemi convient.`,
    missile: 'tir',
    star: 'force doublée contre la cavalerie',
    allRound: 'tout autour',
    beside: 'à côté de la carte',
    leaders: (n) => `${plural(n, 'chef', 'chefs')} dans son hex\u00a0: ×${2 ** n} en mêlée`,
    can: { move: 'Se déplacer', fire: 'Tirer', attack: 'Attaquer' },
    yes: 'dans sa phase',
    canMove: (hexes, onlyLeaves) =>
      onlyLeaves ? 'seulement quitter la carte' : hexes === 0 ? 'seulement pivoter' : `possible vers ${plural(hexes, 'hex', 'hex')}`,
    canFire: (n) => plural(n, 'cible', 'cibles'),
    noTargets: 'aucune cible pour l’instant',
    classes: { infantry: 'infanterie', cavalry: 'cavalerie', other: 'ni infanterie ni cavalerie', camp: 'camp' },
    shots: (n) => plural(n, 'tir par phase', 'tirs par phase'),
    turnLeft: 'Pivoter à gauche',
    turnRight: 'Pivoter à droite',
    leave: 'Sortir de la carte',
  },
  turnRolls: {
    points: (n) => plural(n, 'point d’activation', 'points d’activation'),
    lost: 'contrôle perdu',
    kept: 'tous obéissent',
    first: 'qui joue le premier',
  },
  shot: {
    title: 'Tir',
    choose: 'Choisissez une cible\u00a0: chacune porte le jet qui touche.',
    none: 'Aucune cible à portée, dans l’arc et en vue. Pointez un ennemi pour voir ce qui gêne.',
    line: (range, need) => `Portée ${range}\u00a0: un jet de ${faces(1, need)} touche, ${need} sur 6.`,
    effect: {
      disorder: 'Si le tir touche, la cible est désorganisée.',
      eliminate: 'La cible est déjà désorganisée\u00a0: si le tir touche, elle est éliminée.',
    },
    marker: 'Qui tire reçoit un marqueur Volée et ne peut ni bouger, ni pivoter, ni attaquer jusqu’à la phase de ralliement de son camp.',
  },
  melee: {
    choose: 'Choisissez une cible\u00a0: chacune porte le rapport de forces.',
    none: 'Aucun ennemi à attaquer dans les trois hex de front.',
  },
  reserves: {
    title: 'Réserves',
    due: (n) => (n < 2 ? 'peut entrer' : 'peuvent entrer'),
    dark: (n) => (n < 2 ? 'reste à côté de la carte la nuit' : 'restent à côté de la carte la nuit'),
    enter: (unit) => `Faire entrer ${theUnit(unit)}`,
    at: (hexes) => `en ${hexes}`,
    later: (turn) => `à partir du tour ${turn}`,
    chosen: 'Choisissez un hex d’entrée sur la carte.',
  },
  questions: {
    asked: (army) => `Réponse attendue\u00a0: ${army}`,
    away: (unit, at, from) =>
      `${capital(theUnit(unit))} ${from === '' ? 'à côté de la carte' : `en ${from}`} ${verb(unit, 'attaque', 'attaquent')} ${at}. Des chefs se retirent-ils avant le combat\u00a0?`,
    awayNote: 'Une unité que son chef quitte doit battre en retraite aussi, ou subit d’abord un DD.',
    awayNumber: (n) => (n === 0 ? 'Tous restent' : plural(n, 'chef se retire', 'chefs se retirent')),
    retreat: (unit, at, attacker) =>
      `${capital(theUnit(unit))} en ${at} ${verb(unit, 'est', 'sont')} ${agreed(unit, 'attaqué')} par ${theUnit(attacker)}. Battre en retraite avant le combat\u00a0?`,
    retreatNote: 'La retraite désorganise.',
    retreatNoteLeft: 'L’unité n’a plus ses chefs\u00a0: elle sera désorganisée de toute façon, par la retraite ou avant le combat.',
    retreatTo: (hex) => `Retraite en ${hex}`,
    retreatLabel: 'Retraite en',
    stand: 'Tenir la position',
    press: (unit, at) =>
      `${capital(theUnit(unit))} ${verb(unit, 'a', 'ont')} battu en retraite en ${at}, toujours devant vous. Poursuivre l’attaque\u00a0?`,
    pressNote: 'Poursuivre, c’est renoncer à l’hex quitté.',
    pressYes: 'Poursuivre l’attaque',
    pressNo: 'Y renoncer',
    advance: (unit, to) => `L’hex ${to} est vide. Y avancer avec ${theUnit(unit)}\u00a0?`,
    advanceMust: (unit, to) => `${capital(theUnit(unit))} ${verb(unit, 'doit', 'doivent')} avancer en ${to}. Avec combien de chefs\u00a0?`,
    advanceAll: (leaders) => (leaders === 0 ? 'Avancer' : leaders === 1 ? 'Avancer avec le chef' : `Avancer avec les ${leaders} chefs`),
    advanceSome: (n) => (n === 0 ? 'Avancer sans chef' : `Avancer avec ${plural(n, 'chef', 'chefs')}`),
    hold: 'Rester sur place',
  },
  flights: {
    all: (n) => `Faire fuir les ${n} unités`,
    why: (n) =>
      `${plural(n, 'unité en panique doit', 'unités en panique doivent')} fuir avant la fin de la phase\u00a0: chacune va aussi loin de l’ennemi qu’elle le peut sans nuire aux siens.`,
  },
  line: {
    title: (n) => `${plural(n, 'unité', 'unités')} en main`,
    move: (n) => `Déplacer ${plural(n, 'unité', 'unités')}`,
    turn: (n) => `Faire pivoter ${plural(n, 'unité', 'unités')}`,
    moved: (n) => `${plural(n, 'unité s’est déplacée', 'unités se sont déplacées')}.`,
  },
  log: {
    typedHint: 'B9-C8/3, K5:D4, B9xC9, end',
  },
  armies: {
    onMap: 'Force sur la carte, sans le camp ni les unités paniquées',
    lost: 'Force perdue',
    panic: 'Seuil de panique',
    panicOf: (lost, level) => `${lost}, panique à ${level}`,
    lostOf: (lost, level) => `${plural(lost, 'point de force perdu', 'points de force perdus')}, panique à ${level}`,
    noPanic: 'les pertes ne causent pas de panique',
    panicked: 'a paniqué',
    leaders: 'Chefs',
    leadersOn: (n) => `${n} sur la carte`,
    leadersWait: (n) => `${n} en attente`,
    leadersLost: (n) => plural(n, 'perdu', 'perdus'),
    leadersReserve: (n) => `${n} en réserve`,
    score: 'Points à ce moment',
    held: (n) => `${plural(n, 'point acquis', 'points acquis')} dès le départ`,
    terms: {
      camp: (enemy) => `camp capturé (${enemy})`,
      panic: (enemy) => `armée ennemie paniquée (${enemy})`,
      double: (own, enemy) => `deux fois la force ennemie sur la carte (${own} contre ${enemy})`,
      hold: (hexes) => `une unité en ${hexes}`,
    },
    losses: { units: 'Unités disparues', ofAll: (n, of) => `${n} sur ${of}`, camp: 'Camp', taken: 'pris' },
    met: 'marqué',
    unmet: 'non marqué',
  },
  handOver: {
    next: {
      movement: 'Déplacez vos unités.',
      leaders: 'Placez vos chefs.',
      fire: 'Vos tireurs peuvent tirer.',
      melee: 'Attaquez.',
      deploy: 'Déployez votre armée.',
      muster: 'Vos cavaliers peuvent mettre pied à terre.',
      command: 'Donnez vos ordres de commandement.',
      rally: 'Ralliez vos unités.',
    },
  },
};
