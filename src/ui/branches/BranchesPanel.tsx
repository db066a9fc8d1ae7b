import './branches.css';
import { useLayoutEffect, useRef, useState } from 'react';
import { type Branch, MAIN } from '../../kernel/branches';
import type { BareEvent } from '../../kernel/twoSides';
import { match } from '../../store/match';
import { announce } from '../app/announce';
import { PartNotLoaded } from '../app/PartNotLoaded';
import { usePart } from '../app/usePart';
import type { SystemPanels } from '../table/contract/system';
import { battleOf } from '../table/contract/titles';
import { restoreBranches, toBranch } from '../table/session';
import { branchName } from '../table/shell/branchName';
import { pressed, useShut } from '../table/shell/disabledReason';
import { Glyph } from '../table/shell/Glyph';
import { useGame, useNaming, useSystem } from '../table/shell/hooks';
import { readOrder } from '../table/shell/secretOrder';
import { useBranchWords } from '../words/branches';
import { BranchTools } from './BranchTools';
import { CompareDialog } from './CompareDialog';
import { depthOf, inOrder, scoreOf } from './facts';
import { takeable, takeToDrawingTable } from './takeToDrawingTable';

/** Where a branch parts and how much was played in it, in a line; nothing of what whoever looks may not read. */
function useFacts(panels: SystemPanels, branch: Branch<BareEvent>): string {
  const words = useBranchWords();
  const naming = useNaming();
  const system = useSystem();
  const open = useGame((now) => now.viewer === 'all');
  const { id, at, entries, broken } = branch;
  const facts: string[] = [];
  if (id !== MAIN) {
    const path = match.startOf(id);
    facts.push(at === 0 ? words.starts : words.parts(path.turn, naming.army(path.player), system.phaseName(path.phase)));
    const [first] = entries;
    if (open && first) facts.push(words.there(readOrder(panels, first, entries.length === 1)));
  }
  const held = broken ? Math.max(0, broken.stop.play - at) : entries.length;
  facts.push(words.actions(held));
  const score = open ? scoreOf(branch) : undefined;
  if (score) facts.push(score.join(' – '));
  // Two sides may have written beside one moment; those before the parting belong to another branch.
  const noted = new Set(match.notes(id).flatMap((note) => (id === MAIN || note.at > at ? [note.at] : [])));
  if (noted.size > 0) facts.push(words.notes(noted.size));
  if (broken) facts.push(words.rest(broken.whole.plays.length - held));
  return facts.join(' · ');
}

interface RowProps {
  readonly panels: SystemPanels;
  readonly branch: Branch<BareEvent>;
  readonly depth: number;
  readonly isHere: boolean;
  readonly isOpen: boolean;
  readonly toggle: () => void;
  readonly promoted: () => void;
}

function Row({ panels, branch, depth, isHere, isOpen, toggle, promoted }: RowProps) {
  const more = useRef<HTMLButtonElement>(null);
  const words = useBranchWords();
  const name = branchName(branch.id);
  const facts = useFacts(panels, branch);
  const shut = useShut();
  const close = () => {
    toggle();
    more.current?.focus();
  };
  // Nothing can be done with what does not hold.
  const isBroken = useGame((now) => now.isBroken);
  return (
    <li className="branch" data-depth={Math.min(depth, 4)} data-testid="branch" data-id={branch.id}>
      <div className={isHere ? 'branch__row branch__row--here' : 'branch__row'}>
        <button
          type="button"
          className="branch__go"
          aria-current={isHere ? 'true' : undefined}
          {...pressed(shut, () => toBranch(branch.id))}
        >
          <b>{name}</b> {isHere && <small className="branch__here">{words.here}</small>}
          <small className="branch__facts">{facts}</small>
        </button>
        {!isBroken && (
          <button
            ref={more}
            type="button"
            className="app-button app-button--icon"
            aria-label={words.more(name)}
            aria-expanded={isOpen}
            data-testid="branch-more"
            onClick={toggle}
          >
            <Glyph name="more" />
          </button>
        )}
      </div>
      {isOpen && <BranchTools key={branch.id} id={branch.id} name={name} close={close} promoted={promoted} />}
    </li>
  );
}

function ToDrawingTable() {
  const words = useBranchWords();
  const { retry } = usePart(battleOf(useGame(({ head }) => head.battle)));
  const which = useGame(takeable);
  // Whether anything is hidden of where a battle began is not known before the battle is there.
  if (!which && retry) return <PartNotLoaded retry={retry} />;
  return (
    <p>
      <button type="button" className="app-button" data-testid="to-drawing-table" {...pressed(!which && 'hidden', takeToDrawingTable)}>
        {which === 'first' ? words.drawFirst : words.draw}
      </button>
    </p>
  );
}

/** All courses of the game, and what can be done with them. */
export function BranchesPanel({ panels }: { readonly panels: SystemPanels }) {
  const words = useBranchWords();
  const here = useGame((now) => now.branch);
  useGame((now) => now.treeChanges);
  useGame((now) => now.length);
  const restorable = useGame(() => match.canRestore());
  const [open, setOpen] = useState<number | undefined>(undefined);
  const [compares, setCompares] = useState(false);
  const branches = match.branches();
  const list = useRef<HTMLUListElement>(null);
  const [promotions, setPromotions] = useState(0);
  // The keyboard goes with the branch to the entry of the main line.
  useLayoutEffect(() => {
    if (promotions > 0) list.current?.querySelector<HTMLElement>('[aria-current]')?.focus();
  }, [promotions]);
  return (
    <div className="branches" data-testid="branches" data-keeps>
      <ul ref={list} className="branches__list" data-keeps>
        {inOrder(branches).map((branch) => (
          <Row
            key={branch.id}
            panels={panels}
            branch={branch}
            depth={depthOf(branch, branches)}
            isHere={branch.id === here}
            isOpen={branch.id === open}
            toggle={() => setOpen(open === branch.id ? undefined : branch.id)}
            promoted={() => setPromotions((n) => n + 1)}
          />
        ))}
      </ul>
      {branches.length === 1 ? (
        <p className="app-note">{words.none}</p>
      ) : (
        <p>
          <button type="button" className="app-button" data-testid="branch-compare" onClick={() => setCompares(true)}>
            {words.compare}
          </button>
        </p>
      )}
      {restorable && (
        <p>
          <button
            type="button"
            className="app-button app-button--main"
            data-testid="branch-restore"
            onClick={() => {
              restoreBranches();
              announce(words.restored);
            }}
          >
            {words.restore}
          </button>
        </p>
      )}
      <ToDrawingTable />
      {compares && <CompareDialog panels={panels} onClose={() => setCompares(false)} />}
    </div>
  );
}
