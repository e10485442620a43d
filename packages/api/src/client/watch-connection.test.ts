import { describe, expect, onTestFinished, test, vi } from "vitest";
import type { SignInRecord } from "../contract/auth.js";
import { createBeginning } from "./beginning.js";
import { NetworkError } from "./errors.js";
import type { Link } from "./link.js";
import { refusal } from "../mock/index.js";
import { type ConnectionState, watchConnection } from "./watch-connection.js";

/** Lets everything that only waits for promises come to rest. */
async function rest(): Promise<void> {
  for (let turn = 0; turn < 5; turn += 1) await new Promise((resolve) => setImmediate(resolve));
}

/** A clock that moves when a test says so. */
class Clock {
  now = 0;
  #waits: { readonly at: number; readonly go: () => void }[] = [];

  readonly delay = (milliseconds: number): Promise<void> =>
    new Promise((go) => this.#waits.push({ at: this.now + milliseconds, go }));

  async pass(milliseconds: number): Promise<void> {
    const until = this.now + milliseconds;
    for (;;) {
      await rest();
      const [next] = this.#waits.toSorted((one, other) => one.at - other.at);
      if (!next || next.at > until) break;
      this.#waits = this.#waits.filter((wait) => wait !== next);
      this.now = next.at;
      next.go();
    }
    this.now = until;
  }
}

const record = (person: string): SignInRecord => ({
  access_token: `h.${btoa(JSON.stringify({ sub: person }))}.s`,
  refresh_token: `h.${btoa(JSON.stringify({ sub: person }))}.s`,
  is_staff: true,
});

function setUp({ build }: { readonly build: string | undefined } = { build: "first" }) {
  const clock = new Clock();
  vi.spyOn(Date, "now").mockImplementation(() => clock.now);
  const service = { reachable: true, status: 200, build: "first", asked: 0 };
  const page = { online: true, seen: true, reloads: 0, backs: 0, person: record("one") as SignInRecord | undefined };
  const states: ConnectionState[] = [];
  const link: Link = { watch: undefined, keepers: new Set(), backs: new Set(), beginning: createBeginning() };
  const listening = new Set<(sign: "online" | "offline" | "seen" | "missing") => void>();
  const watch = watchConnection({
    client: {
      link,
      session: { read: () => page.person } as never,
      environment: {
        base: "/api/v1",
        random: () => 0.5,
        delay: clock.delay,
        fetch: async () => {
          service.asked += 1;
          if (!service.reachable) throw new TypeError("Failed to fetch");
          return Response.json({ build: service.build }, { status: service.status });
        },
      } as never,
    },
    signs: {
      build,
      isOnline: () => page.online,
      isSeen: () => page.seen,
      listen: (listener) => {
        listening.add(listener);
        return () => listening.delete(listener);
      },
      reload: () => (page.reloads += 1),
    },
    onChange: (state) => states.push(state),
    onBack: () => (page.backs += 1),
  });
  onTestFinished(() => {
    watch.stop();
    vi.restoreAllMocks();
  });
  const joined = link.watch;
  if (!joined) throw new Error("The watch did not join the client.");
  return {
    clock,
    service,
    page,
    link,
    watch,
    joined,
    say: (sign: "online" | "offline" | "seen" | "missing") => {
      for (const listener of listening) listener(sign);
    },
    last: () => states.at(-1) ?? { service: "answers", waiting: 0, isNewBuild: false },
    shown: () => states.map((state) => state.service),
    /** A write that is lost so many times, as the client tells it. */
    write: (losses: number) => {
      const sent = { times: 0 };
      const outcome = joined.carry("key", async () => {
        sent.times += 1;
        if (sent.times > losses) return "done";
        joined.exchanged();
        throw new NetworkError("unreachable");
      });
      // Awaited by the test in its own time.
      outcome.catch(() => undefined);
      return { sent, outcome };
    },
  };
}

describe("a loss of the connection", () => {
  test("of less than two seconds is not shown", async () => {
    const { clock, service, say, shown, page } = setUp();
    service.reachable = false;
    say("offline");
    await clock.pass(1500);
    service.reachable = true;
    say("online");
    await clock.pass(10_000);
    expect(shown()).toEqual([]);
    expect(page.backs).toBe(0);
  });

  test("is shown after two seconds, its end for five, and what is on the screen is read anew once", async () => {
    const { clock, service, joined, shown, page } = setUp();
    service.reachable = false;
    joined.exchanged();
    await clock.pass(1999);
    expect(shown()).toEqual([]);
    await clock.pass(1);
    expect(shown()).toEqual(["lost"]);
    service.reachable = true;
    await clock.pass(60_000);
    expect(shown()).toEqual(["lost", "back", "answers"]);
    expect(page.backs).toBe(1);
  });

  test("is over with any answer, but not with a proxy's word that the service is down", async () => {
    const { clock, service, joined, last } = setUp();
    service.reachable = false;
    joined.exchanged();
    await clock.pass(2000);
    joined.exchanged(503);
    expect(last().service).toBe("lost");
    joined.exchanged(404);
    expect(last().service).toBe("back");
  });

  test("is not raised by an answer of the service, whatever it says", async () => {
    const { clock, joined, service } = setUp();
    for (const status of [500, 503, 401, 200]) joined.exchanged(status);
    await clock.pass(5000);
    expect(service.asked).toBe(0);
  });

  test("is asked about ever less, and at once when the browser finds its network", async () => {
    const { clock, service, say, last } = setUp();
    service.reachable = false;
    say("offline");
    await clock.pass(3_600_000);
    expect(service.asked).toBeGreaterThan(100);
    expect(service.asked).toBeLessThan(140);
    service.reachable = true;
    say("online");
    await clock.pass(500);
    expect(last().service).toBe("back");
  });

  test("that comes again and again is asked about ever less as well", async () => {
    const { clock, service, joined } = setUp();
    // A line that lets the question through and eats, second by second, what is asked for besides.
    for (let second = 0; second < 600; second += 1) {
      joined.exchanged();
      await clock.pass(1000);
    }
    expect(service.asked).toBeLessThan(40);
  });

  test("has what is typed kept as soon as it is over", async () => {
    const { clock, service, joined, link } = setUp();
    let kept = 0;
    link.keepers.add(async () => {
      kept += 1;
      return true;
    });
    service.reachable = false;
    joined.exchanged();
    await clock.pass(10_000);
    expect(kept).toBe(0);
    service.reachable = true;
    await clock.pass(60_000);
    expect(kept).toBe(1);
  });
});

describe("a write that got no answer", () => {
  test("waits for the connection and is then sent again, once", async () => {
    const { clock, service, write, last } = setUp();
    service.reachable = false;
    const { sent, outcome } = write(1);
    await clock.pass(30_000);
    expect(sent.times).toBe(1);
    expect(last()).toMatchObject({ service: "lost", waiting: 1 });
    service.reachable = true;
    await clock.pass(60_000);
    expect(await outcome).toBe("done");
    expect(sent.times).toBe(2);
    expect(last().waiting).toBe(0);
  });

  test("whose answer alone was lost is sent again without anything being shown", async () => {
    const { clock, write, shown } = setUp();
    const { sent, outcome } = write(1);
    await clock.pass(1000);
    expect(await outcome).toBe("done");
    expect(sent.times).toBe(2);
    expect(shown().filter((service) => service !== "answers")).toEqual([]);
  });

  test("is asked about again while the service is still doing it", async () => {
    const { clock, joined } = setUp();
    let sent = 0;
    const outcome = joined.carry("key", async () => {
      sent += 1;
      if (sent === 3) return "done";
      if (sent === 2) throw refusal("in-progress");
      joined.exchanged();
      throw new NetworkError("timeout");
    });
    await clock.pass(5000);
    expect(await outcome).toBe("done");
  });

  test("is given up when its form is gone, and when the person says so", async () => {
    const { clock, service, joined, watch, write } = setUp();
    service.reachable = false;
    const one = write(1);
    await clock.pass(3000);
    joined.letGo("key");
    await expect(one.outcome).rejects.toThrow(NetworkError);
    const other = write(1);
    await clock.pass(3000);
    watch.stopWaiting();
    await expect(other.outcome).rejects.toThrow(NetworkError);
    service.reachable = true;
    await clock.pass(60_000);
    expect([one.sent.times, other.sent.times]).toEqual([1, 1]);
  });

  test("is not sent for somebody else, nor for nobody", async () => {
    for (const next of [record("two"), undefined]) {
      const { clock, service, page, write } = setUp();
      service.reachable = false;
      const { sent, outcome } = write(1);
      await clock.pass(3000);
      page.person = next;
      service.reachable = true;
      await clock.pass(60_000);
      await expect(outcome).rejects.toThrow(NetworkError);
      expect(sent.times).toBe(1);
    }
  });

  test("of nobody is not sent for who has signed in since, and is where still nobody has", async () => {
    for (const [next, times] of [
      [record("one"), 1],
      [undefined, 2],
    ] as const) {
      const { clock, service, page, write } = setUp();
      page.person = undefined;
      service.reachable = false;
      const { sent, outcome } = write(1);
      await clock.pass(3000);
      page.person = next;
      service.reachable = true;
      await clock.pass(60_000);
      await outcome.catch(() => undefined);
      expect(sent.times).toBe(times);
    }
  });

  test("is lost five times at the most", async () => {
    const { clock, write } = setUp();
    const { sent, outcome } = write(100);
    await clock.pass(3_600_000);
    await expect(outcome).rejects.toThrow(NetworkError);
    expect(sent.times).toBe(5);
  });

  test("that was refused is told at once", async () => {
    const { joined } = setUp();
    let sent = 0;
    const outcome = joined.carry("key", async () => {
      sent += 1;
      throw refusal("precondition-failed");
    });
    await expect(outcome).rejects.toMatchObject({ problem: { code: "precondition-failed" } });
    expect(sent).toBe(1);
  });
});

test("an answer to what was sent before the loss does not end it", async () => {
  const { clock, service, joined, last } = setUp();
  service.reachable = false;
  await clock.pass(1000);
  joined.exchanged();
  await clock.pass(100);
  joined.exchanged(200, 0);
  await clock.pass(3000);
  expect(last().service).toBe("lost");
  joined.exchanged(200, clock.now);
  expect(last().service).toBe("back");
});

describe("another build", () => {
  test("is offered when somebody comes back to the tab, and when the connection is back", async () => {
    const { clock, service, say, last, joined } = setUp();
    service.build = "second";
    say("seen");
    await clock.pass(1000);
    expect(last().isNewBuild).toBe(false);
    await clock.pass(60_000);
    say("seen");
    await clock.pass(1000);
    expect(last().isNewBuild).toBe(true);
    service.build = "first";
    joined.exchanged();
    await clock.pass(1000);
    expect(last().isNewBuild).toBe(false);
  });

  test("is looked for at once when a file of this one is missing", async () => {
    const { clock, service, say, last } = setUp();
    service.build = "second";
    say("missing");
    await clock.pass(1);
    expect(last()).toMatchObject({ service: "answers", isNewBuild: true });
  });

  test("is heard of where an answer to something else ended the doubt first, and asked for once", async () => {
    const { clock, service, say, joined, last } = setUp();
    service.build = "second";
    for (let loss = 0; loss < 3; loss += 1) {
      say("offline");
      await clock.pass(50);
      joined.exchanged(200);
    }
    expect(last().isNewBuild).toBe(false);
    await clock.pass(10_000);
    expect(last()).toMatchObject({ service: "answers", isNewBuild: true });
    expect(service.asked).toBe(1);
  });

  test("is heard of where the questions failed and a person's own request was the first to arrive", async () => {
    const { clock, service, joined, last } = setUp();
    service.reachable = false;
    joined.exchanged();
    await clock.pass(5000);
    service.reachable = true;
    service.build = "second";
    joined.exchanged(200);
    await clock.pass(30_000);
    expect(last()).toMatchObject({ service: "answers", isNewBuild: true });
  });

  test("is not asked for by a watch that has ended", async () => {
    const { clock, service, say, joined, watch } = setUp();
    say("offline");
    joined.exchanged(200);
    watch.stop();
    await clock.pass(10_000);
    expect(service.asked).toBe(0);
  });

  test("that was put off is not offered again, the next one is", async () => {
    const { clock, service, joined, watch, last } = setUp();
    const look = async () => {
      joined.exchanged();
      await clock.pass(120_000);
    };
    service.build = "second";
    await look();
    watch.putOff();
    await look();
    expect(last().isNewBuild).toBe(false);
    service.build = "third";
    await look();
    expect(last().isNewBuild).toBe(true);
  });

  test("is not looked for where nobody looks, nor offered to a page that does not know its own", async () => {
    const hidden = setUp();
    hidden.page.seen = false;
    await hidden.clock.pass(7_200_000);
    expect(hidden.service.asked).toBe(0);
    const unknown = setUp({ build: undefined });
    unknown.service.build = "second";
    await unknown.clock.pass(7_200_000);
    expect(unknown.service.asked).toBeGreaterThan(3);
    expect(unknown.last().isNewBuild).toBe(false);
  });

  test("is taken once what is typed is kept, and not before", async () => {
    const { page, watch, link } = setUp();
    let isKept = false;
    link.keepers.add(async () => isKept);
    expect(await watch.reload()).toBe(false);
    expect(page.reloads).toBe(0);
    isKept = true;
    expect(await watch.reload()).toBe(true);
    expect(page.reloads).toBe(1);
  });
});
