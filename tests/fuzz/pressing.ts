import { DeadEnd } from '../../src/ai/playOut';
import { seededChooser } from '../../src/ai/random';
import { distance, parseHex } from '../../src/kernel/board';
import { NOBODY } from '../../src/kernel/hexGame';
import type { Way } from './eager';

/** Of so many moves one is made anywhere. */
const ASTRAY = 5;

/** Where an order that moves a piece ends; attacks and shots end nowhere. */
const GOAL = /^(?:[\w-]+\+)?[A-Z]{1,2}\d+(?:-([A-Z]{1,2}\d+))$/;

/** Play that seeks battle: pieces go towards the enemy, whoever can fight does, and a phase ends when hardly anybody has anything left to do. */
export const pressing: Way = (match, watch) => {
  const { system, context } = match;
  const choose = seededChooser(match.seed);
  for (let side = system.decider(context, match.state); side !== undefined; side = system.decider(context, match.state)) {
    const { state } = match;
    const actors = system.actors(context, state);
    const busy = actors.filter((actor) => actor !== NOBODY);
    const rests = actors.includes(NOBODY) && (busy.length === 0 || choose(30) === 0);
    const actor = rests ? NOBODY : busy[choose(busy.length)];
    const legal = actor === undefined ? [] : system.legal(context, state, actor);
    const some = legal.length > 0 ? legal : system.legal(context, state);
    if (some.length === 0) throw new DeadEnd('nothing is legal');
    const foes = system.pieces(state).filter((piece) => piece.hex >= 0 && Reflect.get(piece, 'side') === 1 - state.player);
    const away = (action: unknown): number => {
      const goal = parseHex(context.board, GOAL.exec(system.printAction(context, state, action))?.[1] ?? '');
      return goal === undefined ? 0 : Math.min(99, ...foes.map(({ hex }) => distance(context.board, goal, hex)));
    };
    const astray = system.asked(context, state) || choose(ASTRAY) === 0 || actor === NOBODY;
    const least = astray ? 0 : Math.min(...some.map(away));
    const wanted = astray ? some : some.filter((action) => away(action) === least);
    const played = match.play(wanted[choose(wanted.length)]);
    if (!played.ok) throw new DeadEnd(`a legal order is refused by ${played.refusal.rule}`);
    watch(played.entry);
  }
};
