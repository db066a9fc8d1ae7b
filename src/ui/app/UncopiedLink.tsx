import { useEffect, useRef } from 'react';
import { useStore } from 'zustand';
import { useWords } from '../words';
import { Dialog } from './Dialog';
import { route } from './routes';
import { uncopied } from './uncopied';

const forget = () => uncopied.setState({ link: undefined });

/** Where the browser forbids copying, the link is there to be copied by hand. */
export function UncopiedLink() {
  const words = useWords();
  const link = useStore(uncopied, (state) => state.link);
  const text = useRef<HTMLTextAreaElement>(null);
  useEffect(() => {
    text.current?.focus();
    text.current?.select();
  }, [link]);
  useEffect(() => route.subscribe(forget), []);
  if (link === undefined) return null;
  const { saves } = words.pages;
  return (
    <Dialog title={saves.copyLink} onClose={forget}>
      <div className="app-field">
        <label htmlFor="link">{saves.linkHere}</label>
        <textarea ref={text} id="link" className="app-input" rows={5} readOnly onFocus={({ currentTarget }) => currentTarget.select()}>
          {link}
        </textarea>
      </div>
    </Dialog>
  );
}
