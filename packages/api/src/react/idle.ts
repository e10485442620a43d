import * as z from "zod/mini";
import type { Client } from "../client/client.js";
import { keepReturnPath, takeReturnPath } from "../client/return-path.js";
import { auth } from "../contract/auth.js";
import { sessions } from "../contract/sessions.js";

/** Name of the channel on which tabs tell each other that the person is there. */
const channelName = "yer-idle";
/** What counts as being there. Not `mousemove`: a table that trembles would keep a session open for ever. */
const touches = ["pointerdown", "keydown", "wheel", "touchstart"] as const;
/** Milliseconds between two words to the service that the person is there. */
const tellEvery = 60_000;
/** Seconds before the end at which the warning shows. */
const warnSeconds = 120;

const word = z.object({ at: z.number() });

/** How it stands with an idle session. */
export interface IdleWatch {
  /** The person is there: here, and so in every tab. Nothing else puts off the end once the warning shows. */
  readonly stay: () => void;
  /** Stops watching. */
  readonly stop: () => void;
}

/** What {@link watchIdle} is told. */
export interface IdleOptions {
  readonly client: Pick<Client, "call" | "environment" | "session">;
  readonly minutes: number;
  /** Seconds left while the warning shows; `undefined`: nothing to warn of. Called every second meanwhile. */
  readonly onLeft: (seconds: number | undefined) => void;
}

/**
 * Watches whether the person is there, in any tab. Two minutes before the session's idle time is over it warns; then it
 * ends the session here, as the service does by itself. The place is kept from the warning on, so that whatever ends the
 * session, signing in again leads back to it; what was typed is on the service as a draft.
 */
export function watchIdle({ client, minutes, onLeft }: IdleOptions): IdleWatch {
  const { environment, session } = client;
  const most = minutes * 60_000;
  const warnAt = most - Math.min(warnSeconds * 1000, most / 2);
  let last = Date.now();
  let told = Date.now();
  let warned = false;

  function hear(at: number): void {
    if (at <= last) return;
    last = at;
    if (!warned) return;
    warned = false;
    takeReturnPath();
    onLeft(undefined);
  }

  const channel = environment.openChannel(channelName, (message) => {
    const heard = word.safeParse(message);
    // Nobody was there in the future: a clock that runs ahead must not hold a session open.
    if (heard.success) hear(Math.min(heard.data.at, Date.now()));
  });

  function tell(now: number): void {
    channel.post({ at: now });
    if (now - told < tellEvery && !warned) return;
    told = now;
    // Out of reach or refused: the next request finds out, and the service judges by itself.
    client.call(sessions.stay).catch(() => undefined);
  }

  function touch(): void {
    const now = Date.now();
    // A thousand keys a minute are one word; once warned, only the button counts.
    if (warned || now - last < 1000) return;
    tell(now);
    last = now;
  }

  function stay(): void {
    const now = Date.now();
    tell(now);
    hear(now);
  }

  function end(): void {
    keepReturnPath(location.pathname + location.search);
    // Read with the bearer that is about to go; unheard, the service ends the session by itself.
    client.call(auth.logout).catch(() => undefined);
    session.clear();
    environment.navigate("/", false);
  }

  const clock = setInterval(() => {
    const idle = Date.now() - last;
    if (idle < warnAt) return;
    if (idle >= most) {
      clearInterval(clock);
      return end();
    }
    if (!warned) {
      warned = true;
      keepReturnPath(location.pathname + location.search);
    }
    onLeft(Math.ceil((most - idle) / 1000));
  }, 1000);
  for (const name of touches) addEventListener(name, touch, { capture: true, passive: true });
  // A tab just opened is somebody being there.
  channel.post({ at: last });

  return {
    stay,
    stop: () => {
      clearInterval(clock);
      for (const name of touches) removeEventListener(name, touch, { capture: true });
      channel.close();
    },
  };
}
