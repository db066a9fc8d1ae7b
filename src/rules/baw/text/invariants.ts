import { printHex } from '../../../kernel/board';
import { type Context, ELIMINATED, LEFT, type Leader, RESERVE, SIDES, SPENT, type State, type Unit } from '../model/types';
import { legalAnswers } from '../play/questions';

/** What must hold in every state; the sentences are for programmers. */
export function brokenInvariants(context: Context, state: State): string[] {
  return [
    ...brokenUnits(context, state),
    ...brokenLeaders(context, state),
    ...brokenMarks(context, state),
    ...brokenArmies(context, state),
    ...brokenAttack(context, state),
  ];
}

function brokenUnits(context: Context, state: State): string[] {
  const broken: string[] = [];
  const holder = new Map<number, Unit>();
  for (const [i, unit] of state.units.entries()) {
    const say = (text: string) => broken.push(`${context.types[unit.type]!.name} ${unit.id} at ${unit.hex}: ${text}`);
    if (unit.id !== i) say('its id is not its place in the list');
    if (unit.hex < 0) {
      if (![RESERVE, ELIMINATED, LEFT, SPENT].includes(unit.hex)) say('no such hex');
      continue;
    }
    if (unit.hex >= context.board.size) say('no such hex');
    if (context.shut[unit.hex]) say('stands on forbidden ground (B2.d)');
    if (holder.has(unit.hex)) say(`shares its hex with ${holder.get(unit.hex)!.id} (B3.a)`);
    if (unit.thrown && context.types[unit.type]!.weapon !== 'javelin') say('has thrown what it has not (B8.b)');
    holder.set(unit.hex, unit);
  }
  return broken;
}

function brokenLeaders(context: Context, state: State): string[] {
  const broken: string[] = [];
  const awaiting = state.attack?.fallen ?? [];
  for (const [i, leader] of state.leaders.entries()) {
    const say = (text: string) => broken.push(`${context.leaders[leader.id]} at ${leader.hex}: ${text}`);
    if (leader.id !== i) say('his id is not his place in the list');
    if (leader.bonus < 1 || leader.bonus > 3) say('no such bonus (B9.a)');
    if (leader.hex < 0) {
      if (![RESERVE, ELIMINATED, LEFT].includes(leader.hex)) say('no such hex');
      continue;
    }
    if (context.shut[leader.hex]) say('stands on forbidden ground (B2.d)');
    if (sharesWithEnemy(state, leader) && !awaiting.includes(leader.hex)) say('stands on an enemy unit (B5.f, B9.b)');
  }
  return broken;
}

const sharesWithEnemy = ({ units }: State, { hex, side }: Leader): boolean => units.some((unit) => unit.hex === hex && unit.side !== side);

function brokenMarks(context: Context, { units, leaders, phase, player }: State): string[] {
  const broken: string[] = [];
  const says = (mark: string, there: boolean, own: boolean) => {
    if (there) broken.push(`a ${mark} mark ${own ? 'outlived its phase' : 'on the wrong side'} (B17)`);
  };
  const marks = [
    ['fired', 'fire', 0],
    ['moved', 'movement', 0],
    ['attacked', 'melee', 0],
    ['defended', 'melee', 1],
  ] as const;
  for (const [mark, during, off] of marks) {
    says(mark, phase !== during && units.some((unit) => unit[mark]), true);
    says(
      mark,
      units.some((unit) => unit[mark] && unit.side !== (player + off) % 2),
      false,
    );
  }
  says('moved', phase !== 'movement' && leaders.some(({ moved }) => moved), true);
  says('called', phase !== 'rally' && leaders.some(({ called }) => called), true);
  if (phase === 'rally' && !context.variants.fallenReturn) broken.push('there is no phase of rally (B16.4)');
  return broken;
}

function brokenArmies(context: Context, state: State): string[] {
  const broken: string[] = [];
  if (state.turn < 1 || state.turn > context.turns) broken.push(`turn ${state.turn} of ${context.turns}`);
  if (state.held.length !== context.objectives.length) broken.push('what is held is not what can be (B14.c)');
  for (const side of SIDES) {
    const { lost, left, demoralised } = state.armies[side];
    const { demoralisation } = context.armies[side];
    if (lost < 0 || left < 0) broken.push(`army ${side}: losses below zero`);
    if (demoralisation > 0 && lost >= demoralisation && !demoralised) broken.push(`army ${side}: not demoralised (B12.b)`);
  }
  for (const [i, hex] of context.objectives.entries()) {
    const unit = state.units.find((one) => one.hex === hex);
    if (unit && state.held[i] !== unit.side) broken.push(`${printHex(context.board, hex)} is not its unit's (B14.c)`);
  }
  return broken;
}

function brokenAttack(context: Context, state: State): string[] {
  const { attack, units } = state;
  if (!attack) return [];
  const broken: string[] = [];
  if (state.phase !== 'melee') broken.push('an attack outlived its phase');
  const took = [...attack.attackers, ...attack.defenders];
  if (took.some((id) => units[id]!.hex < 0)) broken.push('somebody who is gone takes part in an attack');
  if (attack.attackers.some((id) => !units[id]!.attacked)) broken.push('an attacker has not attacked (B7.2.b)');
  if (attack.defenders.some((id) => !units[id]!.defended)) broken.push('a defender has not been attacked (B7.2.b)');
  if (attack.retreating.some((id) => !took.includes(id))) broken.push('somebody retreats who took no part (B7.7)');
  if (attack.vacated.some((hex) => units.some((unit) => unit.hex === hex))) broken.push('a hex left empty is not (B7.7.d)');
  const answers = legalAnswers(context, state, attack);
  // A question is asked only where there is a choice.
  if (answers.length < 2) broken.push(`${answers.length} answers to ${attack.asks} (B17)`);
  return broken;
}
