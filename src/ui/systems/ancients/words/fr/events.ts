import type { MeleeResult } from '../../../../../rules/ancients/model/data';
import type { Event, Sighted } from '../../../../../rules/ancients/model/events';
import { capital, decimal, direction, listed, plural } from '../../../../words/fr/nouns';
import { unbroken } from '../../../../words/naming';
import type { LandLiveWords } from '..';
import type { Naming } from '../naming';
import { play } from './play';
import { agreed, ofTheUnit, theUnit, UNITS, verb } from './units';

/** 9.3 What a result did to two units as they were. */
function did(result: MeleeResult, [attacker, defender]: readonly [boolean, boolean]): string {
  if (result === 'DE') return 'défenseur éliminé';
  if (result === 'M') {
    if (attacker && defender) return 'les deux étaient déjà désorganisés\u00a0: rien ne change';
    if (!attacker && !defender) return 'les deux désorganisés';
    return attacker ? 'défenseur désorganisé, l’attaquant l’était déjà' : 'attaquant désorganisé, le défenseur l’était déjà';
  }
  const [who, was] = result === 'AD' ? (['attaquant', attacker] as const) : (['défenseur', defender] as const);
  return was ? `${who} déjà désorganisé\u00a0: éliminé` : `${who} désorganisé`;
}
const disorders = {
  '4.c': 'par la panique',
  '6.c': 'par la traversée',
  T2: 'dans un bois',
  '8.e': 'par le tir',
  '9.1': 'par la retraite',
  '9.3': 'dans la mêlée',
  '11.b': 'par le départ d’un chef',
  '13.7': 'en chemin',
};
const ends = { '8.e': 'par le tir', '9.3': 'dans la mêlée', '11.b': 'par le départ d’un chef' };
const leaders = (n: number) => plural(n, 'chef', 'chefs');
const the = (names: Naming, id: number) => capital(theUnit(names.unit(id)));
const path = (names: Naming, hexes: readonly number[]) => hexes.map((hex) => names.hex(hex)).join('–');

const sighted = (names: Naming, { unit, hex }: Sighted) =>
  `${unit === undefined ? 'un chef' : theUnit(names.unit(unit))} en ${names.hex(hex)}`;

const tactics = { offensive: 'offensif', prudent: 'prudent', defensive: 'défensif' };
const signed = (n: number) => (n < 0 ? `−${-n}` : `+${n}`);

const spentOn = { activated: 'pour activer', held: 'pour retenir', rallied: 'pour rallier' };
const reasons = { order: '1 pour l’ordre', farFromLeaders: '1 pour l’éloignement des chefs', elephants: '1 pour les éléphants' };
const points = (n: number) => plural(n, 'point d’activation', 'points d’activation');

const sentences: LandLiveWords['events']['sentences'] = {
  turnBegan: (e, n) => `Tour ${e.turn}\u00a0: ${n.army(e.side)}.`,
  phaseBegan: (e, n) => `${play.phases[e.phase]}\u00a0: ${n.army(e.side)}.`,
  nightFell: () =>
    'La nuit est tombée\u00a0: on ne se déplace que vers son camp ou hors de la carte, on ne tire qu’à un hex, et personne ne panique.',
  leadersRemoved: (e, n) =>
    `${n.army(e.side)}\u00a0: ${plural(e.hexes.length, 'chef retiré', 'chefs retirés')} de la carte (${listed([...new Set(e.hexes)].map((hex) => n.hex(hex)))}), à replacer.`,
  panicked: (e, n) =>
    e.cause === 'losses'
      ? `${n.army(e.side)}\u00a0: panique, ${plural(e.lost, 'point de force perdu', 'points de force perdus')} pour un seuil de ${e.level}.`
      : `${n.army(e.side)}\u00a0: panique, tous les chefs sont perdus.`,
  reserveDue: (e, n) =>
    `${n.army(e.side)}\u00a0: ${plural(e.units.length, 'unité de réserve peut', 'unités de réserve peuvent')} entrer en ${listed(e.at.map((hex) => n.hex(hex)))}.`,
  leadersJoined: (e, n) =>
    `${n.army(e.side)}\u00a0: ${plural(e.count, 'chef de la réserve peut être placé', 'chefs de la réserve peuvent être placés')}.`,
  moved: (e, n) =>
    `${the(n, e.unit)} ${verb(n.unit(e.unit), 'se déplace', 'se déplacent')}\u00a0: ${path(n, e.path)}, face ${direction(e.facing)} (${plural(e.cost, 'point', 'points')}).`,
  turned: (e, n) => `${the(n, e.unit)} en ${n.hex(e.hex)} ${verb(n.unit(e.unit), 'pivote', 'pivotent')}, face ${direction(e.facing)}.`,
  exited: (e, n) => `${the(n, e.unit)} ${verb(n.unit(e.unit), 'sort', 'sortent')} de la carte depuis ${n.hex(e.path.at(-1) ?? e.from)}.`,
  entered: (e, n) =>
    `${the(n, e.unit)} ${verb(n.unit(e.unit), 'entre', 'entrent')} sur la carte\u00a0: ${path(n, e.path)}, face ${direction(e.facing)}.`,
  disordered: (e, n) => {
    const at = e.hex >= 0 ? ` en ${n.hex(e.hex)}` : e.rule === '13.7' ? '' : ' à côté de la carte';
    return `${the(n, e.unit)}${at} ${verb(n.unit(e.unit), 'est', 'sont')} ${agreed(n.unit(e.unit), 'désorganisé')} ${disorders[e.rule]}.`;
  },
  eliminated: (e, n) =>
    `${the(n, e.unit)} ${e.hex >= 0 ? `en ${n.hex(e.hex)}` : 'à côté de la carte'} ${verb(n.unit(e.unit), 'est', 'sont')} ${agreed(n.unit(e.unit), 'éliminé')} ${ends[e.rule]}.`,
  leaderPlaced: (e, n) => `${n.army(e.side)}\u00a0: un chef placé en ${n.hex(e.hex)}.`,
  shot: (e, n) =>
    `${the(n, e.unit)} en ${n.hex(e.from)} ${verb(n.unit(e.unit), 'tire', 'tirent')} sur ${theUnit(n.unit(e.target))} en ${n.hex(e.at)}, portée ${e.range}\u00a0: il fallait ${e.need === 1 ? '1' : `${e.need} ou moins`}, dé ${e.die}, ${e.die <= e.need ? 'touché' : 'manqué'}.`,
  shotDeclared: (e, n) =>
    `${the(n, e.unit)} en ${n.hex(e.from)} ${verb(n.unit(e.unit), 'tire', 'tirent')} sur ${theUnit(n.unit(e.target))} en ${n.hex(e.at)}, portée ${e.range}\u00a0: ${e.need} de plus à la somme.`,
  shotsSummed: (e, n) =>
    `${n.army(e.side)}, ${plural(e.targets, 'unité visée', 'unités visées')}\u00a0: la somme des tirs est de ${e.sum}, ${e.hits === 0 ? 'trop peu pour toucher' : `soit ${plural(e.hits, 'unité touchée', 'unités touchées')}`}.`,
  arrowsSpent: (e, n) =>
    `${the(n, e.unit)} en ${n.hex(e.hex)} ${verb(n.unit(e.unit), 'tire sa dernière volée', 'tirent leur dernière volée')}.`,
  arrowsGathered: (e, n) =>
    `${the(n, e.unit)} en ${n.hex(e.hex)} ${verb(n.unit(e.unit), 'ramasse', 'ramassent')} des flèches\u00a0: ${plural(e.volleys, 'volée', 'volées')} de plus, ${e.left} en tout.`,
  attacked: (e, n) =>
    `${the(n, e.unit)} ${e.from >= 0 ? `en ${n.hex(e.from)}` : 'à côté de la carte'} ${verb(n.unit(e.unit), 'attaque', 'attaquent')} ${theUnit(n.unit(e.target))} en ${n.hex(e.at)}, à ${unbroken(e.odds)}.`,
  leadersLeft: (e, n) =>
    `${n.army(e.side)}\u00a0: ${plural(e.count, 'chef se retire', 'chefs se retirent')} de ${n.hex(e.hex)} avant le combat.`,
  retreated: (e, n) =>
    `${the(n, e.unit)} ${verb(n.unit(e.unit), 'bat', 'battent')} en retraite avant le combat, de ${n.hex(e.from)} en ${n.hex(e.to)}.`,
  stood: (e, n) => `${the(n, e.unit)} en ${n.hex(e.hex)} ${verb(n.unit(e.unit), 'tient', 'tiennent')} la position.`,
  pressed: (e, n) => `${the(n, e.unit)} ${verb(n.unit(e.unit), 'poursuit', 'poursuivent')} l’attaque sur ${n.hex(e.at)}.`,
  halted: (e, n) => `${the(n, e.unit)} ${verb(n.unit(e.unit), 'renonce', 'renoncent')} à poursuivre l’attaque.`,
  attackOver: (e, n) => `Le rapport de forces ne permet plus l’attaque ${ofTheUnit(n.unit(e.unit))}\u00a0: elle est rompue.`,
  fought: (e, n) =>
    `Mêlée en ${n.hex(e.at)}\u00a0: ${decimal(e.attack)} contre ${decimal(e.defence)}, ${unbroken(e.odds)}${e.die > 0 ? `\u00a0; dé ${e.die}` : ', sans dé'}\u00a0: ${e.result}, ${did(e.result, e.were)}.`,
  leaderChecked: (e, n) =>
    `Test de chef en ${n.hex(e.hex)} (${n.army(e.side)})\u00a0: dé ${e.die}, le chef ${e.die === 1 ? 'est tué' : 'survit'}.`,
  leadersCaptured: (e, n) =>
    `${the(n, e.unit)} ${verb(n.unit(e.unit), 'capture', 'capturent')} ${leaders(e.count)} (${n.army(e.side)}) en ${n.hex(e.hex)}.`,
  campCaptured: (e, n) =>
    `${the(n, e.unit)} ${verb(n.unit(e.unit), 'capture', 'capturent')} ${e.first ? '' : 'de nouveau '}le camp en ${n.hex(e.hex)} (${n.army(e.side)}) et y ${verb(n.unit(e.unit), 'reste', 'restent')} au pillage.`,
  campRetaken: (e, n) => `${the(n, e.unit)} ${verb(n.unit(e.unit), 'reprend', 'reprennent')} le camp en ${n.hex(e.hex)}.`,
  advanced: (e, n) =>
    `${the(n, e.unit)} ${verb(n.unit(e.unit), 'avance', 'avancent')} en ${n.hex(e.to)}${e.leaders > 0 ? ` avec ${leaders(e.leaders)}` : ''}.`,
  held: (e, n) => `${the(n, e.unit)} ${verb(n.unit(e.unit), 'reste', 'restent')} sur place.`,
  volleysRemoved: (e, n) => `${n.army(e.side)}\u00a0: ${plural(e.units.length, 'marqueur Volée retiré', 'marqueurs Volée retirés')}.`,
  rallied: (e, n) => `${the(n, e.unit)} en ${n.hex(e.hex)} ${verb(n.unit(e.unit), 'est', 'sont')} ${agreed(n.unit(e.unit), 'rallié')}.`,
  pointsRolled: (e, n) =>
    `${n.army(e.side)}\u00a0: ${points(e.points)} pour ce tour (${e.die} au dé, ${plural(e.leaders, 'chef qui n’est pas au contact', 'chefs qui ne sont pas au contact')}${e.halved ? ', le tout divisé par deux à cause de la panique' : ''}).`,
  pointsSpent: (e, n) =>
    `${n.army(e.side)}\u00a0: ${points(e.points)} (${e.reasons.map((why) => reasons[why]).join(', ')}) ${spentOn[e.on]} ${e.units.length === 1 ? theUnit(n.unit(e.units[0]!)) : plural(e.units.length, 'unité', 'unités')} ${e.hexes.length > 0 ? `en ${listed(e.hexes.map((hex) => n.hex(hex)))}` : 'à côté de la carte'}, il en reste ${e.left}.`,
  leaderLed: (e, n) => `${n.army(e.side)}\u00a0: un chef va de ${n.hex(e.from)} en ${n.hex(e.to)}.`,
  controlRolled: (e, n) =>
    `${n.army(e.side)}\u00a0: ${e.die} au dé pour ${leaders(e.leaders)}, ${e.lost ? 'chevaliers et barbares sont hors de contrôle' : 'tous obéissent'}.`,
  chargeBegan: (e, n) =>
    `${n.army(e.side)}\u00a0: charge barbare\u00a0! ${e.rule === '15.3.e' ? 'Toute son infanterie légère attaque à force triplée pendant cette mêlée' : 'L’infanterie légère barbare attaque à force triplée pendant ce tour'}.`,
  leaderSetAside: (e, n) => `${n.army(e.side)}\u00a0: un chef est mis de côté pour ce tour, contre les éléphants.`,
  elephantsTried: (e, n) =>
    `${the(n, e.unit)} en ${n.hex(e.hex)}\u00a0: ${e.die} au dé, ${e.die < 4 ? 'sans effet' : e.die < 6 ? 'ils rechignent et ne bougeront ni n’attaqueront à leur prochain tour' : 'ils paniquent et obéissent à l’ennemi pour un tour de jeu'}${e.leaders > 0 ? `\u00a0; ${plural(e.leaders, 'chef quitte', 'chefs quittent')} la carte` : ''}.`,
  elephantsReturned: (e, n) =>
    `${the(n, e.unit)} en ${n.hex(e.hex)} obéissent de nouveau à leur armée${e.leaders > 0 ? `\u00a0; ${plural(e.leaders, 'chef quitte', 'chefs quittent')} la carte` : ''}.`,
  challenged: (e, n) =>
    `${n.army(e.side)}\u00a0: le chef en ${n.hex(e.from)} (noté ${e.ratings[0]}) défie celui de ${n.hex(e.at)} (noté ${e.ratings[1]}).`,
  challengeAccepted: (e, n) =>
    `${n.army(e.side)}\u00a0: le chef en ${n.hex(e.at)} ${e.must ? 'n’a nulle part où aller et doit accepter' : 'accepte'} le duel.`,
  challengeRefused: (e, n) =>
    `${n.army(e.side)}\u00a0: le défi en ${n.hex(e.at)} est refusé${e.leaves ? '\u00a0; le chef quitte la carte' : e.to === null ? '' : `\u00a0; le chef va en ${n.hex(e.to)}`}.`,
  tacticChosen: (e, n) => `${n.army(e.side)}\u00a0: tactique choisie en secret.`,
  dueled: (e, n) => {
    const met = `Duel en ${n.hex(e.at)}\u00a0: celui qui défie est ${tactics[e.tactics[0]]}, l’autre ${tactics[e.tactics[1]]}`;
    if (e.die === 0) return `${met}\u00a0; il n’en sort rien.`;
    const end = e.fallen === null ? 'personne ne tombe' : `un chef est tué (${n.army(e.fallen)})`;
    return `${met}\u00a0; dé ${e.die}, ${signed(e.modifier)}, soit ${signed(e.die + e.modifier).replace('+', '')}\u00a0: ${end}.`;
  },
  firstRolled: (e, n) => `Dé\u00a0: ${e.die}. Premier joueur\u00a0: ${n.army(e.side)}.`,
  campPlaced: (e, n) => {
    if (!e.camp)
      return `${n.army(e.by)}\u00a0: ${n.hex(e.hex)} sera le milieu ${e.by === e.side ? 'de son déploiement' : 'du déploiement ennemi'}.`;
    return `${n.army(e.by)}\u00a0: ${e.by === e.side ? 'camp' : 'camp ennemi'} placé en ${n.hex(e.hex)}.`;
  },
  deployed: (e, n) => {
    const unit = n.unit(e.unit);
    const placed = `${verb(unit, 'est', 'sont')} ${agreed(unit, e.from >= 0 ? 'replacé' : 'placé')} en ${n.hex(e.hex)}`;
    return `${the(n, e.unit)}${e.from >= 0 ? ` en ${n.hex(e.from)}` : ''} ${placed}, face ${direction(e.facing)}.`;
  },
  dismounted: (e, n) => {
    const unit = { as: e.was, alias: undefined, side: e.side };
    const at = e.hex >= 0 ? `en ${n.hex(e.hex)}` : 'en réserve';
    const joined = e.joins === null ? '' : e.joins >= 0 ? `, avec celle de ${n.hex(e.joins)},` : ', avec une autre unité,';
    return `${capital(theUnit(unit))} ${at} ${verb(unit, 'met', 'mettent')} pied à terre${joined} et ${verb(unit, 'combattra', 'combattront')} à pied\u00a0: ${UNITS[e.now]}.`;
  },
  ranInto: (e, n) => {
    const met = `${the(n, e.unit)} ${verb(n.unit(e.unit), 'se heurte', 'se heurtent')} en ${n.hex(e.at)} à des ennemis que personne n’avait vus`;
    const stays = verb(n.unit(e.unit), 'reste', 'restent');
    return e.stops < 0
      ? `${met} et ${stays} hors de la carte.`
      : `${met} et ${verb(n.unit(e.unit), 's’arrête', 's’arrêtent')} en ${n.hex(e.stops)}.`;
  },
  cameIntoView: (e, n) => `${the(n, e.unit)} ${verb(n.unit(e.unit), 'apparaît', 'apparaissent')} en ${n.hex(e.at)}.`,
  leftView: (e, n) =>
    `${the(n, e.unit)} ${verb(n.unit(e.unit), 'quitte', 'quittent')} ${n.hex(e.from)} et ${verb(n.unit(e.unit), 'disparaît', 'disparaissent')}.`,
  viewChanged: (e, n) => {
    const told = (who: readonly Sighted[], what: string) =>
      who.length === 0 ? [] : [`${what}\u00a0: ${listed(who.map((one) => sighted(n, one)))}`];
    return `${[...told(e.seen, 'Désormais en vue'), ...told(e.lost, 'Désormais hors de vue')].join('. ')} (${n.army(e.side)}).`;
  },
  leaderRanInto: (e, n) => `${n.army(e.side)}\u00a0: un chef tombe en ${n.hex(e.hex)} sur des ennemis invisibles et se fait capturer.`,
  battleEnded: (e, n) =>
    `La bataille est terminée, ${e.score[0]} à ${e.score[1]}. ${e.winner === 0 ? 'Match nul' : `Victoire\u00a0: ${n.army(e.winner === 1 ? 0 : 1)}`}.`,
};

export const events: LandLiveWords['events'] = {
  sentences,
  say: (event, names) => (sentences[event.kind] as (event: Event, names: Naming) => string)(event, names),
};
