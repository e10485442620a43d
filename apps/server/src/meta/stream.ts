import { PassThrough, type Readable } from "node:stream";
import type { CacheTag } from "@yer/api/contract/endpoint";
import { eventsBeat } from "@yer/api/contract/meta";
import type { Actor } from "../access/actor.js";
import { contains } from "../access/territory.js";
import type { Events, PlacedEvent, ServerEvent } from "../events/events.js";

/** Bytes that wait for a reader who does not read, before it is cut off: it comes back and goes on where it was. */
const mostWaiting = 1_000_000;

/** What an event makes stale, by the beginning of its kind. */
const staleBy: readonly (readonly [prefix: string, tags: readonly CacheTag[]])[] = [
  ["application.", ["applications", "counts", "announcements", "objections"]],
  ["facts.", ["applications", "counts"]],
  ["import.", ["applications"]],
  ["conclusion.", ["applications", "counts"]],
  ["request.", ["applications"]],
  ["discussion.", ["applications", "counts"]],
  ["deadline.", ["applications", "counts"]],
  ["charge.", ["applications", "counts"]],
  ["receipt.", ["applications", "counts"]],
  ["council.", ["applications", "counts"]],
  ["document.", ["applications"]],
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
   * Opens a stream for a person. After a break it goes on behind `lastId`, whichever server that was of; where events
   * behind it are forgotten, it begins with `lost`: read everything again.
   */
  open(actor: Actor, lastId: string | undefined): Readable;
  /** Ends every stream: a server that stops waits for none of them. Their readers come back by themselves. */
  close(): void;
}

/** Opens streams over the events of the service. Their ids are the events' positions. */
export function openEventStreams(events: Events): EventStreams {
  const streams = new Set<PassThrough>();

  return {
    open: (actor, lastId) => {
      const stream = new PassThrough();
      /** Up to here everything that concerns the person is written; undefined until the stream has caught up. */
      let reached: number | undefined;
      /** What is told while the stream catches up. */
      const meanwhile: PlacedEvent[] = [];
      const write = (text: string): void => {
        if (stream.writable) stream.write(text);
      };
      const here = (position: number, name = "here"): void => {
        write(`id: ${position}\nevent: ${name}\ndata: {}\n\n`);
      };
      const send = ({ position, event }: PlacedEvent): void => {
        if (concerns(event, actor)) write(`id: ${position}\ndata: ${JSON.stringify({ tags: tagsOf(event) })}\n\n`);
      };
      const stop = events.subscribe((event, position) => {
        if (reached === undefined) meanwhile.push({ event, position });
        else if (position > reached) {
          reached = position;
          send({ event, position });
        }
      });
      const beat = setInterval(() => {
        if (stream.writableLength > mostWaiting) stream.destroy();
        // With its place: who hears nothing of theirs for long must not seem to have been away since.
        else if (reached !== undefined) here(reached);
      }, eventsBeat);
      beat.unref();
      stream.on("close", () => {
        clearInterval(beat);
        stop();
        streams.delete(stream);
      });
      streams.add(stream);
      write("retry: 2000\n\n");
      const begin = (position: number, name?: string): void => {
        reached = position;
        here(position, name);
        for (const one of meanwhile.splice(0)) {
          if (one.position <= position) continue;
          reached = one.position;
          send(one);
        }
      };
      const last = lastId === undefined || lastId === "" ? events.position() : Number(lastId);
      if (last === events.position()) {
        begin(last);
      } else {
        resume(events, last, send, () => !stream.destroyed).then(
          (position) => (position === undefined ? begin(events.position(), "lost") : begin(position)),
          // The reader comes back, and by then the database may be there again.
          () => stream.destroy(),
        );
      }
      return stream;
    },
    close: () => {
      for (const stream of streams) stream.end();
    },
  };
}

/** Sends what came behind a position. @returns the position then reached; undefined where some of it is forgotten */
async function resume(
  events: Events,
  last: number,
  send: (placed: PlacedEvent) => void,
  wanted: () => boolean,
): Promise<number | undefined> {
  // Another server may have told more than this one has read by now.
  if (!Number.isSafeInteger(last) || last < 0 || last > (await events.catchUp())) return undefined;
  let reached = last;
  while (wanted()) {
    const page = await events.after(reached);
    if (page.length === 0) break;
    // There are no holes: the next one is missing only because it is forgotten.
    if (page[0]?.position !== reached + 1) return undefined;
    for (const placed of page) {
      reached = placed.position;
      send(placed);
    }
  }
  return reached;
}
