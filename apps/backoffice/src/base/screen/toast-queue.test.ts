import { sayFailure, type Say } from "@yer/api/messages/sentences";
import { messages } from "@yer/api/messages/uz_UZ";
import type { ToastMessage } from "@yer/ui";
import { expect, test } from "vitest";
import { toasts } from "./toast-queue.js";

const say: Say = (id, values = {}) =>
  ((messages as Readonly<Record<string, string>>)[id] ?? id).replaceAll(/\{(\w+)\}/g, (_, name: string) =>
    String(values[name]),
  );

/** What a notice of a failure with this number would be shown with. */
function shown(requestId?: string): ToastMessage[] {
  const seen: ToastMessage[] = [];
  const stop = toasts.attach({ show: (_, message) => seen.push(message), close: () => undefined });
  const problem = {
    type: "about:blank",
    title: "",
    status: 500,
    code: "internal",
    ...(requestId && { requestId }),
  } as const;
  const message = { tone: "danger", text: sayFailure(say, { kind: "problem", problem }) } as const;
  toasts.update(toasts.push(message), message);
  stop();
  return seen;
}

test.each(["3f2a-91bc-77de", "f81d4fae-7dec-11d0-a765-00a0c91e6bf6"])(
  "a notice that names a request stays until it is closed (%s)",
  (requestId) => {
    expect(shown(requestId)).toMatchObject([{ timeout: null }, { timeout: null }]);
  },
);

test("any other goes by itself", () => {
  expect(shown().map(({ timeout }) => timeout)).toEqual([undefined, undefined]);
});
