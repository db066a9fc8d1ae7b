import type { ReactNode } from 'react';
import { DIRECTIONS } from '../../../kernel/board';
import { isLine, type LineTool } from '../../../store/table';
import { useWords } from '../../words';
import { dropLine, lineRulesOf, pickLine, planOf, stepLine, turn, wheelLine } from '../session';
import { Glyph } from './Glyph';
import { useGame, useSystem, useTable, useToolAfterPaint } from './hooks';
import { detailsOf, summaryOf, type Told } from './lineText';
import { RuleLink } from './RuleLink';

interface StepProps {
  readonly area: string;
  readonly name: string;
  readonly keySign?: string;
  readonly does: () => void;
  readonly children: ReactNode;
}

function Step({ area, name, keySign, does, children }: StepProps) {
  return (
    <button
      type="button"
      className="app-button app-button--icon"
      style={{ gridArea: area }}
      data-testid={`line-${area}`}
      aria-label={name}
      title={keySign === undefined ? name : `${name} ${keySign}`}
      onClick={does}
    >
      {children}
    </button>
  );
}

/** One hex further for all, in each of the six directions as they lie on the map; to both sides of them turns, where pieces face somewhere, and wheels. */
function Steps({ faces }: { readonly faces: boolean }) {
  const { line } = useWords().table;
  return (
    <fieldset className="line-steps">
      <legend className="app-unseen">{line.steps}</legend>
      {faces && (
        <Step area="turn-left" name={line.turnLeft} keySign="[" does={() => turn(-1)}>
          <Glyph name="turnLeft" />
        </Step>
      )}
      <Step area="wheel-left" name={line.wheelLeft} keySign="{" does={() => wheelLine(-1)}>
        <Glyph name="wheelLeft" />
      </Step>
      {DIRECTIONS.map((direction) => (
        <Step key={direction} area={`step-${direction}`} name={line.step(direction)} does={() => stepLine(direction)}>
          {/* No `Icon`: that comes before the map, and nobody else turns one. */}
          <svg className="app-icon" viewBox="0 0 24 24" aria-hidden="true" focusable="false">
            <path d="M12 20V5m0 0l-5 5m5-5l5 5" transform={`rotate(${direction * 60} 12 12)`} />
          </svg>
        </Step>
      ))}
      {faces && (
        <Step area="turn-right" name={line.turnRight} keySign="]" does={() => turn(1)}>
          <Glyph name="turnRight" />
        </Step>
      )}
      <Step area="wheel-right" name={line.wheelRight} keySign="}" does={() => wheelLine(1)}>
        <Glyph name="wheelRight" />
      </Step>
    </fieldset>
  );
}

function Reasons({ title, told }: { readonly title: string; readonly told: readonly Told[] }) {
  if (told.length === 0) return null;
  return (
    <>
      <h3>{title}</h3>
      <ul className="line-reasons">
        {told.map(({ places, text, rule }) => (
          <li key={`${places} ${text}`}>
            {places !== '' && <b>{places}</b>} {text} <RuleLink id={rule} />
          </li>
        ))}
      </ul>
    </>
  );
}

/** What the pieces in hand would do: how many, who stops short or stays and why, and what it costs. */
function Plan({ tool }: { readonly tool: LineTool }) {
  const { line } = useWords().table;
  const snapshot = useGame((now) => now);
  const hover = useTable((state) => state.hover);
  const plan = planOf(tool, { snapshot, hover });
  if (!plan) return <p className="app-note">{line.hint}</p>;
  const { part, stay, harm } = detailsOf(snapshot, plan);
  return (
    <div data-testid="line-plan">
      <p>{summaryOf(plan)}</p>
      <Reasons title={line.stayTitle} told={stay} />
      <Reasons title={line.partTitle} told={part} />
      <Reasons title={line.harmTitle} told={harm} />
    </div>
  );
}

/** Several pieces in hand: who they are, what they are told, what comes of it. */
export function LinePanel() {
  const { line } = useWords().table;
  const system = useSystem();
  const tool = useToolAfterPaint();
  const snapshot = useGame((now) => now);
  const rules = lineRulesOf(snapshot);
  if (!isLine(tool) || !rules) return null;
  const guide = tool.pieces[0];
  const price = rules.price?.(snapshot, tool.pieces);
  return (
    <section className="table-now table-card line-panel" data-testid="line-panel" aria-label={rules.words().title(tool.pieces.length)}>
      <h2>{rules.words().title(tool.pieces.length)}</h2>
      {guide !== undefined && <p className="app-note">{line.why(line.guide, system.pieceText(snapshot, guide).trim())}</p>}
      {price && (
        <p data-testid="line-price">
          {price.text} <RuleLink id={price.rule} />
        </p>
      )}
      <div className="line-does">
        <Steps faces={rules.words().turn !== undefined} />
        <div className="line-does__who">
          <button type="button" className="app-button" data-testid="line-widen" title={`${line.widen} ⇧G`} onClick={() => pickLine()}>
            {line.widen}
          </button>
          <button type="button" className="app-button" data-testid="line-drop" onClick={dropLine}>
            {line.drop}
          </button>
        </div>
      </div>
      <Plan tool={tool} />
    </section>
  );
}
