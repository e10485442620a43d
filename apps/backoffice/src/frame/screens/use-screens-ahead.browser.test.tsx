import { applications } from "@yer/api/contract/applications";
import { mock, refusal } from "@yer/api/mock";
import { afterEach, expect, test, vi } from "vitest";
import { page } from "vitest/browser";
import { closeScreen, openScreen } from "../../registers/testing/opened-screen.js";
import { useScreensAhead } from "./use-screens-ahead.js";

const read = vi.fn<(id: string) => void>();

function Links() {
  useScreensAhead();
  return ["one", "two"].map((id) => (
    <a key={id} href={`/application/${id}`}>
      {id}
    </a>
  ));
}

/** What a browser tells of a pointer that comes to a link and presses it, and what it tells of keys. */
const tell = (name: string, event: string): boolean =>
  page
    .getByRole("link", { name })
    .element()
    .dispatchEvent(new PointerEvent(event, { bubbles: true }));

/** Two links of somebody signed in, and a clock that stands still. */
async function openLinks(): Promise<void> {
  read.mockClear();
  await openScreen(Links, {
    address: "/",
    codes: ["read:property"],
    mocks: [
      mock(applications.get, ({ params }) => {
        read(params.id);
        throw refusal("not-found");
      }),
    ],
  });
  await expect.element(page.getByRole("link", { name: "one" })).toBeVisible();
  // Once, so that the files are there; nothing is begun before it is known who is signed in.
  await expect
    .poll(() => {
      tell("two", "pointerover");
      return read.mock.calls;
    })
    .toEqual([["two"]]);
  read.mockClear();
  vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] });
}

afterEach(() => {
  vi.useRealTimers();
  closeScreen();
});

/** Whose records were begun to be read, without the clock going on. */
async function begun(): Promise<string[]> {
  // The calls come through the queue of tasks; frames are no timers.
  for (let frame = 0; frame < 10; frame += 1) {
    await new Promise((resolve) => {
      requestAnimationFrame(resolve);
    });
  }
  return read.mock.calls.flat();
}

test("who passes a link begins to read nothing", async () => {
  await openLinks();
  tell("one", "pointerover");
  await vi.advanceTimersByTimeAsync(70);
  tell("two", "pointerover");
  await vi.advanceTimersByTimeAsync(70);
  expect(await begun()).toEqual([]);
});

test.each(["pointerover", "focusin"])("who stays at a link (%s) begins to read its record, once", async (event) => {
  await openLinks();
  tell("one", event);
  await vi.advanceTimersByTimeAsync(90);
  expect(await begun()).toEqual(["one"]);
  tell("one", "pointerdown");
  await vi.advanceTimersByTimeAsync(90);
  expect(await begun()).toEqual(["one"]);
});

test("who presses a link begins to read its record at once, and once", async () => {
  await openLinks();
  tell("one", "pointerover");
  tell("one", "pointerdown");
  expect(await begun()).toEqual(["one"]);
  await vi.advanceTimersByTimeAsync(90);
  expect(await begun()).toEqual(["one"]);
});
