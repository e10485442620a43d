import { type EventChannel, type Task, buffers, eventChannel } from "redux-saga";
import { type Effect, call, fork, put, race, select, take } from "redux-saga/effects";
import * as z from "zod/mini";
import { eventsBeat, meta, staleEvent } from "../contract/meta.js";
import { type Step, wait } from "../client/step.js";
import { api, cacheTags } from "./api.js";
import { createEventParser } from "./event-parser.js";
import type { StoreExtra } from "./extra.js";
import { sessionActions } from "./session-slice.js";
import { type Staleness, keyOfTag, tagsOfEvent } from "./stale.js";
import type { BaseState } from "./store.js";

/** Name of the lock that one tab of the browser holds while it reads the stream, and of the channel to the others. */
export const eventsName = "yer-events";

/** Milliseconds between two attempts to connect, growing from the first to the second; half of it less or more by chance. */
const reconnect = { least: 500, most: 60_000 } as const;

/** Milliseconds in which events are gathered, so that a burst of them reads each list again once. */
const gathering = 300;

/**
 * Milliseconds between two readings of a list over a region or the country, in which applications change all the time.
 */
const widePause = 15_000;

/**
 * Milliseconds without a word, not even a beat, after which a stream is taken for dead: a network that was changed, or
 * a machine that slept, leaves connections that nothing ever ends.
 */
const silence = 2.5 * eventsBeat;

/** How much of what was told is kept for tabs that come later. */
const mostKept = 200;

/** What tabs tell each other: what is stale, and where the stream can be resumed. */
const news = z.object({
  id: z.string(),
  tags: z.array(z.enum(cacheTags)),
  file: z.optional(z.string()),
  district: z.optional(z.string()),
});
type News = z.output<typeof news>;
/** What a tab says that has come: behind which position it has to hear what was told. */
const arrival = z.object({ from: z.number() });

/** The news in an event; `lost` says that some were missed, so everything is stale. */
function newsOf(name: string, data: string, id: string): News {
  if (name === "lost") return { id, tags: cacheTags };
  let parsed: unknown;
  try {
    parsed = JSON.parse(data);
  } catch {
    // Not an event of this contract: nothing it could make stale is known here.
    return { id, tags: [] };
  }
  const stale = staleEvent.safeParse(parsed);
  if (!stale.success) return { id, tags: [] };
  const named = new Set(stale.data.tags);
  return { ...stale.data, id, tags: cacheTags.filter((tag) => named.has(tag)) };
}

/** Reads the stream until it ends or `signal` fires. */
async function readStream(
  { client, run }: StoreExtra,
  lastId: string,
  signal: AbortSignal,
  hear: (news: News) => void,
): Promise<void> {
  const headers = { accept: "text/event-stream", ...(lastId === "" ? {} : { "last-event-id": lastId }) };
  const ending = new AbortController();
  const end = () => ending.abort();
  let quiet = client.environment.alarm(silence, end);
  signal.addEventListener("abort", end, { once: true });
  try {
    const response = await client.fetch(meta.events.path, { headers, signal: ending.signal, run });
    const reader = response.body?.pipeThrough(new TextDecoderStream()).getReader();
    if (!reader) return;
    ending.signal.addEventListener("abort", () => void reader.cancel(), { once: true });
    const parse = createEventParser();
    for (let read = await reader.read(); !read.done; read = await reader.read()) {
      quiet();
      quiet = client.environment.alarm(silence, end);
      for (const { name, data, id } of parse(read.value)) hear(newsOf(name, data, id));
    }
  } finally {
    quiet();
    signal.removeEventListener("abort", end);
  }
}

/** What one tab's stream told, for tabs whose readings are older than their ears. */
function createMemory(since: number) {
  const told: News[] = [];
  let complete = since;
  return {
    keep: (one: News) => {
      const forgotten = told.push(one) > mostKept ? told.shift() : undefined;
      if (forgotten) complete = Number(forgotten.id);
    },
    /** What was told behind a position; where that is not known any more, everything is stale. */
    behind: (position: number): readonly News[] =>
      position < complete
        ? [{ id: told.at(-1)?.id ?? "", tags: cacheTags }]
        : told.filter(({ id, tags }) => tags.length > 0 && !(Number(id) <= position)),
  };
}

/** The news of the whole browser: heard from the tab that reads the stream, which may be this one. */
function newsChannel(extra: StoreExtra): EventChannel<News> {
  const { environment, link } = extra.client;
  const { beginning } = link;
  return eventChannel((emit) => {
    const stopping = new AbortController();
    const { signal } = stopping;
    let lastId = "";
    /** While this tab reads the stream: what that told. */
    let memory: ReturnType<typeof createMemory> | undefined;
    /** The least position behind which a tab asked to hear while none read the stream. */
    let asked = Infinity;
    const hear = (heard: News) => {
      lastId = heard.id || lastId;
      emit(heard);
    };
    const tabs = environment.openChannel(eventsName, (message) => {
      const heard = news.safeParse(message);
      if (heard.success) hear(heard.data);
      const come = arrival.safeParse(message);
      if (!come.success) return;
      if (memory) for (const one of memory.behind(come.data.from)) tabs.post(one);
      else asked = Math.min(asked, come.data.from);
    });

    async function arrive(): Promise<void> {
      const from = await beginning.position();
      if (from !== undefined && !signal.aborted) tabs.post({ from });
    }

    async function keepReading(): Promise<void> {
      let pause: number = reconnect.least;
      // What changed since this page began to read is told first.
      const from = await beginning.position();
      if (from !== undefined) lastId ||= String(Math.min(from, asked));
      const { keep } = (memory = createMemory(Number(lastId)));
      while (!signal.aborted) {
        try {
          await readStream(extra, lastId, signal, (heard) => {
            pause = reconnect.least;
            keep(heard);
            tabs.post(heard);
            hear(heard);
          });
        } catch {
          // Whatever it was, connecting again is the cure; a session that is over ends this by itself.
        }
        if (signal.aborted) return;
        // A stream that ends says that the line is gone or the service restarts: whoever watches asks which.
        link.watch?.exchanged();
        const { promise: isBack, resolve } = Promise.withResolvers<void>();
        link.backs.add(resolve);
        await Promise.race([environment.delay(pause * (0.5 + environment.random())), isBack]);
        link.backs.delete(resolve);
        pause = Math.min(pause * 2, reconnect.most);
      }
    }

    void arrive();
    void environment.withLock(eventsName, keepReading, signal).catch((error: unknown) => {
      // Stopped while waiting for its turn; anything else is a defect and is to be seen as one.
      if (!signal.aborted) throw error;
    });
    return () => {
      stopping.abort();
      tabs.close();
    };
  }, buffers.expanding<News>());
}

function* isStaff(): Generator<ReturnType<typeof select>, boolean, boolean> {
  return yield select(({ session }: BaseState) => session.authenticated && session.is_staff);
}

function* nextNews(channel: EventChannel<News>): Generator<Effect, News, News> {
  return yield take(channel);
}

/** Tags of lists over wide places, by their text. */
type WideTags = Map<string, Staleness["later"][number]>;

function* makeStale(tags: Staleness["now"]): Generator<Effect, void> {
  if (tags.length > 0) yield put(api.util.invalidateTags([...tags]));
}

function* follow(extra: StoreExtra): Step<void> {
  const channel = newsChannel(extra);
  const wide: WideTags = new Map();
  let waiting: Task | undefined;
  const readWide = function* (): Step<void> {
    while (wide.size > 0) {
      const tags = [...wide.values()];
      wide.clear();
      yield* makeStale(tags);
      const { promise: over, resolve } = Promise.withResolvers<void>();
      const quiet = extra.client.environment.alarm(widePause, resolve);
      try {
        yield call(async () => over);
      } finally {
        quiet();
      }
    }
  };
  try {
    for (;;) {
      const told = [yield* nextNews(channel)];
      yield race([
        call(extra.client.environment.delay, gathering),
        call(function* (): Step<void> {
          for (;;) told.push(yield* nextNews(channel));
        }),
      ]);
      const territory: string | null = yield select(({ session }: BaseState) => session.user?.territory ?? null);
      const stale = told.map((one) => tagsOfEvent(one, territory));
      yield* makeStale(stale.flatMap(({ now }) => now));
      for (const tag of stale.flatMap(({ later }) => later)) wide.set(keyOfTag(tag), tag);
      // The first change is shown at once; those that follow are gathered.
      if (wide.size > 0 && (waiting === undefined || !waiting.isRunning())) waiting = yield fork(readWide);
    }
  } finally {
    channel.close();
    extra.client.link.beginning.forget();
  }
}

/**
 * Keeps open screens current: one tab of the browser reads the service's event stream and tells the others; each throws
 * away what the events name, and what is on the screen is read again. Runs while a member of staff is signed in; resumes
 * after the last event heard, in whichever tab takes over. Hand it to `createAppStore` as one of its sagas.
 */
export function* followEvents(extra: StoreExtra): Step<void> {
  for (;;) {
    if (!(yield* isStaff())) {
      yield take([
        sessionActions.restored.type,
        sessionActions.signInFulfilled.type,
        sessionActions.userFulfilled.type,
      ]);
      continue;
    }
    yield race([call(follow, extra), take(sessionActions.signedOut.type)]);
    // Let the store finish forgetting before looking again.
    yield* wait(() => Promise.resolve());
  }
}
