import { expect, test } from "vitest";
import { tracePresses } from "./trace-presses.js";
import type { WireRequest } from "./transport.js";

const request: WireRequest = {
  method: "GET",
  url: "/api/v1/users?search=Karimov",
  headers: { authorization: "Bearer x" },
  expects: "json",
  timeout: 0,
};

function setUp() {
  const page = new EventTarget();
  let time = 0;
  const named = tracePresses(page, () => time);
  return {
    press: (kind: string) => page.dispatchEvent(new Event(kind)),
    pass: (milliseconds: number) => void (time += milliseconds),
    send: () => {
      const { headers } = named(request);
      const [, version, trace = "", span = "", flags] =
        /^(00)-([\da-f]{32})-([\da-f]{16})-(01)$/.exec(headers["traceparent"] ?? "") ?? [];
      return { headers, version, trace, span, flags };
    },
  };
}

test("what follows a press is of its trace, each request a span of its own", () => {
  const { press, pass, send } = setUp();
  press("pointerdown");
  const [first, second] = [send(), send()];
  expect(first).toMatchObject({ version: "00", flags: "01", headers: { authorization: "Bearer x" } });
  expect(second.trace).toBe(first.trace);
  expect(second.span).not.toBe(first.span);
  pass(1_000);
  press("keydown");
  expect(send().trace).not.toBe(first.trace);
});

test("what comes by itself, before any press or long after one, is of none", () => {
  const { press, pass, send } = setUp();
  expect(send().trace).not.toBe(send().trace);
  press("keydown");
  const { trace } = send();
  pass(2_000);
  expect(send().trace).not.toBe(trace);
  expect(send().trace).not.toBe(send().trace);
});
