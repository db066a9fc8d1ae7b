import type { Side } from '../../../kernel/twoSides';
import { table } from '../../../store/table';
import { useWords } from '../../words';
import type { SideStanding } from '../contract/system';
import { useGame, useNaming } from './hooks';
import { SideMark } from './SideMark';
import type { Panels } from './usePanels';

function Half({ side, standing }: { readonly side: Side; readonly standing: SideStanding }) {
  const army = useNaming().army(side);
  const { labelled } = useWords().common;
  const { points, count, of, first, isLost } = standing;
  const said = labelled(army, standing.said);
  return (
    <span className={isLost ? 'table-standing__side table-standing__side--lost' : 'table-standing__side'} title={said}>
      <SideMark side={side} />
      <span className="app-unseen">{said}.</span>
      <b aria-hidden="true">{points}</b>
      {of > 0 && (
        <>
          <i aria-hidden="true" className="table-standing__bar">
            <i style={{ '--share': `${Math.min(100, (count * 100) / of)}%` }} />
            {first !== undefined && <i className="table-standing__notch" style={{ '--at': `${(first * 100) / of}%` }} />}
          </i>
          <small aria-hidden="true">
            {count}/{first !== undefined && <span className={of > 99 ? 'table-standing__first--long' : undefined}>{first}/</span>}
            {of}
          </small>
        </>
      )}
    </span>
  );
}

/** Who is winning: points and losses of both sides; a press shows for what. Its row is there before its figures. */
export function Standing({ panels }: { readonly panels: Panels | undefined }) {
  const now = useGame((all) => all);
  const standing = panels?.standing?.(now);
  const show = () => table.setState(({ panel, sheet }) => ({ panel: 'armies', rule: undefined, sheet: !(sheet && panel === 'armies') }));
  if (!standing) return <div className="table-standing" />;
  return (
    <button type="button" className="table-standing" data-testid="standing" onClick={show}>
      {standing.map((one, side) => (
        <Half key={side} side={side as Side} standing={one} />
      ))}
    </button>
  );
}
