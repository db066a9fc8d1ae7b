import type { Hex } from '../../../../kernel/board';
import type { RamFacts } from '../board/facts';
import { ramOrder } from '../orders';
import { type Meant, ramMarks, ramOn } from '../rams';
import { sailHex } from './sail';
import { type Behaviour, ordered, type Reply, type Situation } from './situation';
import type { ToolOf } from './tool';

type Ram = ToolOf<'ram'>;

/** The ram that is meant: out on the far side only if that is chosen, or it must. */
export function meantRam(tool: Ram, { context, state }: Pick<Situation, 'context' | 'state'>): Meant | undefined {
  const ram = ramOn(context, state, state.ships[tool.unit]!, tool.at);
  return ram && { ...ram, out: ram.through !== undefined && (!ram.stays || tool.through === true) };
}

function orderOf(tool: Ram, situation: Situation) {
  const ram = meantRam(tool, situation);
  return ram && ramOrder(situation.state.ships[tool.unit]!, ram.from, ram.facing, ram.out);
}

function facts(tool: Ram, situation: Situation): RamFacts | undefined {
  const ram = meantRam(tool, situation);
  if (!ram) return undefined;
  const target = situation.state.ships[ram.target]!;
  const end = ram.out ? ram.through!.hex : ram.from;
  const swings =
    ram.kind === 'oarRake'
      ? [
          { hex: end, facing: (ram.facing + 1) % 6 },
          { hex: target.hex, facing: (target.facing + 1) % 6 },
        ]
      : undefined;
  return { kind: ram.kind, from: ram.from, target: target.hex, ...(ram.out ? { through: end } : {}), ...(swings ? { swings } : {}) };
}

function clicked(tool: Ram, situation: Situation, hex: Hex): Reply {
  const ship = situation.state.ships[tool.unit]!;
  if (hex === tool.at) {
    const order = orderOf(tool, situation);
    return order === undefined ? {} : ordered(situation, order);
  }
  const meant = meantRam(tool, situation);
  if (meant && (meant.through?.hex === hex || meant.from === hex) && hex !== ship.hex)
    return { tool: { kind: 'ram', unit: tool.unit, at: tool.at, through: meant.through?.hex === hex && !(meant.out && meant.stays) } };
  return sailHex({ kind: 'sail', unit: tool.unit }, situation, hex);
}

/** 14.6 A ram is chosen but not ordered, and whether it comes out on the far side; the target again rams. */
export const ram: Behaviour<'ram'> = {
  hex: clicked,
  cancel: (tool) => ({ kind: 'sail', unit: tool.unit }),
  overlays(tool, situation) {
    const { context, state } = situation;
    const ship = state.ships[tool.unit]!;
    const meant = meantRam(tool, situation);
    const shown = facts(tool, situation);
    const end = meant?.out ? meant.through!.hex : meant?.from;
    const far = meant?.through && meant.stays ? [meant.out ? meant.from : meant.through.hex] : [];
    return {
      selected: ship.hex,
      targets: ramMarks(context, state, ship),
      legal: far.filter((hex) => hex !== ship.hex),
      ...(meant ? { path: { hexes: [...meant.path, ...(meant.out ? [tool.at, end!] : [])], facing: undefined } } : {}),
      sea: {
        ...(shown ? { ram: shown } : {}),
        ...(meant && end !== undefined && end !== ship.hex ? { ghosts: [situation.ghost(ship.id, end, meant.facing)] } : {}),
      },
    };
  },
  /** To the far side and back. */
  turn(tool, situation) {
    const ram = meantRam(tool, situation);
    return ram?.through && ram.stays ? { tool: { kind: 'ram', unit: tool.unit, at: tool.at, through: !ram.out } } : {};
  },
  chosen: orderOf,
};
