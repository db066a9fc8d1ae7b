import { branchIn, MAIN } from '../../../kernel/branches';
import { match } from '../../../store/match';
import { wordsNow } from '../../words';

/** What a branch is called: by its name, or by its number. */
export function branchName(id: number): string {
  const words = wordsNow().table.branches;
  return branchIn(match.branches(), id)?.name || (id === MAIN ? words.main : words.unnamed(id));
}
