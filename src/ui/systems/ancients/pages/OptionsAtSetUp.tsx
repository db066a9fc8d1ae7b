import { useState } from 'react';
import { OPTION_IDS, type OptionId } from '../../../../rules/ancients/options';
import type { Battle } from '../../../../scenarios';
import { type Times, timesOf } from './SetUpNightfall';
import { Options } from './SetUpOptions';

/** A battle's position under the options chosen. */
function positionWith({ position }: Battle, options: readonly OptionId[], times: Times): object {
  return { ...position, options, ...(options.includes('13.4') ? times : {}) };
}

/** Those that the battle's position is played with. */
function optionsOf({ position }: Battle): readonly OptionId[] {
  const { options } = position as { readonly options?: readonly string[] };
  return OPTION_IDS.filter((id) => options?.includes(id));
}

interface Props {
  readonly battle: Battle;
  readonly change: (position: object) => void;
}

/** The optional rules of a battle that is set up, at first those of its position, and when its night falls. */
export function OptionsAtSetUp({ battle, change }: Props) {
  const drawn = optionsOf(battle);
  const [chosen, choose] = useState(drawn);
  const [times, setTimes] = useState(() => timesOf(battle));
  return (
    <Options
      battle={battle}
      drawn={drawn}
      chosen={chosen}
      choose={(ids) => {
        choose(ids);
        change(positionWith(battle, ids, times));
      }}
      times={times}
      setTimes={(next) => {
        setTimes(next);
        change(positionWith(battle, chosen, next));
      }}
    />
  );
}
