import { useStore } from 'zustand';
import { useLabWords } from '../words/lab';
import { laboratory } from './laboratory';

/** How far the games have come; only how they ended is announced. */
export function ProgressSaid() {
  const { progress: words } = useLabWords();
  const { stage, done, all } = useStore(laboratory);
  const ended = done === all ? words.done(done) : words.ended(done, all);
  const text = stage === 'stopped' ? words.stopped(done, all) : stage === 'done' ? ended : words.playing(done, all);
  return <p aria-live={stage === 'playing' ? 'off' : 'polite'}>{text}</p>;
}
