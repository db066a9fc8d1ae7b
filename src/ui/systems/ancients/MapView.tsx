import { useMemo } from 'react';
import type { Hex } from '../../../kernel/board';
import { Board } from '../../board/Board';
import type { MapFrame } from '../../table/contract/system';
import type { LandOverlays } from './board/facts';
import { landGround } from './board/pictureArt';
import { createTeller, mapFacts } from './facts';
import { useGame, useGlides, useNaming, useShown } from './hooks';
import type { LandInPlay } from './inPlay';
import { useWords } from './words';

/** The land and the counters on it. */
export function MapView({ frame }: { readonly frame: MapFrame }) {
  const words = useWords().table;
  // They stay the same while other words come.
  const { unitOf, leadersHere, openCamp, capturedCamp } = words;
  const context = useGame((now) => now.context);
  const shown = useShown();
  const glides = useGlides();
  const fresh = useGame((now) => (glides ? now.fresh : undefined));
  const naming = useNaming();
  const teller = useMemo(
    () =>
      createTeller(context, {
        unit: (unit) => unitOf(naming.unit(unit.id), naming.army(unit.side)),
        leaders: (side, count) => leadersHere(count, naming.army(side)),
        camp: (side, state) => (state === 'open' ? openCamp : capturedCamp)(naming.army(side)),
      }),
    [context, unitOf, leadersHere, openCamp, capturedCamp, naming],
  );
  const pieces = teller(shown, fresh);
  const occupied = useMemo(() => pieces.counters.map(({ hex }) => hex), [pieces]);
  // The marks come from this wing's tools and help, and what draws and says them from the wing too.
  const overlays = frame.overlays as LandOverlays;
  const inPlay = frame.inPlay as LandInPlay | undefined;
  const art = useMemo(() => ({ ...landGround, ...inPlay?.marks }), [inPlay]);
  const describe = (hex: Hex) => inPlay?.describe(words, context, shown, naming, overlays, hex) ?? '';
  return <Board {...frame} map={mapFacts(context)} art={art} pieces={pieces} occupied={occupied} describe={describe} overlays={overlays} />;
}
