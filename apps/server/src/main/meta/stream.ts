import { PassThrough, type Readable } from "node:stream";
import type { PermissionCode } from "@yer/api/contract/codes";
import type { CacheTag } from "@yer/api/contract/endpoint";
import { eventsBeat, type StaleEvent } from "@yer/api/contract/meta";
import type { Actor } from "../../platform/acting/actor.js";
import { contains } from "../../platform/territory/territory.js";
import type { Events, PlacedEvent, ServerEvent } from "../../platform/events/events.js";

/** Bytes that wait for a reader who does not read, before it is cut off: it comes back and goes on where it was. */
const mostWaiting = 1_000_000;

/** What an event makes stale, by the beginnings of its kind, and for whom: who has one of the codes, or all staff. */
const staleBy: readonly (readonly [prefix: string, tags: readonly CacheTag[], readers?: readonly PermissionCode[]])[] =
  [
    ["application.", ["applications", "counts", "announcements", "objections"]],
    ["facts.", ["applications", "counts"]],
    ["batch.", ["batches"]],
    ["conclusion.", ["applications", "counts"]],
    ["request.", ["applications"]],
    ["discussion.", ["applications", "counts"]],
    ["deadline.", ["applications", "counts"]],
    ["charge.", ["applications", "counts"]],
    ["receipt.", ["applications", "counts"]],
    ["correction.", ["applications", "counts"]],
    ["refund.", ["applications", "counts"]],
    ["bill.", ["applications"]],
    ["instalments.", ["applications", "counts"]],
    ["council.", ["applications", "counts"]],
    ["document.", ["applications"]],
    ["overlap.", ["applications", "areas"]],
    ["schedule.", ["schedules", "areas", "counts"]],
    ["area.", ["areas", "counts", "applications"]],
    ["objection.", ["applications", "objections", "announcements", "counts"]],
    ["complaint.", ["applications", "objections"]],
    ["users.", ["users"]],
    ["user.", ["users", "me"]],
    ["session.", ["sessions"]],
    ["device.", ["sessions"]],
    ["organisation.", ["organisations"]],
    ["place.", ["places"]],
    ["setting.", ["settings"]],
    ["note.", ["notes"]],
    ["notice.", ["notices"]],
    ["presence.", ["presences"]],
    ["bulk.", ["bulkMoves"]],
    ["export.", ["exports"]],
    ["filling.", ["applications", "counts", "announcements"]],
    ["diagram.", ["diagrams"], ["read:diagram", "move:case"]],
    // What is in force decides which discussions can begin.
    ["diagram.published", ["applications"]],
    ["diagram.deactivated", ["applications"]],
    ["field-group.", ["fieldGroups"], ["read:field_group"]],
    ["field-group.", ["fields"], ["read:field"]],
    ["field.", ["fields"], ["read:field"]],
    ["field.", ["fieldGroups"], ["read:field_group"]],
    // Whoever only reads hears of what readers are given.
    ["article.", ["articles"], ["update:article"]],
    ["article.published", ["articles"]],
    ["article.withdrawn", ["articles"]],
    ["article.arranged", ["articles"]],
    ["view.", ["views"]],
  ];

/** The caches that an event makes stale, of those that somebody with these codes may read. */
export function tagsOf({ kind }: ServerEvent, codes?: ReadonlySet<string>): readonly CacheTag[] {
  const named = staleBy.filter(
    ([prefix, , readers]) => kind.startsWith(prefix) && (!codes || !readers || readers.some((code) => codes.has(code))),
  );
  return [...new Set(named.flatMap(([, tags]) => tags))];
}

/** Which application an event is of, for whoever may read applications; areas have events of their own. */
export function applicationOf({ kind, id, district }: ServerEvent, { codes }: Actor): Omit<StaleEvent, "tags"> {
  const isOfApplication = id !== undefined && district !== undefined && !/^(area|schedule)\./.test(kind);
  return isOfApplication && codes.has("read:property") ? { file: id, district } : {};
}

/** Whether an event concerns a person: their own, of nobody in particular, or of a place in their territory. */
export function concerns({ user, district }: ServerEvent, actor: Actor): boolean {
  if (user !== undefined) return user === actor.id;
  return district === undefined || contains(actor.territory, district);
}

/** Whether an event may have changed what somebody may do, or their session. The beat finds out what no event says. */
function touches({ kind, user }: ServerEvent, { id, impersonation }: Actor): boolean {
  const isOfRights = kind.startsWith("user.") || kind.startsWith("session.");
  return isOfRights && (user === undefined || user === id || user === impersonation?.byId);
}

function sameRights(before: Actor, after: Actor): boolean {
  return (
    before.territory === after.territory &&
    before.organisation?.id === after.organisation?.id &&
    before.codes.size === after.codes.size &&
    [...before.codes].every((code) => after.codes.has(code))
  );
}

/** The person whose stream it is, as they are now; undefined: their session is over. */
export type ReadAnew = () => Promise<Actor | undefined>;

/** Streams of server-sent events for the screens of this server. */
export interface EventStreams {
  /**
   * Opens a stream for a person. After a break it goes on behind `lastId`, whichever server that was of; where events
   * behind it are forgotten, it begins with `lost`: read everything again. The person is read anew when something is
   * told of their rights, and with each beat: other rights make everything stale that was read by the former ones, and
   * the end of the session ends the stream.
   */
  open(actor: Actor, lastId: string | undefined, readAnew: ReadAnew): Readable;
  /** Ends every stream: a server that stops waits for none of them. Their readers come back by themselves. */
  close(): void;
}

/** Opens streams over the events of the service. Their ids are the events' positions. */
export function openEventStreams(events: Events): EventStreams {
  const streams = new Set<PassThrough>();

  return {
    open: (opener, lastId, readAnew) => {
      const stream = new PassThrough();
      let actor = opener;
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
        const tags = concerns(event, actor) ? tagsOf(event, actor.codes) : [];
        if (tags.length > 0)
          write(`id: ${position}\ndata: ${JSON.stringify({ tags, ...applicationOf(event, actor) })}\n\n`);
        if (touches(event, actor)) judge();
      };
      const judge = takingTurns(async () => {
        const now = await readAnew();
        if (now === undefined || now.blocked || !now.isStaff) return void stream.end();
        const isSame = sameRights(actor, now);
        actor = now;
        if (!isSame) here(reached ?? events.position(), "lost");
      });
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
        judge();
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

/** Does one work at a time; asked for while it does, once more. What fails is done when it is asked for again. */
function takingTurns(work: () => Promise<void>): () => void {
  let working: Promise<void> | undefined;
  let again = false;
  const all = async (): Promise<void> => {
    do {
      again = false;
      await work();
    } while (again);
  };
  return () => {
    again = true;
    working ??= all()
      .catch(() => {})
      .finally(() => {
        working = undefined;
      });
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
