import { randomBytes } from "node:crypto";
import { PassThrough, type Readable } from "node:stream";
import type { CacheTag } from "@yer/api/contract/endpoint";
import type { Actor } from "../access/actor.js";
import { contains } from "../access/territory.js";
import { type Events, eventsLost, type ServerEvent } from "../events/events.js";

/** Events kept for those who come back after a short break. */
const kept = 500;
/** Milliseconds between lines that say nothing, which keep proxies from closing a quiet stream. */
const heartbeat = 25_000;

/** What an event makes stale, by the beginning of its kind. */
const staleBy: readonly (readonly [prefix: string, tags: readonly CacheTag[]])[] = [
  ["application.", ["applications", "counts", "announcements", "objections"]],
  ["facts.", ["applications", "counts"]],
  ["import.", ["applications"]],
  ["conclusion.", ["applications", "counts"]],
  ["request.", ["applications"]],
  ["overlap.", ["applications", "areas"]],
  ["area.", ["areas", "counts", "applications"]],
  ["objection.", ["applications", "objections", "announcements", "counts"]],
  ["complaint.", ["applications", "objections"]],
  ["users.", ["users"]],
  ["user.", ["users", "me"]],
  ["session.", ["sessions"]],
  ["organisation.", ["organisations"]],
  ["place.", ["places"]],
  ["setting.", ["settings"]],
  ["notice.", ["notices"]],
  ["presence.", ["presences"]],
  ["bulk.", ["bulkMoves"]],
  ["export.", ["exports"]],
  ["filling.", ["applications", "counts", "announcements"]],
];

/** The caches that an event makes stale. */
export function tagsOf({ kind }: ServerEvent): readonly CacheTag[] {
  return staleBy.find(([prefix]) => kind.startsWith(prefix))?.[1] ?? [];
}

/** Whether an event concerns a person: their own, of nobody in particular, or of a place in their territory. */
export function concerns({ user, district }: ServerEvent, actor: Actor): boolean {
  if (user !== undefined) return user === actor.id;
  return district === undefined || contains(actor.territory, district);
}

/** Streams of server-sent events for the screens of this server. */
export interface EventStreams {
  /**
   * Opens a stream for a person. After a break it goes on behind `lastId`; where that is too long ago, or of another
   * server, it begins with `lost`: read everything again.
   */
  open(actor: Actor, lastId: string | undefined): Readable;
  /** Ends every stream: a server that stops waits for none of them. Their readers come back by themselves. */
  close(): void;
}

/** Listens to the events of the service and keeps the last of them. */
export function openEventStreams(events: Events): EventStreams {
  // Ids of one server mean nothing to another: the name of the server is in them.
  const server = randomBytes(6).toString("base64url");
  let counter = 0;
  const recent: { readonly id: number; readonly event: ServerEvent }[] = [];
  const open = new Set<(id: number, event: ServerEvent) => void>();
  const streams = new Set<PassThrough>();
  events.subscribe((event) => {
    counter += 1;
    recent.push({ id: counter, event });
    if (recent.length > kept) recent.shift();
    for (const send of open) send(counter, event);
  });

  return {
    open: (actor, lastId) => {
      const stream = new PassThrough();
      const send = (id: number, event: ServerEvent): void => {
        if (event.kind === eventsLost.kind) {
          stream.write(`id: ${server}-${id}\nevent: lost\ndata: {}\n\n`);
        } else if (concerns(event, actor)) {
          stream.write(`id: ${server}-${id}\ndata: ${JSON.stringify({ tags: tagsOf(event) })}\n\n`);
        }
      };
      // Whoever does not read is cut off, not buffered for: the client comes back and is told what it lost.
      const beat = setInterval(() => {
        if (stream.writableLength > 1_000_000) stream.destroy();
        else stream.write(": still here\n\n");
      }, heartbeat);
      beat.unref();
      stream.on("close", () => {
        clearInterval(beat);
        open.delete(send);
        streams.delete(stream);
      });
      stream.write(`retry: 2000\nid: ${server}-${counter}\n\n`);
      const since = resumeAfter(lastId);
      if (since === "lost") stream.write(`id: ${server}-${counter}\nevent: lost\ndata: {}\n\n`);
      else for (const { id, event } of recent) if (id > since) send(id, event);
      open.add(send);
      streams.add(stream);
      return stream;
    },
    close: () => {
      for (const stream of streams) stream.end();
    },
  };

  function resumeAfter(lastId: string | undefined): number | "lost" {
    if (lastId === undefined || lastId === "") return counter;
    const [name, id] = lastId.split(/-(?=\d+$)/);
    const after = Number(id);
    const oldest = recent[0]?.id ?? counter + 1;
    return name === server && after >= oldest - 1 && after <= counter ? after : "lost";
  }
}
