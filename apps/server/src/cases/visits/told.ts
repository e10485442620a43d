import { createHash } from "node:crypto";
import { type AreaFinding, areaFindings } from "@yer/api/contract/area-states";
import type { Fault } from "@yer/api/contract/problem";
import { type VisitGiven, visitQuestions } from "@yer/api/contract/visits";
import { emptyGroup, parseGroup } from "@yer/flow-editor/model/groups";
import type { Transaction } from "../../platform/database/database.js";
import { canonicalJson } from "@yer/api/formats";
import { Problem } from "../../platform/problem/problem.js";
import { assertAttachable } from "../../platform/uploads/attached-files.js";
import { readFieldGroup } from "../../questions/field-groups/queries.js";
import { assertOutline } from "../applications/overlaps.js";
import { faultsOfAnswers } from "../discussion/answers.js";
import { findReceipt, type StoredReceipt } from "./queries.js";

/** SHA-256 of a visit as it was handed in, hex: the same visit again has the same. */
export function hashOfVisit(given: VisitGiven & { readonly areaId: string }): string {
  return createHash("sha256").update(canonicalJson(given)).digest("hex");
}

/**
 * The receipt of a visit that came before; `undefined`: none came under its id.
 * @throws {Problem} `idempotency-mismatch` where it was another one
 */
export async function storedReceipt(
  transaction: Transaction,
  id: string,
  sha256: string,
): Promise<StoredReceipt | undefined> {
  const before = await findReceipt(transaction, id);
  if (before === undefined || before.sha256 === sha256) return before;
  throw new Problem("idempotency-mismatch", { detail: "Another visit was handed in under this id." });
}

/** What was found, by the option chosen of the question that every visit answers. @throws {Problem} `invalid` */
export async function foundIn(
  transaction: Transaction,
  { answers, requests, fieldGroupVersion }: Pick<VisitGiven, "answers" | "requests" | "fieldGroupVersion">,
): Promise<AreaFinding> {
  const asked = await readFieldGroup(transaction, visitQuestions.groupId, fieldGroupVersion);
  if (asked === undefined) throw invalid({ pointer: "/fieldGroupVersion", code: "choice" });
  const parsed = parseGroup(asked.group);
  const faults = faultsOfAnswers(parsed.ok ? parsed.group : { ...emptyGroup, list: asked.fields }, answers, []);
  if (faults.length > 0) throw new Problem("invalid", { errors: faults });
  const { findingField } = visitQuestions;
  const options = asked.fields.find(({ id }) => id === findingField)?.optionsList ?? [];
  const chosen = options.find(({ id }) => String(id) === String(answers[findingField] ?? ""));
  const finding = areaFindings.find((one) => one === chosen?.value);
  if (finding === undefined) throw invalid({ pointer: `/answers/${findingField}`, code: "required" });
  if (finding === "data_wrong" && requests.length === 0) throw invalid({ pointer: "/requests", code: "required" });
  if (finding !== "data_wrong" && requests.length > 0) throw invalid({ pointer: "/requests", code: "not-asked" });
  return finding;
}

function invalid(fault: Omit<Fault, "in">): Problem {
  return new Problem("invalid", { errors: [{ in: "body", ...fault }] });
}

/** What the schema cannot say: the outline's shape, whose the photos are. @throws {Problem} `invalid` */
export async function assertSeen(
  transaction: Transaction,
  userId: string,
  { outline, photoIds }: Pick<VisitGiven, "outline" | "photoIds">,
): Promise<void> {
  if (outline !== null) await assertOutline(transaction, outline);
  await assertAttachable(
    transaction,
    photoIds.map((id, at) => ({ id, pointer: `/photoIds/${at}` })),
    [userId],
  );
}
