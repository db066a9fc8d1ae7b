import { useEffect, useState } from 'preact/hooks';
import { ExhibitView } from '../picture/ExhibitView';
import type { RuleId } from '../rulebook';
import { exhibitsOf, fetchExhibits } from '.';

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
      {exhibits?.map((exhibit) => (
        <ExhibitView key={exhibit.id} exhibit={exhibit} />
      ))}
    </>
  );
}
