import { type RefObject, useEffect, useMemo, useRef } from 'react';
import { useStore } from 'zustand';
import { chapterAt } from '../../store/chapters';
import { match } from '../../store/match';
import { useIfLoaded } from '../app/usePart';
import { gameHelp } from '../table/contract/helpPart';
import { showMoment, standsAt } from '../table/session';
import { useGame, useNaming, useSystem } from '../table/shell/hooks';
import { SideMark } from '../table/shell/SideMark';
import { useLanguage, useWords } from '../words';
import { useCounselWords } from '../words/counsel';
import { momentOf } from './counsel';
import { canWeigh } from './course';
import { type Analysis, analysis, findMistakes, mistakesHere, pauseMistakes, recallMistakes, tryBetter } from './mistakes';
import { gravest, hasPhases, isBlunder, type Placed } from './phases';
import { Reasons } from './Reasons';

/** Orders of a moment of the game in words, where the help at the table is there. */
function useOrdersAt({ moment, after }: Pick<Placed, 'moment' | 'after'>): (order: string) => string {
  const now = useGame((all) => all);
  const help = useIfLoaded(gameHelp(now.system));
  const state = useMemo(() => match.stateAt(moment), [moment, after]);
  return (order) => help?.orderText({ ...now, state, shown: state }, order) ?? order;
}

/** The chapter in which a mistake was made: its turn, its phase. */
const chapterOf = (moment: number) => {
  const chapters = match.chapters();
  return chapters[chapterAt(chapters, moment)]!;
};

/** One mistake: what it cost, what would have been better and why. Its head goes to the moment, `Try it` draws the better plan there. */
function MistakeRow({ mistake }: { readonly mistake: Placed }) {
  const { mistakes: words } = useCounselWords();
  const { clauses } = useWords().table;
  const language = useLanguage();
  const naming = useNaming();
  const system = useSystem();
  const { moment, side, judged, value, plans } = mistake;
  const text = useOrdersAt(mistake);
  const isHere = useGame((now) => momentOf(now) === moment);
  const [best] = plans;
  if (!best) return null;
  const percent = (share: number) => new Intl.NumberFormat(language, { style: 'percent' }).format(share);
  const { turn, phase } = chapterOf(moment);
  const place = words.place(turn, system.phaseName(phase));
  const blunder = isBlunder(mistake);
  const mark = blunder ? words.blunder : words.doubtful;
  const chief = best.chief.map((at) => best.orders[at]!);
  // Of a movement that was judged as a whole its first order says nothing.
  const played = judged === 'order' && match.entries()[moment];
  return (
    <li className={blunder ? 'mistake mistake--blunder' : 'mistake'} data-testid="mistake">
      <button
        type="button"
        className="app-press-line mistake__head"
        aria-label={words.head(mark, naming.army(side), place)}
        aria-current={isHere ? 'step' : undefined}
        onClick={() => showMoment(moment)}
      >
        <SideMark side={side} />
        <span>{place}</span>
        <b className="mistake__mark">
          {blunder ? '??' : '?!'} {mark}
        </b>
      </button>
      <p className="mistake__cost">{words.cost(percent(best.value), percent(value))}</p>
      {played && <p>{words.played(text(played.order))}</p>}
      <p>
        {words.better(
          chief.length === 0
            ? words.nobodyMoves
            : clauses(chief.map(({ order }) => text(order))) + (best.orders.length > chief.length ? '…' : ''),
        )}
      </p>
      {chief.length === 1 && <Reasons reasons={chief[0]!.reasons} />}
      <button
        type="button"
        className="app-button"
        data-testid="mistake-try"
        aria-label={words.tryIn(place)}
        onClick={() => tryBetter(mistake)}
      >
        {words.tryIt}
      </button>
    </li>
  );
}

/** How far the game has been looked through, to be stopped and gone on with. */
function Progress({ state: { done, all, isOn, failed } }: { readonly state: Analysis }) {
  const { mistakes: words, failed: unanswered } = useCounselWords();
  if (done >= all) return null;
  return (
    <>
      <p>{words.progress(done, all)}</p>
      <progress max={all} value={done} aria-label={words.progress(done, all)} />
      {failed && (
        <p className="app-note" role="alert">
          {unanswered}
        </p>
      )}
      <button
        type="button"
        className="app-button"
        data-testid="mistakes-toggle"
        onClick={() => (isOn ? pauseMistakes() : void findMistakes())}
      >
        {isOn ? words.stop : words.goOn}
      </button>
    </>
  );
}

/** What has been asked for comes into sight: it stands before what was asked for earlier. */
function useInSightWhile(isOn: boolean, box: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    if (isOn) box.current?.scrollIntoView({ block: 'nearest' });
  }, [isOn, box]);
}

/** The mistakes of both sides over the whole game: asked for, looked for in the background, listed. 13.7 Not where something is hidden from whoever looks. */
export function MistakesPart() {
  const { mistakes: words } = useCounselWords();
  const id = useGame((now) => now.head.id);
  // What was found is of these plays.
  const at = useGame(standsAt);
  const weighable = useGame(() => canWeigh());
  const ended = useGame(({ cursor }) => hasPhases(match.chapters(), cursor));
  const state = useStore(analysis, (all) => all.now);
  const box = useRef<HTMLElement>(null);
  useEffect(() => void recallMistakes(), [id, at, weighable]);
  useInSightWhile(state?.isOn === true, box);
  if (!weighable) return null;
  if (!ended) return <p className="app-note course-ask">{words.notYet}</p>;
  if (!state || state.game !== id || (state.done === 0 && !state.isOn && !state.failed)) {
    return (
      <button type="button" className="app-button course-ask" data-testid="mistakes-ask" onClick={() => void findMistakes()}>
        {words.ask}
      </button>
    );
  }
  const { done, all } = state;
  const mistakes = mistakesHere(state, id);
  const listed = gravest(mistakes);
  return (
    <section ref={box} className="counsel app-card mistakes" aria-label={words.title} data-testid="mistakes" data-done={done >= all}>
      <h3>{words.title}</h3>
      <Progress state={state} />
      {listed.length === 0 ? (
        <p>{done < all ? words.noneYet : words.none}</p>
      ) : (
        <ol>
          {listed.map((mistake) => (
            <MistakeRow key={mistake.moment} mistake={mistake} />
          ))}
        </ol>
      )}
      {listed.length < mistakes.length && <p className="app-note">{words.listed(listed.length, mistakes.length)}</p>}
      <p className="app-note">{words.about}</p>
    </section>
  );
}
