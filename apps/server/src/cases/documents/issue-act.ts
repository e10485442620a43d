import type { Answers, Field } from "@yer/api/contract/discussion";
import type { Names } from "@yer/api/contract/values";
import type { Verdict } from "@yer/flow-editor/model";
import type { Acting } from "../../platform/acting/acting.js";
import type { ApplicationRecord } from "../applications/application.js";
import type { Transaction } from "../../platform/database/database.js";
import type { ActContent, ActKind } from "./act-content.js";
import { readActSurroundings } from "./queries.js";
import { signContent } from "./sign-content.js";

/** What an organisation says; facts of the application and of the organisation are added from the database. */
export interface Saying {
  readonly kind: ActKind;
  readonly organisationId: string;
  readonly step?: Names;
  readonly verdict?: Verdict;
  readonly reason?: string;
  readonly fields?: readonly Field[];
  readonly answers?: Answers;
  readonly fileIds?: readonly string[];
  readonly decision?: ActContent["decision"];
}

/**
 * Signs what an organisation says about an application and lays down its two documents, in the transaction of the act.
 * They are rendered afterwards, from the signed words alone: the application's row is locked for no longer than a
 * signature takes.
 * @returns id of the act
 */
export async function issueAct(
  transaction: Transaction,
  acting: Acting,
  { row, facts }: Pick<ApplicationRecord, "row" | "facts">,
  saying: Saying,
): Promise<string> {
  const around = await readActSurroundings(transaction, row, saying.organisationId, saying.fileIds ?? []);
  const nameOf = new Map(around.files.map(({ id, name }) => [id, name]));
  const content: ActContent = {
    kind: saying.kind,
    file: {
      id: row.id,
      number: row.number,
      ground: row.legal_basis,
      cadastreNumber: row.cadastre_number,
      region: around.region,
      district: around.district,
      neighborhood: around.neighborhood,
      address: facts.address,
      area: facts.sizes.total,
      occupier: row.occupier_name,
    },
    organisation: around.organisation,
    step: saying.step ?? null,
    verdict: saying.verdict ?? null,
    reason: saying.reason ?? null,
    answers: (saying.fields ?? []).flatMap((field) => {
      const given = saying.answers?.[String(field.id)];
      return given === undefined || given === null
        ? []
        : [{ question: field.label, type: field.fieldType, answer: answerOf(field, given, nameOf) }];
    }),
    attachments: around.files.map(({ name, sha256 }) => ({ name, sha256 })),
    decision: saying.decision ?? null,
    by: acting.actor?.name ?? null,
    at: acting.now.toISOString(),
  };
  return signContent(transaction, acting, row, {
    content,
    fileIds: saying.kind === "justice" ? (saying.fileIds ?? []) : [],
    chargeId: null,
  });
}

function answerOf(
  field: Field,
  given: string | number,
  nameOf: ReadonlyMap<string, string>,
): ActContent["answers"][number]["answer"] {
  if (field.fieldType === "radio")
    return field.optionsList.find(({ id }) => id === Number(given))?.label ?? String(given);
  if (field.fieldType === "file") return nameOf.get(String(given)) ?? String(given);
  return String(given);
}
