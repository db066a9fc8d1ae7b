import type { Assault } from '../model/assault';
import type { Context, State } from '../model/types';
import { assaultOn } from './odds';

/** 9.1, 11.b The fight that a question is about, as it would be struck: whom leaders have left takes a DD before it. Undefined: nobody is attacked. */
export function askedAssault(context: Context, { attack, units }: State): Assault | undefined {
  const attacker = attack && units[attack.attacker];
  const target = attack && attack.target >= 0 ? units[attack.target] : undefined;
  if (!attack || !attacker || !target || target.hex < 0) return undefined;
  const struck = attack.asks === 'retreat' && attack.left > 0 ? { ...target, disordered: true } : target;
  return assaultOn(context, attacker, struck, attack.at, attack.facing);
}
