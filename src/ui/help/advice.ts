import { match } from '../../store/match';
import { preferences } from '../../store/preferences';
import { programOf } from '../../store/seats';
import { table } from '../../store/table';
import { deciderOf, live } from '../table/hands';
import { fetchOpponent } from '../table/opponentPart';
import { tutor } from '../table/tutor';

/** So long nothing more must have happened before the counsel is asked, in milliseconds. */
const REST = 350;

/** Whether a person has something to decide now, and nothing lies over the map. */
function decides(): { readonly game: string; readonly cursor: number } | undefined {
  const snapshot = live();
  const { handOver, dialog } = table.getState();
  if (!snapshot || handOver || dialog || tutor.getState().now) return undefined;
  const side = deciderOf(snapshot);
  if (side === undefined || programOf(snapshot.head.seats[side])) return undefined;
  return { game: snapshot.head.id, cursor: snapshot.cursor };
}

/** While it is wished, the counsel is asked at each decision of a person. It never plays. Returns how to end it. */
export function keepAdvising(): () => void {
  let timer = 0;
  let asked = '';
  const look = (): void => {
    clearTimeout(timer);
    if (!preferences.getState().advice) {
      asked = '';
      return;
    }
    timer = window.setTimeout(() => {
      const now = decides();
      const key = now && `${now.game} ${now.cursor}`;
      if (key === undefined || key === asked) return;
      asked = key;
      void fetchOpponent().then(({ takeCounsel }) => takeCounsel('unasked'));
    }, REST);
  };
  const ends = [match.store.subscribe(look), table.subscribe(look), preferences.subscribe(look)];
  look();
  return () => {
    clearTimeout(timer);
    for (const end of ends) end();
  };
}
