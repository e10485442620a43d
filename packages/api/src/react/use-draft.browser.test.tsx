import type { ReactNode } from "react";
import { flushSync } from "react-dom";
import { createRoot, type Root } from "react-dom/client";
import { Provider } from "react-redux";
import { afterEach, beforeEach, expect, test } from "vitest";
import { type Client, createClient } from "../client/index.js";
import { drafts } from "../contract/drafts.js";
import { mock, type Mock, mockEnvironment, refusal } from "../mock/index.js";
import { createAppStore, type Draft, useDraft } from "./index.js";

interface Values {
  readonly name: string;
  readonly text: string;
}
const empty: Values = { name: "", text: "" };
const savedAt = "2026-03-05T09:00:00.000Z";
const stored = { value: { name: "Nodira", text: "Avvalgi" }, baseVersion: 3, savedAt };

let root: Root;
let dispose: () => void = () => {};
beforeEach(() => {
  root = createRoot(document.body.appendChild(document.createElement("div")));
});
afterEach(() => {
  root.unmount();
  dispose();
  document.body.replaceChildren();
});

/** Shows a form's draft over a service in memory; `kept` says whether somebody is signed in. */
function show(mocks: readonly Mock[]) {
  const client: Client = createClient(mockEnvironment(mocks));
  const made = createAppStore({ client, report: (error) => expect.unreachable(String(error)) });
  ({ dispose } = made);
  const seen: { last?: Draft<Values> } = {};
  function Probe({ isStored }: { isStored: boolean }): ReactNode {
    seen.last = useDraft("offer.object", "1", empty, null, isStored);
    return null;
  }
  const render = (isStored: boolean) =>
    flushSync(() =>
      root.render(
        <Provider store={made.store}>
          <Probe isStored={isStored} />
        </Provider>,
      ),
    );
  render(true);
  return {
    client,
    render,
    get last() {
      return seen.last as Draft<Values>;
    },
  };
}

test("a form whose session ends before its draft was read can be written in, and nothing of it goes anywhere", async () => {
  const gate = Promise.withResolvers<void>();
  const shown = show([
    mock(drafts.get, async () => {
      await gate.promise;
      return { draft: stored };
    }),
  ]);
  expect(shown.last.ready).toBe(false);
  shown.render(false);
  expect(shown.last.ready).toBe(true);
  flushSync(() => shown.last.change({ text: "Yozyapman" }));
  gate.resolve();
  expect(await shown.last.flush()).toBe(false);
  expect(shown.last.value).toEqual({ name: "", text: "Yozyapman" });
});

test("what is typed before the draft was read wins in its field, the others come from the draft, and both are kept", async () => {
  const gate = Promise.withResolvers<void>();
  const kept: unknown[] = [];
  const shown = show([
    mock(drafts.get, async () => {
      await gate.promise;
      return { draft: stored };
    }),
    mock(drafts.put, ({ body }) => {
      kept.push(body);
      return { savedAt };
    }),
  ]);
  flushSync(() => shown.last.change({ text: "Yangi" }));
  const done = shown.last.flush();
  gate.resolve();
  expect(await done).toBe(true);
  const set = { value: stored.value, at: savedAt };
  expect(kept).toEqual([{ value: { name: "Nodira", text: "Yangi", "~aside": set }, baseVersion: 3 }]);
  await expect.poll(() => shown.last.value).toEqual({ name: "Nodira", text: "Yangi" });
  expect(shown.last.other?.at).toBe(savedAt);

  // Whichever the person takes, the other one waits beside it, on the service too, until it is thrown away.
  flushSync(() => shown.last.other?.swap());
  expect(shown.last.value).toEqual(stored.value);
  expect(await shown.last.flush()).toBe(true);
  expect(kept[1]).toMatchObject({ value: { text: "Avvalgi", "~aside": { value: { text: "Yangi" } } } });
  flushSync(() => shown.last.other?.drop());
  expect(await shown.last.flush()).toBe(true);
  expect(kept[2]).toEqual({ value: stored.value, baseVersion: 3 });
  expect(shown.last.other).toBeUndefined();
});

test("a draft that another was set aside for offers it again after a reload", async () => {
  const set = { value: { name: "", text: "Boshqa" }, at: savedAt };
  const shown = show([mock(drafts.get, { draft: { ...stored, value: { ...stored.value, "~aside": set } } })]);
  await expect.poll(() => shown.last.other?.at).toBe(savedAt);
  expect(shown.last.value).toEqual(stored.value);
});

test("what was only begun and taken back before the draft was read does not stand against it", async () => {
  const gate = Promise.withResolvers<void>();
  const shown = show([
    mock(drafts.get, async () => {
      await gate.promise;
      return { draft: stored };
    }),
    mock(drafts.put, { savedAt }),
  ]);
  flushSync(() => shown.last.change({ text: "Y" }));
  flushSync(() => shown.last.change({ text: "" }));
  const { epoch } = shown.last;
  gate.resolve();
  await expect.poll(() => shown.last.value).toEqual(stored.value);
  expect(shown.last.other).toBeUndefined();
  expect(shown.last.epoch).toBeGreaterThan(epoch);
});

test("a draft that could not be read is not written over by what is typed without it", async () => {
  let reads = 0;
  const kept: unknown[] = [];
  const shown = show([
    mock(drafts.get, () => {
      reads += 1;
      if (reads === 1) throw refusal("unavailable");
      return { draft: stored };
    }),
    mock(drafts.put, ({ body }) => {
      kept.push(body.value);
      return { savedAt };
    }),
  ]);
  await expect.poll(() => shown.last.ready).toBe(true);
  flushSync(() => shown.last.change({ name: "Barno" }));
  expect(await shown.last.flush()).toBe(true);
  expect(kept).toEqual([{ name: "Barno", text: "Avvalgi", "~aside": { value: stored.value, at: savedAt } }]);
});

test("what was typed while nobody was signed in, or could not be kept, is kept once somebody is", async () => {
  let over = true;
  const kept: unknown[] = [];
  const shown = show([
    mock(drafts.get, { draft: null }),
    mock(drafts.put, ({ body }) => {
      if (over) throw refusal("unavailable");
      kept.push(body.value);
      return { savedAt };
    }),
  ]);
  await expect.poll(() => shown.last.ready).toBe(true);
  flushSync(() => shown.last.change({ text: "Saqlanmagan" }));
  expect(await shown.last.flush()).toBe(false);
  await expect.poll(() => shown.last.state.kind).toBe("failed");
  over = false;
  shown.client.session.write({ access_token: "a", refresh_token: "b", is_staff: false });
  await expect.poll(() => shown.last.state.kind).toBe("saved");
  expect(kept).toEqual([{ name: "", text: "Saqlanmagan" }]);
  shown.render(false);
  flushSync(() => shown.last.change({ name: "Kimdir" }));
  shown.render(true);
  await expect.poll(() => kept).toHaveLength(2);
  expect(kept[1]).toEqual({ name: "Kimdir", text: "Saqlanmagan" });
});
