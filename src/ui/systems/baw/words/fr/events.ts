import type { Hex } from '../../../../../kernel/board';
import type { Event } from '../../../../../rules/baw/model/events';
import { listed } from '../../../../words/fr/nouns';
import { unbroken } from '../../../../words/naming';
import type { BawWords } from '..';
import { type BawNaming, byName } from '../naming';
import { agreed, points, TheUnit, theUnit, theUnits, unitName, verb } from './nouns';
import { table } from './table';

const results = {
  AE: 'AE, un attaquant est éliminé',
  AR: 'AR, les attaquants reculent',
  SE: 'SE, sans effet',
  EC: 'EC, chaque camp perd une unité',
  DR: 'DR, les défenseurs reculent',
  DE: 'DE, un défenseur est éliminé',
};
const the = (n: BawNaming, id: number) => TheUnit(n.unit(id));
const low = (n: BawNaming, id: number) => theUnit(n.unit(id));
const withThem = (n: BawNaming, ids: readonly number[] = []) => (ids.length > 0 ? `, avec ${listed(ids.map((id) => n.leader(id)))}` : '');
const those = (n: BawNaming, ids: readonly number[], hexes: readonly Hex[] = []) =>
  listed(
    byName(ids, (id) => unitName(n.unit(id))).map((alike) => {
      const one = n.unit(ids[alike[0]!]!);
      const places = alike.flatMap((i) => (hexes[i] === undefined ? [] : [n.hex(hexes[i])]));
      return [alike.length > 1 ? theUnits(one) : theUnit(one), ...(places.length > 0 ? [`en ${listed(places)}`] : [])].join(' ');
    }),
  );
const is = (n: BawNaming, id: number) => verb(n.unit(id), 'est', 'sont');
const did = (n: BawNaming, id: number, participle: string) => agreed(n.unit(id), participle);

const sentences: BawWords['events']['sentences'] = {
  turnBegan: (e, n) => `Tour ${e.turn}\u00a0: ${n.army(e.side)}.`,
  phaseBegan: (e, n) => `${table.phases[e.phase]}\u00a0: ${n.army(e.side)}.`,
  fired: (e, n) =>
    `${the(n, e.unit)} en ${n.hex(e.from)} ${verb(n.unit(e.unit), 'tire', 'tirent')} sur ${low(n, e.target)} en ${n.hex(e.at)}\u00a0: dé ${e.die}, ${e.hit ? 'touché' : 'sans effet'}.`,
  disorganised: (e, n) => `${the(n, e.unit)} en ${n.hex(e.hex)} ${is(n, e.unit)} ${did(n, e.unit, 'désorganisé')}.`,
  moved: (e, n) => `${the(n, e.unit)} ${verb(n.unit(e.unit), 'va', 'vont')} de ${n.hex(e.from)} en ${n.hex(e.to)} (${points(e.cost)}).`,
  left: (e, n) => `${the(n, e.unit)} en ${n.hex(e.from)} ${verb(n.unit(e.unit), 'sort', 'sortent')} de la carte.`,
  entered: (e, n) =>
    `${the(n, e.unit)} ${verb(n.unit(e.unit), 'entre', 'entrent')} en ${n.hex(e.at)}${e.to === e.at ? '' : `, puis ${verb(n.unit(e.unit), 'va', 'vont')} en ${n.hex(e.to)}`}.`,
  leaderMoved: (e, n) => `${n.leader(e.leader)} va de ${n.hex(e.from)} en ${n.hex(e.to)} (${points(e.cost)}).`,
  leaderLeft: (e, n) => `${n.leader(e.leader)} sort de la carte depuis ${n.hex(e.from)}.`,
  leaderEntered: (e, n) => `${n.leader(e.leader)} entre en ${n.hex(e.at)}${e.to === e.at ? '' : `, puis va en ${n.hex(e.to)}`}.`,
  leaderCaptured: (e, n) => {
    const feminine = n.isWoman(e.leader) ? 'e' : '';
    return `${n.leader(e.leader)}, seul${feminine} en ${n.hex(e.hex)}, est capturé${feminine} par ${low(n, e.unit)}.`;
  },
  objectiveTaken: (e, n) => `${n.army(e.side)}\u00a0: ${n.hex(e.hex)} est désormais tenu.`,
  attackDeclared: (e, n) =>
    `${n.army(n.unit(e.attackers[0]!).side)}\u00a0: ${those(n, e.attackers, e.from)} ${e.attackers.length === 1 ? verb(n.unit(e.attackers[0]!), 'attaque', 'attaquent') : 'attaquent'} ${those(n, e.defenders, e.hexes)}.`,
  evaded: (e, n) =>
    `${the(n, e.unit)} ${verb(n.unit(e.unit), 'esquive', 'esquivent')} de ${n.hex(e.from)} en ${n.hex(e.to)}${withThem(n, e.leaders)}.`,
  attackResolved: (e, n) =>
    `Attaque contre ${e.defenders.length === 1 ? n.hex(e.at) : those(n, e.defenders)}${e.die === 0 ? '\u00a0: sans dé' : ` à ${unbroken(e.odds)}\u00a0: dé ${e.die}`}, ${results[e.result]}.`,
  eliminated: (e, n) =>
    `${the(n, e.unit)} en ${n.hex(e.hex)} ${is(n, e.unit)} ${did(n, e.unit, 'éliminé')}${e.rule === 'B7.7.b' ? ', faute d’issue' : ''}.`,
  retreated: (e, n) =>
    `${the(n, e.unit)} ${verb(n.unit(e.unit), 'recule', 'reculent')} de ${n.hex(e.from)} en ${n.hex(e.to)}${withThem(n, e.leaders)}.`,
  displaced: (e, n) =>
    `${the(n, e.unit)} en ${n.hex(e.from)} ${verb(n.unit(e.unit), 'fait', 'font')} place et ${verb(n.unit(e.unit), 'va', 'vont')} en ${n.hex(e.to)}${withThem(n, e.leaders)}.`,
  leaderRolled: (e, n) => {
    const [who, lost] = n.isWoman(e.leader) ? ['elle', 'elle est perdue elle aussi'] : ['il', 'il est perdu lui aussi'];
    return `${n.leader(e.leader)} perd son unité en ${n.hex(e.from)}\u00a0: dé ${e.die}, ${e.lost ? lost : `${who} rejoint ${n.hex(e.to)}`}.`;
  },
  losses: (e, n) => `${n.army(e.side)}\u00a0: ${points(e.strength)} de pertes, ${e.lost} en tout.`,
  demoralised: (e, n) => `${n.army(e.side)}\u00a0: armée démoralisée, pour de bon.`,
  disintegrated: (e, n) => `${n.army(e.side)}\u00a0: l’armée se désintègre.`,
  advanced: (e, n) =>
    `${the(n, e.unit)} ${verb(n.unit(e.unit), 'avance', 'avancent')} de ${n.hex(e.from)} en ${n.hex(e.to)}${withThem(n, e.leaders)}.`,
  spent: (e, n) =>
    `${the(n, e.unit)} en ${n.hex(e.hex)} ${verb(n.unit(e.unit), 'a', 'ont')} tout donné et ${verb(n.unit(e.unit), 'quitte', 'quittent')} la bataille.`,
  rallyRolled: (e, n) =>
    `${the(n, e.unit)} en ${n.hex(e.hex)}\u00a0: ralliement ${e.need === 1 ? 'sur 1' : `à ${e.need} ou moins`}, dé ${e.die}, ${e.rallied ? 'de nouveau en ordre' : `toujours ${did(n, e.unit, 'désorganisé')}`}.`,
  recovered: (e, n) => `${the(n, e.unit)} en ${n.hex(e.hex)} ${verb(n.unit(e.unit), 'se reforme', 'se reforment')}.`,
  recalled: (e, n) => {
    const what = unitName(n.type(e.type, e.unit < 0 ? 0 : n.unit(e.unit).side));
    return `${n.leader(e.leader)} rappelle les éliminés (${what})\u00a0: il fallait ${e.need} ou moins, dé ${e.die}, ${e.unit < 0 ? 'personne ne vient' : `ils se tiennent de nouveau en ${n.hex(e.hex)}, désorganisés`}.`;
  },
  battleEnded: (e, n) =>
    `La bataille est terminée, ${e.score[0]} à ${e.score[1]}. ${e.winner === 0 ? 'Match nul' : `Victoire\u00a0: ${n.army(e.winner === 1 ? 0 : 1)}`}.`,
};

export const events: BawWords['events'] = {
  sentences,
  say: (event: Event, names: BawNaming): string => (sentences[event.kind] as (event: Event, names: BawNaming) => string)(event, names),
};
