import { type ComponentProps, createElement, type FunctionComponent } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { beforeAll, expect, test } from 'vitest';
import type { AnyTwoSidedGame } from '../../../src/kernel/twoSides';
import { ancients } from '../../../src/rules/ancients';
import { blankDrawing } from '../../../src/ui/design/document/begin';
import { type Check, checksOf } from '../../../src/ui/design/document/checks';
import type { Edit } from '../../../src/ui/design/document/drawing';
import * as facts from '../../../src/ui/design/document/facts';
import { createHistory } from '../../../src/ui/design/document/history';
import * as ownTypes from '../../../src/ui/design/document/ownTypes';
import { put } from '../../../src/ui/design/document/pieces';
import type { DrawingRules } from '../../../src/ui/design/rules';
import { createDrawingTools } from '../../../src/ui/design/tools';
import { TOUR, tour, tourGoesOn } from '../../../src/ui/design/tour';
import { ChosenLine } from '../../../src/ui/design/view/ChosenLine';
import { Palette } from '../../../src/ui/design/view/Palette';
import { RulesPanel } from '../../../src/ui/design/view/RulesPanel';
import { SidesPanel } from '../../../src/ui/design/view/SidesPanel';
import { DesignSessionProvider } from '../../../src/ui/design/view/session';
import { TourCard } from '../../../src/ui/design/view/TourCard';
import { TypesPart } from '../../../src/ui/design/view/TypesPart';
import { landDesign } from '../../../src/ui/systems/ancients/design';
import { land } from '../../../src/ui/systems/ancients/design/rules';
import { panelWords, speak } from '../../../src/ui/words';
import { fetchDesignWords } from '../../../src/ui/words/design';
import { en } from '../../../src/ui/words/design/en';
import { fr } from '../../../src/ui/words/design/fr';
import { drawable, emptyPage } from '../noPage';
import { first } from './first';

/* What is drawn beside the map of the drawing table. */

emptyPage();

beforeAll(() => Promise.all([speak('en'), panelWords(), fetchDesignWords()]));

function desk(...edits: Edit[]) {
  const history = createHistory(land, blankDrawing(land, {}, first));
  for (const edit of edits) history.edit(edit);
  const tools = createDrawingTools(land, history);
  drawable(history.state, tools.state);
  const value = {
    serial: 1,
    id: 'one',
    part: landDesign,
    system: ancients as AnyTwoSidedGame,
    history,
    first,
    tools,
    stillOf: () => undefined,
    checksOf: () => [],
    close: () => {},
  };
  const drawn = (part: FunctionComponent) =>
    renderToStaticMarkup(
      createElement(DesignSessionProvider, { value } as ComponentProps<typeof DesignSessionProvider>, createElement(part)),
    );
  return { history, tools, drawn };
}

const line = () => createElement(ChosenLine, { focusMap: () => {} });
const saidIn = (markup: string) => /<b(?: role="status"[^>]*)?>([^<]*)</.exec(markup)?.[1];
const refusedAt = (rules: DrawingRules, { state }: ReturnType<typeof desk>['history']) =>
  checksOf(rules, state.getState().drawing, ancients as AnyTwoSidedGame).flatMap((check: Check) =>
    check.grade === 'refused' ? [check.at] : [],
  );

test('a hexside that is turned to by keys is told, with what runs along it', () => {
  const { tools, drawn } = desk();
  tools.take({ kind: 'hexside', key: 'river' });
  expect(saidIn(drawn(line))).toBe('');
  tools.choose(40);
  expect(saidIn(drawn(line))).toBe('E3, N side: Nothing');
  tools.turn(1);
  tools.choose(40);
  expect(saidIn(drawn(line))).toBe('E3, NE side: River');
});

test('an optional rule of another game that a battle recommends is counted, and can be taken off', () => {
  const { history, drawn } = desk(facts.recommend('B16.2', true), facts.recommend('13.1', true));
  const html = drawn(RulesPanel);
  expect(html).toContain(`${en.rules.recommended} (2)`);
  expect([...html.matchAll(/<input[^>]*checked=""[^>]*>.{0,80}?(B16\.2|13\.1)/g)].map(([, id]) => id)).toEqual(['13.1', 'B16.2']);
  history.edit(facts.recommend('B16.2', false));
  expect(drawn(RulesPanel)).not.toContain('B16.2');
});

test('a level that is taken in hand is said by the hand, and not by the stepper beside it', () => {
  const { tools, drawn } = desk();
  tools.take({ kind: 'ground', key: 'hill2' });
  const html = drawn(Palette);
  expect(html).toContain('design-stepper');
  expect(html).not.toContain('role="status"');
});

test('a piece is led to another’s hex by a button, and it is told what is awaited', () => {
  const { tools, drawn } = desk(put(land, 0, land.pieces, 'HI', 40, 0));
  tools.choose(40);
  expect(drawn(line)).not.toContain(en.chosen.leadTo);
  tools.lead();
  expect(drawn(line)).toContain(`<span role="status">${en.chosen.leadTo}</span>`);
});

test('of a piece that is chosen it is said what the map does with it', () => {
  const { tools, drawn } = desk(put(land, 0, land.pieces, 'HI', 40, 0), put(land, 0, land.tokens[0]!, '', 60, 0));
  tools.choose(40);
  expect(drawn(line)).toContain(en.chosen.gestures);
  tools.lead();
  expect(drawn(line)).not.toContain(en.chosen.gestures);
  tools.cancel();
  tools.choose(40);
  tools.choose(60);
  expect(drawn(line)).toContain(en.chosen.gesturesWithoutFacing);
});

test.each([
  ['en', en, 'Tap it again to let go of it.'],
  ['fr', fr, 'Touchez-le de nouveau pour le lâcher.'],
] as const)('whoever lets go of a chosen piece lays nothing down, in %s', (_, { chosen }, ending) => {
  for (const text of [chosen.gestures, chosen.gesturesWithoutFacing]) expect(text.endsWith(ending)).toBe(true);
});

test('of several that stay where they are it is announced why', () => {
  const { tools, drawn } = desk(put(land, 0, land.pieces, 'HI', 0, 0), put(land, 0, land.pieces, 'HI', 40, 0));
  tools.take({ kind: 'several' });
  for (const hex of [0, 40]) tools.choose(hex);
  expect(drawn(line)).not.toContain(en.chosen.refused.offMap);
  tools.choose(5);
  expect(drawn(line)).toContain(`<span role="status">${en.chosen.refused.offMap}</span>`);
});

test('it is said which hexes are being drawn, and their button is pressed', () => {
  const terms = [
    { term: 'camp', points: 1 },
    { term: 'hold', by: 2, points: 1, at: '' },
  ];
  const { tools, drawn } = desk(facts.addReserve(land, 0), facts.setTerms(terms));
  tools.take({ kind: 'list', path: facts.reservePath(land, 0, 0) });
  expect(saidIn(drawn(line))).toBe('Red, reserve 1');
  expect(drawn(SidesPanel)).toContain('aria-pressed="true" data-at="position.armies[0].reserves[0].at"');
  tools.take({ kind: 'list', path: facts.termPath(1) });
  expect(saidIn(drawn(line))).toBe('Blue, Holds one of these hexes at the end');
});

test('the tour is on the design alone that it was begun on, under whatever id that goes on', () => {
  const { drawn } = desk();
  drawable(tour);
  const card = () => drawn(() => createElement(TourCard, { reveal: () => {} }));
  tour.setState({ step: 1, design: 'another' });
  expect(card()).toBe('');
  tourGoesOn('one', 'another');
  expect(card()).toContain(TOUR[1]!.text.en);
});

test('a check of an option leads to its box, and a turn after the last one to how many there are', () => {
  const pieces = [put(land, 0, land.pieces, 'HI', 40, 0), put(land, 1, land.pieces, 'HI', 90, 0)];
  const { history, drawn } = desk(...pieces, facts.setOption(land, '13.2', true), facts.setOption(land, '13.13', true));
  const [at] = refusedAt(land, history);
  expect(at).toMatch(/^position\.options\[\d\]$/);
  const [box] = drawn(RulesPanel)
    .split('</label>')
    .filter((label) => label.includes(`data-at="${at}"`));
  const found = history.state.getState().drawing.position.options![Number(/\d/.exec(at!))];
  expect(box).toContain(`(${found})`);
  const late = desk(...pieces, facts.setField('turn', 5), facts.setTurns(land, 4));
  expect(refusedAt(land, late.history)).toEqual(['position.turns']);
  expect(late.drawn(RulesPanel)).toContain('data-at="position.turns"');
});

test('no term is added to as many as there may be', () => {
  const terms = (count: number) => Array.from({ length: count }, () => ({ term: 'camp', points: 1 }));
  const isOffered = (count: number) =>
    desk(facts.setTerms(terms(count)))
      .drawn(RulesPanel)
      .includes('data-testid="add-term"');
  expect([19, 20].map(isOffered)).toEqual([true, false]);
});

test('types that the game calls the same are told apart by their words', () => {
  expect(desk(ownTypes.addType('guard', 'HI')).drawn(TypesPart)).toContain('Remove Guard<');
  const markup = desk(ownTypes.addType('guard', 'HI'), ownTypes.addType('Guard', 'guard')).drawn(TypesPart);
  for (const word of ['guard', 'Guard']) expect(markup).toContain(`Remove Guard (${word})<`);
});

test('every field of a type can be led to', () => {
  const markup = desk(ownTypes.addType('guard', 'HI')).drawn(TypesPart);
  for (const key of ['as', ...land.typeFields.map((field) => field.key)]) expect(markup).toContain(`data-at="position.types.guard.${key}"`);
});
