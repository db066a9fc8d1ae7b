import { leadersAt } from '../../rules/ancients/leaders';
import type { Assault, MeleeOdds, Term } from '../../rules/ancients/odds';
import { meleeOdds } from '../../rules/ancients/odds';
import { useWords } from '../words';
import { Face } from './Face';
import { chancesOf, reversed } from './fights';
import { useGame, useNaming } from './hooks';
import { RuleLink } from './RuleLink';

function Terms({ on, odds }: { readonly on: Term['on']; readonly odds: MeleeOdds }) {
  const words = useWords().odds;
  const [attack, defence] = odds.strength;
  return (
    <ul class="table-terms">
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
    </ul>
  );
}

function Chances({ odds, assault: { attacker, target } }: { readonly odds: MeleeOdds; readonly assault: Assault }) {
  const words = useWords().odds;
  return (
    <>
      <ul class="table-chances">
        {chancesOf(odds, attacker, target).map(({ key, dice, results }) => (
          <li key={key} data-key={key}>
            <i style={{ '--share': `${(dice.length * 100) / 6}%` }} />
            <span>
              {words.outcomes[key]} <small>{results.join(', ')}</small>
            </span>
            <span>{words.onDice(dice)}</span>
            <b>{words.chance(dice.length)}</b>
          </li>
        ))}
      </ul>
      <ol class="table-results" aria-label={words.results}>
        {odds.results.map((result, i) => (
          <li key={i} data-result={result}>
            <small>{i + 1}</small> {result}
          </li>
        ))}
      </ol>
    </>
  );
}

/** A fight reckoned in full: strengths, every modifier with its rule, the column, the six results, and the other way round. */
export function OddsPanel({ assault }: { readonly assault: Assault }) {
  const { odds: words, table } = useWords();
  const naming = useNaming();
  const context = useGame((now) => now.context);
  const state = useGame((now) => now.state);
  const { attacker, target, at } = assault;
  const odds = meleeOdds(context, state, assault);
  const back = reversed(context, state, assault);
  const number = (value: number) => new Intl.NumberFormat(document.documentElement.lang).format(value);
  const leaders = leadersAt(state.armies[target.side], at) + (attacker.hex < 0 ? 0 : leadersAt(state.armies[attacker.side], attacker.hex));
  const free = context.types[attacker.type]!.freeAdvance;
  const slips =
    !state.attack && !target.disordered && !target.plundering && context.types[target.type]!.ma > context.types[attacker.type]!.ma;
  const label = (unit: typeof attacker, hex: number) =>
    hex < 0 ? table.unit(naming.unit(unit.id)) : table.unitAt(naming.unit(unit.id), naming.hex(hex));
  return (
    <section class="table-odds" data-testid="odds" aria-label={words.title}>
      <div class="table-odds__sides">
        <div>
          <header>
            <Face type={context.types[attacker.type]!} side={attacker.side} disordered={attacker.disordered} />
            <h2>
              <small>{words.attack}</small>
              {label(attacker, attacker.hex)}
            </h2>
          </header>
          <Terms on="attack" odds={odds} />
          <p class="table-odds__total">{number(odds.attack)}</p>
        </div>
        <p class="table-odds__column" data-testid="odds-column">
          {odds.odds ?? '–'}
        </p>
        <div>
          <header>
            <Face type={context.types[target.type]!} side={target.side} disordered={target.disordered} />
            <h2>
              <small>{words.defence}</small>
              {label(target, at)}
            </h2>
          </header>
          <Terms on="defence" odds={odds} />
          <p class="table-odds__total">{number(odds.defence)}</p>
        </div>
      </div>
      {odds.odds ? (
        <>
          <p class="table-odds__ratio">
            {words.ratio(number(odds.attack), number(odds.defence), odds.odds)} <RuleLink id="9.2" />
          </p>
          <Chances odds={odds} assault={assault} />
          <p class="app-note">
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
        <p class="table-odds__barred">
          {odds.attack === 0 ? words.noStrength : words.forbidden} <RuleLink id="9.2" />
        </p>
      )}
      {back && (
        <details class="table-reverse">
          <summary>
            {words.reverse}: <b>{back.odds.odds ?? '–'}</b>
          </summary>
          {back.barred && <p class="app-note">{words.reverseBarred}</p>}
          {back.odds.odds && <Chances odds={back.odds} assault={{ attacker: target, target: attacker, at: attacker.hex, direction: 0 }} />}
        </details>
      )}
    </section>
  );
}
