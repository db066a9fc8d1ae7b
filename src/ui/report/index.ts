/* Reports of the battle on the table: as text, as a page, as a picture, as a film. They come when somebody asks for one. */
export { ReportDialog } from './ReportDialog';
