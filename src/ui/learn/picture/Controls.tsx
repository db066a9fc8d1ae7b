import { useState } from 'react';
import { Icon } from '../../app/Icon';
import { Die } from '../../table/shell/Die';
import { useLanguage } from '../../words';
import type { Exhibit } from '../examples/types';
import { openOnTable } from './openOnTable';
import type { Player } from './usePlayer';
import { WORDS } from './words';

const GLYPHS = {
  start: 'M6 5.5v13M18.5 6v12L9 12z',
  back: 'M16 6v12L6.500 12z',
  play: 'M8 5.500v13l10.500-6.500z',
  pause: 'M8 6v12M16 6v12',
  next: 'M8 6v12l9.500-6z',
  table: 'M4.500 8.500L12 4l7.500 4.500v7L12 20l-7.500-4.500zM12 9.500v5M9.500 12h5',
} as const;

const Glyph = ({ of }: { readonly of: keyof typeof GLYPHS }) => <Icon d={GLYPHS[of]} />;

interface ButtonProps {
  readonly of: 'start' | 'back' | 'next';
  readonly name: string;
  readonly disabled: boolean;
  readonly press: () => void;
}

/** It stays where it is and can be met by the keyboard when there is nothing left to do. */
const StepButton = ({ of, name, disabled, press }: ButtonProps) => (
  <button
    type="button"
    className="app-button app-button--icon"
    aria-label={name}
    title={name}
    aria-disabled={disabled}
    onClick={() => !disabled && press()}
  >
    <Glyph of={of} />
  </button>
);

interface Props {
  readonly exhibit: Exhibit;
  readonly player: Player;
  readonly dice: readonly number[];
}

/** Play, step, back to the start, and over to the real table, where there is something to be tried. */
export function Controls({ exhibit, player, dice }: Props) {
  const language = useLanguage();
  const words = WORDS[language];
  const title = exhibit.title[language];
  const [opening, open] = useState(false);
  const last = exhibit.steps?.length ?? 0;
  const { at, playing } = player;
  const take = async () => {
    open(true);
    player.pause();
    await openOnTable(exhibit, words.title(title));
  };
  return (
    <div className="exhibit-controls">
      {last > 0 && (
        // biome-ignore lint/a11y/useSemanticElements: no form, and a fieldset would want a legend that is seen
        <div className="exhibit-player" role="group" aria-label={words.controls(title)}>
          <button type="button" className="app-button exhibit-play" onClick={playing ? player.pause : player.play}>
            <Glyph of={playing ? 'pause' : 'play'} />
            <span>{playing ? words.pause : at >= last ? words.again : words.play}</span>
          </button>
          <StepButton of="start" name={words.start} disabled={at === 0} press={() => player.go(0)} />
          <StepButton of="back" name={words.back} disabled={at === 0} press={() => player.go(at - 1)} />
          <StepButton of="next" name={words.next} disabled={at >= last} press={() => player.go(at + 1)} />
          <span className="exhibit-at">{words.at(at, last)}</span>
          <span className="exhibit-dice">
            {dice.map((face, i) => (
              <Die key={`${at} ${i}`} face={face} />
            ))}
          </span>
        </div>
      )}
      {(last > 0 || exhibit.marks) && (
        <button type="button" className="app-button app-button--quiet exhibit-open" disabled={opening} onClick={take}>
          <Glyph of="table" />
          {opening ? words.opening : words.open}
        </button>
      )}
    </div>
  );
}
