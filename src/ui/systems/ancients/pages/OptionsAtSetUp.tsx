import { OPTION_IDS } from '../../../../rules/ancients/options';
import type { OptionsProps } from '../../../pages/battles/battleCard';
import { optionsIn } from '../../../pages/positionFields';
import { timesOf } from './SetUpNightfall';
import { Options } from './SetUpOptions';

/** The optional rules of a battle that is set up, at first those of its position, and when its night falls. */
export function OptionsAtSetUp({ battle, position, change }: OptionsProps) {
  return (
    <Options
      battle={battle}
      drawn={optionsIn(battle.position, OPTION_IDS)}
      chosen={optionsIn(position, OPTION_IDS)}
      // The day is as long as it was drawn once no night falls.
      choose={(options) => change({ ...battle.position, options, ...(options.includes('13.4') ? timesOf(position) : {}) })}
      times={timesOf(position)}
      setTimes={(times) => change({ ...position, ...times })}
    />
  );
}
