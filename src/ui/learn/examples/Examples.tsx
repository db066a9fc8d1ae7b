import { useEffect, useState } from 'preact/hooks';
import { useLanguage } from '../../words';
import { RuleLink } from '../Prose';
import { ExhibitView } from '../picture/ExhibitView';
import { WORDS } from '../picture/words';
import { labelOf, type RuleId } from '../rulebook';
import { type Exhibit, exhibitsOf, fetchExhibits } from '.';

/** Where a board is that stands with another paragraph. */
function Elsewhere({ exhibit: { at, title } }: { readonly exhibit: Exhibit }) {
  const language = useLanguage();
  return (
    <p class="exhibit-elsewhere">
      <RuleLink id={at[0]}>
        <b>{labelOf(at[0])}</b> {WORDS[language].see(title[language])}
      </RuleLink>
    </p>
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
  }, [of]);
  return (
    <>
      {exhibits?.map((exhibit) =>
        exhibit.at[0] === of ? <ExhibitView key={exhibit.id} exhibit={exhibit} /> : <Elsewhere key={exhibit.id} exhibit={exhibit} />,
      )}
    </>
  );
}
