import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { keepProgram, newVersion } from '../../../src/ui/app/programKept';

class Worker extends EventTarget {}

/** What the browser holds of the program; `comes`: a new version is on its way. */
class Registration extends EventTarget {
  installing: Worker | null = null;
  waiting: Worker | null = null;
  comes(): Worker {
    this.installing = new Worker();
    return this.installing;
  }
  /** It has been fetched. */
  installed(worker: Worker): void {
    this.installing = null;
    this.waiting = worker;
    worker.dispatchEvent(new Event('statechange'));
  }
  update = async () => undefined;
}

beforeEach(() => {
  vi.stubEnv('PROD', true);
  vi.stubGlobal('document', new EventTarget());
  newVersion.setState({ worker: undefined });
});
afterEach(() => {
  vi.unstubAllEnvs();
  vi.unstubAllGlobals();
});

/** The program is kept by this registration, on a visit that is not the first unless it is said. */
async function keep(registration: Registration, controller: object | null = {}): Promise<void> {
  vi.stubGlobal('navigator', { serviceWorker: { controller, register: async () => registration } });
  keepProgram();
  await Promise.resolve();
}

test('a new version that the browser has begun to fetch by itself is offered when it is there', async () => {
  const registration = new Registration();
  const coming = registration.comes();
  await keep(registration);
  expect(newVersion.getState().worker).toBeUndefined();
  registration.installed(coming);
  expect(newVersion.getState().worker).toBe(coming);
});

test('and one that waits already, and one that is found later', async () => {
  const registration = new Registration();
  const first = new Worker();
  registration.waiting = first;
  await keep(registration);
  expect(newVersion.getState().worker).toBe(first);
  const second = registration.comes();
  registration.dispatchEvent(new Event('updatefound'));
  registration.installed(second);
  expect(newVersion.getState().worker).toBe(second);
});

test('the first version of all is not offered', async () => {
  const registration = new Registration();
  const coming = registration.comes();
  await keep(registration, null);
  registration.installed(coming);
  expect(newVersion.getState().worker).toBeUndefined();
});
