import { useEffect, useState } from 'react';
import { useLanguage } from '../../words';
import { RuleLink } from '../Prose';
import { ExhibitView } from '../picture/ExhibitView';
import { WORDS } from '../picture/words';
import { labelOf, type RuleId } from '../rulebook';
import { type Exhibit, exhibitsOf, fetchExhibits } from '.';

/** Where the boards are that stand with other paragraphs. */
function Elsewhere({ exhibits }: { readonly exhibits: readonly Exhibit[] }) {
  const language = useLanguage();
  if (exhibits.length === 0) return null;
  return (
    <ul className="exhibit-elsewhere">
      {exhibits.map(({ id, at, title }) => (
        <li key={id}>
          <RuleLink id={at[0]}>
            <b>{labelOf(at[0])}</b> {WORDS[language].see(title[language])}
          </RuleLink>
        </li>
      ))}
    </ul>
  );
}

/** The boards that show a paragraph, and play it; most paragraphs have none. The rulebook and the panel beside the map draw one under every paragraph. */
export function Examples({ of }: { readonly of: RuleId }) {
  const [, arrive] = useState<RuleId | undefined>();
  const exhibits = exhibitsOf(of);
  useEffect(() => {
    let left = false;
    // The text can be read without them.
    if (!exhibits)
      void fetchExhibits(of).then(
        () => !left && arrive(of),
        () => undefined,
      );
    return () => {
      left = true;
    };
  }, [of, exhibits]);
  const here = exhibits?.filter(({ at }) => at[0] === of) ?? [];
  return (
    <>
      {here.map((exhibit) => (
        <ExhibitView key={exhibit.id} exhibit={exhibit} />
      ))}
      <Elsewhere exhibits={exhibits?.filter(({ at }) => at[0] !== of) ?? []} />
    </>
  );
}
