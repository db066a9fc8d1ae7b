import type { AnySystem } from '../../../kernel/system';
import { fetchRules, systemFor } from '../../../store/systems';
import type { Position } from '../examples/types';
import type { Painter } from './painter';
// The match brings the land game's rules with it.
import '../../../store/match';

/** What it takes to draw a position and to play from it. */
export interface Studio {
  readonly system: AnySystem;
  readonly painter: Painter;
}

const painters: Readonly<Record<Position['system'], () => Promise<Painter>>> = {
  ancients: async () => (await import('../../systems/ancients/examples/painter')).landPainter,
  naval: async () => {
    const [{ seaPainter }, { fetchNavalWords }] = await Promise.all([
      import('../../systems/naval/examples/painter'),
      import('../../systems/naval/words'),
    ]);
    await fetchNavalWords();
    return seaPainter;
  },
};

/** Fetches the rules and the drawing of a position's game. */
export async function studioFor(position: Position): Promise<Studio> {
  const [painter] = await Promise.all([painters[position.system](), fetchRules(position)]);
  const system = systemFor(position);
  if (!system.ok) throw new Error(`no rules for ${position.system}`);
  return { system: system.value, painter };
}
