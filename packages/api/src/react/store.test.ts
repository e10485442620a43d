import { createAction, createReducer } from "@reduxjs/toolkit";
import { describe, expect, onTestFinished, test } from "vitest";
import { type Me, type Preferences } from "../contract/own-account.js";
import { users } from "../contract/users.js";
import { FakeBrowser } from "../testing/browser.js";
import { FakeService, answer, brokenConnection, problem } from "../testing/service.js";
import { createClient, perform, recordKey, wait } from "../client/index.js";
import { actOf, api, readOf } from "./api.js";
import { type AppStoreOptions, createAppStore, sessionActions, themeActions } from "./index.js";
import { signInSaga } from "./session-sagas.js";

const preferences: Preferences = {
  theme: "dark",
  accent: "violet",
  direction: "ltr",
  density: "compact",
  locale: "ru_RU",
  menu: { collapsed: true, open: ["group.security"] },
  tables: { users: "density=compact" },
};
const me = (codes: string[], name = "Nodira Qodirova"): Me => ({
  id: "0190f0a0-0000-7000-8000-000000000001",
  name,
  is_staff: true,
  organisation: null,
  position: {
    id: "0190f0a0-0000-7000-8000-000000000002",
    name: {
      uz_UZ: "Bosh mutaxassis",
      uz_Cyrl: "Бош мутахассис",
      ru_RU: "Главный специалист",
      en_US: "Chief specialist",
    },
    permissionsList: codes.map((code) => ({ code })),
  },
  territory: "17",
  preferences,
  impersonation: null,
  sessionEnds: "2026-03-05T21:00:00Z",
  idleMinutes: 30,
});

/** Lets every request under way, and what follows from it, come to its end. */
async function settle(): Promise<void> {
  for (let turn = 0; turn < 20; turn += 1) await new Promise((resolve) => setImmediate(resolve));
}

function setUp({ signedIn = true, ...options }: Partial<AppStoreOptions> & { signedIn?: boolean } = {}) {
  const browser = new FakeBrowser();
  const service = new FakeService();
  service.respond = (request) => {
    if (request.url === "/api/v1/users/me") return answer(200, me(["menu:users", "read:user"]));
    return answer(200, { count: 1 });
  };
  if (signedIn) browser.stored.set(recordKey, JSON.stringify(service.signIn()));
  const reported: unknown[] = [];
  const open = () => {
    const tab = browser.tab(service.transport);
    const made = createAppStore({
      client: createClient(tab.environment),
      report: (error) => reported.push(error),
      ...options,
    });
    onTestFinished(made.dispose);
    return { ...made, tab, session: () => made.store.getState().session, theme: () => made.store.getState().theme };
  };
  return { browser, service, reported, open, ...open() };
}

describe("the session in the store", () => {
  test("begins with the stored record and reads the user and the codes", async () => {
    const { session } = setUp();
    expect(session()).toMatchObject({ authenticated: true, is_staff: true, user: null });
    await settle();
    expect(session()).toMatchObject({ user: { name: "Nodira Qodirova" }, permissions: ["menu:users", "read:user"] });
  });

  test("begins with nobody where no record is stored, and asks nothing", async () => {
    const { service, session } = setUp({ signedIn: false });
    await settle();
    expect(session()).toMatchObject({ authenticated: false, is_staff: false });
    expect(service.requests).toEqual([]);
  });

  test.each([
    ["there is no connection", brokenConnection, { kind: "network", fault: "unreachable" }],
    [
      "the service is at fault",
      () => problem(503, "unavailable"),
      { kind: "problem", problem: { code: "unavailable" } },
    ],
    [
      "the service refuses",
      () => problem(403, "access-denied"),
      { kind: "problem", problem: { code: "access-denied" } },
    ],
  ])("marks the user unauthenticated when they cannot be read because %s, and says why", async (_, respond, error) => {
    const { service, session } = setUp();
    service.respond = respond;
    await settle();
    expect(session()).toMatchObject({ authenticated: false, user: null, error });
  });

  test("stays when the user was read before and the service is out of reach, but not when it refuses", async () => {
    const { service, store, session } = setUp();
    await settle();
    for (const respond of [brokenConnection, () => problem(503, "unavailable")]) {
      service.respond = respond;
      store.dispatch(api.util.invalidateTags(["me"]));
      await settle();
      expect(session()).toMatchObject({ authenticated: true, user: { name: "Nodira Qodirova" } });
    }
    service.respond = () => problem(403, "access-denied");
    store.dispatch(api.util.invalidateTags(["me"]));
    await settle();
    expect(session()).toMatchObject({ authenticated: false, user: null });
  });

  test("takes new codes over as soon as the tag me is thrown away", async () => {
    const { service, store, session } = setUp();
    await settle();
    service.respond = () => answer(200, me(["menu:users"]));
    store.dispatch(api.util.invalidateTags(["me"]));
    await settle();
    expect(session().permissions).toEqual(["menu:users"]);
  });

  test("signs in: pending loads, success stores the record, and the user is read", async () => {
    const { browser, service, extra, session } = setUp({ signedIn: false });
    const record = service.signIn();
    service.public = ({ url }) =>
      url.startsWith("/api/v1/auth/oneid") ? answer(200, { ...record, return: "/users" }) : undefined;
    const pending = perform(extra.run, () => signInSaga(extra, { way: "oneid", code: "c+/=", state: "s" }));
    expect(session()).toMatchObject({ loading: true, authenticated: false });
    expect(await pending).toEqual({ data: { is_staff: true, return: "/users" } });
    expect(service.requests[0]?.url).toContain("code=c%2B%2F%3D");
    expect(JSON.parse(browser.stored.get(recordKey) ?? "")).toEqual(record);
    await settle();
    expect(session()).toMatchObject({
      loading: false,
      authenticated: true,
      is_staff: true,
      user: { name: "Nodira Qodirova" },
    });
  });

  test("keeps why a sign-in was refused", async () => {
    const { service, extra, session, tab } = setUp({ signedIn: false });
    service.public = () => problem(400, "wrong-credentials");
    const way = { way: "password", username: "n", password: "p" } as const;
    const outcome = await perform(extra.run, () => signInSaga(extra, way));
    expect(outcome).toMatchObject({ failure: { kind: "problem", problem: { code: "wrong-credentials" } } });
    expect(session()).toMatchObject({ loading: false, authenticated: false, error: outcome.failure });
    expect(tab.visited).toEqual([]);
  });

  test("ends in every tab at once, and every slice forgets", async () => {
    const noted = createAction<string>("noted");
    const reducers = { notes: createReducer("", (build) => build.addCase(noted, (_, { payload }) => payload)) };
    const first = setUp({ reducers });
    const second = first.open();
    await settle();
    second.store.dispatch(noted("a secret"));
    await first.extra.client.signOut();
    for (const { store, session } of [first, second]) {
      expect(session()).toMatchObject({ authenticated: false, user: null, permissions: [] });
      expect(Object.keys(store.getState().api.queries)).toEqual([]);
      expect(store.getState()).toMatchObject({ notes: "" });
    }
    expect(second.tab.visited).toEqual(["/"]);
    expect(first.browser.stored.size).toBe(0);
  });

  test("is forgotten also by a slice that came later", async () => {
    const { store, extra, session } = setUp();
    await settle();
    const noted = createAction<string>("noted");
    const notes = createReducer("", (build) => build.addCase(noted, (_, { payload }) => payload));
    const before = session();
    extra.addSlice("notes", notes);
    expect(session()).toBe(before);
    store.dispatch(noted("a secret"));
    extra.addSlice("notes", notes);
    expect(store.getState()).toMatchObject({ notes: "a secret" });
    await extra.client.signOut();
    expect(store.getState()).toMatchObject({ notes: "" });
  });

  test("ends when the service refuses it", async () => {
    const { service, session, store, tab } = setUp();
    await settle();
    service.respond = () => problem(401, "unauthenticated");
    store.dispatch(api.util.invalidateTags(["me"]));
    await settle();
    expect(session().authenticated).toBe(false);
    expect(tab.visited).toEqual(["/ (to return)"]);
  });

  test("becomes another person's in every tab when one starts an impersonation", async () => {
    const first = setUp();
    const second = first.open();
    await settle();
    first.service.respond = () => answer(200, me(["menu:map"], "Botir Eshmatov"));
    first.extra.client.session.write(first.service.signIn("another"));
    await settle();
    for (const { session } of [first, second]) {
      expect(session()).toMatchObject({ user: { name: "Botir Eshmatov" }, permissions: ["menu:map"] });
    }
  });

  test("stays as it is when the record is only refreshed", async () => {
    const { service, store, session, extra } = setUp();
    await settle();
    const asked = service.calls.length;
    service.expire();
    await store.dispatch(readOf(users.onlineCount).initiate({}));
    expect(extra.client.session.read()).toBeDefined();
    expect(session().user).not.toBeNull();
    // The reading itself, refused and repeated; the user is not read again.
    expect(service.calls.length).toBe(asked + 2);
  });
});

describe("the cache", () => {
  test("asks once for the same arguments and shares the reply", async () => {
    const { service, store } = setUp();
    await settle();
    const before = service.calls.length;
    const ask = () => store.dispatch(readOf(users.onlineCount).initiate({}));
    const [one, two] = await Promise.all([ask(), ask()]);
    expect(one.data).toEqual({ count: 1 });
    expect(two.data).toBe(one.data);
    expect(service.calls.length).toBe(before + 1);
  });

  test("reads again what a successful act throws away, and nothing after a refused one", async () => {
    const { service, store } = setUp();
    await store.dispatch(readOf(users.onlineCount).initiate({}));
    await settle();
    const counts = () => service.calls.filter(({ url }) => url.endsWith("online-users-count")).length;
    const block = { params: { id: me([]).id }, body: { blocked: true, reason: "left" } };
    const living = service.respond;
    service.respond = (request) => (request.method === "PATCH" ? problem(404, "not-found") : living(request));
    const refused = await store.dispatch(actOf(users.block).initiate(block));
    await settle();
    expect(refused.error).toMatchObject({ kind: "problem", problem: { code: "not-found" } });
    expect(counts()).toBe(1);
    service.respond = living;
    await store.dispatch(actOf(users.block).initiate(block));
    await settle();
    expect(counts()).toBe(2);
  });

  test("cancels the request's task when a reading is aborted", async () => {
    const { service, store } = setUp();
    await settle();
    let reached = false;
    service.respond = () => {
      reached = true;
      return answer(200, { count: 1 });
    };
    const reading = store.dispatch(readOf(users.onlineCount).initiate({}));
    reading.abort();
    const { isError, error } = await reading;
    await settle();
    expect(isError).toBe(true);
    expect(error).not.toMatchObject({ kind: "problem" });
    expect(reached).toBe(false);
  });

  test("lives on when one request throws something of its own", async () => {
    const { service, store, reported } = setUp();
    await settle();
    const living = service.respond;
    service.respond = () => {
      throw new TypeError("broken");
    };
    const broken = await store.dispatch(readOf(users.onlineCount).initiate({}));
    expect(broken.error).toEqual({ kind: "defect", message: "TypeError: broken" });
    service.respond = living;
    const whole = await store.dispatch(readOf(users.onlineCount).initiate({}, { forceRefetch: true }));
    expect(whole.data).toEqual({ count: 1 });
    expect(reported).toEqual([]);
  });
});

describe("sagas of the store", () => {
  test("are started again when they throw, and end no other", async () => {
    let starts = 0;
    const { browser, store, theme, reported } = setUp({
      sagas: [
        function* () {
          starts += 1;
          yield* wait(() => Promise.resolve());
          if (starts < 3) throw new Error("broken saga");
        },
      ],
    });
    await settle();
    expect(starts).toBe(3);
    expect(reported).toHaveLength(2);
    expect(browser.clock.waits).toEqual([1000, 1000]);
    store.dispatch(themeActions.chosen({ currentTheme: "contrast" }));
    expect(theme().currentTheme).toBe("contrast");
    expect(browser.stored.get("theme")).toContain("contrast");
  });
});

describe("the look", () => {
  test("is light, left to right and Uzbek until chosen, whatever storage holds instead", () => {
    const { browser, open } = setUp({ signedIn: false });
    for (const text of ["nonsense", "[]", "null", '{"currentTheme":"pink","accent":"pink"}']) {
      for (const key of ["theme", "menu", "locale"]) browser.stored.set(key, text);
      expect(open().theme()).toEqual({
        currentTheme: "light",
        accent: "turquoise",
        direction: "ltr",
        density: "comfortable",
        collapsed: false,
        sidebarMenu: [],
        locale: "uz_UZ",
        tables: {},
      });
    }
  });

  test("is kept under SPEC's three keys and found again", () => {
    const { browser, store, open } = setUp({ signedIn: false });
    store.dispatch(themeActions.chosen({ currentTheme: "dark", accent: "plum", locale: "en_US" }));
    store.dispatch(themeActions.menuKept({ collapsed: true, sidebarMenu: ["group.settings"] }));
    expect(browser.stored.get("locale")).toBe("en_US");
    expect(open().theme()).toMatchObject({
      currentTheme: "dark",
      accent: "plum",
      locale: "en_US",
      collapsed: true,
      sidebarMenu: ["group.settings"],
    });
  });

  test("follows the other tabs", () => {
    const first = setUp({ signedIn: false });
    const second = first.open();
    first.store.dispatch(themeActions.chosen({ currentTheme: "dark" }));
    expect(second.theme().currentTheme).toBe("dark");
  });

  test("comes back from the profile at sign-in, and a choice goes there", async () => {
    const { service, store, theme } = setUp();
    await settle();
    expect(theme()).toMatchObject({
      currentTheme: "dark",
      accent: "violet",
      locale: "ru_RU",
      sidebarMenu: ["group.security"],
      tables: { users: "density=compact" },
    });
    store.dispatch(themeActions.tableKept({ name: "users", look: "" }));
    store.dispatch(themeActions.tableKept({ name: "council", look: "columns=hidden%3Dplace" }));
    store.dispatch(themeActions.chosen({ currentTheme: "light", accent: "olive" }));
    store.dispatch(themeActions.chosen({ density: "comfortable" }));
    await settle();
    const sent = service.calls.filter(({ method }) => method === "PUT");
    expect(sent.map(({ url, body }) => [url, body])).toEqual([
      [
        "/api/v1/users/me/preferences",
        {
          ...preferences,
          theme: "light",
          accent: "olive",
          density: "comfortable",
          tables: { council: "columns=hidden%3Dplace" },
        },
      ],
    ]);
  });

  test("is light again after signing out", async () => {
    const { extra, theme } = setUp();
    await settle();
    await extra.client.signOut();
    expect(theme()).toMatchObject({ currentTheme: "light", accent: "turquoise", locale: "uz_UZ" });
  });

  test("is not undone by a later reading of the user", async () => {
    const { store, theme } = setUp();
    await settle();
    store.dispatch(themeActions.chosen({ currentTheme: "contrast" }));
    store.dispatch(sessionActions.userFulfilled(me([])));
    expect(theme().currentTheme).toBe("contrast");
  });
});
