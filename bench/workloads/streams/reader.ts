import { setTimeout as sleep } from "node:timers/promises";

/** A place in the order of events, and when it came, in milliseconds of `performance.now()`. */
export interface Arrival {
  readonly position: number;
  readonly at: number;
}

/** A browser that follows the events. */
export interface Reader {
  readonly arrivals: readonly Arrival[];
  /** How often it had to connect. */
  readonly connections: () => number;
  /** Whether it was ever told that something was lost. */
  readonly lost: () => boolean;
  readonly stop: () => void;
}

/** Milliseconds before a broken stream is opened anew: as the product's client waits, from least to most. */
const pause = { least: 500, most: 60_000 } as const;

/**
 * Reads the stream as the product's client does: after a break it waits for a moment of chance, then goes on behind the
 * last id it heard.
 *
 * @param base of the server that answers now: what a proxy before them knows.
 */
export function startReader(base: () => string, token: string): Reader {
  const arrivals: Arrival[] = [];
  const stopping = new AbortController();
  let lastId = "";
  let connections = 0;
  let lost = false;

  async function read(): Promise<void> {
    const headers = { authorization: `Bearer ${token}`, ...(lastId === "" ? {} : { "last-event-id": lastId }) };
    const reply = await fetch(`${base()}/events`, { headers, signal: stopping.signal });
    if (!reply.ok || reply.body === null) throw new Error(`The stream answered ${reply.status}.`);
    connections += 1;
    let rest = "";
    for await (const piece of reply.body.pipeThrough(new TextDecoderStream())) {
      const at = performance.now();
      const blocks = (rest + piece).split("\n\n");
      rest = blocks.pop() ?? "";
      for (const block of blocks) {
        const lines = block.split("\n");
        const id = lines.find((line) => line.startsWith("id: "))?.slice(4);
        if (id === undefined) continue;
        lastId = id;
        if (lines.includes("event: lost")) lost = true;
        else if (lines.some((line) => line.startsWith('data: {"tags"'))) arrivals.push({ position: Number(id), at });
      }
    }
  }

  async function follow(): Promise<void> {
    for (let wait: number = pause.least; !stopping.signal.aborted; wait = Math.min(wait * 2, pause.most)) {
      const before = connections;
      await read().catch(() => {});
      if (connections > before) wait = pause.least;
      if (!stopping.signal.aborted) await sleep(wait * (0.5 + Math.random()));
    }
  }

  void follow();
  return {
    arrivals,
    connections: () => connections,
    lost: () => lost,
    stop: () => stopping.abort(),
  };
}
