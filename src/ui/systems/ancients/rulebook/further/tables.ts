import { BUYABLE, HORSE_ARCHER, LONGBOW, PRICES, SCALE, UNIT_TYPES } from '../../../../../rules/armies/model/data';
import { type ArmyList, LISTS } from '../../../../../rules/armies/model/lists';
import { dieOf, TRAITS } from '../../../../../rules/armies/model/traits';
import { appraise } from '../../../../../rules/armies/play/army';
import type { Table } from '../../../../learn/rulebook/types';
import type { ArmyWords } from '../../../../words/armies/types';

/** The tables of section 15, filled from the figures that the rules reckon with; captions and heads belong to the language. */
type Frame = Pick<Table, 'caption' | 'head'>;

/** 15.2.b Unit, code, points. */
export const priceTable = ({ wares }: ArmyWords, frame: Frame): Table => ({
  ...frame,
  rows: BUYABLE.map((counter) => [wares[counter], counter, String(PRICES[counter])]),
});

/** 15.2.i Named type, what it is, points. */
export const namedTable = (
  { wares }: ArmyWords,
  frame: Frame,
  what: readonly [longbow: string, archer: string, cataphract: string],
): Table => ({
  ...frame,
  rows: [
    [wares.longbow, what[0], String(LONGBOW)],
    [wares['horse-archer'], what[1], String(HORSE_ARCHER)],
    [wares.cataphract, what[2], String(PRICES.HC)],
  ],
});

/** 15.2.f Arm, what one counter stands for; `{n}` is the figure. */
export const scaleTable = (
  frame: Frame,
  lines: readonly (readonly [arm: keyof typeof SCALE, name: string, what: string])[],
  format: Intl.NumberFormat,
): Table => ({
  ...frame,
  rows: lines.map(([arm, name, what]) => [name, what.replace('{n}', format.format(SCALE[arm]))]),
});

/** 15.3.e Die, trait, what it does. */
export const traitTable = ({ traits }: ArmyWords, frame: Frame): Table => ({
  ...frame,
  rows: TRAITS.map((trait) => [String(dieOf(trait)), traits[trait].name, traits[trait].effect]),
});

/** What a classic army is worth, its light cavalry bought as printed. */
function worthOf(list: ArmyList): readonly [points: string, panic: string] {
  const units = list.classic.map(([ware, count]) => ({ type: UNIT_TYPES[ware], count }));
  const { price, strength, panic } = appraise({ units, points: 100 });
  return [String(price), `${strength} / ${panic}`];
}

const codeOf = (ware: ArmyList['classic'][number][0], { wares }: ArmyWords): string => (ware in PRICES ? ware : wares[ware]);

/** 15.1.b Nation, years, classic army, leaders, points, strength and panic, note. */
export const listTable = (words: ArmyWords, frame: Frame): Table => ({
  ...frame,
  rows: LISTS.map((list) => [
    words.nations[list.id],
    words.years(...list.years),
    list.classic.map(([ware, count]) => `${codeOf(ware, words)}\u00a0${count}`).join(', '),
    String(list.leaders),
    ...worthOf(list),
    words.noteOf(list) || '–',
  ]),
});
