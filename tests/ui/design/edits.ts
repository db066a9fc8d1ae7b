import type { Edit } from '../../../src/ui/design/document/drawing';
import { type Drawing, SIDES, sizeOf } from '../../../src/ui/design/document/drawing';
import * as facts from '../../../src/ui/design/document/facts';
import { groundKey, paint, paintHexsides, paintList } from '../../../src/ui/design/document/ground';
import * as ownTypes from '../../../src/ui/design/document/ownTypes';
import { clear, kindsOf, mark, move, put, remove, setWord, sideOf, thingsIn, turn } from '../../../src/ui/design/document/pieces';
import { goalsOf, moveAll, occupiedOf, removeAll, turnAll } from '../../../src/ui/design/document/several';
import { resize, resizeBefore } from '../../../src/ui/design/document/size';
import type { Choice, DrawingRules } from '../../../src/ui/design/rules';
import { first } from './first';

/** Whole numbers below another, from a seed: the same every time. */
export function chance(seed: number): (below: number) => number {
  let state = seed >>> 0 || 1;
  return (below) => {
    state ^= state << 13;
    state ^= state >>> 17;
    state ^= state << 5;
    state >>>= 0;
    return state % below;
  };
}

type Below = (below: number) => number;

const TEXTS = [['title'], ['story'], ['sides', 0, 'name'], ['sides', 1, 'about'], ['try', 0], ['sources', 0], ['special', 0]] as const;
const WORDS = ['', 'Kadesh', 'a long story', '<script>alert(1)</script>', 'É « là »', 'x'.repeat(70)];

/** An edit that somebody might make who does not look where he presses. */
export function anyEdit(rules: DrawingRules, drawing: Drawing, below: Below): Edit {
  const { position } = drawing;
  const size = sizeOf(position);
  const hex = () => below(size.columns * size.rows);
  const some = () => Array.from({ length: 1 + below(6) }, hex);
  const of = <Item>(items: readonly Item[]): Item => items[below(items.length)]!;
  const side = of(SIDES);
  const kind = of(kindsOf(rules));
  const types = [...rules.types, ...Object.keys(position.types ?? {}), 'no-such'];
  const things = thingsIn(rules, position);
  const thing = things.length > 0 ? of(things) : undefined;
  const own = Object.keys(position.types ?? {})[0] ?? 'none';
  const reserves = sideOf(rules, position, side).reserves?.length ?? 0;
  const leaders = rules.reserves?.leaders;
  const ground = of(rules.grounds);
  const choose = ({ field, key, values }: Choice) => facts.setChoice(field, key, of(values).value);
  const edits: (() => Edit)[] = [
    () => paint(rules, some(), below(4) === 0 ? undefined : groundKey(ground, 1 + below(2))),
    () => paintHexsides(rules, [{ hex: hex(), direction: below(6) }], below(3) === 0 ? undefined : rules.hexsides[below(3)]?.key),
    () => resize(rules, { columns: 1 + below(24), rows: 1 + below(16) }),
    () =>
      resizeBefore(
        rules,
        of([{ columns: 2, rows: 0 }, { columns: 0, rows: 1 }, ...(sizeOf(position).columns > 2 ? [{ columns: -2, rows: 0 }] : [])]),
      ),
    () => put(rules, side, kind, kind.id === 'piece' ? of(types) : '', hex(), below(6)),
    () => put(rules, side, rules.pieces, rules.types[below(rules.types.length)]!, hex(), below(6)),
    () => {
      const group = occupiedOf(rules, position, some());
      const goals = goalsOf(rules, position, group, hex(), hex());
      return typeof goals !== 'string' ? moveAll(rules, group, goals) : below(2) === 0 ? turnAll(rules, group, 1) : removeAll(rules, group);
    },
    () => (thing ? move(rules, thing, hex()) : put(rules, side, kind, 'LI', hex(), 0)),
    () => (thing ? turn(rules, thing, below(6)) : clear(rules, some())),
    () => (thing && below(3) === 0 ? remove(rules, thing) : clear(rules, [hex()])),
    () => (thing ? mark(rules, thing, of(['disordered', 'damaged', 'volley']), below(2) === 0) : clear(rules, some())),
    () => (thing?.kind.words ? setWord(rules, thing, of(thing.kind.words).at, of(['Hannibal', '3', '9', 'LEG'])) : clear(rules, [hex()])),
    () => (rules.choices ? choose(of(rules.choices)) : clear(rules, [hex()])),
    () =>
      rules.sideHexes
        ? paintList(rules, facts.sideHexesPath(rules, side, of(rules.sideHexes).key), some(), below(3) > 0)
        : clear(rules, some()),
    () => facts.say(rules, of(TEXTS), of(['en', 'fr'] as const), of(WORDS), first),
    () => facts.sayIn(rules, of(TEXTS), of(['en', 'fr'] as const), of(WORDS)),
    () => facts.setField('turns', of([1, 6, 20, 0, 1000])),
    () => facts.setField('draw', of([undefined, 1, 2, 3])),
    () => facts.setSideField(rules, side, rules.sideNumbers[below(rules.sideNumbers.length)]!.key, of([0, 7, 99, -1, undefined])),
    () => facts.setOption(rules, of(['13.1', '13.3', '13.99', 'B16.1', 'B16.4']), below(2) === 0),
    () => facts.addTerm({ term: of(rules.terms).id, points: 1, ...(below(2) === 0 ? { at: '' } : {}) }),
    () => facts.setTerm(below(3), of(['by', 'points', 'large', 'strength'] as const), of([undefined, 1, 2, 5])),
    () => (below(3) === 0 ? facts.setTerms(undefined) : facts.removeTerm(0)),
    () => paintList(rules, facts.termPath(0), some(), below(3) > 0),
    () => facts.addReserve(rules, side),
    () => (below(2) === 0 ? facts.removeReserve(rules, side, 0) : facts.setReserve(rules, side, 0, 'turn', of([1, 3, 0]))),
    () => facts.countReserve(rules, side, 0, of(types), below(3) === 0 ? -1 : 1),
    () => (reserves > 0 ? paintList(rules, facts.reservePath(rules, side, 0), some(), below(3) > 0) : clear(rules, [hex()])),
    () => (leaders && leaders !== 'counted' ? facts.addLeader(rules, side, 0, leaders) : clear(rules, [hex()])),
    () => facts.setLeaderWord(rules, side, 0, below(2), below(2), of(['Hannibal', '3', '9', 'LEG'])),
    () => facts.removeLeader(rules, side, 0, below(2)),
    () => ownTypes.addType(of(['guard', 'B9', 'LI', 'ring']), of([...types, 'ring'])),
    () => {
      const field = of(rules.typeFields);
      return ownTypes.setTypeField(own, field.key, of([undefined, 2, true, 'A', null, 'sure-footed', 'nonsense']));
    },
    () => (below(2) === 0 ? ownTypes.removeType(rules, own) : ownTypes.renameType(rules, own, of(['veterans', 'LI', 'C4']))),
    () => facts.namePlace('B2', of(['en', 'fr'] as const), of(WORDS)),
    () => (below(2) === 0 ? facts.addSentence('special') : facts.removeSentence('special', 0)),
    () => facts.setFact('year', of([1, -480, 99999])),
    () => facts.setMinutes(of([20, 0, 45])),
  ];
  return of(edits)();
}
