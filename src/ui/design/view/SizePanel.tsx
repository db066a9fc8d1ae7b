import { LARGEST_SIDE } from '../../../kernel/board';
import { useLanguage } from '../../words';
import { useDesignWords } from '../../words/design';
import { type Edit, type Size, sizeOf } from '../document/drawing';
import { namePlace } from '../document/facts';
import { mayResize, resize, resizeAfter, resizeBefore } from '../document/size';
import type { DrawingRules, Field } from '../rules';
import { NumberInput, SaidInput } from './fields';
import { useDesignSession, useDrawing, useEdit } from './session';

/** What the left and the upper edge may do. */
const EDGES: Readonly<Record<'leftMore' | 'leftFewer' | 'topMore' | 'topFewer', Size>> = {
  leftMore: { columns: 2, rows: 0 },
  leftFewer: { columns: -2, rows: 0 },
  topMore: { columns: 0, rows: 1 },
  topFewer: { columns: 0, rows: -1 },
};

/** A whole ground in place of the one that is there. */
const fieldLaid =
  (rules: DrawingRules, { map }: Field): Edit =>
  (draft) => {
    const { columns = 18, rows = 12 } = map;
    resize(rules, { columns: Number(columns), rows: Number(rows) })(draft);
    draft.position.map = { ...map };
  };

/** How large the map is, and what is called by a name on it. */
export function SizePanel() {
  const { rules } = useDesignSession().part;
  const { size: words, chosen } = useDesignWords();
  const language = useLanguage();
  const drawing = useDrawing();
  const edit = useEdit();
  const size = sizeOf(drawing.position);
  return (
    <>
      <section className="design-part design-part--two">
        {(['columns', 'rows'] as const).map((way) => (
          <NumberInput
            key={way}
            label={words[way]}
            value={size[way]}
            least={1}
            most={LARGEST_SIDE}
            at={`position.map.${way}`}
            whole
            change={(value) => edit(resizeAfter(rules, { columns: 0, rows: 0, [way]: value - size[way] }))}
          />
        ))}
        <p className="app-note">{words.about}</p>
      </section>
      <section className="design-part">
        <h3>{words.edges}</h3>
        <p className="app-note">{words.edgesAbout}</p>
        <div className="app-row">
          {(Object.keys(EDGES) as (keyof typeof EDGES)[]).map((edge) => {
            const by = EDGES[edge];
            return (
              <button
                key={edge}
                type="button"
                className="app-button"
                data-testid={`design-${edge}`}
                aria-disabled={!mayResize(size, by)}
                onClick={() => mayResize(size, by) && edit(resizeBefore(rules, by))}
              >
                {words.edge[edge]}
              </button>
            );
          })}
        </div>
      </section>
      <section className="design-part">
        <h3>{words.field}</h3>
        <p className="app-note">{words.fieldAbout}</p>
        <div className="app-row">
          {rules.fields.map((field) => (
            <button key={field.id} type="button" className="app-button" onClick={() => edit(fieldLaid(rules, field))}>
              {field.name[language]}
            </button>
          ))}
        </div>
      </section>
      <section className="design-part">
        <h3>{words.places}</h3>
        {drawing.places ? (
          <ul className="design-places">
            {drawing.places.map(({ at }, i) => (
              <li key={at}>
                <SaidInput
                  label={chosen.name(at)}
                  path={['places', i, 'name']}
                  most={60}
                  emptied={() => edit(namePlace(at, language, ''))}
                />
              </li>
            ))}
          </ul>
        ) : (
          <p className="app-note">{words.noPlaces}</p>
        )}
      </section>
    </>
  );
}
