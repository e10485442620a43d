import { afterEach, expect, test, vi } from "vitest";

interface Page {
  /** What local storage holds. */
  readonly stored?: Readonly<Record<string, string>>;
  readonly search?: string;
}

/** A sign-in record with a token that ends so many seconds from now. */
const record = (seconds: number, isStaff = true): string =>
  JSON.stringify({
    access_token: `head.${btoa(JSON.stringify({ sub: "someone", exp: Math.floor(Date.now() / 1000) + seconds }))}.sign`,
    refresh_token: "refresh",
    is_staff: isStaff,
  });

/** Runs the page's script, and gives what it asked for and fetched. */
async function run({ stored = {}, search = "" }: Page) {
  const asked: string[] = [];
  const links: Record<string, string>[] = [];
  vi.stubGlobal("fetch", (address: string) => {
    asked.push(address);
    return Promise.resolve(new Response());
  });
  vi.stubGlobal("localStorage", { getItem: (key: string) => stored[key] ?? null });
  vi.stubGlobal("location", { search });
  vi.stubGlobal("document", {
    currentScript: {
      dataset: {
        reads: "/api/v1/users/me /api/v1/views?register=applications",
        list: "/api/v1/applications",
        texts: JSON.stringify({ uz_UZ: ["/uz.js", "/latin.woff2"], ru_RU: ["/ru.js"] }),
      },
    },
    createElement: () => ({}),
    head: { append: (link: Record<string, string>) => links.push(link) },
  });
  vi.useFakeTimers();
  vi.resetModules();
  await import("./begin.js");
  return { asked, links, begun: globalThis.yerBegun };
}

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
  globalThis.yerBegun = undefined;
});

test("begins what the frame, the screen and its list read, with the stored bearer", async () => {
  const user = record(60);
  const { asked, begun } = await run({ stored: { user } });
  expect(asked).toEqual(["/api/v1/users/me", "/api/v1/views?register=applications", "/api/v1/applications"]);
  const { access_token: token } = JSON.parse(user) as { access_token: string };
  expect(begun?.get("/api/v1/users/me")?.authorization).toBe(`Bearer ${token}`);
});

test("leaves the list to the client where the address asks for something", async () => {
  const { asked } = await run({ stored: { user: record(60) }, search: "?status=announced" });
  expect(asked).toEqual(["/api/v1/users/me", "/api/v1/views?register=applications"]);
});

test.each([
  ["nobody is signed in", {}],
  ["the token is over", { user: record(-1) }],
  ["the token ends on its way", { user: record(2) }],
  ["it is a citizen", { user: record(60, false) }],
  ["the record is none of ours", { user: "{" }],
  ["the token says nothing", { user: JSON.stringify({ access_token: "opaque", is_staff: true }) }],
] as const)("begins nothing where %s", async (_, stored) => {
  const { asked, begun } = await run({ stored });
  expect(asked).toEqual([]);
  expect(begun).toBeUndefined();
});

test("fetches the texts and letters of the stored language alone", async () => {
  expect((await run({ stored: { locale: "ru_RU" } })).links).toEqual([
    { rel: "modulepreload", href: "/ru.js", crossOrigin: "" },
  ]);
  expect((await run({ stored: { locale: "xx" } })).links).toEqual([
    { rel: "modulepreload", href: "/uz.js", crossOrigin: "" },
    { rel: "preload", as: "font", href: "/latin.woff2", crossOrigin: "" },
  ]);
});
