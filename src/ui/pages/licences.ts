import { createPart } from '../../store/part';

/** A package of which something ships: how it is called, its version, what its licence is called, where it lives, and the licence's text. */
export interface Licence {
  readonly name: string;
  readonly version: string;
  readonly licence: string;
  readonly address: string;
  readonly text: string;
}

/** What `build/licences.ts` has written; the server that one develops with has none. */
export const licences = createPart(async (): Promise<readonly Licence[]> => {
  const answer = await fetch('licences.json');
  if (!answer.ok) throw new Error(`licences.json: ${answer.status}`);
  return answer.json();
});
