import * as z from "zod/mini";
import { meta } from "../contract/meta.js";
import type { Client } from "./client.js";
import type { BrowserSigns } from "./browser-signs.js";
import { NetworkError, ProblemError } from "./errors.js";
import { mayBeSamePerson } from "./session.js";

/** Milliseconds that a loss lasts before it is shown: a train in a short tunnel is told nothing. */
const grace = 2000;
/** Milliseconds a question whether the service answers may take. */
const probePatience = 5000;
/** Milliseconds between two such questions, doubled from the first to the second, each spread by half. */
const probing = { least: 1000, most: 30_000 } as const;
/** Milliseconds within which everyone whose connection comes back at one moment asks. */
const spread = 500;
/** Milliseconds for which it is said that the connection is back. */
const backShown = 5000;
/** Milliseconds without a loss after which the next one is taken for a new one, and asked about at once. */
const calmAfter = 60_000;
/** Milliseconds between two questions for the build while somebody looks at the page, spread to twice as much. */
const lookEvery = 600_000;
/** Milliseconds within which somebody who comes back to the tab does not have it asked again. */
const lookAtMost = 60_000;
/** How often one write is sent again: a line that eats one kind of request must not be fed it for ever. */
const mostRepeats = 4;
/** Milliseconds after which a write that is still under way at the service is asked about again. */
const underWay = 1000;

/** How the connection stands, for a page to show. */
export interface ConnectionState {
  /** `lost`: the service has not answered for two seconds. `back`: it does again, and that is still worth telling. */
  readonly service: "answers" | "lost" | "back";
  /** How many writes wait to be sent again. */
  readonly waiting: number;
  /** The service gives out another build of this page, and the person has not put that off. */
  readonly isNewBuild: boolean;
}

/** What a page begins with. */
export const calm: ConnectionState = { service: "answers", waiting: 0, isNewBuild: false };

/** A watch that runs. */
export interface ConnectionWatch {
  /** Gives up every write that waits: each fails as if it had not waited, and the next press sends it with its key. */
  readonly stopWaiting: () => void;
  /** Puts the new build off: not offered again until there is yet another. */
  readonly putOff: () => void;
  /**
   * Keeps what is typed, then loads the page anew. Resolves with `false`, and stays, where something could not be kept.
   */
  readonly reload: () => Promise<boolean>;
  readonly stop: () => void;
}

/** What {@link watchConnection} is told. */
export interface WatchOptions {
  readonly client: Pick<Client, "environment" | "link" | "session">;
  readonly signs: BrowserSigns;
  readonly onChange: (state: ConnectionState) => void;
  /** A loss that was shown is over: what is on the screen may be stale. */
  readonly onBack: () => void;
}

const about = z.object({ build: z.optional(z.nullable(z.string())) });

/** Whether no answer came, so that nobody knows whether the write arrived. */
function isUnanswered(error: unknown): boolean {
  return error instanceof NetworkError && error.fault !== "unreadable";
}

/**
 * Watches whether the service can be reached, and which build of the page it gives out.
 *
 * What raises doubt: a request without an answer, a stream that broke, the browser's own word. Doubt is settled by asking
 * `meta`, spread over time so that a district whose line comes back does not ask in one moment; any answer to any request
 * sent since settles it too, but for a proxy's 502 to 504, and `meta` is then asked for the build alone. After two
 * seconds of doubt the loss is shown.
 *
 * A write with an `Idempotency-Key` that got no answer waits, with its promise open, until the service answers, and is
 * then sent again with the same key: it goes through once, whether or not the first had arrived. It is given up when its
 * form is gone, the person says so, somebody else signs in, or it was lost five times.
 */
export function watchConnection({ client, signs, onChange, onBack }: WatchOptions): ConnectionWatch {
  const { environment, link, session } = client;
  let state: ConnectionState = calm;
  /** Grows whenever doubt begins or ends: what was begun in an earlier round has nothing to say any more. */
  let round = 0;
  let inDoubt = false;
  let doubtedAt = 0;
  /** Losses that followed one another closely. */
  let losses = 0;
  /** Fulfilled when the browser says that it has a network again. */
  let called = Promise.withResolvers<void>();
  let isStopped = false;
  let lookedAt = Date.now();
  /** The line went, and the build has not been heard of since: what breaks every line at once is a deployment. */
  let isLookDue = false;
  let offered: string | undefined;
  let refused: string | undefined;
  const waiting = new Map<string, (isBack: boolean) => void>();

  function show(part: Partial<ConnectionState>): void {
    const next = { ...state, ...part };
    const isSame = (Object.keys(next) as (keyof ConnectionState)[]).every((key) => next[key] === state[key]);
    if (isSame || isStopped) return;
    state = next;
    onChange(next);
  }

  function tellWaiting(isBack: boolean): void {
    const all = [...waiting.values()];
    waiting.clear();
    for (const tell of all) tell(isBack);
    show({ waiting: 0 });
  }

  function hearBuild(build: string | null | undefined): void {
    if (!build || signs.build === undefined) return;
    offered = build;
    show({ isNewBuild: build !== signs.build && build !== refused });
  }

  /** Does something after a while, unless doubt has begun or ended meanwhile. */
  async function later(milliseconds: number, mine: number, work: () => void): Promise<void> {
    await environment.delay(milliseconds);
    if (mine === round) work();
  }

  /** Asks the service for a sign of life; whether one came. */
  async function probe(): Promise<boolean> {
    lookedAt = Date.now();
    const giving = new AbortController();
    void environment.delay(probePatience).then(() => giving.abort());
    try {
      const answer = await environment.fetch(environment.base + meta.get.path, {
        headers: { accept: "application/json" },
        signal: giving.signal,
      });
      if (answer.ok) hearBuild(about.safeParse(await answer.json()).data?.build);
      isLookDue = isGateway(answer.status);
      return !isLookDue;
    } catch {
      // Whatever it was, it was no sign of life.
      return false;
    }
  }

  async function keepAsking(mine: number): Promise<void> {
    // A line that fails again and again for one request alone is asked about ever less.
    let pause = Math.min(probing.least * 2 ** (losses - 1), probing.most);
    await environment.delay(losses > 1 ? pause * (0.5 + environment.random()) : spread * environment.random());
    while (mine === round) {
      called = Promise.withResolvers();
      if (await probe()) {
        if (mine === round) settle();
        return;
      }
      await Promise.race([environment.delay(pause * (0.5 + environment.random())), called.promise]);
      pause = Math.min(pause * 2, probing.most);
    }
    // An answer to something else ended the doubt, and that said nothing of the build.
    if (isLookDue && !isStopped) await look();
  }

  function doubt(): void {
    if (inDoubt || isStopped) return;
    inDoubt = true;
    isLookDue = true;
    doubtedAt = Date.now();
    losses += 1;
    const mine = (round += 1);
    void later(grace, mine, () => show({ service: "lost" }));
    void keepAsking(mine);
  }

  /** The service answers: what waited goes on. */
  function settle(): void {
    const wasShown = state.service === "lost";
    inDoubt = false;
    const mine = (round += 1);
    show({ service: wasShown ? "back" : "answers" });
    tellWaiting(true);
    for (const keep of link.keepers) void keep();
    for (const goOn of link.backs) goOn();
    if (wasShown) onBack();
    void later(backShown, mine, () => show({ service: "answers" }));
    void later(calmAfter, mine, () => (losses = 0));
  }

  /** Asks which build there is; no answer raises doubt. */
  async function look(): Promise<void> {
    if (!inDoubt && !(await probe())) doubt();
  }

  async function keepLooking(): Promise<void> {
    for (;;) {
      await environment.delay(lookEvery * (1 + environment.random()));
      if (isStopped) return;
      if (signs.isSeen()) await look();
    }
  }

  function until(key: string): Promise<boolean> {
    return new Promise((resolve) => {
      waiting.set(key, resolve);
      show({ waiting: waiting.size });
    });
  }

  async function carry<T>(key: string, send: () => Promise<T>): Promise<T> {
    const person = session.read();
    const isOthers = (): boolean => {
      const now = session.read();
      return person === undefined ? now !== undefined : now === undefined || !mayBeSamePerson(person, now);
    };
    for (let repeats = 0; ; repeats += 1) {
      try {
        return await send();
      } catch (error) {
        if (repeats === mostRepeats) throw error;
        if (isUnanswered(error)) {
          // Doubt may be over by now, and a watch that has stopped would never tell.
          if (isStopped || (inDoubt && !(await until(key)))) throw error;
        } else if (repeats > 0 && error instanceof ProblemError && error.problem.code === "in-progress") {
          // The one that was lost on its way back is still being done.
          await environment.delay(underWay);
        } else throw error;
        if (isOthers()) throw error;
      }
    }
  }

  const stopListening = signs.listen((sign) => {
    if (sign === "offline") doubt();
    else if (sign === "missing") void look();
    else if (sign === "seen") {
      if (Date.now() - lookedAt > lookAtMost) void look();
    } else if (inDoubt) void environment.delay(spread * environment.random()).then(() => called.resolve());
  });
  link.watch = {
    exchanged: (status, sentAt = Date.now()) => {
      if (status === undefined) doubt();
      // What was under way when the line went may still arrive: it says nothing of the line.
      else if (inDoubt && sentAt >= doubtedAt && !isGateway(status)) settle();
    },
    carry,
    letGo: (key) => {
      const tell = waiting.get(key);
      if (!waiting.delete(key)) return;
      tell?.(false);
      show({ waiting: waiting.size });
    },
  };
  if (!signs.isOnline()) doubt();
  void keepLooking();

  return {
    stopWaiting: () => tellWaiting(false),
    putOff: () => {
      refused = offered;
      show({ isNewBuild: false });
    },
    reload: async () => {
      const kept = await Promise.all([...link.keepers].map((keep) => keep()));
      if (!kept.every(Boolean)) return false;
      signs.reload();
      return true;
    },
    stop: () => {
      isStopped = true;
      round += 1;
      link.watch = undefined;
      stopListening();
      tellWaiting(false);
    },
  };
}

/** A proxy's word that the service behind it does not answer: no sign of life, and no loss of the network either. */
function isGateway(status: number): boolean {
  return status >= 502 && status <= 504;
}
