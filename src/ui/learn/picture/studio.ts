import type { AnyTwoSidedGame } from '../../../kernel/twoSides';
import { fetchRules, systemFor } from '../../../store/systems';
import type { Painter } from '../../picture/painter';
import { wingOf } from '../../systems/registry';
import type { Position } from '../examples/types';
// The match brings the land game's rules with it.
import '../../../store/match';

/** What it takes to draw a position and to play from it. */
export interface Studio {
  readonly system: AnyTwoSidedGame;
  readonly painter: Painter;
}

/** Fetches the rules and the drawing of a position's game. */
export async function studioFor(position: Position): Promise<Studio> {
  const [painter] = await Promise.all([wingOf(position.system).painter?.(), fetchRules(position)]);
  const system = systemFor(position);
  if (!system.ok || !painter) throw new Error(`no rules or no drawing for ${position.system}`);
  return { system: system.value, painter };
}
