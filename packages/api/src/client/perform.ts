import { type Task, runSaga } from "redux-saga";
import { AbortedError } from "./errors.js";
import type { Step } from "./step.js";

/** How a saga ended. A request's saga never throws: an error thrown inside a saga middleware would be logged by it. */
export type Outcome<T> = { readonly ok: true; readonly value: T } | { readonly ok: false; readonly error: unknown };

/** Runs a saga as a task of its own: `sagaMiddleware.run`, or redux-saga's `runSaga` where there is no store. */
export type Run = <T>(saga: () => Step<T>) => Task;

/** Runs sagas without a store. */
export const runAlone: Run = (saga) => runSaga({}, saga);

function* settled<T>(step: Step<T>): Step<Outcome<T>> {
  try {
    return { ok: true, value: yield* step };
  } catch (error) {
    return { ok: false, error };
  }
}

/**
 * Runs a step and waits for it. The step is a task of its own, so nothing that it throws can end another.
 * @throws what the step throws; AbortedError when `signal` fired, which cancels the task.
 */
export async function perform<T>(run: Run, step: () => Step<T>, signal?: AbortSignal): Promise<T> {
  if (signal?.aborted) throw new AbortedError();
  const task = run(() => settled(step()));
  // Not at once: the signal may fire inside the saga itself (the end of a session empties the cache that asked), and a
  // generator cannot be cancelled while it runs.
  const cancel = () => queueMicrotask(() => task.cancel());
  signal?.addEventListener("abort", cancel, { once: true });
  try {
    const outcome = await task.toPromise<Outcome<T>>();
    if (task.isCancelled()) throw new AbortedError();
    if (!outcome.ok) throw outcome.error;
    return outcome.value;
  } finally {
    signal?.removeEventListener("abort", cancel);
  }
}
