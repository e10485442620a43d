import { type EditRequestKind, editRequestKinds } from "@yer/api/contract/applications";
import type { Facts } from "@yer/api/contract/facts";
import type { Reason } from "@yer/api/contract/problem";
import type { Guarded } from "../../platform/acting/acting-in-context.js";
import type { Actor } from "../../platform/acting/actor.js";
import { decide, enforce } from "../../identity/access/decide.js";
import type { Transaction } from "../../platform/database/database.js";
import { Problem } from "../../platform/problem/problem.js";
import type { Change } from "../../platform/history/chain.js";
import { rememberWords } from "../../registers/search/words.js";
import { addToMap, removeFromMap } from "../map-numbers/aggregate.js";
import type { Acting } from "../../platform/acting/acting.js";
import { changesOf } from "./changes.js";
import { type ApplicationRecord, lockApplication } from "./application.js";
import { changeFacts, requestsOfLastReturn, writeOccupier } from "./facts-queries.js";
import { assertFacts, canonical, factColumns, refusingDuplicates } from "./facts-rules.js";
import { updateOverlaps } from "./overlaps.js";
import { enforceOnApplication, record, takePart } from "./transition.js";

/** Why an application's facts cannot be changed; empty in editing, in a place that is still there. */
export function reasonsAgainstEditing({ row, state }: Pick<ApplicationRecord, "row" | "state">): Reason[] {
  if (row.status !== "editing") return [{ code: "not-editing" as const, params: { status: row.status } }];
  return state.placeEnded ? [{ code: "place-ended" }] : [];
}

/**
 * Why a person cannot change an application's facts: theirs and the application's reasons together; empty where they
 * can.
 */
export function reasonsAgainstEditingBy(
  actor: Actor,
  file: Pick<ApplicationRecord, "row" | "subject" | "state">,
): Reason[] {
  const decision = decide(actor, { code: "update:property", kind: "act" }, file.subject);
  return [...(decision.allowed ? [] : decision.reasons), ...reasonsAgainstEditing(file)];
}

/**
 * Changes the facts of an application in editing.
 * @throws {Problem} `precondition-failed` (its `current` is filled in by the route), `move-refused`, `invalid`, `duplicate`
 */
export async function updateFacts(
  transaction: Transaction,
  acting: Acting,
  id: string,
  { body, ifMatch }: Guarded<Facts>,
): Promise<void> {
  const application = await lockApplication(transaction, id);
  enforceOnApplication(acting, "update:property", application);
  const { row } = application;
  const closed = reasonsAgainstEditing(application);
  if (closed.length > 0) throw new Problem("move-refused", { reasons: closed });
  if (row.version !== ifMatch) throw new Problem("precondition-failed");
  const facts = canonical(body, application.facts.occupier);
  if (acting.actor !== null && facts.occupier?.kind === "person" && facts.occupier.pinfl !== null) {
    // Nobody puts themselves into an application and goes on working on it.
    enforce(
      acting.actor,
      { code: "update:property", kind: "act" },
      { ...application.subject, occupierPinfl: facts.occupier.pinfl },
    );
  }
  const { plain, personal } = changesOf(application.facts, facts);
  await assertRequested(transaction, application, [...plain, ...personal]);
  await assertFacts(transaction, acting, {
    facts,
    home_region: row.home_region,
    id,
    held: heldFiles(application.facts),
  });
  if (plain.length === 0 && personal.length === 0) return;
  const mapped = plain.some(({ pointer }) => /^\/(outline|legalBasis)/.test(pointer));
  if (mapped) await removeFromMap(transaction, [id]);
  const columns = factColumns(facts, row.number);
  await refusingDuplicates(() => changeFacts(transaction, row, columns));
  await rememberWords(transaction, columns.search_key);
  if (mapped) await addToMap(transaction, [id]);
  if (personal.length > 0) await writeOccupier(transaction, row, facts.occupier);
  if (plain.some(({ pointer }) => pointer.startsWith("/outline")))
    await updateOverlaps(transaction, { kind: "application", ...row }, acting.now);
  await takePart(transaction, acting, application, "submit");
  await record(transaction, acting, application, { action: "facts.changed", changes: plain, personal });
}

/** Files that facts name. */
export function heldFiles(facts: Facts): string[] {
  const { discountFileId, marketValueFileId } = facts.payment;
  return [...facts.fileIds, discountFileId, marketValueFileId].filter((id) => id !== null);
}

/** After a return only what its requests name may change: organisations' conclusions on the rest are carried over as they are. */
async function assertRequested(
  transaction: Transaction,
  application: ApplicationRecord,
  changes: readonly Change[],
): Promise<void> {
  const place = changes.filter(({ pointer }) => /^\/(districtSoato|neighborhoodId)/.test(pointer));
  if (place.length > 0) {
    throw new Problem("invalid", {
      errors: place.map(({ pointer }) => ({ in: "body", pointer, code: "district-fixed" })),
    });
  }
  const kinds: EditRequestKind[] = await requestsOfLastReturn(transaction, application.row);
  if (kinds.length === 0) return;
  const open = kinds.flatMap((kind) => [...editRequestKinds[kind]] as string[]);
  const reasons = changes.flatMap(({ pointer }) =>
    open.some((allowed) => pointer === allowed || pointer.startsWith(`${allowed}/`))
      ? []
      : [{ code: "field-not-requested" as const, params: { pointer } }],
  );
  if (reasons.length > 0) throw new Problem("move-refused", { reasons });
}
