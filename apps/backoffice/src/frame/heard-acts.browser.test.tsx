import { type Application, applications } from "@yer/api/contract/applications";
import { type AgendaItem, council } from "@yer/api/contract/council";
import type { ReplyOf } from "@yer/api/contract/endpoint";
import { drafts } from "@yer/api/contract/drafts";
import { meta } from "@yer/api/contract/meta";
import { places } from "@yer/api/contract/places";
import { mock, refusal } from "@yer/api/mock";
import { useRead } from "@yer/api/react";
import { useState } from "react";
import { afterEach, expect, test } from "vitest";
import { page, userEvent } from "vitest/browser";
import { ActionBar } from "../cases/applications/acts/ActionBar.js";
import { withCouncilTexts } from "../cases/council/council-texts.js";
import { DecideDialog } from "../cases/council/DecideDialog.js";
import { Results } from "../cases/council/Results.js";
import { closeScreen, openScreen } from "../registers/testing/opened-screen.js";
import Toasts from "./Toasts.js";

/* What a screen reader is given at the acts of an application's life: docs/screen-reader.md. */

const id = "0190f0a0-0000-7000-8000-000000000001";
const kept = [
  mock(drafts.get, () => {
    throw refusal("not-found");
  }),
  mock(drafts.put, () => {
    throw refusal("unavailable");
  }),
  mock(places.outlines, () => {
    throw refusal("unavailable");
  }),
];
const mayNot = { code: "permission-missing", params: { code: "justice:property" } } as const;
const allowed = (key: Application["moves"][number]["key"]) => ({ key, to: null, allowed: true, reasons: [] });
/** An application whose outline is not drawn yet: there is nothing to say of where it lies. */
const fileWith = (version: number, moves: Application["moves"]) =>
  ({
    id,
    version,
    moves,
    region: { soato: "1718" },
    district: { soato: "1718401" },
    facts: { outline: null },
  }) as unknown as Application;

/** The bar of an application, on a page that can take the focus, with the notices of the frame. */
function File() {
  const { data } = useRead(applications.get, { params: { id } });
  return (
    <>
      <div id="main" tabIndex={-1}>
        {data ? <ActionBar file={data} /> : null}
      </div>
      <Toasts />
    </>
  );
}

afterEach(closeScreen);

test("a closed move says why at its button; a made one is announced, and the focus stays on the page", async () => {
  let file = fileWith(1, [allowed("submit"), { key: "justice_positive", to: null, allowed: false, reasons: [mayNot] }]);
  await openScreen(File, {
    address: "/",
    codes: ["read:property", "submit:property"],
    mocks: [
      ...kept,
      mock(applications.get, () => file),
      mock(applications.submit, () => {
        file = fileWith(2, []);
        return file;
      }),
    ],
  });
  const bar = page.getByRole("group", { name: "Actions" });
  const closed = bar.getByRole("button", { name: "Confirm lawfulness" });
  await expect
    .element(closed)
    .toHaveAccessibleDescription("Your position may not decide for justice; ask your head or the administrator");
  await expect.element(closed).toHaveAttribute("aria-disabled", "true");

  await userEvent.click(bar.getByRole("button", { name: "Submit" }));
  const question = page.getByRole("alertdialog", { name: "Submit the file?" });
  await expect.element(question.getByRole("button", { name: "Cancel" })).toHaveFocus();
  await userEvent.click(question.getByRole("button", { name: "Submit" }));

  await expect.element(page.getByRole("region", { name: "Notifications: 1" }).getByRole("alert")).toBeVisible();
  await expect.element(page.getByRole("alert").getByText("Done: Submit")).toBeVisible();
  await expect.poll(() => document.activeElement?.id).toBe("main");
});

test("grounds that lack are said at their field, which takes the focus; a refusal is announced in the dialog", async () => {
  await openScreen(File, {
    address: "/",
    codes: ["read:property", "justice:property"],
    mocks: [
      ...kept,
      mock(applications.get, () => fileWith(1, [allowed("justice_positive")])),
      mock(applications.justice, () => {
        throw refusal("move-refused", { reasons: [{ code: "announcement-running" }] });
      }),
    ],
  });
  await userEvent.click(page.getByRole("button", { name: "Confirm lawfulness" }));
  const dialog = page.getByRole("dialog", { name: "Confirm lawfulness" });
  const send = dialog.getByRole("button", { name: "Confirm lawfulness" });
  const grounds = dialog.getByRole("textbox", { name: "Grounds" });
  await expect.element(grounds).toBeVisible();
  await expect.poll(() => dialog.element().textContent).toContain("the occupier is sent the bill");
  await userEvent.click(send);
  await expect.element(grounds).toHaveFocus();
  await expect.element(grounds).toHaveAccessibleDescription(/Error: Fill this in/);
  await userEvent.fill(grounds, "The papers are in order");
  await userEvent.click(send);
  await expect.element(dialog.getByRole("alert").getByText(/The announcement is still running/)).toBeVisible();
});

test("the Council's decision names the file at each choice, chooses nothing by itself, and tells what came of it", async () => {
  const ids = ["0190f0a0-0000-7000-8000-00000000000a", "0190f0a0-0000-7000-8000-00000000000b"] as const;
  const items = ids.map((applicationId) => ({
    applicationId,
    number: `N-${applicationId.slice(-1)}`,
    occupier: "Karimova Dilnoza",
  })) as unknown as AgendaItem[];
  const Shown = withCouncilTexts(() => {
    const [results, setResults] = useState<Parameters<typeof Results>[0]["results"]>();
    const { data: about } = useRead(meta.get);
    if (!about) return null;
    return results ? (
      <Results results={results} />
    ) : (
      <DecideDialog sessionId={id} items={items} leftOut={[]} onDone={setResults} onClose={() => undefined} />
    );
  });
  await openScreen(Shown, {
    address: "/",
    codes: ["council:property"],
    mocks: [
      ...kept,
      mock(meta.get, () => ({ now: "2026-03-05T05:00:00.000Z" }) as ReplyOf<typeof meta.get>),
      mock(
        council.decide,
        () =>
          ({
            results: [
              { applicationId: ids[0], number: "N-a", reasons: [] },
              { applicationId: ids[1], number: "N-b", reasons: [{ code: "own-file" }] },
            ],
          }) as unknown as ReplyOf<typeof council.decide>,
      ),
    ],
  });
  const dialog = page.getByRole("dialog", { name: "The Council’s decision on 2 files" });
  const first = dialog.getByRole("radiogroup", { name: "N-a: outcome" });
  await expect.element(first).toHaveAccessibleDescription(/Karimova Dilnoza/);
  expect(dialog.getByRole("radio", { checked: true }).elements()).toEqual([]);
  // The day is today's by the service's clock.
  await expect.poll(() => dialog.element().textContent).toMatch(/0?5\D+0?3\D+2026|0?3\D+0?5\D+2026/);
  await userEvent.fill(dialog.getByRole("textbox", { name: "Number of the decision" }), "12");
  await userEvent.click(dialog.getByRole("button", { name: "Enter the decision" }));
  await expect.element(first).toHaveAccessibleDescription(/Error: Fill this in/);
  await expect.element(first.getByRole("radio", { name: "For" })).toHaveFocus();
  await userEvent.click(dialog.getByRole("button", { name: "In favour of all" }));
  await userEvent.click(dialog.getByRole("button", { name: "Enter the decision" }));
  const told = page.getByRole("alert");
  await expect.element(told.getByText("1 file done")).toBeVisible();
  await expect.element(told.getByText("N-b: This file concerns you yourself")).toBeVisible();
});
