import type { Event, RamRoll } from '../../../../../rules/naval/model/events';
import { direction, plural } from '../../../../words/fr/nouns';
import type { NavalWords } from '..';
import type { NavalNaming } from '../naming';
import { agreed, it, marines, ofTheShip, points, TheShip, theShip } from './nouns';
import { table } from './table';

const rams = { oarRake: 'bris de rames', rudder: 'attaque au gouvernail', flank: 'éperonnage de flanc' };
const results = { '-': 'sans effet', E: 'E, avarie', C: 'C, voie d’eau' };
const causes = {
  '14.6.a': 'par le bris de rames',
  '14.6.b': 'par l’attaque au gouvernail',
  '14.6.c': 'par l’éperonnage de flanc',
  '14.8': 'par le tir d’archers',
  '14.9': 'par la baliste',
};
const path = (n: NavalNaming, hexes: readonly number[]) => hexes.map((hex) => n.hex(hex)).join('–');
const rolled = ({ die, crew, result }: RamRoll) => `${die} + équipage ${crew} = ${die + crew}, ${results[result]}`;
const the = (n: NavalNaming, id: number) => TheShip(n.ship(id));
const low = (n: NavalNaming, id: number) => theShip(n.ship(id));

const sentences: NavalWords['events']['sentences'] = {
  turnBegan: (e, n) => `Tour ${e.turn}\u00a0: ${n.army(e.side)}.`,
  phaseBegan: (e, n) => `${table.phases[e.phase]}\u00a0: ${n.army(e.side)}.`,
  fleetRolled: (e, n) =>
    `${n.army(e.side)}\u00a0: dé de mouvement ${e.die}. Chaque navire dispose de ${points(e.die)}, plus la qualité de son équipage.`,
  moved: (e, n) => `${the(n, e.ship)} se déplace\u00a0: ${path(n, [e.from, ...e.path])}, proue ${direction(e.facing)} (${points(e.cost)}).`,
  turned: (e, n) => `${the(n, e.ship)} en ${n.hex(e.hex)} pivote, proue ${direction(e.facing)} (${points(e.cost)}).`,
  left: (e, n) => `${the(n, e.ship)} sort de la carte depuis ${n.hex(e.path.at(-1) ?? e.from)}.`,
  rammed: (e, n) => {
    const met = `${the(n, e.ship)} venant de ${n.hex(e.from)} éperonne ${low(n, e.target)} en ${n.hex(e.at)}, ${rams[e.ram]}\u00a0: dé ${rolled(e.roll)}.`;
    const back = e.back === undefined ? '' : ` L’autre navire\u00a0: dé ${rolled(e.back)}.`;
    return `${met}${back}${e.to === e.from ? '' : ` L’éperonneur ressort de l’autre côté, en ${n.hex(e.to)}.`}`;
  },
  swung: (e, n) => `${the(n, e.ship)} en ${n.hex(e.hex)} vire sous le choc, proue ${direction(e.facing)}.`,
  damaged: (e, n) => `${the(n, e.ship)} en ${n.hex(e.hex)} est ${agreed(n.ship(e.ship), 'endommagé')} ${causes[e.rule]}.`,
  beganSinking: (e, n) =>
    `${the(n, e.ship)} en ${n.hex(e.hex)} est ${agreed(n.ship(e.ship), 'touché')} à mort ${causes[e.rule]}\u00a0: ${it(n.ship(e.ship))} est en train de couler.`,
  scuttled: (e, n) =>
    e.rule === '14.7.e'
      ? `${n.army(e.side)}\u00a0: ${low(n, e.ship)} en ${n.hex(e.hex)} est ${agreed(n.ship(e.ship), 'sabordé')} par les marins à bord.`
      : `${n.army(e.side)}\u00a0: ${low(n, e.ship)} en ${n.hex(e.hex)}, sans défenseur, est ${agreed(n.ship(e.ship), 'sabordé')} par l’abordage.`,
  marineMoved: (e, n) => `${n.army(e.side)}\u00a0: un marin passe de ${n.hex(e.from)} en ${n.hex(e.to)}.`,
  attackDeclared: (e, n) =>
    `${n.army(e.side)}\u00a0: le marin en ${n.hex(e.from)} va ${e.by === 'boarding' ? 'aborder' : 'tirer sur'} ${low(n, e.target)} en ${n.hex(e.at)}.`,
  boarded: (e, n) =>
    `Le marin en ${n.hex(e.from)} tente d’aborder ${low(n, e.target)} en ${n.hex(e.at)}\u00a0: dé ${e.die}${e.corvus ? ` + 1 pour le corvus = ${e.die + 1}` : ''}, ${e.hit ? 'B, abordage réussi' : 'repoussé'}.`,
  shot: (e, n) =>
    `Le marin en ${n.hex(e.from)} tire sur ${low(n, e.target)} en ${n.hex(e.at)}\u00a0: dé ${e.die}, ${e.hit ? 'A, touché' : 'manqué'}.`,
  ballistaShot: (e, n) =>
    `La baliste ${ofTheShip(n.ship(e.ship))} en ${n.hex(e.from)} tire sur ${low(n, e.target)} en ${n.hex(e.at)}\u00a0: dé ${e.die}, ${e.hit ? 'A, touché' : 'manqué'}.`,
  marineLost: (e, n) => `${n.army(e.side)}\u00a0: un marin est perdu sur ${low(n, e.ship)} en ${n.hex(e.hex)}.`,
  captured: (e, n) =>
    `${n.army(e.side)}\u00a0: le marin venu de ${n.hex(e.from)} capture ${low(n, e.ship)} en ${n.hex(e.hex)}, qui compte comme ${agreed(n.ship(e.ship), 'endommagé')}.`,
  spared: (e, n) =>
    `${n.army(e.side)}\u00a0: ${low(n, e.ship)} en ${n.hex(e.hex)}, sans défenseur, est ${agreed(n.ship(e.ship), 'épargné')}.`,
  attacksWasted: (e, n) =>
    `${n.army(e.side)}\u00a0: ${plural(e.count, 'attaque gaspillée', 'attaques gaspillées')} contre ${low(n, e.target)} en ${n.hex(e.at)}\u00a0; plus rien ne pouvait en sortir.`,
  abandoned: (e, n) =>
    `Plus aucun vainqueur à bord\u00a0: ${low(n, e.ship)} en ${n.hex(e.hex)} obéit de nouveau à sa couleur (${n.army(n.ship(e.ship).side)}).`,
  repairRolled: (e, n) => {
    const ship = n.ship(e.ship);
    const end = {
      sinks: `${it(ship)} sombre`,
      stays: `${it(ship)} est toujours en train de couler`,
      saved: `${it(ship)} reste à flot, ${agreed(ship, 'endommagé')}`,
    };
    return `Réparation ${ofTheShip(ship)} en ${n.hex(e.hex)}\u00a0: dé ${e.die}${e.large ? ` + 1 pour un grand navire = ${e.die + 1}` : ''}, ${end[e.result]}.`;
  },
  sunk: (e, n) => `${the(n, e.ship)} sombre en ${n.hex(e.hex)}${e.marines > 0 ? ` avec ${marines(e.marines)}` : ''}.`,
  overboard: (e, n) =>
    `${n.army(e.side)}\u00a0: ${plural(e.count, 'marin de trop est perdu', 'marins de trop sont perdus')} sur ${low(n, e.ship)} en ${n.hex(e.hex)}.`,
  battleEnded: (e, n) =>
    `La bataille est terminée, ${e.score[0]} à ${e.score[1]}. ${e.winner === 0 ? 'Match nul' : `Victoire\u00a0: ${n.army(e.winner === 1 ? 0 : 1)}`}.`,
};

export const events: NavalWords['events'] = {
  sentences,
  say: (event, names) => (sentences[event.kind] as (event: Event, names: NavalNaming) => string)(event, names),
};
