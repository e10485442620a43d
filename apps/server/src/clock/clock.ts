/**
 * Where every service takes the time from. No code of the server reads the system's clock another way,
 * and SQL never calls `now()`: tests, the demonstration and the deadlines all depend on it.
 */
export interface Clock {
  /** The present moment. */
  now(): Date;
}

/** A clock whose time can be set and moved: for tests, and for the demonstration's "a month later". */
export interface AdjustableClock extends Clock {
  /** Sets the time; a fixed clock stays there, a running one runs on from there. */
  set(to: Date): void;
  /** Moves the time by so many milliseconds; it may be negative. */
  advance(milliseconds: number): void;
}

/** The machine's clock. */
export const systemClock: Clock = { now: () => new Date() };

/** A clock that stands still at `at` until it is set or advanced. */
export function fixedClock(at: Date | string): AdjustableClock {
  let time = new Date(at).getTime();
  return {
    now: () => new Date(time),
    set: (to) => {
      time = to.getTime();
    },
    advance: (milliseconds) => {
      time += milliseconds;
    },
  };
}

/** A clock that runs at the pace of `base`, shifted by what was set: the demonstration's test clock. */
export function shiftedClock(base: Clock = systemClock): AdjustableClock {
  let shift = 0;
  return {
    now: () => new Date(base.now().getTime() + shift),
    set: (to) => {
      shift = to.getTime() - base.now().getTime();
    },
    advance: (milliseconds) => {
      shift += milliseconds;
    },
  };
}
