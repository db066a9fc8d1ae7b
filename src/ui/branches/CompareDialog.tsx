import { useState } from 'react';
import { MAIN } from '../../kernel/branches';
import { sharedStart } from '../../kernel/share';
import { SIDES } from '../../kernel/twoSides';
import { type LogEntry, match } from '../../store/match';
import { Dialog } from '../app/Dialog';
import { Select } from '../app/Select';
import { opponentPart } from '../table/contract/opponentPart';
import type { Losses, SystemPanels } from '../table/contract/system';
import { branchName } from '../table/shell/branchName';
import { useGame, useNaming, useSystem } from '../table/shell/hooks';
import { readOrder } from '../table/shell/secretOrder';
import { useLanguage, useWords } from '../words';
import { useBranchWords } from '../words/branches';
import { atEndOf, inOrder, scoreOf } from './facts';

function Choice({ label, value, set }: { readonly label: string; readonly value: number; readonly set: (id: number) => void }) {
  return (
    <label className="compare__choice">
      <span className="app-unseen">{label}</span>
      <Select values={inOrder(match.branches()).map(({ id }) => id)} say={branchName} value={value} choose={set} />
    </label>
  );
}

/** How likely the first side is to win at the end of a branch, once the computer player has been asked. */
function Chance({ id }: { readonly id: number }) {
  const words = useBranchWords();
  const language = useLanguage();
  const [chance, setChance] = useState<'asking' | 'none' | number | undefined>(undefined);
  const ask = async () => {
    setChance('asking');
    const answer = await opponentPart.load().then(
      (part) => part.weighBranch(id),
      () => undefined,
    );
    setChance(answer ?? 'none');
  };
  const isAsking = chance === 'asking';
  return (
    <>
      <button
        type="button"
        className="app-button"
        data-testid="weigh-branch"
        aria-disabled={isAsking}
        onClick={() => !isAsking && void ask()}
      >
        {words.weigh}
      </button>{' '}
      <span role="status">
        {isAsking && words.weighing}
        {chance === 'none' && words.unweighed}
        {typeof chance === 'number' && <b>{chance.toLocaleString(language, { style: 'percent' })}</b>}
      </span>
    </>
  );
}

function Lost({ losses }: { readonly losses: Losses | undefined }) {
  const { labelled } = useWords().common;
  return (
    <ul className="compare__losses">
      {losses?.map(([name, value]) => (
        <li key={name}>{labelled(name, value)}</li>
      ))}
    </ul>
  );
}

/** Where two branches part, how each stands at its end, and what that cost. */
export function CompareDialog({ panels, onClose }: { readonly panels: SystemPanels; readonly onClose: () => void }) {
  const words = useBranchWords();
  const naming = useNaming();
  const system = useSystem();
  const now = useGame((all) => all);
  const all = match.branches();
  const [pair, setPair] = useState<readonly [number, number]>(() => [MAIN, now.branch === MAIN ? (all.at(-1)?.id ?? MAIN) : now.branch]);
  const paths = pair.map((id) => match.pathOf(id));
  const shared = sharedStart(paths[0]!, paths[1]!);
  const orderAt = (path: readonly LogEntry[]) => {
    const entry = path[shared];
    return entry ? readOrder(panels, entry, shared === path.length - 1) : words.ends;
  };
  const ends = pair.map((id) => atEndOf(id, now));
  const isOpen = now.viewer === 'all';
  const rows: (readonly [string, readonly React.ReactNode[]])[] = [
    [words.part, paths.map((path) => (isOpen ? orderAt(path) : '…'))],
    [words.length, paths.map((path) => words.actions(path.length))],
    [words.stands, ends.map((end) => end && words.at(end.state.turn, naming.army(end.state.player), system.phaseName(end.state.phase)))],
    [words.points, ends.map((end) => end && (scoreOf(end) ?? panels.standing?.(end)?.map(({ points }) => points))?.join(' – '))],
    ...SIDES.map(
      (side) =>
        [words.losses(naming.army(side)), ends.map((end, i) => <Lost key={i} losses={end && panels.losses?.(end)[side]} />)] as const,
    ),
  ];
  if (isOpen) rows.push([words.chance(naming.army(0)), pair.map((id) => <Chance key={`${id} ${match.pathOf(id).length}`} id={id} />)]);
  return (
    <Dialog title={words.compareTitle} onClose={onClose}>
      <p>{pair[0] === pair[1] ? words.nothing : words.shares(shared)}</p>
      <table className="compare" data-testid="compare">
        <thead>
          <tr>
            <td />
            <th scope="col">
              <Choice label={words.first} value={pair[0]} set={(id) => setPair([id, pair[1]])} />
            </th>
            <th scope="col">
              <Choice label={words.second} value={pair[1]} set={(id) => setPair([pair[0], id])} />
            </th>
          </tr>
        </thead>
        <tbody>
          {rows.map(([name, [first, second]]) => (
            <tr key={name}>
              <th scope="row">{name}</th>
              <td>{first}</td>
              <td>{second}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </Dialog>
  );
}
