import type { FunctionComponent } from 'react';
import { createPart } from '../../../store/part';
import { table } from '../../../store/table';
import { whenFetched } from '../../app/fetched';
import { useIfLoaded } from '../../app/usePart';
import { wholeWords } from '../../words';
import { fetchReportWords } from '../../words/report';
import type { SystemPanels } from './system';

/** What makes reports of the battle on the table, once loaded. */
export interface ReportPart {
  readonly ReportDialog: FunctionComponent<{ readonly panels: SystemPanels }>;
}

const reportPart = createPart<ReportPart>(async () => (await Promise.all([import('../../report'), fetchReportWords(), wholeWords()]))[0]);

export const useReportPart = (): ReportPart | undefined => useIfLoaded(reportPart);

/** Opens the dialog of reports, which is fetched for it. */
export function askReport(): void {
  whenFetched(reportPart.load(), () => table.setState({ dialog: 'report' }));
}
