import { expect, test } from "vitest";
import { matchPath, menuEntries, menuHrefAt, type Screen, screens } from "./index.js";

/** What lies under nothing in the menu: reached from the header, from a link in a text, or before signing in. */
const alone = [
  "/user-profile",
  "/tasks",
  "/tasks/:id",
  "/faqs",
  "/manuals",
  "/legal_doc",
  "/diary/login",
  "/auth/factor",
];

/** Entries of the menu, and of the diary's own. */
const entries = new Set([
  ...menuEntries().map(({ href }) => href),
  "/diary",
  "/diary/list",
  "/diary/records",
  "/diary/users",
  "/diary/moment",
]);
const addressesOf = (screen: Screen): string[] =>
  (Object.values(screen.values ?? {})[0] ?? ["some"]).map((value) => screen.path.replaceAll(/:\w+/g, value));

test.each(
  (screens as readonly Screen[])
    .filter(({ app }) => app === "backoffice")
    .flatMap((screen) => addressesOf(screen).map((address) => [address, screen.path])),
)("%s stands under an entry of the menu, or is known to stand alone", (address, path) => {
  expect(matchPath(address)?.screen.path).toBe(path);
  const href = menuHrefAt(address);
  expect(href === null).toBe(alone.includes(path));
  expect([...entries, null]).toContain(href);
});

test("a record stands under the list it was opened from", () => {
  expect(menuHrefAt("/application/7", "/applications/aplications_4?sort=deadline")).toBe("/applications/aplications_4");
  expect(menuHrefAt("/application/7", "/conclusions")).toBe("/conclusions");
  expect(menuHrefAt("/objection/7/8", "/dashboard")).toBe("/dashboard");
});

test("a list that is none of the menu's is not believed, and an entry never stands under another", () => {
  expect(menuHrefAt("/application/7", "/user-profile")).toBe("/applications");
  expect(menuHrefAt("/map", "/applications")).toBe("/map");
  expect(menuHrefAt("/nowhere")).toBeNull();
  expect(menuHrefAt("/users/")).toBe("/users");
});
