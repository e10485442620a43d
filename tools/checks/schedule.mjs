/** @import { Outcome, Step } from "./step.mjs" */

/** @typedef {Outcome & { name: string, seconds: number, budget: number }} Result */

/**
 * Runs steps, two at a time where they allow it and one aside, each as soon as what it waits for has ended, in the order
 * given.
 *
 * @param {readonly Step[]} steps
 * @param {AbortSignal} signal
 * @param {{ started: (step: Step) => void, ended: (result: Result) => void }} tell
 * @returns {Promise<Result[]>} in the order in which they ended
 */
export async function schedule(steps, signal, tell) {
  const waiting = [...steps];
  /** @type {Map<Step, Promise<void>>} */
  const running = new Map();
  /** @type {Result[]} */
  const results = [];
  const named = new Set(steps.map(({ name }) => name));

  /** @param {string} name */
  const ended = (name) => !named.has(name) || results.some((result) => result.name === name);
  /** @param {Step} step */
  const ready = (step) => [...(step.after ?? []), ...(step.needs ?? [])].every(ended);
  /** @param {Step} step */
  const broken = (step) =>
    (step.needs ?? []).find((name) => results.some((result) => result.name === name && result.failed > 0));

  /** @param {Step} step */
  async function start(step) {
    tell.started(step);
    const begun = performance.now();
    const missing = broken(step);
    /** @type {Outcome} */
    let outcome;
    try {
      outcome = missing
        ? { passed: 0, failed: 1, skipped: 0, output: `Not run: "${missing}" failed.\n` }
        : await step.run(signal, step.aside ?? false);
    } catch (error) {
      outcome = {
        passed: 0,
        failed: 1,
        skipped: 0,
        output: `${error instanceof Error ? error.stack : String(error)}\n`,
      };
    }
    const result = { ...outcome, name: step.name, budget: step.budget, seconds: (performance.now() - begun) / 1000 };
    results.push(result);
    tell.ended(result);
  }

  /** The next step that may start now: one that must be alone waits until nothing runs but what is aside. */
  function next() {
    if (signal.aborted) return undefined;
    const free = waiting.filter(ready);
    const others = [...running.keys()].filter((step) => !step.aside);
    const isOneAside = others.length < running.size;
    const isFull = others.length >= 2 || others.some((step) => step.alone);
    return free.find((step) => (step.aside ? !isOneAside : !isFull && (others.length === 0 || !step.alone)));
  }

  while (waiting.length > 0 || running.size > 0) {
    for (let step = next(); step; step = next()) {
      waiting.splice(waiting.indexOf(step), 1);
      running.set(
        step,
        start(step).finally(() => running.delete(step)),
      );
    }
    if (running.size === 0) break;
    await Promise.race(running.values());
  }
  return results;
}
