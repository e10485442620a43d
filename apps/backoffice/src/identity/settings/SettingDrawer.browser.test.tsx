import { drafts } from "@yer/api/contract/drafts";
import { ownAccount } from "@yer/api/contract/own-account";
import { places } from "@yer/api/contract/places";
import { type SettingPage, settings, type SettingValueView } from "@yer/api/contract/settings";
import { createClient } from "@yer/api/client";
import { type Mock, mock, mockEnvironment, refusal } from "@yer/api/mock";
import { createAppStore } from "@yer/api/react";
import { CanProvider, UiProvider, uzbekistan } from "@yer/ui";
import { Suspense } from "react";
import { createRoot, type Root } from "react-dom/client";
import { IntlProvider } from "react-intl";
import { Provider } from "react-redux";
import { createMemoryRouter, RouterProvider } from "react-router-dom";
import { afterEach, expect, test } from "vitest";
import { page, userEvent } from "vitest/browser";
import { loadTexts } from "../../base/language/texts.js";
import { useCheck } from "../../base/screen/use-check.js";
import { signedIn } from "../../registers/testing/signed-in.js";
import { SettingDrawer } from "./SettingDrawer.js";
import { withSettingsTexts } from "./settings-texts.js";

const inFour = (name: string) => ({ uz_UZ: name, uz_Cyrl: name, ru_RU: name, en_US: name });
const samarkand = "1718";
const samarkandCity = "1718401";

function value(territory: string, days: number | null, given: Partial<SettingValueView> = {}): SettingValueView {
  return {
    territory,
    validFrom: "2026-01-10",
    value: days === null ? null : { days, unit: "working" },
    standing: "current",
    reason: null,
    proposedBy: null,
    approvedBy: null,
    enteredAt: null,
    ...given,
  };
}

const ofCountry = value("17", 10, { validFrom: "2024-11-01" });
const ofRegion = value(samarkand, 12);
const asAbove = value(samarkandCity, null, { validFrom: "2026-02-01" });
const stored: SettingPage = {
  key: "term.in_review",
  territory: "17",
  current: ofCountry,
  since: "2024-11-01",
  upcoming: [],
  values: [ofCountry],
  version: 3,
  openProposals: 0,
  changedAt: null,
  earliest: "2026-03-06",
  proposals: [],
  places: [
    { territory: samarkand, current: ofRegion, since: "2026-01-10", upcoming: [], values: [ofRegion], version: 5 },
    {
      territory: samarkandCity,
      current: ofRegion,
      since: "2026-02-01",
      upcoming: [],
      values: [asAbove],
      version: 7,
    },
  ],
};

interface Sent {
  readonly body: unknown;
  readonly ifMatch: unknown;
}
const sent: Sent[] = [];

const usual: readonly Mock[] = [
  mock(places.regions, { items: [{ soato: samarkand, name: inFour("Samarkand region"), cadastreCode: "14" }] }),
  mock(places.districts, {
    items: [
      {
        soato: samarkandCity,
        regionSoato: samarkand,
        name: inFour("Samarkand city"),
        type: "shahar",
        cadastreCode: "16",
      },
    ],
  }),
  mock(drafts.get, { draft: null }),
  mock(drafts.put, { savedAt: "2026-03-05T09:00:00.000Z" }),
  mock(drafts.remove, undefined),
  mock(settings.get, stored),
  mock(settings.impact, ({ body }) => {
    sent.push({ body, ifMatch: undefined });
    return { lines: [{ effect: "terms-kept" as const, count: 4 }] };
  }),
  mock(settings.set, ({ body, headers }) => {
    sent.push({ body, ifMatch: headers["if-match"] });
    return stored;
  }),
];

const Shown = withSettingsTexts(function Drawer() {
  return (
    <CanProvider check={useCheck()}>
      <SettingDrawer of="term.in_review" onClose={() => undefined} />
    </CanProvider>
  );
});

let root: Root | undefined;
let dispose = (): void => undefined;

async function open(territory: string, mocks: readonly Mock[] = [], code = "update:setting"): Promise<void> {
  const record = JSON.stringify({ access_token: "a", refresh_token: "b", is_staff: true });
  const environment = mockEnvironment(
    [mock(ownAccount.me, signedIn(["read:setting", code], territory)), ...usual, ...mocks],
    {
      user: record,
      locale: "en_US",
    },
  );
  const app = createAppStore({
    client: createClient(environment),
    report: (error) => expect.unreachable(String(error)),
  });
  ({ dispose } = app);
  const messages = await loadTexts("en_US");
  const router = createMemoryRouter([{ path: "*", element: <Shown /> }]);
  root = createRoot(document.body.appendChild(document.createElement("main")));
  root.render(
    <Provider store={app.store}>
      <IntlProvider locale="en" messages={messages} timeZone="Asia/Tashkent">
        <UiProvider {...uzbekistan} locale="en_US">
          <Suspense>
            <RouterProvider router={router} />
          </Suspense>
        </UiProvider>
      </IntlProvider>
    </Provider>,
  );
}

afterEach(() => {
  root?.unmount();
  root = undefined;
  dispose();
  document.body.replaceChildren();
  sent.length = 0;
});

const press = async (name: string) => userEvent.click(page.getByRole("button", { name, exact: true }));
const openTerritories = async () => userEvent.click(page.getByRole("tab", { name: /^Territories/ }));

const cell = (name: string, text: string) =>
  page
    .getByRole("row")
    .filter({ has: page.getByRole("rowheader", { name, exact: true }) })
    .getByText(text, { exact: true });

test("the table says what holds where and since when, the country first, and whose value an inherited one is", async () => {
  await open("17");
  await openTerritories();
  await expect.element(cell("The republic", "10 working days")).toBeVisible();
  await expect.element(cell("Samarkand region", "12 working days")).toBeVisible();
  await expect.element(cell("Samarkand city", "12 working days (as in: Samarkand region)")).toBeVisible();
  await expect.element(cell("Samarkand city", "01.02.2026")).toBeVisible();
  await expect.element(page.getByRole("rowheader").first()).toHaveTextContent("The republic");
});

test("a value for a place goes out with its territory and the version there, after what it does there was shown", async () => {
  await open("17");
  await openTerritories();
  await press("New value: Samarkand region");
  const editor = page.getByRole("dialog", { name: /new value for Samarkand region$/ });
  await expect.element(editor.getByText("12 working days")).toBeVisible();
  await userEvent.fill(editor.getByRole("textbox", { name: /^Number of days/ }), "9");
  await userEvent.click(editor.getByRole("group", { name: "Start" }).getByRole("spinbutton").first());
  await userEvent.keyboard("01042026");
  await userEvent.fill(editor.getByRole("textbox", { name: /^Reason/ }), "Decision 12");
  await press("See what it does");
  await expect.element(editor.getByText("What this changes")).toBeVisible();
  await press("Propose");
  await expect.poll(() => sent.length).toBe(2);
  const body = { territory: samarkand, validFrom: "2026-04-01", value: { days: 9, unit: "working" } };
  expect(sent[0]?.body).toEqual(body);
  expect(sent[1]).toEqual({ body: { ...body, reason: "Decision 12" }, ifMatch: '"5"' });
});

test("a place that has a value of its own can go back to that of the place above", async () => {
  await open("17");
  await openTerritories();
  await press("New value: Samarkand region");
  const editor = page.getByRole("dialog", { name: /new value for/ });
  await userEvent.click(editor.getByText("Let it be as in the place above"));
  await expect.element(editor.getByRole("textbox", { name: /^Number of days/ })).not.toBeInTheDocument();
});

test("who works in a region changes its values and its districts', and is told why not the country's", async () => {
  await open(samarkand);
  await openTerritories();
  await expect.element(page.getByRole("button", { name: "New value: The republic", exact: true })).toBeDisabled();
  await expect.element(page.getByRole("button", { name: "New value: Samarkand city", exact: true })).toBeEnabled();
  await expect.element(page.getByRole("button", { name: "Give it a value" })).toBeDisabled();
  await userEvent.click(page.getByRole("combobox", { name: /^Another region or district/ }));
  await userEvent.keyboard("Samarkand city");
  await userEvent.click(page.getByRole("option", { name: /Samarkand city/ }));
  await press("Give it a value");
  await expect.element(page.getByRole("dialog", { name: /new value for Samarkand city$/ })).toBeVisible();
});

test("who has no permission reads the table and changes nothing", async () => {
  await open("17", [], "read:user");
  await openTerritories();
  await expect.element(page.getByRole("button", { name: "New value: Samarkand region", exact: true })).toBeDisabled();
});

test("a setting that cannot be read says so and is asked for again", async () => {
  let asked = 0;
  await open("17", [
    mock(settings.get, () => {
      asked += 1;
      if (asked === 1) throw refusal("unavailable");
      return stored;
    }),
  ]);
  await press("Try again");
  await expect.element(page.getByRole("tab", { name: /^Territories/ })).toBeVisible();
});
