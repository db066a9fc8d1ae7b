import type { Side } from '../../kernel/twoSides';
import type { MeasureWords } from '../table/contract/luck';
import { Die } from '../table/shell/Die';
import { useNaming } from '../table/shell/hooks';
import { visit } from '../table/shell/moments';
import { SideMark } from '../table/shell/SideMark';
import { type LuckWords, useLuckWords } from '../words/luck';
import { LuckCurve } from './LuckCurve';
import { type LuckNumbers, useLuckNumbers } from './numbers';
import { type SideLuck as Luck, type LuckyRoll, unusualIn } from './sums';
import { useTold } from './told';

/** How lucky a side was, in a sentence. */
export function luckSentence(words: LuckWords, measure: MeasureWords, numbers: LuckNumbers, { whole }: Luck): string {
  const amount = numbers.plain(whole.luck);
  if (amount === numbers.plain(0)) return words.even;
  const n = numbers.rounded(whole.luck);
  const change = whole.luck > 0 ? measure.more(amount, n) : measure.less(amount, n);
  const unusual = unusualIn(whole);
  if (!unusual) return words.usual(change);
  const seldom = Number.isFinite(unusual.games) ? words.oneIn(numbers.whole(unusual.games)) : words.fewerThan(numbers.whole(1000));
  return unusual.good ? words.lucky(change, seldom) : words.unlucky(change, seldom);
}

interface RollsProps {
  readonly title: string;
  readonly rolls: readonly LuckyRoll[];
  readonly numbers: LuckNumbers;
}

/** Single dice, each a way to its moment; those whose luck would be written as nought are left out. */
function Rolls({ title, rolls, numbers }: RollsProps) {
  const words = useLuckWords();
  const told = useTold();
  const telling = rolls.filter(({ luck }) => numbers.signed(luck) !== numbers.signed(0));
  if (telling.length === 0) return null;
  return (
    <>
      <h4>{title}</h4>
      <ul className="luck-rolls">
        {telling.map(({ at, nth, fell, luck }) => (
          <li key={`${at} ${nth}`}>
            <button type="button" className="app-press-line luck-line" data-testid="luck-roll" onClick={() => visit(at)}>
              <Die face={fell} />
              <span>{words.roll(told.turn(at, nth), told.play(at, nth))}</span>
              <b>{numbers.signed(luck)}</b>
            </button>
          </li>
        ))}
      </ul>
    </>
  );
}

interface Props {
  readonly side: Side;
  readonly luck: Luck;
  /** The id of what is counted in, and that in words. */
  readonly id: string;
  readonly measure: MeasureWords;
  readonly top: number;
}

/** The luck of a side's dice: a sentence, the number with its spread, the curve, the single dice. */
export function SideLuck({ side, luck, id, measure, top }: Props) {
  const words = useLuckWords();
  const army = useNaming().army(side);
  const numbers = useLuckNumbers(id);
  const { dice, whole, curve, best, worst } = luck;
  return (
    <section className="luck-side" data-testid="luck-side" data-side={side} aria-label={army}>
      <h3>
        <SideMark side={side} /> {army}
      </h3>
      {curve.length === 0 ? (
        <p className="app-note">{words.noneOf}</p>
      ) : (
        <>
          <p className="luck-number">
            <b>{words.spread(numbers.signed(whole.luck), numbers.plain(whole.spread))}</b> <small>{words.total(dice)}</small>
          </p>
          <p className="luck-sentence" data-testid="luck-sentence">
            {luckSentence(words, measure, numbers, luck)}
          </p>
          <LuckCurve army={army} curve={curve} top={top} numbers={numbers} />
          <Rolls title={words.best} rolls={best} numbers={numbers} />
          <Rolls title={words.worst} rolls={worst} numbers={numbers} />
        </>
      )}
    </section>
  );
}
