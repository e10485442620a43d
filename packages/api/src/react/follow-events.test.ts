import { describe, expect, onTestFinished, test } from "vitest";
import { createClient, recordKey } from "../client/index.js";
import { eventsPosition } from "../contract/endpoint.js";
import { eventsBeat } from "../contract/meta.js";
import { applicationRegister } from "../contract/application-register.js";
import { applications } from "../contract/applications.js";
import { users } from "../contract/users.js";
import { FakeBrowser } from "../testing/browser.js";
import { FakeService, answer } from "../testing/service.js";
import { actOf, readOf } from "./api.js";
import { createAppStore, followEvents, sessionActions } from "./index.js";

async function settle(): Promise<void> {
  for (let turn = 0; turn < 30; turn += 1) await new Promise((resolve) => setImmediate(resolve));
}

/** One connection of the stream, as the service sees it. */
interface Connection {
  readonly tab: number;
  readonly lastId: string | undefined;
  readonly send: (text: string) => void;
  readonly end: () => void;
  closed: boolean;
}

function setUp(territory = "17") {
  const browser = new FakeBrowser();
  const service = new FakeService();
  let staff = true;
  let position = 5;
  const me = { id: "someone", position: null, preferences: { menu: {} }, territory };
  service.respond = ({ url }) =>
    answer(200, url.endsWith("/users/me") ? { ...me, is_staff: staff } : { count: 1 }, {
      [eventsPosition]: String(position),
    });
  browser.stored.set(recordKey, JSON.stringify(service.signIn()));
  const connections: Connection[] = [];
  let tabs = 0;
  const open = () => {
    const number = (tabs += 1);
    const tab = browser.tab(service.transport, async (_url, { headers }) => {
      const encoder = new TextEncoder();
      const body = new ReadableStream<Uint8Array>({
        start: (controller) => {
          const connection: Connection = {
            tab: number,
            lastId: headers["last-event-id"],
            send: (text) => controller.enqueue(encoder.encode(text)),
            end: () => controller.close(),
            closed: false,
          };
          connections.push(connection);
        },
        cancel: () => {
          for (const connection of connections) if (connection.tab === number) connection.closed = true;
        },
      });
      return new Response(body, { headers: { "content-type": "text/event-stream" } });
    });
    const made = createAppStore({
      client: createClient(tab.environment),
      sagas: [followEvents],
      report: (error) => expect.unreachable(String(error)),
    });
    onTestFinished(() => {
      made.store.dispatch(sessionActions.signedOut());
      made.dispose();
    });
    return made;
  };
  const readings = () => service.calls.filter(({ url }) => url.endsWith("online-users-count")).length;
  const becomeCitizen = () => {
    staff = false;
  };
  /** Other people's changes take the service's events so far. */
  const advance = (to: number) => {
    position = to;
  };
  return { advance, becomeCitizen, service, connections, open, readings, clock: browser.clock };
}

const move = (application: string, district: string) =>
  `data: ${JSON.stringify({ tags: ["applications", "counts"], file: application, district })}\n\n`;

/** Opens what screens show, and tells which of it was read again since it was asked last. */
async function shown(territory?: string) {
  const { clock, connections, open, service } = setUp(territory);
  const { store } = open();
  await settle();
  const reads = [
    ...["f1", "f2"].map((id) => readOf(applications.get).initiate({ params: { id } })),
    ...[{ district: ["1718401"] }, { district: ["1703202"] }, { region: ["1718"] }, {}].map((query) =>
      readOf(applicationRegister.list).initiate({ query }),
    ),
    readOf(applicationRegister.counts).initiate({}),
  ];
  for (const read of reads) await store.dispatch(read);
  await settle();
  let heard = service.calls.length;
  const again = async (): Promise<string[]> => {
    await settle();
    const calls = service.calls.slice(heard).map(({ url }) => url.slice(url.indexOf("/applications") + 13));
    heard = service.calls.length;
    return calls.toSorted();
  };
  return { again, clock, connection: connections[0] };
}

describe("following events", () => {
  test("reads again what an event names, once for a burst of them", async () => {
    const { connections, open, readings } = setUp();
    const { store } = open();
    await store.dispatch(readOf(users.onlineCount).initiate({}));
    await settle();
    const before = readings();
    connections[0]?.send('id: 1\ndata: {"tags":["users"]}\n\nid: 2\ndata: {"tags":["users","unheard-of"]}\n\n');
    await settle();
    expect(readings()).toBe(before + 1);
    connections[0]?.send('data: {"tags":["diagrams"]}\n\ndata: nonsense\n\n');
    await settle();
    expect(readings()).toBe(before + 1);
  });

  test("reads everything again when events were lost", async () => {
    const { connections, open, readings } = setUp();
    const { store } = open();
    await store.dispatch(readOf(users.onlineCount).initiate({}));
    await settle();
    const before = readings();
    connections[0]?.send("event: lost\ndata: {}\n\n");
    await settle();
    expect(readings()).toBe(before + 1);
  });

  test("keeps one stream for all tabs, and each reads again what it shows", async () => {
    const { connections, open, readings } = setUp();
    const [first, second] = [open(), open()];
    await first.store.dispatch(readOf(users.onlineCount).initiate({}));
    await second.store.dispatch(readOf(users.onlineCount).initiate({}));
    await settle();
    expect(connections).toHaveLength(1);
    const before = readings();
    connections[0]?.send('data: {"tags":["users"]}\n\n');
    await settle();
    expect(readings()).toBe(before + 2);
  });

  test("is told what changed since the page began to read, though the stream is opened later", async () => {
    const { advance, connections, open, readings } = setUp();
    const { store } = open();
    // The stream waits for it: before the first answer nobody knows what the page will show.
    expect(connections).toHaveLength(0);
    await store.dispatch(readOf(users.onlineCount).initiate({}));
    advance(9);
    await settle();
    expect(connections[0]?.lastId).toBe("5");
    const before = readings();
    connections[0]?.send('id: 7\ndata: {"tags":["users"]}\n\n');
    await settle();
    expect(readings()).toBe(before + 1);
  });

  test("tells a tab that comes what was told behind its readings, and no more", async () => {
    const { advance, connections, open, readings } = setUp();
    open();
    await settle();
    const told = (from: number, tag: string) => connections[0]?.send(`id: ${from}\ndata: {"tags":["${tag}"]}\n\n`);
    told(7, "users");
    await settle();
    advance(7);
    const knowing = open();
    await knowing.store.dispatch(readOf(users.onlineCount).initiate({}));
    await settle();
    expect(readings()).toBe(1);
    // Its answer was read before what the other tab has heard by now.
    told(9, "users");
    await settle();
    advance(8);
    const before = readings();
    const late = open();
    await late.store.dispatch(readOf(users.onlineCount).initiate({}));
    await settle();
    expect(readings()).toBeGreaterThan(before + 1);
    expect(connections).toHaveLength(1);
  });

  test("connects again after the last event heard when the stream ends", async () => {
    const { connections, open } = setUp();
    open();
    await settle();
    connections[0]?.send("id: 41\ndata: {}\n\n");
    await settle();
    connections[0]?.end();
    await settle();
    expect(connections[1]?.lastId).toBe("41");
  });

  test("connects again where it was when nothing was heard for two and a half beats, however open the stream looks", async () => {
    const { clock, connections, open } = setUp();
    open();
    await settle();
    connections[0]?.send("id: 12\nevent: here\ndata: {}\n\n");
    await settle();
    clock.ringAlarms(2 * eventsBeat);
    await settle();
    expect(connections).toHaveLength(1);
    clock.ringAlarms(2.5 * eventsBeat);
    await settle();
    expect(connections[0]?.closed).toBe(true);
    expect(connections[1]?.lastId).toBe("12");
  });

  test("goes on in another tab, from where the first one was, when that one stops", async () => {
    const { connections, open } = setUp();
    const first = open();
    open();
    await settle();
    connections[0]?.send("id: 7\ndata: {}\n\n");
    await settle();
    first.store.dispatch(sessionActions.signedOut());
    await settle();
    expect(connections[0]?.closed).toBe(true);
    expect(connections[1]).toMatchObject({ tab: 2, lastId: "7" });
  });

  test("asks for no stream while nobody, or a citizen, is signed in", async () => {
    const { becomeCitizen, connections, open, service } = setUp();
    const { extra, store } = open();
    await settle();
    extra.client.session.clear();
    await settle();
    const before = connections.length;
    becomeCitizen();
    extra.client.session.write({ ...service.signIn(), is_staff: false });
    await settle();
    expect(store.getState().session).toMatchObject({ is_staff: false });
    expect(connections).toHaveLength(before);
  });

  describe("of one file", () => {
    test("reads that file and the lists of its district again, and neither other files nor other districts' lists", async () => {
      const { again, connection } = await shown("1718401");
      connection?.send(move("f1", "1718401"));
      const calls = await again();
      expect(calls).toContain("/f1");
      expect(calls).toContain("?district=1718401");
      expect(calls).toContain("/counts");
      expect(calls).not.toContain("/f2");
      expect(calls).not.toContain("?district=1703202");
    });

    test("reads lists of a region and of the country now and then, not at every move", async () => {
      const { again, clock, connection } = await shown();
      connection?.send(move("f9", "1718401"));
      expect(await again()).toEqual(["", "/counts", "?district=1718401", "?region=1718"]);
      for (let count = 0; count < 5; count += 1) {
        connection?.send(move("f9", "1703202"));
        expect(await again()).toEqual(["?district=1703202"]);
      }
      clock.ringAlarms(15_000);
      expect(await again()).toEqual(["", "/counts"]);
      clock.ringAlarms(15_000);
      expect(await again()).toEqual([]);
    });

    test("reads a list of the own district at once, each time", async () => {
      const { again, connection } = await shown("1718401");
      for (let count = 0; count < 3; count += 1) {
        connection?.send(move("f9", "1718401"));
        expect(await again()).toEqual(expect.arrayContaining(["", "/counts"]));
      }
    });

    test("by one's own act reads that file and all lists again at once, and no other file", async () => {
      const { open, service } = setUp();
      const { store } = open();
      await settle();
      for (const id of ["f1", "f2"]) await store.dispatch(readOf(applications.get).initiate({ params: { id } }));
      await store.dispatch(readOf(applicationRegister.list).initiate({ query: { region: ["1718"] } }));
      const before = service.calls.length;
      await store.dispatch(actOf(applications.submit).initiate({ params: { id: "f1" } }));
      await settle();
      const reads = service.calls.slice(before).filter(({ method }) => method === "GET");
      expect(reads.map(({ url }) => url.slice(url.indexOf("/applications") + 13)).toSorted()).toEqual([
        "/f1",
        "?region=1718",
      ]);
    });
  });
});
