import { Fragment, type ReactNode } from 'react';
import type { Refusal } from '../../../kernel/game';
import { useGame, useSystem } from './hooks';
import { RuleLink } from './RuleLink';
import { sentences } from './sentences';
import { useSaidBeside } from './useSaidBeside';
import { WhyNot } from './WhyNot';

interface Target {
  readonly face: ReactNode;
  readonly name: string;
  /** Why it cannot be one. */
  readonly refusal: Refusal | undefined;
  /** Else how it is hit and what that does, each with its rule. */
  readonly facts: readonly (readonly [text: string, rule: string])[];
}

interface Props {
  readonly title: string;
  readonly hint: string;
  readonly target: Target | undefined;
  readonly children?: ReactNode;
}

/** A shot or an attack that is thought of, seen and heard: at whom, or what to choose. */
export function Shot({ title, hint, target, children }: Props) {
  const system = useSystem();
  const context = useGame((now) => now.context);
  const said = target?.refusal ? [system.sayRefusal(target.refusal, context)] : (target?.facts.map(([text]) => text) ?? []);
  // With each target only that is read.
  useSaidBeside('aim', hint, true);
  useSaidBeside('target', sentences([target?.name ?? '', ...said]), true);
  return (
    <section className="table-shot" aria-label={title}>
      <p>{hint}</p>
      {target && (
        <div className="table-shot__target">
          {target.face}
          <div>
            <h2>{target.name}</h2>
            <p>
              {target.refusal ? (
                <WhyNot refusal={target.refusal} />
              ) : (
                target.facts.map(([text, rule], i) => (
                  <Fragment key={i}>
                    {text} <RuleLink id={rule} />{' '}
                  </Fragment>
                ))
              )}
            </p>
          </div>
        </div>
      )}
      {children}
    </section>
  );
}
