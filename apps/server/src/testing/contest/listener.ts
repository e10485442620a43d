import { setTimeout as delay } from "node:timers/promises";
import { expect } from "vitest";
import { personAsActor } from "../../identity/access/person-actor.js";
import { concerns, tagsOf } from "../../main/meta/stream.js";
import type { Context } from "../../platform/context.js";
import { apiPrefix } from "../../platform/http/route.js";
import { until } from "./contend.js";
import type { Clerk, Contest } from "./contested-applications.js";

/** Somebody who listens to the stream of events, at whichever server lives. */
export interface Listener {
  readonly clerk: Clerk;
  /** The position behind which they began. */
  from: number | undefined;
  /** Up to where they were told. */
  reached: number;
  /** Positions of the events they heard, as often as they heard them. */
  readonly heard: number[];
  /** Streams that ended and were taken up again. */
  resumed: number;
  /** What they should never hear: that something was lost, or a status that is no outage. */
  readonly faults: string[];
}

/** Listens until it is told to stop, as browsers do: a stream that ends goes on behind the last id, at another server. */
export async function listen(
  clerk: Clerk,
  { signInAnew }: Contest,
  addresses: readonly string[],
  listener: Listener,
  signal: AbortSignal,
): Promise<void> {
  for (let at = 0; !signal.aborted; at += 1) {
    try {
      const reply = await fetch(`${addresses[at % addresses.length]}${apiPrefix}/events`, {
        headers: {
          authorization: `Bearer ${clerk.token}`,
          ...(listener.from !== undefined && { "last-event-id": String(listener.reached) }),
        },
        signal,
      });
      if (reply.status === 200 && reply.body !== null) await read(reply.body, listener);
      else if (reply.status === 401) await signInAnew(clerk);
      else if (reply.status !== 503) listener.faults.push(`stream ${reply.status} ${await reply.text()}`);
    } catch {
      // It broke: the next server is asked for what comes behind.
    }
    if (signal.aborted) return;
    listener.resumed += 1;
    await delay(50);
  }
}

async function read(body: ReadableStream<Uint8Array>, listener: Listener): Promise<void> {
  const decoder = new TextDecoder();
  let rest = "";
  for await (const piece of body) {
    rest += decoder.decode(piece, { stream: true });
    const messages = rest.split("\n\n");
    rest = messages.pop() ?? "";
    for (const message of messages) hear(message, listener);
  }
}

function hear(message: string, listener: Listener): void {
  const id = /^id: (\d+)$/m.exec(message)?.[1];
  if (id === undefined) return;
  const name = /^event: (\w+)$/m.exec(message)?.[1];
  if (name === "lost") listener.faults.push(`lost at ${id}`);
  if (name === undefined) listener.heard.push(Number(id));
  listener.from ??= Number(id);
  listener.reached = Math.max(listener.reached, Number(id));
}

/** Somebody who has not begun to listen. */
export function openListener(clerk: Clerk): Listener {
  return { clerk, from: undefined, reached: 0, heard: [], resumed: 0, faults: [] };
}

/** Waits until all have heard what concerns them, and expects that each heard each of it once, and in order. */
export async function expectAllHeard(listeners: readonly Listener[], { db, events }: Context): Promise<string> {
  await events.catchUp();
  let heard = 0;
  let resumed = 0;
  for (const listener of listeners) {
    const actor = await personAsActor(db, listener.clerk.id, new Date());
    if (actor === undefined) throw new Error("A listener is gone.");
    const expected: number[] = [];
    for (let after = listener.from ?? 0, more = true; more;) {
      const page = await events.after(after);
      for (const { position, event } of page) {
        if (concerns(event, actor) && tagsOf(event, actor.codes).length > 0) expected.push(position);
      }
      more = page.length > 0;
      after = page.at(-1)?.position ?? after;
    }
    const last = expected.at(-1) ?? 0;
    await until(() => listener.reached >= last);
    expect(listener.faults).toEqual([]);
    expect(listener.heard).toEqual(expected);
    heard += listener.heard.length;
    resumed += listener.resumed;
  }
  return `${heard} of ${heard} events heard by ${listeners.length} who listened, ${resumed} streams taken up again.\n`;
}
