/*
 * Judges mutants by the rule cases, in one process: the rules are bundled once and evaluated anew for each mutant, which takes milliseconds.
 * A runner of tests that starts afresh would take seconds.
 */
import { createRequire } from 'node:module';
import { isAbsolute } from 'node:path';
import vm from 'node:vm';
import { rolldown } from 'rolldown';

/** @typedef {import('@stryker-mutator/api/test-runner').TestRunner} TestRunner */
/** @typedef {import('@stryker-mutator/api/test-runner').TestResult} TestResult */
/** @typedef {import('@stryker-mutator/api/core').InstrumenterContext} Instrumented */
/** @typedef {typeof import('./proofs.ts')} Proofs */

/** @type {Instrumented} What the instrumented rules read and write. */
const stryker = {};
Reflect.set(globalThis, '__stryker__', stryker);

const require = createRequire(import.meta.url);

async function bundleProofs() {
  const bundle = await rolldown({
    input: 'tests/mutation/proofs.ts',
    platform: 'node',
    external: (id) => !id.startsWith('.') && !isAbsolute(id),
    logLevel: 'silent',
  });
  const { output } = await bundle.generate({ format: 'cjs', minify: false, codeSplitting: false });
  await bundle.close();
  return new vm.Script(`(function (exports, require) {${output[0].code}\n})`, { filename: 'proofs.cjs' });
}

/** @returns {string | undefined} what is wrong */
function faultOf(/** @type {() => readonly string[]} */ proof) {
  try {
    return proof().join('\n') || undefined;
  } catch (error) {
    return String(error);
  }
}

/** @implements {TestRunner} */
class CaseRunner {
  /** @type {vm.Script | undefined} */
  #script;

  capabilities() {
    return { reloadEnvironment: true };
  }

  async init() {
    this.#script = await bundleProofs();
  }

  #load() {
    const exports = /** @type {Proofs} */ ({});
    this.#script?.runInThisContext()(exports, require);
    return exports.proofs;
  }

  /** @type {TestRunner['dryRun']} */
  async dryRun() {
    const tests = [];
    for (const [name, proof] of this.#load()) {
      stryker.currentTestId = name;
      const began = performance.now();
      const fault = faultOf(proof);
      const test = { id: name, name, timeSpentMs: performance.now() - began };
      tests.push(/** @type {TestResult} */ (fault ? { ...test, status: 1, failureMessage: fault } : { ...test, status: 0 }));
    }
    delete stryker.currentTestId;
    return /** @type {any} */ ({ status: 'complete', tests, mutantCoverage: stryker.mutantCoverage });
  }

  /** @type {TestRunner['mutantRun']} */
  async mutantRun({ activeMutant, testFilter, hitLimit, mutantActivation }) {
    Object.assign(stryker, { hitLimit, hitCount: 0 });
    if (mutantActivation === 'static') stryker.activeMutant = activeMutant.id;
    const answer = this.#judge(activeMutant.id, testFilter);
    delete stryker.activeMutant;
    return /** @type {any} */ ((stryker.hitCount ?? 0) > (hitLimit ?? Number.POSITIVE_INFINITY) ? { status: 'timeout' } : answer);
  }

  #judge(/** @type {string} */ mutant, /** @type {string[] | undefined} */ names) {
    let nrOfTests = 0;
    let proofs;
    try {
      proofs = this.#load();
    } catch (error) {
      return { status: 'killed', killedBy: [], failureMessage: `the rules do not load: ${error}`, nrOfTests };
    }
    stryker.activeMutant = mutant;
    for (const name of names ?? proofs.keys()) {
      nrOfTests++;
      const fault = faultOf(proofs.get(name) ?? (() => [`${name}: no such case`]));
      if (fault) return { status: 'killed', killedBy: [name], failureMessage: fault, nrOfTests };
    }
    return { status: 'survived', nrOfTests };
  }
}

export const strykerPlugins = [{ kind: 'TestRunner', name: 'cases', injectableClass: CaseRunner }];
