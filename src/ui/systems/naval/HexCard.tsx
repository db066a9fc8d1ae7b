import type { Hex } from '../../../kernel/board';
import type { Landing, State } from '../../../rules/naval/model/types';
import { landingAt } from '../../../rules/naval/play/ground';
import { RuleLink } from '../../table/shell/RuleLink';
import { SideMark } from '../../table/shell/SideMark';
import { useGame, useNaming, useShown } from './hooks';
import { deedsOf } from './marks';
import { useNavalWords } from './words';

/** What a hex is worth at the end, or to whoever leaves from it. */
function Worth({ hex }: { readonly hex: Hex }) {
  const { table, play } = useNavalWords();
  const naming = useNaming();
  const context = useGame((now) => now.context);
  const terms = context.victory.filter(({ at }) => at?.includes(hex));
  return (
    <>
      {terms.map(({ term, by, points, large }, i) => (
        <p key={i}>
          <SideMark side={by} /> {(term === 'exit' ? play.card.exit : play.card.hold)(naming.army(by), table.fleets.each(points, large))}{' '}
          <RuleLink id="14.2" />
        </p>
      ))}
    </>
  );
}

/** The marines on a land hex: whose they are, what they have done and what they can do. */
function Ashore({ state, landing }: { readonly state: State; readonly landing: Landing }) {
  const words = useNavalWords();
  const { table, play } = words;
  const naming = useNaming();
  const deeds = deedsOf(words, state, landing);
  return (
    <>
      <p>
        <SideMark side={landing.side} /> <b>{table.map.marinesAshore(landing.marines, naming.army(landing.side))}</b>
      </p>
      {deeds.length > 0 && (
        <p className="table-card__marks">
          {deeds.map((deed) => (
            <span key={deed}>{deed}</span>
          ))}
        </p>
      )}
      <p>
        {play.card.ashore} <RuleLink id="14.8.c" />
      </p>
    </>
  );
}

/** A hex with marines ashore, or with nobody: sea or land, and what that means. */
export function HexCard({ hex }: { readonly hex: Hex }) {
  const { table, play } = useNavalWords();
  const naming = useNaming();
  const context = useGame((now) => now.context);
  const state = useShown();
  const landing = landingAt(state, hex);
  const isLand = context.land[hex] === 1;
  return (
    <section className="table-card fleet-hex" data-testid="hex-card" aria-label={landing ? table.card.marinesTitle : naming.hex(hex)}>
      <h2>
        {naming.hex(hex)} · {isLand ? table.map.land : table.map.sea}
      </h2>
      {landing && <Ashore state={state} landing={landing} />}
      <p className="app-note">
        {isLand ? play.card.landNote : play.card.seaNote} <RuleLink id={isLand ? '14.7.d' : '14.5'} />
      </p>
      <Worth hex={hex} />
    </section>
  );
}
