import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { cutStage, isStagePress, stagedRest, stageFor, whenShown } from '../../../../src/ui/table/session';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

test('what waits for a scene comes when it has ended by itself', () => {
  stageFor(1000);
  const act = vi.fn();
  whenShown(act);
  vi.advanceTimersByTime(999);
  expect(act).not.toHaveBeenCalled();
  vi.advanceTimersByTime(1);
  expect(act).toHaveBeenCalledOnce();
});

test('a press that ends the scene ends the waiting, and is not meant for what comes up after it', () => {
  stageFor(3000);
  const act = vi.fn();
  whenShown(act);
  vi.advanceTimersByTime(200);
  cutStage();
  expect(act).toHaveBeenCalledOnce();
  expect(stagedRest()).toBe(0);
  expect(isStagePress()).toBe(true);
  vi.advanceTimersByTime(600);
  expect(isStagePress()).toBe(false);
});

test('so many milliseconds at least are kept though the scene was cut short, and what is called off does not come', () => {
  stageFor(3000);
  const [late, never] = [vi.fn(), vi.fn()];
  whenShown(late, 500);
  whenShown(never)();
  cutStage();
  expect(late).not.toHaveBeenCalled();
  vi.advanceTimersByTime(500);
  expect(late).toHaveBeenCalledOnce();
  vi.advanceTimersByTime(3000);
  expect(never).not.toHaveBeenCalled();
});
