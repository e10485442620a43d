import type { Environment } from "../client/environment.js";
import type { Transport } from "../client/transport.js";

/** A clock that moves only when something waits on it: waiting takes no time, and is counted. */
export class FakeClock {
  now = 0;
  readonly waits: number[] = [];

  readonly delay = async (milliseconds: number): Promise<void> => {
    this.waits.push(milliseconds);
    this.now += milliseconds;
  };

  readonly #alarms = new Set<{ readonly milliseconds: number; readonly ring: () => void }>();

  readonly alarm = (milliseconds: number, ring: () => void): (() => void) => {
    const alarm = { milliseconds, ring };
    this.#alarms.add(alarm);
    return () => void this.#alarms.delete(alarm);
  };

  /** Lets so many milliseconds pass for alarms set by now, in which nothing else happens. */
  ringAlarms(milliseconds: number): void {
    for (const alarm of [...this.#alarms].filter((one) => one.milliseconds <= milliseconds)) {
      this.#alarms.delete(alarm);
      alarm.ring();
    }
  }
}

/** One tab's view of a {@link FakeBrowser}. */
export interface FakeTab {
  readonly environment: Environment;
  /** Addresses the tab was sent to. */
  readonly visited: string[];
  /** Addresses the person was given to save. */
  readonly saved: string[];
}

/** A browser: storage and locks shared by its tabs, storage events told to all tabs but the one that wrote. */
export class FakeBrowser {
  readonly stored = new Map<string, string>();
  readonly clock = new FakeClock();
  #uuids = 0;
  readonly #locks = new Map<string, Promise<unknown>>();
  readonly #channels = new Map<string, Set<(message: unknown) => void>>();
  readonly #tabs: { readonly listeners: Set<(key: string | null) => void> }[] = [];

  readonly #withLock = <T>(name: string, work: () => Promise<T>, signal?: AbortSignal): Promise<T> => {
    const begin = () => {
      signal?.throwIfAborted();
      return work();
    };
    const turn = (this.#locks.get(name) ?? Promise.resolve()).then(begin, begin);
    this.#locks.set(name, turn);
    return turn;
  };

  tab(transport: Transport, fetch: Environment["fetch"] = () => Promise.reject(new TypeError("no network"))): FakeTab {
    const self = { listeners: new Set<(key: string | null) => void>() };
    this.#tabs.push(self);
    const tell = (key: string | null) => {
      for (const tab of this.#tabs) if (tab !== self) for (const listener of tab.listeners) listener(key);
    };
    const visited: string[] = [];
    const saved: string[] = [];
    return {
      visited,
      saved,
      environment: {
        base: "/api/v1",
        transport,
        fetch,
        storage: {
          getItem: (key) => this.stored.get(key) ?? null,
          setItem: (key, value) => {
            this.stored.set(key, value);
            tell(key);
          },
          clear: () => {
            this.stored.clear();
            tell(null);
          },
        },
        onStorage: (listener) => {
          self.listeners.add(listener);
          return () => self.listeners.delete(listener);
        },
        withLock: this.#withLock,
        openChannel: (name, listener) => {
          const listeners = this.#channels.get(name) ?? new Set();
          this.#channels.set(name, listeners.add(listener));
          return {
            post: (message) => {
              for (const other of listeners) if (other !== listener) other(structuredClone(message));
            },
            close: () => void listeners.delete(listener),
          };
        },
        random: () => 0.5,
        delay: this.clock.delay,
        alarm: this.clock.alarm,
        navigate: (path, keepPlace) => visited.push(keepPlace ? `${path} (to return)` : path),
        save: (address) => saved.push(address),
        uuid: () => `00000000-0000-7000-8000-${String((this.#uuids += 1)).padStart(12, "0")}`,
      },
    };
  }
}
