import { eventsPosition } from "../contract/endpoint.js";

/**
 * Where the events of the service stood when it read what this page shows: what happens later is told by the stream of
 * events, if that is opened behind this position.
 */
export interface Beginning {
  /** Hears the headers of an answer. */
  readonly hear: (headers: Readonly<Record<string, string>>) => void;
  /** The least position that an answer named, once one has; undefined where it was forgotten meanwhile. */
  readonly position: () => Promise<number | undefined>;
  /** Nothing of what was read is shown any more. */
  readonly forget: () => void;
}

/** A page that has read nothing yet. */
export function createBeginning(): Beginning {
  let least: number | undefined;
  let known = Promise.withResolvers<void>();
  return {
    hear: (headers) => {
      const position = Number(headers[eventsPosition]);
      // Not a number where there is no such header: a call that anyone may make, or a citizen's.
      if (Number.isNaN(position) || position >= (least ?? Infinity)) return;
      least = position;
      known.resolve();
    },
    position: async () => {
      await known.promise;
      return least;
    },
    forget: () => {
      least = undefined;
      // Who waits learns that there is nothing to wait for.
      known.resolve();
      known = Promise.withResolvers();
    },
  };
}
