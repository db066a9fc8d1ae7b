import type { Hex } from '../../../kernel/board';
import type { Assault, Term } from '../../../rules/ancients/model/assault';
import type { Unit } from '../../../rules/ancients/model/types';
import { leadersAt } from '../../../rules/ancients/play/leaders';
import { type MeleeOdds, meleeOdds } from '../../../rules/ancients/play/odds';
import { deciderOf } from '../../../rules/ancients/play/sequence';
import { RuleLink } from '../../table/shell/RuleLink';
import { duelAhead } from './duelAhead';
import { Face } from './Face';
import { chancesOf, type Reversed, ratioOf, reversed } from './fights';
import { useGame, useNaming } from './hooks';
import { numberOf, Results } from './Results';
import { useWords } from './words';

/** A side of the fight: the face that is up, and its name. */
function Head({ unit, hex }: { readonly unit: Unit; readonly hex: Hex }) {
  const { table } = useWords();
  const naming = useNaming();
  const context = useGame((now) => now.context);
  const noun = naming.unit(unit.id);
  return (
    <header>
      <Face type={context.types[unit.type]!} side={unit.side} disordered={unit.disordered} />
      <h2>{hex < 0 ? table.unit(noun) : table.unitAt(noun, naming.hex(hex))}</h2>
    </header>
  );
}

function Terms({ on, odds }: { readonly on: Term['on']; readonly odds: MeleeOdds }) {
  const words = useWords().odds;
  const [attack, defence] = odds.strength;
  return (
    <ul className="table-terms">
      <li>
        <span>{words.strength}</span>
        <b>{on === 'attack' ? attack : defence}</b>
      </li>
      {odds.terms.map((term, i) =>
        term.on !== on ? null : (
          <li key={i}>
            <span>
              {words.terms[`${term.on}:${term.why}`]} <RuleLink id={term.rule} />
            </span>
            <b>{words.factor(term.factor)}</b>
          </li>
        ),
      )}
      <li className="table-terms__total">
        <span>{words[on]}</span>
        <b>{numberOf(odds[on])}</b>
      </li>
    </ul>
  );
}

/** What optional rules have done to the column or the die. */
function Aside({ odds }: { readonly odds: MeleeOdds }) {
  const words = useWords().odds;
  const context = useGame((now) => now.context);
  const floored = odds.odds !== odds.byStrength;
  if (!floored && odds.shift === 0 && !odds.fixed) return null;
  return (
    <p className="app-note">
      {odds.fixed && (
        <>
          {words.noDie} <RuleLink id="13.2" />{' '}
        </>
      )}
      {odds.shift !== 0 && (
        <>
          {words.shifted(odds.shift)} <RuleLink id="13.13" />{' '}
        </>
      )}
      {floored && (
        <>
          {words.floored} <RuleLink id={context.options.includes('13.9') ? '13.9' : 'V4'} />
        </>
      )}
    </p>
  );
}

function Chances({ odds, assault: { attacker, target } }: { readonly odds: MeleeOdds; readonly assault: Assault }) {
  const words = useWords().odds;
  // What harms whoever decides is marked as that, on whichever side of the fight he is.
  const isAttacked = useGame(({ state }) => deciderOf(state) === target.side);
  return (
    <>
      <ul className={isAttacked ? 'table-chances table-chances--attacked' : 'table-chances'}>
        {chancesOf(odds, attacker, target).map(({ key, dice, results }) => (
          <li key={key} data-key={key}>
            <i style={{ '--share': `${(dice.length * 100) / 6}%` }} />
            <span>
              {words.outcomes[key]} <small>{results.join(', ')}</small>
            </span>
            <span>{odds.fixed ? '' : words.onDice(dice)}</span>
            <b>{odds.fixed ? words.certain : words.chance(dice.length)}</b>
          </li>
        ))}
      </ul>
      <Aside odds={odds} />
      <Results hidden={odds.fixed} results={odds.results} />
    </>
  );
}

/** The same fight with the parts exchanged; where it is not allowed, why, and nothing to open. */
function TheOtherWayRound({ back, assault: { attacker, target } }: { readonly back: Reversed; readonly assault: Assault }) {
  const words = useWords().odds;
  const { odds, attack } = back.odds;
  const column = odds ?? (attack === 0 ? words.reverseNone : words.reverseBelow);
  if (!odds) {
    return (
      <p className="table-reverse" data-testid="reverse">
        {words.reverse} <b>{column}</b> <RuleLink id="9.2" />
      </p>
    );
  }
  return (
    <details className="table-reverse" data-testid="reverse">
      <summary>
        {words.reverse} <b>{column}</b>
      </summary>
      {back.barred && <p className="app-note">{words.reverseBarred[back.barred]}</p>}
      <Chances odds={back.odds} assault={{ attacker: target, target: attacker, at: attacker.hex, direction: 0 }} />
    </details>
  );
}

/** 13.8 The duel that comes first, since the odds count both leaders. */
function DuelFirst({ assault }: { readonly assault: Assault }) {
  const { odds: words } = useWords();
  const context = useGame((now) => now.context);
  const state = useGame((now) => now.state);
  const leaders = duelAhead(context, state, assault);
  if (!leaders) return null;
  const [attacker, defender] = leaders;
  return (
    <p className="app-note" data-testid="duel-first">
      {words.duelFirst(attacker.rating, defender.rating)} <RuleLink id="13.8" />
    </p>
  );
}

/** A fight reckoned in full: strengths, every modifier with its rule, the column, the six results, and the other way round. */
export function OddsPanel({ assault }: { readonly assault: Assault }) {
  const { odds: words } = useWords();
  const context = useGame((now) => now.context);
  const state = useGame((now) => now.state);
  const { attacker, target, at } = assault;
  const odds = meleeOdds(context, state, assault);
  const back = reversed(context, state, assault);
  const leaders = leadersAt(state.armies[target.side], at) + (attacker.hex < 0 ? 0 : leadersAt(state.armies[attacker.side], attacker.hex));
  const free = context.types[attacker.type]!.freeAdvance;
  const slips =
    !state.attack && !target.disordered && !target.plundering && context.types[target.type]!.ma > context.types[attacker.type]!.ma;
  return (
    <section className="table-odds" data-testid="odds" aria-label={words.title}>
      <div className="table-odds__heads">
        <Head unit={attacker} hex={attacker.hex} />
        <p className="table-odds__column" data-testid="odds-column">
          {odds.odds ?? '–'}
        </p>
        <Head unit={target} hex={at} />
      </div>
      <div className="table-odds__sides">
        <Terms on="attack" odds={odds} />
        <Terms on="defence" odds={odds} />
      </div>
      <DuelFirst assault={assault} />
      {odds.odds ? (
        <>
          <p className="table-odds__ratio">
            {words.ratio(numberOf(odds.attack), numberOf(odds.defence), ratioOf(odds))} <RuleLink id="9.2" />
          </p>
          <Chances odds={odds} assault={assault} />
          <p className="app-note">
            {slips && (
              <>
                {words.mayRetreat} <RuleLink id="9.1" />{' '}
              </>
            )}
            {free ? words.advanceFree : words.advance} <RuleLink id="9.4" />
            {leaders > 0 && (
              <>
                {' '}
                {words.leaderChecks(leaders)} <RuleLink id="11.d" />
              </>
            )}
          </p>
        </>
      ) : (
        <p className="table-odds__barred">
          {odds.attack === 0 ? words.noStrength : words.forbidden} <RuleLink id="9.2" />
        </p>
      )}
      {back && <TheOtherWayRound back={back} assault={assault} />}
    </section>
  );
}
