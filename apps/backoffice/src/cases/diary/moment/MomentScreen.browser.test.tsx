import { diaryDevices } from "@yer/api/contract/diary-devices";
import { diaryPhotos } from "@yer/api/contract/diary-photos";
import { diaryVisits } from "@yer/api/contract/diary-visits";
import { rounds } from "@yer/api/contract/rounds";
import { canonicalJson } from "@yer/api/formats";
import { mock, refusal } from "@yer/api/mock";
import { addField, drawInOrder, emptyGroup, type Field } from "@yer/flow-editor/model/groups";
import { deleteDB } from "idb";
import { afterEach, beforeAll, expect, onTestFinished, test, vi } from "vitest";
import { page, userEvent } from "vitest/browser";
import { closeScreen, openScreen } from "../../../registers/testing/opened-screen.js";
import { sha256 } from "../store/seal.js";
import MomentScreen from "./MomentScreen.js";

const round = { id: "0190f0a0-0000-7000-8000-000000000001", name: "Thursday", day: "2026-03-05", areas: 1 };
const plot = {
  id: "0190f0a0-0000-7000-8000-000000000002",
  number: "2026-1718-A000001",
  state: "area_taken" as const,
  basket: null,
  neighborhoodId: null,
  address: "Registon, 5",
  cadastreNumber: null,
  total: 600,
  deadlineAt: null,
  outline: null,
  visited: false,
};
const label = (en_US: string) => ({ uz_UZ: en_US, uz_Cyrl: en_US, ru_RU: en_US, en_US });
const finding: Field = {
  id: 101,
  label: label("What was found"),
  fieldType: "radio",
  required: true,
  least: null,
  most: null,
  optionsList: [{ id: 1, label: label("Occupied"), value: "occupied" }],
};
const [group] = drawInOrder(addField(emptyGroup, finding)[0]);
const createdAt = "2026-03-05T09:00:00.000Z";

/** Whether the office is reached. */
let isReached = false;
const handed: { readonly words: string; readonly photoIds: readonly string[] }[] = [];
const heard: { readonly unsentVisits: number }[] = [];

const mocks = [
  mock(diaryDevices.register, ({ body }) => ({
    id: body.id,
    uploadTicket: "ticket",
    roundEndsAt: new Date(Date.now() + 86_400_000).toISOString(),
  })),
  mock(diaryDevices.heard, ({ body }) => {
    heard.push(body);
    const now = new Date().toISOString();
    return { isEnded: false, endsRounds: false, roundEndsAt: now, now };
  }),
  mock(rounds.list, () => ({ items: [{ ...round, visited: 0, createdAt }] })),
  mock(rounds.package, () => ({
    round: { ...round, createdAt },
    plots: [plot],
    places: [],
    around: [],
    questions: { groupVersion: 3, group },
  })),
  mock(diaryPhotos.begin, () => {
    throw refusal("unavailable");
  }),
  mock(diaryVisits.handIn, async ({ body }) => {
    if (!isReached) throw refusal("unavailable");
    handed.push(body);
    const hash = await sha256(new TextEncoder().encode(canonicalJson(body)));
    return {
      receipt: {
        id: body.id,
        sha256: hash,
        finding: "occupied" as const,
        receivedAt: createdAt,
        outcome: "kept" as const,
        keptBecause: "moved_on" as const,
      },
      area: null,
    };
  }),
];
const show = async (address = "/diary/moment", codes = ["write:visit", "find:area"]) =>
  openScreen(MomentScreen, { address, mocks, codes });
const words = () => page.getByRole("textbox", { name: "What was seen on the spot" });

beforeAll(async () => deleteDB("yer-diary"));
afterEach(closeScreen);

test("a visit is written behind a PIN, outlives a reload, waits while the office is away, and goes once it is not", async () => {
  await show();
  await userEvent.fill(page.getByRole("textbox", { name: "Name of the device" }), "Phone");
  await userEvent.fill(page.getByLabelText("Choose a PIN"), "12");
  await userEvent.click(page.getByRole("button", { name: "Prepare this device" }));
  await expect.element(page.getByText(/Type 6 digits or more/)).toBeVisible();
  await userEvent.fill(page.getByLabelText("Choose a PIN"), "135790");
  await userEvent.click(page.getByRole("button", { name: "Prepare this device" }));
  await userEvent.click(page.getByRole("button", { name: "Take along", exact: true }));
  await userEvent.click(page.getByRole("button", { name: /A000001/ }));
  await userEvent.fill(words(), "A house stands");
  await userEvent.click(page.getByRole("button", { name: "The visit is ready" }));
  await expect.element(page.getByRole("alert").getByRole("link", { name: /What was found|answer/i })).toBeVisible();

  await show();
  await expect.element(page.getByText("1 visit lies only on this device.")).toBeVisible();
  const draft = page.getByRole("link", { name: "Go on writing" }).element().getAttribute("href") ?? "";
  const written = new URLSearchParams(draft.split("?")[1]).get("visit");
  await show(draft);
  await expect.element(words()).toHaveValue("A house stands");
  await userEvent.click(page.getByText("Occupied"));
  await userEvent.click(page.getByRole("button", { name: "The visit is ready" }));
  await expect.element(page.getByText("Only on this device")).toBeVisible();
  await expect.element(page.getByText(/The office is not reached/)).toBeVisible();
  expect(handed).toEqual([]);

  // Its address shows it as it lies here, though nothing of it is written on any more.
  await show(`/diary/moment?visit=${written}`);
  await expect.element(page.getByRole("heading", { level: 1, name: /A000001/ })).toBeVisible();
  await expect.element(page.getByText("A house stands")).toBeVisible();
  await expect.element(page.getByText("Only on this device")).toBeVisible();
  await show();

  isReached = true;
  await userEvent.click(page.getByRole("button", { name: "Send now" }));
  await expect.element(page.getByText("Received by the office")).toBeVisible();
  await expect.element(page.getByText("Nothing lies only on this device.")).toBeVisible();
  await expect.element(page.getByText(/The area had moved on/)).toBeVisible();
  await expect.element(page.getByText(/^Receipt: .*It stays here until/)).toBeVisible();
  expect(handed).toMatchObject([{ words: "A house stands", photoIds: [], areaId: plot.id, answers: { 101: 1 } }]);
  await expect.poll(() => heard.at(-1)?.unsentVisits).toBe(0);
});

test("who may not write visits sees what lies on the device, and no rounds", async () => {
  await show("/diary/moment", []);
  await expect.element(page.getByText("Rounds are for people who may write visits.")).toBeVisible();
  await expect.element(page.getByText("Nothing lies only on this device.")).toBeVisible();
  // Nothing would go, so nothing is offered to be sent.
  expect(page.getByRole("button", { name: "Send now" }).query()).toBeNull();
});

test("what the page will begin with is kept once what it begins with is drawn", async () => {
  // As where it is built, and all of its files are here already.
  vi.stubEnv("DEV", false);
  vi.spyOn(caches, "has").mockResolvedValue(true);
  const headings: (string | undefined)[] = [];
  vi.spyOn(navigator.serviceWorker, "register").mockImplementation(async () => {
    headings.push(document.querySelector("h1")?.textContent);
    return new EventTarget() as ServiceWorkerRegistration;
  });
  const faces: string[] = [];
  const active = { postMessage: ({ face }: { face: { html: string } }) => faces.push(face.html) };
  const ready = { active } as unknown as ServiceWorkerRegistration;
  vi.spyOn(navigator.serviceWorker, "ready", "get").mockResolvedValue(ready);
  onTestFinished(() => {
    vi.unstubAllEnvs();
    vi.restoreAllMocks();
  });
  await show();
  await expect.poll(() => faces.length).toBeGreaterThan(0);
  for (const face of faces) expect(face).toContain('name="pin"');
  for (const heading of headings) expect(heading).toBe("My Moment");
});
