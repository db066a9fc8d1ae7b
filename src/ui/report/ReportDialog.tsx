import './report.css';
import { table } from '../../store/table';
import { copyText } from '../app/copyText';
import { Dialog } from '../app/Dialog';
import { printRoute } from '../app/routes';
import { notify } from '../app/toasts';
import type { SystemPanels } from '../table/contract/system';
import { titleNow } from '../table/contract/titles';
import { now } from '../table/session';
import { useGame } from '../table/shell/hooks';
import { reportWords, useReportWords } from '../words/report';
import { FilmPart } from './FilmPart';
import { handOver } from './handing';
import { pictureFile } from './picture';
import { reportText } from './text';

interface Props {
  readonly panels: SystemPanels;
}

/** Puts the whole report where it can be pasted, and says so. */
async function copyReport(panels: SystemPanels): Promise<void> {
  const snapshot = now();
  if (!snapshot) return;
  const { text } = reportWords();
  if (await copyText(Promise.resolve(reportText(panels, snapshot)))) notify(text.copied);
  else notify(text.uncopied, 'trouble');
}

function saveReport(panels: SystemPanels): void {
  const snapshot = now();
  if (!snapshot) return;
  const blob = new Blob([reportText(panels, snapshot)], { type: 'text/plain' });
  void handOver({ title: titleNow(snapshot.head), ending: 'txt', blob });
}

function TextPart({ panels }: Props) {
  const { text } = useReportWords();
  return (
    <section className="report-way">
      <div>
        <h3>{text.title}</h3>
        <p className="app-note">{text.about}</p>
      </div>
      <div className="report-way__buttons">
        <button type="button" className="app-button" data-testid="report-copy" onClick={() => void copyReport(panels)}>
          {text.copy}
        </button>
        <button type="button" className="app-button" data-testid="report-text" onClick={() => saveReport(panels)}>
          {text.save}
        </button>
      </div>
    </section>
  );
}

async function savePicture(panels: SystemPanels, ending: 'png' | 'svg'): Promise<void> {
  const snapshot = now();
  if (!snapshot) return;
  const { picture } = reportWords();
  try {
    const blob = await pictureFile(panels, snapshot, snapshot.looking ?? snapshot.cursor, ending);
    if (await handOver({ title: titleNow(snapshot.head), ending, blob })) notify(picture.saved);
  } catch {
    notify(picture.failed, 'trouble');
  }
}

function PicturePart({ panels }: Props) {
  const { picture } = useReportWords();
  const looking = useGame((game) => game.looking);
  return (
    <section className="report-way">
      <div>
        <h3>{picture.title}</h3>
        <p className="app-note">{looking === undefined ? picture.now : looking === 0 ? picture.first : picture.past(looking)}</p>
      </div>
      <div className="report-way__buttons">
        {(['png', 'svg'] as const).map((ending) => (
          <button
            key={ending}
            type="button"
            className="app-button"
            data-testid={`report-${ending}`}
            onClick={() => void savePicture(panels, ending)}
          >
            {picture[ending]}
          </button>
        ))}
      </div>
    </section>
  );
}

function PagePart() {
  const { page } = useReportWords();
  const game = useGame(({ head }) => head.id);
  return (
    <section className="report-way">
      <div>
        <h3>{page.title}</h3>
        <p className="app-note">{page.about}</p>
      </div>
      <div className="report-way__buttons">
        <a className="app-button" data-testid="report-open" href={printRoute({ screen: 'report', game })}>
          {page.open}
        </a>
      </div>
    </section>
  );
}

/** The battle as something to be taken away. */
export function ReportDialog({ panels }: Props) {
  const words = useReportWords();
  // A lesson is kept nowhere that a page could find it.
  const practice = useGame(({ head }) => head.practice);
  return (
    <Dialog title={words.title} onClose={() => table.setState({ dialog: undefined })}>
      <p>{words.about}</p>
      <div className="report-ways" data-testid="report">
        <TextPart panels={panels} />
        {!practice && <PagePart />}
        <PicturePart panels={panels} />
        <FilmPart panels={panels} />
      </div>
    </Dialog>
  );
}
