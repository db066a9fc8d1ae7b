import { Fragment, type ReactNode } from 'react';
import type { Refusal } from '../../../kernel/game';
import { RuleLink } from './RuleLink';
import { sentences } from './sentences';
import { useSaidBeside } from './useSaidBeside';
import { useSayRefusal } from './useSayRefusal';

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
  const say = useSayRefusal();
  const facts: Target['facts'] = target?.refusal ? [[say(target.refusal), target.refusal.rule]] : (target?.facts ?? []);
  // With each target only that is read.
  useSaidBeside('aim', hint, true);
  useSaidBeside('target', sentences([target?.name ?? '', ...facts.map(([text]) => text)]), true);
  return (
    <section className="table-shot" aria-label={title}>
      <p>{hint}</p>
      {target && (
        <div className="table-shot__target">
          {target.face}
          <div>
            <h2>{target.name}</h2>
            <p>
              {facts.map(([text, rule], i) => (
                <Fragment key={i}>
                  {text} <RuleLink id={rule} />{' '}
                </Fragment>
              ))}
            </p>
          </div>
        </div>
      )}
      {children}
    </section>
  );
}
