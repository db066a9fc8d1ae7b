import { match } from '../../store/match';
import { preferences } from '../../store/preferences';
import { table } from '../../store/table';
import { opponentPart } from '../table/contract/opponentPart';
import { tutor } from '../table/contract/tutor';
import { decidable, deciderOf, isProgrammed, now, standsAt } from '../table/session';

/** So long nothing more must have happened before the counsel is asked, in milliseconds. */
const REST = 350;

/** What a person has to decide now, by name, if nothing lies over the map: the moment, and the order before it. */
function decision(): string | undefined {
  const snapshot = decidable();
  const { handOver, dialog } = table.getState();
  if (!snapshot || handOver || dialog || tutor.getState().now || deciderOf(snapshot) === undefined) return undefined;
  return standsAt(snapshot);
}

/** While it is wished, the counsel is asked at each decision of a person. It never plays. Returns how to end it. */
export function keepAdvising(): () => void {
  let timer = 0;
  let asked = '';
  let left = false;
  const look = (): void => {
    clearTimeout(timer);
    const snapshot = now();
    // At a program's turn, and at a past moment, what was said is dropped: whoever comes back from there is advised again.
    const isElsewhere = snapshot && (isProgrammed(snapshot) || snapshot.looking !== undefined);
    if (!preferences.getState().advice || isElsewhere) {
      asked = '';
      return;
    }
    timer = window.setTimeout(() => {
      const name = decision();
      if (name === undefined || name === asked) return;
      asked = name;
      opponentPart.load().then(
        ({ takeCounsel }) => (left ? undefined : takeCounsel('unasked')),
        // Nobody has asked for it.
        () => undefined,
      );
    }, REST);
  };
  const ends = [match.store.subscribe(look), table.subscribe(look), preferences.subscribe(look)];
  look();
  return () => {
    left = true;
    clearTimeout(timer);
    for (const end of ends) end();
  };
}
