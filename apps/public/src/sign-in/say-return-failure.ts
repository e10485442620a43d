import { sayFailure, type Say } from "@yer/api/messages/sentences";
import type { Failure } from "@yer/api/react";

/**
 * Why coming back from a sign-in elsewhere failed. Whoever comes back has typed nothing: what is wrong is the address,
 * and they are not told to mend what they entered.
 */
export function sayReturnFailure(text: Say & ((id: "callback.address") => string), failure: Failure): string {
  const isAddress = failure.kind === "problem" && failure.problem.code === "invalid";
  return isAddress ? text("callback.address") : sayFailure(text, failure);
}
