import type { Failure } from "@yer/api/react";
import type { Say } from "@yer/api/messages/sentences";
import { expect, test } from "vitest";
import { sayReturnFailure } from "./say-return-failure.js";

const text = ((id: string) => id) as Say & ((id: "callback.address") => string);
const problem = (code: "invalid" | "wrong-credentials"): Failure => ({
  kind: "problem",
  problem: { type: "about:blank", title: "", status: 400, code },
});

test("whoever comes back by a bad address is told of the address, and not to mend what they entered", () => {
  expect(sayReturnFailure(text, problem("invalid"))).toBe("callback.address");
});

test("any other failure is said as it is", () => {
  expect(sayReturnFailure(text, problem("wrong-credentials"))).toBe("problem.wrong-credentials");
});
