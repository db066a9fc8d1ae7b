import type { Battle } from '../../scenarios';
import { createPart } from '../../store/part';
import { printRoute } from '../app/routes';
import { usePart } from '../app/usePart';
import { useLanguage, useWords } from '../words';
import { fetchLabWords, useLabWordsIfThere } from '../words/lab';
import { BalanceText, bySaid } from './BalanceText';
import { balances } from './balances';
import { ShareBar } from './ShareBar';
import './share.css';

const measured = createPart(async () => {
  const [all] = await Promise.all([balances.load(), fetchLabWords()]);
  return all;
});

interface Props {
  readonly battle: Battle;
  readonly level: 'h2' | 'h4';
  /** Beside a version of it; only the battle as it was has been measured, and that is said. */
  readonly isVaried: boolean;
}

/** What was measured of a battle; fetched when the battle is on the screen, which keeps room for it. */
export function BattleBalance({ battle, level: Heading, isVaried }: Props) {
  const words = useLabWordsIfThere();
  const { asItWas } = useWords().pages.battle;
  const language = useLanguage();
  const { value: all } = usePart(measured);
  const balance = all?.[battle.id];
  const { [language]: first } = battle.sides[0].name;
  const { [language]: second } = battle.sides[1].name;
  return (
    <div className="battle-balance" data-testid="balance" data-battle={battle.id}>
      {words && balance && (
        <>
          <Heading>{isVaried ? words.balance.titleOf(asItWas) : words.balance.title}</Heading>
          <BalanceText words={words} sides={[first, second]} balance={balance} />
          <ShareBar balance={balance} />
          <p className="app-note battle-balance__foot">
            <span>{bySaid(words, balance)}</span>
            <a href={printRoute({ screen: 'lab', battle: battle.id })}>{words.balance.more}</a>
          </p>
        </>
      )}
    </div>
  );
}
