import { useWords } from '../words';
import { Dialog } from './Dialog';
import { uncopied } from './uncopied';
import { useStore } from './useStore';

/** Where the browser forbids copying, the link is there to be copied by hand. */
export function UncopiedLink() {
  const words = useWords();
  const link = useStore(uncopied, (state) => state.link);
  if (link === undefined) return null;
  const { saves } = words.pages;
  return (
    <Dialog title={saves.copyLink} onClose={() => uncopied.setState({ link: undefined })}>
      <div class="app-field">
        <label for="link">{saves.linkHere}</label>
        <textarea id="link" class="app-input" rows={5} readOnly onFocus={({ currentTarget }) => currentTarget.select()}>
          {link}
        </textarea>
      </div>
    </Dialog>
  );
}
