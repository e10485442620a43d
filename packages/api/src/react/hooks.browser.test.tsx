import type { ReactNode } from "react";
import { flushSync } from "react-dom";
import { createRoot, type Root } from "react-dom/client";
import { Provider } from "react-redux";
import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { createClient, type Environment, NetworkError } from "../client/index.js";
import { files } from "../contract/files.js";
import { type Me, ownAccount } from "../contract/own-account.js";
import { users } from "../contract/users.js";
import { mock, mockEnvironment, refusal } from "../mock/index.js";
import {
  createAppStore,
  skip,
  useAct,
  useConnection,
  useLazyRead,
  useMay,
  useRead,
  useSession,
  useTheme,
  useUpload,
} from "./index.js";

const id = "0190f0a0-0000-7000-8000-000000000001";
const block = { params: { id }, body: { blocked: true, reason: "left" } };

const record = JSON.stringify({ access_token: "a", refresh_token: "b", is_staff: true });
const me: Me = {
  id,
  name: "Nodira Qodirova",
  is_staff: true,
  organisation: null,
  position: {
    id,
    name: { uz_UZ: "Mutaxassis", uz_Cyrl: "Мутахассис", ru_RU: "Специалист", en_US: "Specialist" },
    permissionsList: [{ code: "read:user" }],
  },
  territory: "17",
  preferences: {
    theme: "light",
    direction: "ltr",
    density: "comfortable",
    locale: "uz_UZ",
    menu: { collapsed: false, open: [] },
  },
  impersonation: null,
  sessionEnds: "2026-03-05T21:00:00Z",
  idleMinutes: 30,
};

let root: Root;
let dispose: () => void = () => {};

beforeEach(() => {
  root = createRoot(document.body.appendChild(document.createElement("div")));
});
afterEach(() => {
  root.unmount();
  dispose();
  document.body.replaceChildren();
});

/** Shows a component over a service in memory, and keeps what its hook returned last. */
function show<T>(environment: Environment, useIt: () => T): { readonly last: T; readonly rerender: () => void } {
  const made = createAppStore({
    client: createClient(environment),
    report: (error) => expect.unreachable(String(error)),
  });
  ({ dispose } = made);
  const seen: { last?: T } = {};
  function Probe(): ReactNode {
    seen.last = useIt();
    return null;
  }
  const render = () =>
    flushSync(() =>
      root.render(
        <Provider store={made.store}>
          <Probe />
        </Provider>,
      ),
    );
  render();
  return {
    get last() {
      return seen.last as T;
    },
    rerender: render,
  };
}

describe("useRead", () => {
  test("shows the reply, typed by the contract", async () => {
    const shown = show(mockEnvironment([mock(users.onlineCount, { count: 3 })]), () => useRead(users.onlineCount));
    await expect.poll(() => shown.last.data?.count).toBe(3);
    expect(shown.last).toMatchObject({ isLoading: false, isFetching: false, failure: undefined });
  });

  test("asks nothing while skipped, and what failed says why", async () => {
    const asked: unknown[] = [];
    const refused = mock(users.jobs, ({ params }) => {
      asked.push(params);
      throw refusal("permission-missing");
    });
    let ready = false;
    const shown = show(mockEnvironment([refused]), () => useRead(users.jobs, ready ? { params: { id } } : skip));
    expect(asked).toEqual([]);
    expect(shown.last).toMatchObject({ data: undefined, isLoading: false });
    ready = true;
    shown.rerender();
    await expect
      .poll(() => shown.last.failure)
      .toMatchObject({ kind: "problem", problem: { code: "permission-missing" } });
    expect(asked).toEqual([{ id }]);
  });
});

describe("useRead of what others change", () => {
  test("reads anew by itself, and as somebody comes back to the tab", async () => {
    let count = 0;
    const environment = mockEnvironment([mock(users.onlineCount, () => ({ count: (count += 1) }))]);
    const often = show(environment, () => useRead(users.onlineCount, {}, { every: 20 }));
    await expect.poll(() => often.last.data?.count).toBeGreaterThan(2);
    dispose();
    count = 0;
    const seldom = show(environment, () => useRead(users.onlineCount, {}, { every: 3_600_000 }));
    await expect.poll(() => seldom.last.data?.count).toBe(1);
    window.dispatchEvent(new Event("focus"));
    await expect.poll(() => seldom.last.data?.count).toBe(2);
  });
});

describe("useLazyRead", () => {
  test("reads when asked, each time anew", async () => {
    let count = 0;
    const environment = mockEnvironment([mock(users.onlineCount, () => ({ count: (count += 1) }))]);
    const shown = show(environment, () => useLazyRead(users.onlineCount));
    expect(count).toBe(0);
    const outcome = await shown.last[0]({});
    expect(outcome).toEqual({ data: { count: 1 } });
    await shown.last[0]({});
    await expect.poll(() => shown.last[1].data).toEqual({ count: 2 });
  });
});

describe("useAct", () => {
  test("does once what is pressed twice", async () => {
    let done = 0;
    const gate = Promise.withResolvers<void>();
    const environment = mockEnvironment([
      mock(users.syncJobs, async () => {
        done += 1;
        await gate.promise;
        return { added: 0, changed: 0, items: [] };
      }),
    ]);
    const shown = show(environment, () => useAct(users.syncJobs));
    const args = { params: { id } };
    const presses = [shown.last[0](args), shown.last[0]({ ...args })];
    await expect.poll(() => shown.last[1].pending).toBe(true);
    gate.resolve();
    const [first, second] = await Promise.all(presses);
    expect(second).toBe(first);
    expect(done).toBe(1);
    await expect.poll(() => shown.last[1]).toMatchObject({ pending: false, data: { added: 0 } });
  });

  test("takes the second click of a double click for the first, however fast the first was done", async () => {
    let done = 0;
    const pause = Promise.withResolvers<void>();
    const environment = {
      ...mockEnvironment([
        mock(users.syncJobs, () => {
          done += 1;
          return { added: done, changed: 0, items: [] };
        }),
      ]),
      delay: () => pause.promise,
    };
    const shown = show(environment, () => useAct(users.syncJobs));
    const args = { params: { id } };
    expect(await shown.last[0](args)).toMatchObject({ data: { added: 1 } });
    // The record may have been read again in between: the version is not part of what the person does.
    expect(await shown.last[0]({ ...args, ifMatch: 2 })).toMatchObject({ data: { added: 1 } });
    pause.resolve();
    await pause.promise;
    await Promise.resolve();
    expect(await shown.last[0](args)).toMatchObject({ data: { added: 2 } });
  });

  test("carries the same key when a lost answer is tried again, and a new one after that", async () => {
    const keys: (string | undefined)[] = [];
    const environment = mockEnvironment([
      mock(users.block, ({ headers }) => {
        keys.push(headers["idempotency-key"]);
        if (keys.length === 1) throw new NetworkError("timeout");
        throw refusal("not-found");
      }),
    ]);
    const shown = show(environment, () => useAct(users.block));
    expect(await shown.last[0](block)).toEqual({ failure: { kind: "network", fault: "timeout" } });
    expect(await shown.last[0](block)).toMatchObject({ failure: { problem: { code: "not-found" } } });
    await shown.last[0](block);
    expect(keys[0]).toMatch(/^[0-9a-f-]{36}$/);
    expect(keys[1]).toBe(keys[0]);
    expect(keys[2]).not.toBe(keys[0]);
  });
});

describe("useAct while the connection is watched", () => {
  test("stays pending when an answer is lost, and is sent again with its key once the service answers", async () => {
    const keys: (string | undefined)[] = [];
    const answers = Promise.withResolvers<void>();
    const environment: Environment = {
      ...mockEnvironment([
        mock(users.syncJobs, ({ headers }) => {
          keys.push(headers["idempotency-key"]);
          if (keys.length === 1) throw new NetworkError("unreachable");
          return { added: 1, changed: 0, items: [] };
        }),
      ]),
      fetch: async () => {
        await answers.promise;
        return Response.json({});
      },
      // Only what is asked at once goes on: no time passes here.
      delay: (milliseconds) => (milliseconds <= 500 ? Promise.resolve() : new Promise(() => {})),
    };
    const shown = show(environment, () => ({ connection: useConnection(), act: useAct(users.syncJobs) }));
    const outcome = shown.last.act[0]({ params: { id } });
    await expect.poll(() => shown.last.connection.waiting).toBe(1);
    expect(shown.last.act[1]).toMatchObject({ pending: true, failure: undefined });
    answers.resolve();
    expect(await outcome).toMatchObject({ data: { added: 1 } });
    expect(keys).toHaveLength(2);
    expect(keys[1]).toBe(keys[0]);
  });
});

describe("useUpload", () => {
  test("uploads a file and tells how it stands", async () => {
    const stored = {
      id,
      name: "a.pdf",
      type: "application/pdf",
      size: 4,
      state: "quarantined",
      uploadedAt: "2026-03-05T09:00:00Z",
    } as const;
    const shown = show(mockEnvironment([mock(files.upload, stored)]), () => useUpload(files.upload));
    const outcome = await shown.last[0](new File(["text"], "a.pdf"));
    expect(outcome).toEqual({ data: stored });
    await expect.poll(() => shown.last[1]).toMatchObject({ pending: false, failure: undefined });
  });
});

describe("useSession, useMay and useTheme", () => {
  test("show who is signed in, what they may, and what they chose", async () => {
    const mocks = [mock(ownAccount.me, me), mock(ownAccount.preferences, undefined)];
    const environment = mockEnvironment(mocks, { user: record });
    const shown = show(environment, () => ({
      session: useSession(),
      may: useMay("read:user"),
      mayNot: useMay("impersonate:user"),
      theme: useTheme(),
    }));
    await expect
      .poll(() => shown.last.session)
      .toMatchObject({
        authenticated: true,
        is_staff: true,
        user: { name: "Nodira Qodirova" },
      });
    expect([shown.last.may, shown.last.mayNot]).toEqual([true, false]);
    shown.last.theme.choose({ currentTheme: "dark" });
    await expect.poll(() => shown.last.theme.currentTheme).toBe("dark");
    await shown.last.session.signOut();
    await expect.poll(() => shown.last.session).toMatchObject({ authenticated: false, user: null });
    expect(shown.last.theme.currentTheme).toBe("light");
  });

  test("reads the user again when the person asks for it after a failure", async () => {
    let reachable = false;
    const read = mock(ownAccount.me, () => {
      if (!reachable) throw new NetworkError("unreachable");
      return me;
    });
    const shown = show(mockEnvironment([read], { user: record }), useSession);
    await expect.poll(() => shown.last.error).toEqual({ kind: "network", fault: "unreachable" });
    expect(shown.last.authenticated).toBe(false);
    reachable = true;
    await shown.last.readUser();
    await expect.poll(() => shown.last).toMatchObject({ authenticated: true, error: null, user: { name: me.name } });
  });
});
