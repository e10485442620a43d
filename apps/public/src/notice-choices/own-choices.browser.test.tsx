import { createClient } from "@yer/api/client";
import { drafts } from "@yer/api/contract/drafts";
import {
  type KindChoices,
  type NewNoticeChoices,
  type NoticeChoices,
  noticeChoices,
} from "@yer/api/contract/notice-choices";
import { noticeKinds, ownNotices } from "@yer/api/contract/notices";
import { mock, mockEnvironment, refusal } from "@yer/api/mock";
import { createAppStore } from "@yer/api/react";
import { Provider } from "react-redux";
import { MemoryRouter } from "react-router-dom";
import { afterEach, beforeEach, expect, test } from "vitest";
import { page, userEvent } from "vitest/browser";
import { withDisputeTexts } from "../disputes/dispute-texts.js";
import { putAway, show } from "../frame/testing/show.js";
import { HowToldCard } from "../profile/HowToldCard.js";

const Shown = withDisputeTexts(HowToldCard);

/** The service as far as the card asks it, with what it was sent. */
let stands: NoticeChoices;
let sent: { body: NewNoticeChoices; ifMatch: number }[];
let kept: Readonly<Record<string, unknown>> | null;
let isDown: boolean;
let dispose = (): void => undefined;

beforeEach(() => {
  stands = {
    kinds: Object.fromEntries(
      noticeKinds.map((kind) => [kind, { email: false, sms: false, pace: "digest" }]),
    ) as KindChoices,
    quiet: null,
    digestAt: "09:00",
    version: 3,
    email: null,
    phone: "+998901234567",
    ways: { email: true, sms: true },
  };
  sent = [];
  kept = null;
  isDown = false;
});
afterEach(() => {
  putAway();
  dispose();
});

async function open(): Promise<void> {
  const app = createAppStore({
    client: createClient(
      mockEnvironment(
        [
          mock(noticeChoices.own, () => stands),
          mock(noticeChoices.choose, ({ body, headers }) => {
            const ifMatch = Number(headers["if-match"]?.replaceAll('"', ""));
            sent.push({ body, ifMatch });
            if (isDown) throw refusal("internal");
            if (ifMatch !== stands.version) throw refusal("precondition-failed", { current: stands });
            stands = { ...stands, ...body, version: stands.version + 1 };
            return stands;
          }),
          mock(drafts.get, () => ({
            draft: kept && { value: kept, baseVersion: stands.version, savedAt: "2026-11-22T05:00:00.000Z" },
          })),
          mock(drafts.put, ({ body }) => {
            kept = body.value;
            return { savedAt: "2026-11-22T05:00:00.000Z" };
          }),
          mock(drafts.remove, () => {
            kept = null;
          }),
        ],
        { user: JSON.stringify({ access_token: "a", refresh_token: "b", is_staff: false }), locale: "en_US" },
      ),
    ),
    report: (error) => expect.unreachable(String(error)),
  });
  dispose = app.dispose;
  await show(
    <MemoryRouter>
      <Provider store={app.store}>
        <Shown />
      </Provider>
    </MemoryRouter>,
  );
  await userEvent.click(page.getByRole("button", { name: "Choose what comes, and how" }));
  await expect.element(page.getByRole("group", { name: "Changes in your own file" })).toBeVisible();
}

const ofMoves = () => page.getByRole("group", { name: "Changes in your own file" });
const save = () => page.getByRole("button", { name: "Save the choice" });

test("a citizen chooses of each kind that is their own, and the rest goes back as it stood", async () => {
  const before = stands.kinds;
  await open();
  await expect.element(page.getByText("+998 90 123 45 67")).toBeVisible();
  // Without an address of theirs, letters say why none come.
  await expect.element(page.getByText("None come: you gave no e-mail address")).toBeVisible();
  expect(page.getByRole("checkbox", { name: "SMS" }).elements()).toHaveLength(ownNotices.length);
  // Each box is told apart by its group, each time by its kind.
  await expect.element(ofMoves().getByRole("button", { name: /Changes in your own file: when/ })).toBeVisible();

  await userEvent.click(ofMoves().getByText("SMS", { exact: true }));
  await userEvent.click(save());
  await expect.element(page.getByText("Your choice was saved")).toBeVisible();
  expect(sent).toEqual([
    {
      body: {
        kinds: { ...before, "own.moved": { email: false, sms: true, pace: "digest" } },
        quiet: null,
        digestAt: "09:00",
      },
      ifMatch: 3,
    },
  ]);

  // The next choice stands on what was saved.
  await userEvent.click(ofMoves().getByText("Letter", { exact: true }));
  await userEvent.click(save());
  await expect.poll(() => sent.length).toBe(2);
  expect(sent[1]?.ifMatch).toBe(4);
});

test("what another window saved meanwhile is shown beside one's own, and both are kept", async () => {
  await open();
  await userEvent.click(ofMoves().getByText("SMS", { exact: true }));
  stands = { ...stands, digestAt: "10:30", version: 4 };
  await userEvent.click(save());
  const conflict = page.getByRole("dialog", { name: "Your choices changed in another window" });
  await expect.element(conflict.getByText("10:30")).toBeVisible();
  await userEvent.click(conflict.getByRole("button", { name: "Save the merged record" }));
  await expect.element(page.getByText("Your choice was saved")).toBeVisible();
  expect(stands).toMatchObject({ digestAt: "10:30", kinds: { "own.moved": { sms: true } }, version: 5 });
});

test("what was chosen stays when it could not be saved, and is there again on coming back", async () => {
  isDown = true;
  await open();
  await userEvent.click(ofMoves().getByText("SMS", { exact: true }));
  await userEvent.click(save());
  await expect.element(page.getByRole("alert").getByText("Your choice was not saved")).toBeVisible();
  await expect.element(ofMoves().getByRole("checkbox", { name: "SMS" })).toBeChecked();
  await expect.poll(() => kept).not.toBeNull();
  putAway();
  dispose();

  isDown = false;
  await open();
  await expect.element(page.getByText("Unsaved changes are restored")).toBeVisible();
  await expect.element(ofMoves().getByRole("checkbox", { name: "SMS" })).toBeChecked();
  await userEvent.click(save());
  await expect.poll(() => stands.kinds["own.moved"].sms).toBe(true);
  expect(kept).toBeNull();
});
