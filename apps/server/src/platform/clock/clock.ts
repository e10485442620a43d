/**
 * Where every service takes the time from. No code of the server reads the system's clock another way,
 * and SQL never calls `now()`: tests, the demonstration and the deadlines all depend on it.
 *
 * There are two. {@link LegalClock} says when something is the case: terms, dates, history, money, schedules, notices.
 * {@link MachineClock} says how long something has been lying about: tokens, sessions, tickets, leases, throttles,
 * idempotency, presence, events. The demonstration moves the first and never the second.
 */
export interface Clock {
  /** The present moment. */
  now(): Date;
}

/** The clock of the law. A plain clock will do; that of the machine will not compile. */
export interface LegalClock extends Clock {
  readonly measures?: "legal";
}

declare const ofMachine: unique symbol;

/** A moment of the machine's clock. A legal one is no such moment: passed for one it does not compile. */
export type MachineTime = Date & { readonly [ofMachine]: true };

/** A moment of the law, and any plain date. One of the machine, passed for it, does not compile. */
export type LegalTime = Date & { readonly [ofMachine]?: never };

/** A moment of a test's clock, which stands for both. */
export type EitherTime = Date & { readonly [ofMachine]: never };

/** The clock of the machine: nothing moves it but time. */
export interface MachineClock {
  readonly measures: "machine";
  now(): MachineTime;
}

/** Both clocks, as the context has them. */
export interface Clocks {
  readonly legalClock: LegalClock;
  readonly machineClock: MachineClock;
}

/** A clock whose time can be set and moved: for tests, and for the demonstration's "a month later". */
export interface AdjustableClock extends LegalClock {
  /** Sets the time; a fixed clock stays there, a running one runs on from there. */
  set(to: Date): void;
  /** Moves the time by so many milliseconds; it may be negative. */
  advance(milliseconds: number): void;
}

/** The system's clock: in earnest both go by it. */
export const systemClock: Clock = { now: () => new Date() };

/** A clock taken for the machine's: the system's, or a test's. */
export function machineClockOf(clock: Clock): MachineClock {
  return { measures: "machine", now: () => clock.now() as MachineTime };
}

/** The machine's clock as it runs. */
export const machineClock: MachineClock = machineClockOf(systemClock);

/** A moment of the machine so long after another; before it, if that is negative. */
export function machineTime(from: MachineTime, milliseconds: number): MachineTime {
  return new Date(from.getTime() + milliseconds) as MachineTime;
}

/** A clock of tests. Its time is taken for either: in earnest both go by the system's. */
export interface FixedClock extends AdjustableClock {
  now(): EitherTime;
}

/** A clock that stands still at `at` until it is set or advanced. */
export function fixedClock(at: Date | string): FixedClock {
  let time = new Date(at).getTime();
  return {
    now: () => new Date(time) as EitherTime,
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
