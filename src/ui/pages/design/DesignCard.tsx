import { type ReactNode, useState } from 'react';
import { battleIdOf } from '../../../store/designId';
import { type Design, designs, newDesign } from '../../../store/designs';
import { fileName, saveFile } from '../../../store/file';
import { LINKS } from '../../../store/link';
import { copyLink } from '../../app/copyLink';
import { Dialog } from '../../app/Dialog';
import { Icon } from '../../app/Icon';
import { printRoute } from '../../app/routes';
import { useNear } from '../../app/useNear';
import { both } from '../../design/document/begin';
import type { Drawing } from '../../design/document/drawing';
import DesignMap from '../../design/view/DesignMap';
import { DesignIcon } from '../../design/view/icons';
import { useLanguage, useWords } from '../../words';
import { useDesignWords } from '../../words/design';

function Small({
  children,
  label,
  press,
  testid,
}: {
  readonly children: ReactNode;
  readonly label: string;
  readonly press: () => void;
  readonly testid?: string;
}) {
  return (
    <button type="button" className="app-button app-button--icon" aria-label={label} title={label} data-testid={testid} onClick={press}>
      {children}
    </button>
  );
}

/** A battle of one's own in the list: its map, and what can be done with it. */
export function DesignCard({ design }: { readonly design: Design }) {
  const words = useDesignWords();
  const { pages, common } = useWords();
  const language = useLanguage();
  const [asks, ask] = useState(false);
  const { box, near } = useNear<HTMLDivElement>();
  const drawing = design.battle as Drawing;
  const title = drawing.title[language].trim() || pages.saves.untitled;
  const { actions } = words;
  // Called the same in both languages, it still is.
  const isOne = drawing.title.en === drawing.title.fr;
  const copied = (text: string) => (isOne ? both(words.copyOf(text)) : { ...drawing.title, [language]: words.copyOf(text) });
  return (
    <li className="app-card design-card" data-testid="design">
      <div ref={box} className="design-card__map">
        {near && <DesignMap position={drawing.position} label={pages.battles.map(title)} />}
      </div>
      <div className="design-card__text">
        <h3>{title}</h3>
        <p>{drawing.sides.map(({ name }) => name[language]).join(' – ')}</p>
        <p className="app-note">{words.changed(common.date(design.updated))}</p>
        <div className="app-row">
          <a className="app-button app-button--main" data-testid="open-design" href={printRoute({ screen: 'draw', design: design.id })}>
            <Icon name="pen" />
            {actions.open}
            <span className="app-unseen"> {title}</span>
          </a>
          <a className="app-button" href={printRoute({ screen: 'battle', battle: battleIdOf(design) })}>
            <Icon name="play" />
            {actions.play}
            <span className="app-unseen"> {title}</span>
          </a>
          <Small
            label={common.labelled(actions.copy, title)}
            testid="copy-design"
            press={() => void designs.keep(newDesign({ ...drawing, title: copied(title) }, Date.now()))}
          >
            <DesignIcon name="copy" />
          </Small>
          <Small label={common.labelled(actions.file, title)} press={() => saveFile(fileName(title, Date.now()), drawing)}>
            <Icon name="download" />
          </Small>
          <Small label={common.labelled(actions.link, title)} press={() => copyLink(drawing, LINKS.design, actions.linkCopied)}>
            <Icon name="link" />
          </Small>
          <Small label={common.labelled(actions.remove, title)} testid="delete-design" press={() => ask(true)}>
            <Icon name="trash" />
          </Small>
        </div>
      </div>
      {asks && (
        <Dialog title={words.removeTitle} onClose={() => ask(false)}>
          <p>{words.removeText(title)}</p>
          <div className="app-dialog__foot">
            <button type="button" className="app-button" onClick={() => ask(false)}>
              {common.actions.cancel}
            </button>
            <button
              type="button"
              className="app-button app-button--danger"
              data-testid="delete-yes"
              onClick={() => void designs.remove(design.id)}
            >
              {common.actions.delete}
            </button>
          </div>
        </Dialog>
      )}
    </li>
  );
}
