import { sayFault } from "@yer/api/messages/sentences";
import type { Failure } from "@yer/api/react";
import type { SettingsText } from "./settingsTexts.js";

/** Says what the service found wrong at a JSON pointer of what was sent; undefined where nothing is. */
export function faultAt(text: SettingsText, failure: Failure | undefined, pointer: string): string | undefined {
  if (failure?.kind !== "problem") return undefined;
  const fault = failure.problem.errors?.find((one) => one.in === "body" && one.pointer === pointer);
  return fault && sayFault(text, fault);
}
