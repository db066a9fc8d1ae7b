import type { Hex } from '../../../kernel/board';
import type { Unit } from '../../../rules/baw/model/types';
import { judgeAction } from '../../../rules/baw/play/legal';
import { type MeleeOdds, QUARTERS, type Term } from '../../../rules/baw/play/odds';
import { selectTool } from '../../table/session';
import { leavePointed, pointing } from '../../table/shell/pointing';
import { RuleLink } from '../../table/shell/RuleLink';
import { WhyNot } from '../../table/shell/WhyNot';
import { useWords } from '../../words';
import { unbroken } from '../../words/naming';
import { growthOf, oddsOf, orderAs } from './attacks';
import { chancesOf, evaders, trappedBy } from './chances';
import { Face } from './Face';
import { useGame, useMayDecide, useNaming, useTable } from './hooks';
import { unitOn, unitsIn } from './pieces';
import { grown } from './tools/assault';
import type { AssaultTool as Assault } from './tools/tool';
import { useBawWords } from './words';

/** Quarters as a reader writes them, with the decimals of his language. */
function useStrength(): (quarters: number) => string {
  const { number } = useWords().common;
  return (quarters) => number(quarters / QUARTERS);
}

interface MemberProps {
  readonly unit: Unit;
  readonly term: Term | undefined;
  readonly drop: (() => void) | undefined;
}

/** Somebody in the attack: what he brings, term by term, and the way out of it. */
function Member({ unit, term, drop }: MemberProps) {
  const { odds } = useBawWords();
  const naming = useNaming();
  const strength = useStrength();
  const context = useGame((now) => now.context);
  const { strength: printed } = context.types[unit.type]!;
  const hex = naming.hex(unit.hex);
  return (
    <li className="baw-member" data-testid="member" data-hex={hex}>
      <Face unit={unit} />
      <b>{hex}</b>
      {drop && (
        <button type="button" className="app-button app-button--icon" aria-label={odds.remove(hex)} title={odds.remove(hex)} onClick={drop}>
          ✕
        </button>
      )}
      <ul className="table-terms">
        <li>
          <span>
            {printed}
            {term && term.bonus > 0 && (
              <>
                {' '}
                + {term.bonus} {odds.leader} <RuleLink id="B9.c" />
              </>
            )}
          </span>
          <b>{strength(term?.quarters ?? printed * QUARTERS)}</b>
        </li>
        {term?.halved.map((rule) => (
          <li key={rule}>
            <span>
              {odds.factors[rule]} <RuleLink id={rule} />
            </span>
            <b>÷2</b>
          </li>
        ))}
        {term?.doubled.map((rule) => (
          <li key={rule}>
            <span>
              {odds.factors[rule]} <RuleLink id={rule} />
            </span>
            <b>×2</b>
          </li>
        ))}
      </ul>
    </li>
  );
}

interface PartyProps {
  readonly title: string;
  readonly hexes: readonly Hex[];
  readonly terms: readonly Term[] | undefined;
  readonly sum: number | undefined;
  /** Those who are in it, and not only pointed at. */
  readonly chosen: readonly Hex[];
  readonly without: ((hexes: readonly Hex[]) => void) | undefined;
}

/** A side of the attack, with what it comes to. */
function Party({ title, hexes, terms, sum, chosen, without }: PartyProps) {
  const strength = useStrength();
  const state = useGame((now) => now.state);
  return (
    <section className="baw-party">
      <h3>
        <span>{title}</span> {sum !== undefined && <b>{strength(sum)}</b>}
      </h3>
      <ul data-keeps>
        {hexes.map((hex) => {
          const unit = unitOn(state, hex);
          if (!unit) return null;
          const drop = without && chosen.includes(hex) ? () => without(chosen.filter((other) => other !== hex)) : undefined;
          return <Member key={hex} unit={unit} term={terms?.find((term) => term.unit === unit.id)} drop={drop} />;
        })}
      </ul>
    </section>
  );
}

/** Who may still be taken in, by button what the map takes by a tap. */
function More({ title, hexes, take }: { readonly title: string; readonly hexes: readonly Hex[]; readonly take: (hex: Hex) => void }) {
  const { odds } = useBawWords();
  const naming = useNaming();
  if (hexes.length === 0) return null;
  return (
    <div className="baw-more">
      <p className="app-note">{title}</p>
      <ul data-keeps>
        {hexes.map((hex) => (
          <li key={hex}>
            <button
              type="button"
              className="app-button"
              data-testid="take"
              data-hex={naming.hex(hex)}
              aria-label={odds.joinBy(naming.hex(hex))}
              {...pointing(hex)}
              onClick={() => {
                leavePointed();
                take(hex);
              }}
            >
              {naming.hex(hex)}
            </button>
          </li>
        ))}
      </ul>
    </div>
  );
}

/** The six results, and what each outcome means, with its dice. */
export function Chances({ odds: { results, ratio, odds: column } }: { readonly odds: MeleeOdds }) {
  const { odds } = useBawWords();
  const fixed = results.length === 1;
  return (
    <>
      <ul className="table-chances" data-testid="chances">
        {chancesOf(results).map(({ result, dice }) => (
          <li key={result} data-key={result}>
            <i style={{ '--share': `${(dice.length * 100) / results.length}%` }} />
            <span>
              {odds.outcomes[result]} <small>{result}</small>
            </span>
            <span>{fixed ? '' : odds.onDice(dice)}</span>
            <b>{fixed ? odds.certain : odds.chance(dice.length)}</b>
          </li>
        ))}
      </ul>
      {fixed ? (
        <p className="app-note">
          {ratio !== column ? odds.noDie.shifted : column === 'AE' ? odds.noDie.AE : odds.noDie.DE} <RuleLink id="B7.4.b" />
        </p>
      ) : (
        <ol className="table-results" aria-label={odds.results}>
          {results.map((result, i) => (
            <li key={i} data-result={result}>
              <small>{i + 1}</small> {result}
            </li>
          ))}
        </ol>
      )}
    </>
  );
}

/** B7.7.b, B10.b What the table does not say: who may slip away, and who would have nowhere to go. */
function Aside({ tool, results }: { readonly tool: Assault; readonly results: MeleeOdds['results'] }) {
  const { odds, table } = useBawWords();
  const naming = useNaming();
  const context = useGame((now) => now.context);
  const state = useGame((now) => now.state);
  const slips = evaders(context, state, tool.attackers, tool.defenders).length;
  const trapped = trappedBy(context, state, tool.attackers, tool.defenders);
  const attackers = results.includes('AR') ? trapped[0] : [];
  const defenders = results.includes('DR') ? trapped[1] : [];
  const named = (hexes: readonly Hex[]) => table.listed(hexes.map((hex) => naming.hex(hex)));
  if (slips + attackers.length + defenders.length === 0) return null;
  return (
    <p className="app-note" data-testid="aside">
      {slips > 0 && (
        <>
          {odds.evades(slips)} <RuleLink id="B10.b" />{' '}
        </>
      )}
      {defenders.length > 0 && (
        <>
          {odds.trapped(named(defenders), defenders.length)} <RuleLink id="B7.7.b" />{' '}
        </>
      )}
      {attackers.length > 0 && (
        <>
          {odds.trappedAttack(named(attackers), attackers.length)} <RuleLink id="B7.7.b" />
        </>
      )}
    </p>
  );
}

/** Why the attack as it stands may not be made. `away`: while it is told elsewhere of another one, the room stays. */
function Barred({ tool, away = false }: { readonly tool: Assault; readonly away?: boolean }) {
  const words = useBawWords();
  const context = useGame((now) => now.context);
  const state = useGame((now) => now.state);
  const order = orderAs(context, tool.attackers, tool.defenders);
  const refusal = order === undefined ? undefined : judgeAction(context, state, order);
  if (!refusal) return null;
  return (
    <p className={away ? 'table-odds__barred baw-away' : 'table-odds__barred'} data-testid={away ? undefined : 'barred'}>
      {words.odds.barred} <WhyNot refusal={refusal} />
    </p>
  );
}

/** The same attack with the parts exchanged; those who only defend attack nobody. */
function TheOtherWayRound({ attackers, defenders }: Pick<Assault, 'attackers' | 'defenders'>) {
  const { odds: words } = useBawWords();
  const context = useGame((now) => now.context);
  const state = useGame((now) => now.state);
  const back = oddsOf(context, state, defenders, attackers);
  const idle = unitsIn(state, defenders).some(({ type }) => context.types[type]!.defenceOnly);
  if (!back) return null;
  return (
    <details className="table-reverse" data-testid="reverse">
      <summary>
        {words.reverse} <b>{unbroken(back.odds)}</b>
      </summary>
      {idle && (
        <p className="app-note">
          {words.reverseIdle} <RuleLink id="B1.c" />
        </p>
      )}
      <Chances odds={back} />
    </details>
  );
}

/** B7 An attack as it grows: who is in it, term by term, the ratio, its shifts, the column and the six results. */
export function AttackPanel({ tool }: { readonly tool: Assault }) {
  const { odds: words } = useBawWords();
  const strength = useStrength();
  const context = useGame((now) => now.context);
  const state = useGame((now) => now.state);
  const decides = useMayDecide();
  const pointed = useTable(({ hover }) => hover);
  const { attackers, defenders } = tool;
  const { joiners, targets } = growthOf(context, state, attackers, defenders);
  // While somebody is pointed at whom the attack could take in, it is reckoned with him.
  const seen: Assault = {
    ...tool,
    attackers: pointed !== undefined && joiners.includes(pointed) ? [...attackers, pointed] : attackers,
    defenders: pointed !== undefined && targets.includes(pointed) ? [...defenders, pointed] : defenders,
  };
  const isOther = seen.attackers !== attackers || seen.defenders !== defenders;
  const odds = oddsOf(context, state, seen.attackers, seen.defenders);
  const change = decides
    ? (next: Partial<Assault>) => selectTool(grown({ context, state }, next.attackers ?? attackers, next.defenders ?? defenders))
    : undefined;
  return (
    <section className="table-odds baw-attack" data-testid="odds" aria-label={words.title} aria-live="polite">
      <p className="table-odds__column" data-testid="odds-column">
        {odds?.odds ?? '–'}
      </p>
      <Barred tool={tool} away={isOther} />
      {/* Above what pointing at them makes longer: a button that is pointed at stays where it is. */}
      {change && (
        <>
          <More title={words.join} hexes={joiners} take={(hex) => change({ attackers: [...attackers, hex] })} />
          {defenders.length > 0 && <More title={words.target} hexes={targets} take={(hex) => change({ defenders: [...defenders, hex] })} />}
        </>
      )}
      <div className="baw-parties">
        <Party
          title={words.attack}
          hexes={seen.attackers}
          terms={odds?.attackers}
          sum={odds?.attack}
          chosen={attackers}
          without={change && attackers.length > 1 ? (rest) => change({ attackers: rest }) : undefined}
        />
        <Party
          title={words.defence}
          hexes={seen.defenders}
          terms={odds?.defenders}
          sum={odds?.defence}
          chosen={defenders}
          without={change && defenders.length > 0 ? (rest) => change({ defenders: rest }) : undefined}
        />
      </div>
      {odds ? (
        <>
          <p className="table-odds__ratio">
            {words.ratio(strength(odds.attack), strength(odds.defence), odds.ratio)} <RuleLink id="B7.4.a" />
          </p>
          {odds.shifts.map((rule) => (
            <p key={rule} className="table-odds__ratio">
              {words.shifts[rule]} <RuleLink id={rule} />
            </p>
          ))}
          <Chances odds={odds} />
          <Aside tool={seen} results={odds.results} />
          {isOther && <Barred tool={seen} />}
          <TheOtherWayRound attackers={seen.attackers} defenders={seen.defenders} />
        </>
      ) : (
        <p className="app-note">
          {attackers.length === 0 ? words.noAttackers : targets.length === 0 ? words.nobody : words.noDefenders} <RuleLink id="B7.2" />
        </p>
      )}
    </section>
  );
}
