import { MELEE_TABLE } from '../../../rules/ancients/model/data';
import type { Event } from '../../../rules/ancients/model/events';
import { match } from '../../../store/match';
import { RuleLink } from '../../table/shell/RuleLink';
import { chosenLine } from './fights';
import { useGame } from './hooks';
import { numberOf, Results } from './Results';
import { useWords } from './words';

type Fought = Extract<Event, { kind: 'fought' }>;

/** 9.3 The fight that the last play was, or the one of the past moment: its column, with the line that the die has chosen. */
export function LastFight() {
  const { odds: words } = useWords();
  const at = useGame(({ looking, cursor }) => looking ?? cursor);
  useGame(({ viewer }) => viewer);
  const events = (match.entries()[at - 1]?.events ?? []) as readonly Event[];
  const fought = events.find((event): event is Fought => event.kind === 'fought' && event.die > 0);
  if (!fought) return null;
  const column = MELEE_TABLE[fought.odds];
  return (
    <section className="table-odds table-odds--fought" data-testid="fought" aria-label={words.title}>
      <p>
        <b className="table-odds__column">{fought.odds}</b>{' '}
        {words.ratio(numberOf(fought.attack), numberOf(fought.defence), { rounded: false, last: false })} <RuleLink id="9.3" />
      </p>
      <Results results={column} chosen={chosenLine(column, fought.die, fought.result)} />
    </section>
  );
}
