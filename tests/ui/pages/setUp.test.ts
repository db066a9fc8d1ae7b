import { expect, test } from 'vitest';
import { ancients } from '../../../src/rules/ancients';
import type { Battle } from '../../../src/scenarios';
import { changed, difference, variedBattle } from '../../../src/scenarios/variants';
import { type OnPage, withVariant } from '../../../src/ui/pages/setUp/onPage';

const said = { en: 'One', fr: 'Un' };
const battle = {
  id: 'own',
  position: { system: 'ancients', map: { columns: 9, rows: 9 }, turns: 8, armies: [{ units: ['HI D8/1'] }, { units: ['HI D2/4'] }] },
  size: { counters: 2 },
  variants: [
    { id: 'short', name: said, about: said, changes: { turns: 5 } },
    { id: 'open', name: said, about: said, changes: { armies: { 0: { units: ['LI D8/1'] } } } },
  ],
} as unknown as Battle;

const chosen = (rules: object, variant?: string): OnPage => ({
  battle: 'own',
  position: battle.position,
  asked: undefined,
  variant,
  rules,
  choices: {} as OnPage['choices'],
});

const nightAt = (variant: string | undefined) => {
  const { position } = variedBattle(
    battle,
    battle.variants!.find(({ id }) => id === variant),
  );
  return difference(position, {
    ...position,
    options: ['13.4'],
    nightfall: Math.min(8, (position as { turns: number }).turns),
    turns: 12,
  }) as object;
};

test('rules chosen at set-up are laid over the variant that is played, and go with the choice of one that leaves them alone', () => {
  const night = nightAt(undefined);
  const open = withVariant(chosen(night), battle, 'open');
  expect(open).toMatchObject({ variant: 'open', rules: night });
  const varied = variedBattle(battle, battle.variants![1]).position;
  expect(changed(varied, open.rules)).toMatchObject({ turns: 12, nightfall: 8, armies: [{ units: ['LI D8/1'] }, {}] });
});

test('where a variant has rules of its own, to it and from it one begins with those', () => {
  expect(withVariant(chosen(nightAt(undefined)), battle, 'short').rules).toEqual({});
  expect(withVariant(chosen(nightAt('short'), 'short'), battle, undefined).rules).toEqual({});
  const varied = variedBattle(battle, battle.variants![0]).position;
  const position = changed(varied, nightAt('short')) as object;
  expect(position).toMatchObject({ turns: 12, nightfall: 5 });
  expect(ancients.readPosition(position).ok).toBe(true);
});
