import { IncomingFile } from './IncomingFile';
import { UncopiedLink } from './UncopiedLink';

/** What is said over any page, of files and links. */
export function Over() {
  return (
    <>
      <IncomingFile />
      <UncopiedLink />
    </>
  );
}
