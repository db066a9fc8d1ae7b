import { MOST_VARIANTS } from '../../../scenarios';
import { useLanguage } from '../../words';
import { useDesignWords } from '../../words/design';
import { addVariant, freeId, removeVariant } from '../document/variants';
import { AddButton, SaidInput } from './fields';
import { useDesignSession, useEdit, useVersion, useWhole } from './session';

/** 15.1.g What else it can be played as: their texts, and which of them is being drawn. */
export function Versions() {
  const { history, first } = useDesignSession();
  const { texts: words, places } = useDesignWords();
  const whole = useWhole();
  const drawn = useVersion();
  const edit = useEdit();
  const { variants = [] } = whole;
  const add = () => {
    const id = freeId(whole);
    edit(addVariant(id, first));
    history.draw(id);
  };
  return (
    <fieldset className="design-part" data-testid="versions" data-keeps>
      <legend>{words.versions}</legend>
      <p className="app-note">{words.versionsAbout}</p>
      {variants.map(({ id }, i) => (
        <div key={id} className="design-sentence">
          <SaidInput label={places.fields['name']!} path={['variants', i, 'name']} />
          <SaidInput label={places.fields['about']!} path={['variants', i, 'about']} long />
          <div className="app-row">
            <button
              type="button"
              className="app-button"
              data-testid="draw-version"
              data-at={`variants[${i}]`}
              onClick={() => history.draw(drawn?.id === id ? undefined : id)}
            >
              {drawn?.id === id ? words.drawBattle : words.drawVersion}
            </button>
            <button type="button" className="app-button app-button--quiet" onClick={() => edit(removeVariant(i))}>
              {words.removeVersion}
            </button>
          </div>
        </div>
      ))}
      {variants.length < MOST_VARIANTS && (
        <AddButton testid="add-version" add={add}>
          {words.addVersion}
        </AddButton>
      )}
    </fieldset>
  );
}

/** That it is a version which is being drawn, and the way back. */
export function VersionLine() {
  const { history } = useDesignSession();
  const { texts: words } = useDesignWords();
  const language = useLanguage();
  const drawn = useVersion();
  if (!drawn) return null;
  return (
    <p className="design-version" role="status" data-testid="version-line">
      <span>{words.drawnVersion(drawn.name[language])}</span>
      <button type="button" className="app-button" onClick={() => history.draw(undefined)}>
        {words.drawBattle}
      </button>
    </p>
  );
}
