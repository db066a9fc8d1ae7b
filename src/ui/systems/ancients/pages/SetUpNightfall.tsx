import { Select } from '../../../app/Select';
import { useWords } from '../words';

/** 13.4 The last turn by daylight and the last of all. */
export interface Times {
  readonly nightfall: number;
  readonly turns: number;
}

/** 13.4 No battle goes on for longer. */
const MOST_TURNS = 12;

export function timesOf(position: object): Times {
  const { turns = 6, nightfall } = position as { readonly turns?: number; readonly nightfall?: number };
  return nightfall === undefined ? { nightfall: Math.min(turns, MOST_TURNS), turns: MOST_TURNS } : { nightfall, turns };
}

interface FieldProps {
  readonly id: string;
  readonly label: string;
  readonly value: number;
  readonly least: number;
  readonly change: (value: number) => void;
}

function TurnField({ id, label, value, least, change }: FieldProps) {
  const turns = Array.from({ length: MOST_TURNS + 1 - least }, (_, i) => least + i);
  return (
    <div className="app-field">
      <label htmlFor={id}>{label}</label>
      <Select id={id} values={turns} say={String} value={value} choose={change} />
    </div>
  );
}

/** 13.4 What the players agree about the length of the day. */
export function Nightfall({ times, change }: { readonly times: Times; readonly change: (times: Times) => void }) {
  const { options } = useWords();
  const { nightfall, turns } = times;
  return (
    <div className="setup-nightfall">
      <TurnField
        id="nightfall"
        label={options.nightfall}
        value={nightfall}
        least={1}
        change={(turn) => change({ nightfall: turn, turns: Math.max(turn, turns) })}
      />
      <TurnField
        id="turns"
        label={options.lastTurn}
        value={turns}
        least={nightfall}
        change={(turn) => change({ nightfall, turns: turn })}
      />
    </div>
  );
}
