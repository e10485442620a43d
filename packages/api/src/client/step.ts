import { type Effect, call, cancelled } from "redux-saga/effects";

/** A step of a saga: what it yields is the saga's business alone, what it returns is `T`. Run it inside with `yield*`. */
export type Step<T> = Generator<Effect, T, never>;

/** Awaits a promise inside a saga, typed. */
export function* wait<T>(work: () => Promise<T>): Generator<Effect, T, T> {
  return yield call(work);
}

/** Inside `finally`: whether the saga is there because it was cancelled. */
export function* wasCancelled(): Generator<Effect, boolean, boolean> {
  return yield cancelled();
}
