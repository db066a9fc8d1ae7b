import './settings.css';
import { type ReactNode, useId } from 'react';
import { useStore } from 'zustand';
import { type Flag, preferences, SKINS, type Skin, SPEEDS, THEMES } from '../../store/preferences';
import { useWords } from '../words';
import { useSettingsWords } from '../words/settings';
import { Check } from './Check';
import { Dialog } from './Dialog';
import { Icon } from './Icon';
import { closeSettings } from './settings';
import { sound } from './sound';
import { Tiles } from './Tiles';
import { themeIcons } from './themeIcons';

interface ChoiceProps<Value extends string> {
  readonly label: string;
  readonly about?: string;
  readonly values: readonly Value[];
  readonly value: Value;
  readonly change: (value: Value) => void;
  readonly names: Readonly<Record<Value, string>>;
  readonly picture?: (value: Value) => ReactNode;
  readonly testid: string;
}

/** One of a few, side by side. */
function Choice<Value extends string>({ label, about, values, value, change, names, picture, testid }: ChoiceProps<Value>) {
  return (
    <fieldset className="settings-choice" data-testid={testid}>
      <legend>{label}</legend>
      <div className="settings-choice__row">
        <Tiles
          values={values}
          value={value}
          change={change}
          show={(one) => (
            <>
              {picture?.(one)}
              {names[one]}
            </>
          )}
        />
      </div>
      {about !== undefined && <small>{about}</small>}
    </fieldset>
  );
}

/** A counter in each manner: a helmet, a box of the staff, letters. */
const DRAWN: Readonly<Record<Skin, string | undefined>> = {
  silhouettes: 'M10 24v-6a10 10 0 0 1 20 0v6h-5v-6h-3v8h-4v-8h-3v6zM19 7.5V4q-8 0-9 6 4-3 9-2.5z',
  boxes: 'M9 11h22v15H9zM9 11l22 15M31 11L9 26',
  letters: undefined,
};

const SkinPicture = ({ skin }: { readonly skin: Skin }) => (
  <svg className={`settings-skin settings-skin--${skin}`} viewBox="0 0 40 40" aria-hidden="true" focusable="false">
    <rect className="settings-skin__body" x="3" y="3" width="34" height="34" rx="1.5" />
    {DRAWN[skin] === undefined ? (
      <text x="20" y="24">
        HI
      </text>
    ) : (
      <path d={DRAWN[skin]} />
    )}
    <text className="settings-skin__numbers" x="20" y="34.5">
      4-2
    </text>
  </svg>
);

/** How loud sounds are that have just been switched on, and how finely that is chosen. */
const LOUD = 0.6;
const STEP = 0.1;

/** Off until switched on; what is chosen is heard. */
function SoundChoice() {
  const words = useSettingsWords();
  const id = useId();
  const volume = useStore(preferences, (all) => all.volume);
  const choose = (next: number) => {
    preferences.setState({ volume: next });
    sound([{ sound: 'clash', after: 0 }]);
  };
  return (
    <fieldset className="settings-choice">
      <legend>{words.sound}</legend>
      <label className="settings-flag">
        <input
          type="checkbox"
          data-testid="settings-sounds"
          checked={volume > 0}
          onChange={({ currentTarget }) => choose(currentTarget.checked ? LOUD : 0)}
        />
        <span>
          <b>{words.sounds}</b>
          <small>{words.soundsAbout}</small>
        </span>
      </label>
      {volume > 0 && (
        <div className="settings-volume">
          <label htmlFor={id}>{words.volume}</label>
          <input
            id={id}
            type="range"
            data-testid="settings-volume"
            min={STEP}
            max={1}
            step={STEP}
            value={volume}
            onChange={({ currentTarget }) => choose(currentTarget.valueAsNumber)}
          />
        </div>
      )}
    </fieldset>
  );
}

const FLAGS = ['confirm', 'handOver', 'stops', 'overview'] as const satisfies readonly Flag[];

/** How the program looks and goes about its work, on every page and at the table. */
export function SettingsDialog() {
  const words = useSettingsWords();
  const { theme: themes } = useWords().common;
  const { theme, skin, speed } = useStore(preferences);
  return (
    <Dialog title={words.title} onClose={closeSettings}>
      <div className="settings" data-testid="settings">
        <Choice
          label={themes.label}
          values={THEMES}
          value={theme}
          change={(next) => preferences.setState({ theme: next })}
          names={themes}
          picture={(one) => <Icon name={themeIcons[one]} />}
          testid="settings-theme"
        />
        <Choice
          label={words.counters}
          values={SKINS}
          value={skin}
          change={(next) => preferences.setState({ skin: next })}
          names={words.skins}
          picture={(one) => <SkinPicture skin={one} />}
          testid="settings-skin"
        />
        <Choice
          label={words.motion}
          about={words.motionAbout}
          values={SPEEDS}
          value={speed}
          change={(next) => preferences.setState({ speed: next })}
          names={words.speeds}
          testid="settings-speed"
        />
        <SoundChoice />
        <fieldset className="settings-choice">
          <legend>{words.atTable}</legend>
          {FLAGS.map((flag) => (
            <Check key={flag} className="settings-flag" flag={flag} testid={`settings-${flag}`}>
              <span>
                <b>{words[flag]}</b>
                <small>{words[`${flag}About`]}</small>
              </span>
            </Check>
          ))}
        </fieldset>
        <p className="app-note">{words.intro}</p>
      </div>
    </Dialog>
  );
}
