import type { Reason } from "@yer/api/contract/problem";
import type { RunRefusal } from "@yer/flow-editor/model";

/** Why a run did not take a conclusion, in the words the apps have for it. */
export function refusedBecause({ code }: RunRefusal): Reason {
  if (code === "not-its-step") return { code: "not-your-step" };
  return { code: code === "ended" ? "run-not-running" : "step-not-awaited" };
}
