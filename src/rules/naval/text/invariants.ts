import { type Context, LEFT, type Ship, type State, SUNK } from '../model/types';
import { controlOf } from '../play/ground';

/** What must hold in every state; the sentences are for programmers. */
export function brokenInvariants(context: Context, state: State): string[] {
  return [...brokenShips(context, state), ...brokenAshore(context, state), ...brokenAttacks(state), ...brokenPhase(context, state)];
}

function brokenShips(context: Context, state: State): string[] {
  const broken: string[] = [];
  const holder = new Map<number, number>();
  for (const ship of state.ships) {
    const say = (text: string) => broken.push(`${context.types[ship.type]!.name} ${ship.id} at ${ship.hex}: ${text}`);
    if (state.ships[ship.id] !== ship) say('its id is not its place in the list');
    checkCrew(state, ship, say);
    if (ship.hex < 0) {
      checkGone(ship, say);
      continue;
    }
    if (ship.hex >= context.board.size) say('no such hex');
    if (context.land[ship.hex]) say('is on land (14.5)');
    if (ship.captured && ship.marines === 0) say('captured without marines aboard (14.8.j)');
    if (ship.captured && !ship.damaged) say('captured without damage (14.8.i)');
    const other = holder.get(ship.hex);
    if (other !== undefined) say(`shares its hex with ${other} (14.5)`);
    holder.set(ship.hex, ship.id);
  }
  return broken;
}

type Say = (text: string) => void;

function checkCrew(state: State, ship: Ship, say: Say): void {
  if (ship.facing < 0 || ship.facing > 5) say('no such facing');
  if (ship.marines < 0 || ship.stepped < 0 || ship.fought < 0) say('something is below zero');
  if (ship.stepped > ship.marines || ship.fought > ship.marines) say('more marines have acted than are aboard');
  if (marked(ship) && controlOf(ship) !== state.player) say('bears marks out of its turn');
}

/** What must hold of a ship that has sunk or left. */
function checkGone(ship: Ship, say: Say): void {
  if (ship.hex !== SUNK && ship.hex !== LEFT) say('no such hex');
  if (ship.marines > 0 || ship.sinking || marked(ship)) say('something of it is still there (14.10)');
  if ((ship.hex === LEFT) !== ship.leftFrom >= 0) say('does not tell from where it left');
}

const marked = (ship: Ship): boolean => ship.moved || ship.fired || ship.stepped > 0 || ship.fought > 0;

function brokenAshore(context: Context, state: State): string[] {
  const broken: string[] = [];
  for (const [i, landing] of state.ashore.entries()) {
    const say = (text: string) => broken.push(`marines ashore at ${landing.hex}: ${text}`);
    if (!context.land[landing.hex]) say('are not on land (14.7.c)');
    if (landing.marines < 1) say('are none');
    if (landing.stepped > landing.marines || landing.fought > landing.marines) say('more have acted than are there');
    if ((landing.stepped > 0 || landing.fought > 0) && landing.side !== state.player) say('bear marks out of their turn');
    if (i > 0 && state.ashore[i - 1]!.hex >= landing.hex) say('stand out of order');
  }
  return broken;
}

function brokenAttacks({ phase, assault, closed, question, ships, player }: State): string[] {
  const broken: string[] = [];
  if ((assault || closed.length > 0) && phase !== 'attacks') broken.push('attacks outlived their phase');
  if (question && phase !== 'attacks' && phase !== 'ballistae') broken.push('a question is open outside its phase');
  if (assault && assault.declared.length === 0) broken.push('an assault without attacks is open');
  if (assault && closed.includes(assault.target)) broken.push('a target is attacked again (14.8.d)');
  if (assault && controlOf(ships[assault.target]!) === player) broken.push('one’s own ship is attacked');
  if (question && controlOf(ships[question.target]!) === player) broken.push('a question about one’s own ship is open');
  return broken;
}

function brokenPhase(context: Context, state: State): string[] {
  const broken: string[] = [];
  if (state.turn < 1 || state.turn > context.turns) broken.push(`turn ${state.turn} of ${context.turns}`);
  if (state.phase === 'movement' ? state.die < 1 || state.die > 6 : state.die !== 0) broken.push(`a movement die of ${state.die} (14.5)`);
  const says = (mark: string, phase: string, has: (ship: Ship) => boolean) => {
    if (state.phase !== phase && state.ships.some(has)) broken.push(`a ${mark} mark outlived its phase`);
  };
  says('moved', 'movement', (ship) => ship.moved);
  says('stepped', 'marines', (ship) => ship.stepped > 0);
  says('fought', 'attacks', (ship) => ship.fought > 0);
  says('fired', 'ballistae', (ship) => ship.fired);
  return broken;
}
