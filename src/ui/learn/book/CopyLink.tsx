import { copyText } from '../../app/copyText';
import { notify } from '../../app/toasts';
import { uncopied } from '../../app/uncopied';
import { LearnIcon } from '../icons';
import { useReading } from '../reading';
import { labelOf, type RuleId } from '../rulebook';
import { pathOf } from './place';

/** Puts a paragraph's own link where it can be pasted, or shows it where the browser forbids that. */
export function CopyLink({ id }: { readonly id: RuleId }) {
  const { book, words } = useReading();
  const name = labelOf(id) || book[id].title;
  const copy = async () => {
    const link = `${location.href.split('#')[0]}${pathOf(id)}`;
    if (await copyText(Promise.resolve(link))) notify(words.copied(name));
    else uncopied.setState({ link });
  };
  return (
    <button
      type="button"
      className="app-button app-button--icon book-copy"
      aria-label={words.copy(name)}
      title={words.copy(name)}
      onClick={copy}
    >
      <LearnIcon name="link" />
    </button>
  );
}
