import { MAIN } from '../../../kernel/branches';
import { match } from '../../../store/match';
import { useWords } from '../../words';
import { toBranch } from '../session';
import { branchName } from './branchName';
import { pressed, useShut } from './disabledReason';
import { Glyph } from './Glyph';
import { useGame } from './hooks';

/** Where the table stands beside the main line. */
export function BranchLine() {
  const { branches } = useWords().table;
  const branch = useGame((now) => now.branch);
  const shut = useShut();
  useGame((now) => now.treeChanges);
  if (branch === MAIN) return null;
  return (
    <p className="table-branch" data-testid="branch-line">
      <Glyph name="branch" />
      <b>{branchName(branch)}</b>
      <button type="button" className="app-button app-button--quiet" {...pressed(shut, () => toBranch(MAIN))}>
        {branches.back(branchName(MAIN))}
      </button>
    </p>
  );
}

/** The other branches that lead on from a moment of the log. */
export function OtherWays({ at }: { readonly at: number }) {
  const { branches } = useWords().table;
  const shut = useShut();
  const others = match.alternatives(at);
  if (others.length === 0) return null;
  return (
    <li className="table-row table-row--others" data-testid="other-ways">
      <Glyph name="branch" />
      <span className="app-unseen">{branches.otherwise(others.length)}</span>
      {others.map(({ id }) => (
        <button key={id} type="button" className="table-row__other" {...pressed(shut, () => toBranch(id, at + 1))}>
          {branchName(id)}
        </button>
      ))}
    </li>
  );
}
