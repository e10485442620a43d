import { mock, refusal } from "@yer/api/mock";
import type { ComponentType } from "react";
import { afterEach, describe, expect, it, vi } from "vitest";
import { page, userEvent } from "vitest/browser";
import { closeScreen, openScreen } from "../registers/testing/opened-screen.js";
import { registers } from "./testing/registers-of-contract.js";

/** The screens of each register of the contract. */
const screens: Readonly<Record<string, readonly (() => Promise<{ readonly default: ComponentType }>)[]>> = {
  applications: [() => import("../cases/applications/register/ApplicationsScreen.js")],
  areas: [() => import("../cases/areas/AreasScreen.js"), () => import("../cases/areas/BasketScreen.js")],
  complaints: [() => import("../cases/objections/ComplaintsRegister.js")],
  conclusions: [() => import("../cases/conclusions/ConclusionsScreen.js")],
  council: [() => import("../cases/council/CouncilScreen.js")],
  diagrams: [() => import("../questions/diagrams/DiagramsScreen.js")],
  fieldGroups: [() => import("../questions/groups/GroupsScreen.js")],
  fields: [() => import("../questions/groups/FieldsScreen.js")],
  imports: [() => import("../cases/surveys/ImportsScreen.js")],
  objections: [() => import("../cases/objections/ObjectionsRegister.js")],
  organisations: [() => import("../identity/people/OrganisationsScreen.js")],
  overlaps: [() => import("../cases/overlaps/OverlapsRegister.js")],
  places: [
    () => import("../places/RegionsScreen.js"),
    () => import("../places/DistrictsScreen.js"),
    () => import("../places/NeighborhoodsScreen.js"),
  ],
  positions: [() => import("../identity/people/PositionsScreen.js")],
  receipts: [() => import("../money/receipts/ReceiptsScreen.js")],
  roles: [() => import("../identity/people/RolesScreen.js")],
  settings: [async () => ({ default: (await import("../identity/settings/SettingsRegister.js")).SettingsRegister })],
  users: [() => import("../identity/people/UsersScreen.js")],
};

/** Every text of the back office; otherwise they come with its parts. */
const texts = Object.assign(
  {},
  ...Object.values(
    import.meta.glob<{ readonly messages: object }>(["../**/messages/en_US.ts", "!../messages/en_US.ts"], {
      eager: true,
    }),
  ).map(({ messages }) => messages),
) as Readonly<Record<string, string>>;

const none = { items: [], total: 0, more: false, next: null };
const table = () => page.getByRole("grid");
/** What stands in place of rows: words for people, not the id of a text that is missing. Acts on rows have a cell in the head. */
const face = () => table().getByRole("gridcell").last();
const inWords = /^[A-Z].*\s/u;

afterEach(closeScreen);

it("knows the screens of every register of the contract", () => {
  expect(registers.map(({ name }) => name)).toEqual(Object.keys(screens));
});

describe.each(
  registers.flatMap((register) =>
    (screens[register.name] ?? []).map((load, index, { length }) => ({
      name: length > 1 ? `${register.name} ${String(index + 1)}` : register.name,
      register,
      load,
    })),
  ),
)("$name", ({ register, load }) => {
  const { list, read } = register;
  const open = async (answer: () => unknown, codes: readonly string[] = read === undefined ? [] : [read]) =>
    openScreen((await load()).default, { address: "/", mocks: [mock(list, answer as () => never)], codes, texts });

  it("says that its rows are on their way", async () => {
    await open(() => new Promise(() => undefined));
    await expect.element(table()).toHaveAttribute("aria-busy", "true");
    await expect.poll(() => document.querySelectorAll("[data-skeleton]").length).toBeGreaterThan(0);
  });

  it("says in its own words that it has no rows", async () => {
    await open(() => none);
    await expect.element(face().getByText(inWords).first()).toBeVisible();
    await expect.element(face()).not.toHaveTextContent("Nothing found");
    await expect.element(table()).toHaveAttribute("aria-busy", "false");
  });

  it("says that its rows could not be had, and has them when asked again", async () => {
    let isDown = true;
    await open(() => {
      if (isDown) throw refusal("too-many-requests");
      return none;
    });
    await expect.element(table().getByRole("alert").getByText(inWords).first()).toBeVisible();
    isDown = false;
    await userEvent.click(table().getByRole("button", { name: "Try again" }));
    await expect.element(table().getByRole("alert")).not.toBeInTheDocument();
    await expect.element(face().getByText(inWords).first()).toBeVisible();
  });

  it.runIf(read !== undefined)("asks for nothing, and says why, before who may not read it", async () => {
    const asked = vi.fn<() => unknown>(() => none);
    await open(asked, []);
    await expect.element(face().getByText("You may not see this list")).toBeVisible();
    await expect.element(face().getByText(/^If you need access/u)).not.toBeInTheDocument();
    expect(asked).not.toHaveBeenCalled();
  });
});
