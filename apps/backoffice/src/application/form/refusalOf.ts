import { sayFailure, sayFault, sayReason } from "@yer/api/messages/sentences";
import type { Failure } from "@yer/api/react";
import type { Refusal } from "@yer/ui";
import type { useText } from "../../language/useText.js";
import { fieldOf } from "./fields.js";

/** What the service refused, at the fields it names; the rest, and what no field shows, for the form as a whole. */
export function refusalOf(text: ReturnType<typeof useText>, failure: Failure): Refusal {
  if (failure.kind !== "problem") return { form: sayFailure(text, failure) };
  const { code, params, errors = [], reasons = [] } = failure.problem;
  const fields: Record<string, string> = {};
  for (const fault of errors) if (fault.in === "body") fields[fieldOf(fault.pointer)] ??= sayFault(text, fault);
  for (const reason of reasons) {
    const pointer = reason.params?.["pointer"];
    if (typeof pointer === "string") fields[fieldOf(pointer)] ??= sayReason(text, reason);
  }
  if (code === "duplicate" && typeof params?.["pointer"] === "string") {
    const number = params["number"];
    fields[fieldOf(params["pointer"])] =
      typeof number === "string" ? sayFailure(text, failure) : text("form.duplicate.hidden");
  }
  return Object.keys(fields).length > 0 ? { fields } : { form: sayFailure(text, failure) };
}
