import { beforeEach, expect, test, vi } from 'vitest';
import { CLEAN, table } from '../../../../src/store/table';
import { keptPress } from '../../../../src/ui/table/shell/keptPress';

const press = () => keptPress.intents.onHex!(5, { pointer: 'touch' });
const onHex = vi.fn();

beforeEach(() => {
  onHex.mockClear();
  table.setState(CLEAN, true);
});

test('a press before the game can be played is answered once, when it can', () => {
  press();
  keptPress.take({ onHex });
  keptPress.take({ onHex });
  expect(onHex.mock.calls).toEqual([[5, { pointer: 'touch' }]]);
});

test('it does not dismiss the card that has come up meanwhile, nor is it kept for what comes after', () => {
  press();
  table.setState({ handOver: { from: 0, to: 1, step: undefined } });
  keptPress.take({ onHex });
  table.setState({ handOver: undefined });
  keptPress.take({ onHex });
  expect(onHex).not.toHaveBeenCalled();
});
