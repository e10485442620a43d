import { type ApplicationRow, applicationRegister, applicationsRegister } from "@yer/api/contract/application-register";
import { mock } from "@yer/api/mock";
import { useLocation } from "react-router-dom";
import { afterEach, expect, test } from "vitest";
import { page, userEvent } from "vitest/browser";
import { useText } from "../../base/language/use-text.js";
import { closeScreen, openScreen } from "../testing/opened-screen.js";
import { createRegister } from "./create-register.js";
import { NextRow } from "./NextRow.js";

const id = (number: number): string => `0190f0a0-0000-7000-8000-${String(number).padStart(12, "0")}`;
const name = { uz_UZ: "Kengash", uz_Cyrl: "Кенгаш", ru_RU: "Совет", en_US: "Council" };
const rows = mock(applicationRegister.list, () => ({
  items: [1, 2].map((number): ApplicationRow => ({
    id: id(number),
    number: `2026-1730-00000${number}`,
    status: "editing",
    legalBasis: 1,
    cadastreNumber: null,
    occupier: "Karimova Nodira",
    region: { soato: "1730", name },
    district: { soato: "1730203", name },
    neighborhood: { id: id(3), name },
    address: null,
    area: 600,
    built: null,
    occupiedSince: null,
    deadline: { endsAt: null, state: "none", daysLeft: null },
    suspended: false,
    createdAt: "2026-03-05T05:00:00.000Z",
    statusSince: "2026-03-05T05:00:00.000Z",
  })),
  total: 2,
  more: false,
  next: null,
}));

const Searched = createRegister(applicationsRegister, {
  useText,
  title: "register.title",
  search: ({ text }) => ({ label: text("word.search") }),
  empty: { title: "register.empty" },
});

/** A row's page, from which the next one of its list is a key away. */
function Row() {
  const { pathname } = useLocation();
  return (
    <>
      <p>{pathname}</p>
      <textarea aria-label="Why" />
      {pathname === "/row/1" ? <NextRow href="/row/2" number="S-2" /> : null}
    </>
  );
}

const openList = async (): Promise<void> => {
  await openScreen(Searched, { address: "/", mocks: [rows], codes: ["read:property"] });
  await expect.element(page.getByRole("rowheader").first()).toBeVisible();
};
const isInRows = (): boolean => document.activeElement?.closest("[role=grid] tbody, [role=grid] thead") !== null;

afterEach(closeScreen);

test("the first press of Tab comes to the way over the tools, and it leads into the list", async () => {
  await openList();
  await userEvent.tab();
  await expect.element(page.getByRole("link", { name: "Skip to the list" })).toHaveFocus();
  await userEvent.keyboard("{Enter}");
  expect(isInRows()).toBe(true);
});

test("one key leads from the rows to the search of their list", async () => {
  await openList();
  page.getByRole("rowheader").first().element().focus();
  await userEvent.keyboard("/");
  await expect.element(page.getByRole("searchbox")).toHaveFocus();
  await expect.element(page.getByRole("searchbox")).toHaveValue("");
});

test("the next row of a list is one key away, even from a field, and by the key's place under a Cyrillic layout", async () => {
  await openScreen(Row, { address: "/row/1", mocks: [], codes: [] });
  await userEvent.click(page.getByRole("textbox", { name: "Why" }));
  await userEvent.keyboard("{Control>}{Alt>}n{/Alt}{/Control}");
  await expect.element(page.getByText("/row/1")).toBeVisible();
  const cyrillic = { key: "т", code: "KeyN", altKey: true, bubbles: true, cancelable: true };
  document.activeElement?.dispatchEvent(new KeyboardEvent("keydown", cyrillic));
  await expect.element(page.getByText("/row/2")).toBeVisible();
});
