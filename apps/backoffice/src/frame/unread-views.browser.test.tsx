import { access } from "@yer/api/contract/access";
import type { Endpoint } from "@yer/api/contract/endpoint";
import { positions, roles } from "@yer/api/contract/positions";
import { mock } from "@yer/api/mock";
import type { ComponentType } from "react";
import { afterEach, expect, test } from "vitest";
import { page, userEvent } from "vitest/browser";
import { registers } from "./testing/registers-of-contract.js";
import { closeScreen, openScreen } from "../registers/testing/opened-screen.js";
import { texts } from "./testing/screens-of-registers.js";

type Load = () => Promise<{ readonly default: ComponentType }>;
/** Screens with views that an address names, and the view that shows where it names none of them. */
const screens: readonly (readonly [path: string, load: Load, shown: string])[] = [
  ["/objections", () => import("../cases/objections/ObjectionsScreen.js"), "Objections"],
  ["/receipts", () => import("../money/ReceiptsScreen.js"), "Statements and lists"],
  ["/cdistribution", () => import("../money/distributions/DistributionsScreen.js"), "What was distributed"],
  ["/plangrafic", () => import("../cases/plan/PlanScreen.js"), "Table"],
];
const none = { items: [], total: 0, more: false, next: null };
const lists = registers.map(({ list }: { readonly list: Endpoint }) => mock(list, () => none as never));
const codes = registers.flatMap(({ read }) => (read === undefined ? [] : [read]));
const notice = (asked: string) => page.getByText(`This address asks for something this screen does not know: ${asked}`);
const drop = async () => userEvent.click(page.getByRole("button", { name: "Show without it" }));

afterEach(closeScreen);

test.each(screens)("%s says that it has no such view, once, and which shows", async (path, load, shown) => {
  await openScreen((await load()).default, { address: `${path}?view=nothing`, mocks: lists, codes, texts });
  await expect.element(page.getByRole("tab", { name: shown })).toHaveAttribute("aria-selected", "true");
  await expect.element(notice("view=nothing")).toBeVisible();
  await drop();
  await expect.element(notice("view=nothing")).not.toBeInTheDocument();
  expect(window.location.search).toBe("");
});

test("/permissions says that it knows no such filter, and reads those it knows", async () => {
  const { default: Matrix } = await import("../identity/people/MatrixScreen.js");
  await openScreen(Matrix, {
    address: "/permissions?comparr=true&column=a&search=read",
    mocks: [mock(positions.list, none as never), mock(roles.list, none as never), mock(access.matrix, none as never)],
    codes: ["read:position", "read:role"],
    texts,
  });
  await expect.element(notice("comparr=true")).toBeVisible();
  await drop();
  expect(new URLSearchParams(window.location.search).toString()).toBe("column=a&search=read");
});

test("in no language does the notice call the screen a register: permissions and figures are none", () => {
  const files = import.meta.glob<{ readonly messages: Readonly<Record<string, string>> }>(
    "../registers/table-look/messages/*.ts",
    { eager: true },
  );
  const said = Object.values(files).map(({ messages }) => `${messages["look.unread"]} ${messages["look.unread.text"]}`);
  expect(said).toHaveLength(4);
  expect(said.filter((one) => /register|реестр|reyestr|yozuv|ёзув/iu.test(one))).toEqual([]);
});
