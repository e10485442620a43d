import { useEffect } from "react";
import { createRoot, type Root } from "react-dom/client";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { page, userEvent } from "vitest/browser";
import { NoRoomError } from "../../store/diary-database.js";
import type { Outbox, VisitOf } from "../../store/outbox.js";
import { beginVisit, type VisitDraft } from "../visit-draft.js";
import { type KeptDraft, useKeptDraft } from "./use-kept-draft.js";

const plot = { id: "p", number: "2026-1718-A000001", address: null, outline: null };
const begun = beginVisit(plot, { groupVersion: 1, group: null });

/** Writes that began, the latest last, and how each is ended: a device may take its time. */
const writes: { readonly words: string; readonly end: (error?: Error) => void }[] = [];
const outbox = {
  keep: async ({ values }: VisitOf & { readonly values: unknown }) =>
    new Promise<void>((resolve, reject) => {
      const end = (error?: Error): void => (error ? reject(error) : resolve());
      writes.push({ words: (values as VisitDraft).words, end });
    }),
} as Outbox;

let root: Root | undefined;
let flushed: KeptDraft["flush"] | undefined;

function Writing() {
  const { values, change, trouble, flush } = useKeptDraft(outbox, begun, { by: "one", device: "d" });
  useEffect(() => {
    flushed = flush;
  });
  return (
    <main data-trouble={trouble}>
      <input aria-label="Words" value={values.words} onChange={(event) => change({ words: event.target.value })} />
    </main>
  );
}

const words = () => page.getByRole("textbox", { name: "Words" });
const written = (): string[] => writes.map((write) => write.words);
const trouble = (): string | undefined => document.querySelector("main")?.dataset["trouble"];

beforeEach(() => {
  writes.length = 0;
  root = createRoot(document.body.appendChild(document.createElement("div")));
  root.render(<Writing />);
});
afterEach(() => {
  root?.unmount();
  document.body.replaceChildren();
});

test("the first letter is being written before anything else is done: a page that goes then loses nothing", async () => {
  await expect.element(words()).toBeVisible();
  let begunAtOnce: readonly string[] = [];
  addEventListener("input", () => (begunAtOnce = written()), { once: true });
  await userEvent.fill(words(), "A");
  expect(begunAtOnce).toEqual(["A"]);
});

test("what is typed while a write goes on is in the next, and one write goes on at a time", async () => {
  await userEvent.fill(words(), "A");
  await userEvent.fill(words(), "A h");
  await userEvent.fill(words(), "A house");
  expect(written()).toEqual(["A"]);
  let isFlushed = false;
  const flushing = flushed?.().then(() => (isFlushed = true));
  writes[0]?.end();
  await expect.poll(written).toEqual(["A", "A house"]);
  expect(isFlushed).toBe(false);
  writes[1]?.end();
  await flushing;
  expect(written()).toEqual(["A", "A house"]);
});

test("a write that finds no room is told, and the next that does takes the word back", async () => {
  const told = vi.spyOn(globalThis, "reportError").mockReturnValue(undefined);
  await userEvent.fill(words(), "A");
  writes[0]?.end(new NoRoomError("No room is left."));
  await expect.poll(trouble).toBe("full");
  expect(told).toHaveBeenCalledOnce();
  await userEvent.fill(words(), "A house");
  writes[1]?.end();
  await expect.poll(trouble).toBeUndefined();
});
