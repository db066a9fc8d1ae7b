import { useState } from 'react';
import { OPTION_IDS, type OptionId } from '../../../../rules/ancients/options';
import type { Battle } from '../../../../scenarios';
import { optionsIn } from '../../../pages/positionFields';
import { type Times, timesOf } from './SetUpNightfall';
import { Options } from './SetUpOptions';

/** A battle's position under the options chosen. */
function positionWith({ position }: Battle, options: readonly OptionId[], times: Times): object {
  return { ...position, options, ...(options.includes('13.4') ? times : {}) };
}

interface Props {
  readonly battle: Battle;
  readonly change: (position: object) => void;
}

/** The optional rules of a battle that is set up, at first those of its position, and when its night falls. */
export function OptionsAtSetUp({ battle, change }: Props) {
  const drawn = optionsIn(battle.position, OPTION_IDS);
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
