import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { hush, sound } from '../../../../src/ui/app/sound';
import { sounds } from '../../../../src/ui/systems/ancients/sounds';
import { cutStage, stageFor } from '../../../../src/ui/table/session';
import { hear, hearNoMore } from '../../../../src/ui/table/shell/hear';

vi.mock(import('../../../../src/ui/app/sound'), () => ({ hush: vi.fn<typeof hush>(), sound: vi.fn<typeof sound>() }));

beforeEach(() => void vi.useFakeTimers());
afterEach(() => {
  vi.useRealTimers();
  vi.mocked(hush).mockClear();
});

const march = () => hear([{ kind: 'moved' }], [], 0, sounds);

test('a press that ends what the map shows of a play ends its sounds; where it is shown to its end they die away', () => {
  stageFor(1000);
  march();
  expect(sound).toHaveBeenLastCalledWith([{ sound: 'march', after: 0 }]);
  vi.advanceTimersByTime(300);
  cutStage();
  expect(hush).toHaveBeenCalledOnce();
  // Soon after such a press.
  stageFor(200);
  march();
  vi.advanceTimersByTime(2000);
  march();
  vi.advanceTimersByTime(2000);
  expect(hush).toHaveBeenCalledOnce();
});

test('a play that is taken back, or whose table is left, is heard no more, and silences nothing later', () => {
  stageFor(1000);
  march();
  hearNoMore();
  expect(hush).toHaveBeenCalledOnce();
  cutStage();
  expect(hush).toHaveBeenCalledOnce();
});
