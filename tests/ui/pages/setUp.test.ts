import { expect, test } from 'vitest';
import { ancients } from '../../../src/rules/ancients';
import type { Battle } from '../../../src/scenarios';
import { changed, difference, variantOf, variedBattle } from '../../../src/scenarios/variants';
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

const begunWith = (variant: string | undefined) => variedBattle(battle, variantOf(battle, variant)).position;

const chosen = (rules: object, variant?: string): OnPage => ({
  battle: 'own',
  position: begunWith(variant),
  variant,
  rules,
  choices: {} as OnPage['choices'],
});

const nightAt = (variant: string | undefined) => {
  const position = begunWith(variant);
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
  const varied = begunWith('open');
  expect(changed(varied, open.rules)).toMatchObject({ turns: 12, nightfall: 8, armies: [{ units: ['LI D8/1'] }, {}] });
});

test('where a variant has rules of its own, to it and from it one begins with those', () => {
  expect(withVariant(chosen(nightAt(undefined)), battle, 'short').rules).toEqual({});
  expect(withVariant(chosen(nightAt('short'), 'short'), battle, undefined).rules).toEqual({});
  const varied = begunWith('short');
  const position = changed(varied, nightAt('short')) as object;
  expect(position).toMatchObject({ turns: 12, nightfall: 5 });
  expect(ancients.readPosition(position).ok).toBe(true);
});

test('the variant of the address is the one chosen, and all else as it was left', () => {
  const night = nightAt(undefined);
  expect(withVariant(chosen(night), battle, 'open')).toEqual(chosen(night, 'open'));
  expect(withVariant(chosen(night, 'open'), battle, undefined)).toEqual(chosen(night));
  // The same again: its rules stay, also where it has some in their place.
  const short = chosen(nightAt('short'), 'short');
  expect(withVariant(short, battle, 'short')).toEqual(short);
});

test('for a battle that has been drawn otherwise since, no rules are kept that were chosen for what begins otherwise now', () => {
  const left = chosen(nightAt(undefined));
  const position = { ...battle.position, turns: 4 };
  expect(withVariant(left, { ...battle, position }, undefined)).toEqual({ ...left, position, rules: {} });
  // Only a version has been drawn otherwise.
  const [short, open] = battle.variants!;
  const shorter: Battle = { ...battle, variants: [{ ...short!, changes: { turns: 4 } }, open!] };
  expect(withVariant(left, shorter, undefined)).toEqual(left);
  const leftShort = chosen(nightAt('short'), 'short');
  expect(withVariant(leftShort, shorter, 'short')).toEqual({ ...leftShort, position, rules: {} });
});

test('a version that is gone is not kept, nor the rules that were chosen for it', () => {
  const without = { ...battle, variants: [battle.variants![1]!] };
  expect(withVariant(chosen(nightAt('short'), 'short'), without, undefined)).toEqual(chosen({}));
});
