import { expect, test } from 'vitest';
import { ancients } from '../../../src/rules/ancients';
import type { Battle } from '../../../src/scenarios';
import { changed, difference, variantOf, variedBattle } from '../../../src/scenarios/variants';
import { asLeft, type OnPage, withVariant } from '../../../src/ui/pages/setUp/onPage';

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

/** `asked`: by the address; the variant chosen, where nothing else is said. */
const chosen = (rules: object, variant?: string, asked = variant): OnPage => ({
  battle: 'own',
  asked,
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

test('a link to the set-up has its variant or none, and leaves all else as it was chosen', () => {
  const night = nightAt(undefined);
  const { choices } = chosen(night);
  expect(asLeft(chosen(night), battle, 'open', false)).toEqual({ ...chosen(night, 'open'), choices });
  expect(asLeft(chosen(night, 'open'), battle, undefined, false)).toEqual(chosen(night));
  // The same again: its rules stay, also where it has some in their place.
  const short = chosen(nightAt('short'), 'short');
  expect(asLeft(short, battle, 'short', false)).toEqual(short);
  expect(asLeft(short, battle, 'nonsense', false)).toEqual(chosen({}, undefined, 'nonsense'));
});

test('the back button leads to the set-up as it was left at its address; at another it has the variant of that', () => {
  const left = { ...chosen(nightAt(undefined)), asked: 'open' };
  expect(asLeft(left, battle, 'open', true)).toEqual(left);
  const open = { ...chosen(left.rules, 'open'), asked: undefined };
  expect(asLeft(open, battle, undefined, true)).toEqual(open);
  expect(asLeft(chosen(left.rules, 'open'), battle, undefined, true)).toEqual(chosen(left.rules));
  expect(asLeft(chosen(left.rules), battle, 'open', true)).toEqual(chosen(left.rules, 'open'));
});

test('for a battle that has been drawn otherwise since, no rules are kept that were chosen for what begins otherwise now', () => {
  const left = chosen(nightAt(undefined));
  const position = { ...battle.position, turns: 4 };
  expect(asLeft(left, { ...battle, position }, undefined, true)).toEqual({ ...left, position, rules: {} });
  // Only a version has been drawn otherwise.
  const [short, open] = battle.variants!;
  const shorter: Battle = { ...battle, variants: [{ ...short!, changes: { turns: 4 } }, open!] };
  expect(asLeft(left, shorter, undefined, true)).toEqual(left);
  const leftShort = chosen(nightAt('short'), 'short');
  expect(asLeft(leftShort, shorter, 'short', true)).toEqual({ ...leftShort, position, rules: {} });
});

test('a version that is gone is not kept, nor the rules that were chosen for it', () => {
  const without = { ...battle, variants: [battle.variants![1]!] };
  expect(asLeft(chosen(nightAt('short'), 'short'), without, 'short', true)).toEqual(chosen({}, undefined, 'short'));
});
