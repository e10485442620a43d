import type { applications } from "@yer/api/contract/applications";
import type { QueryOf, ReplyOf } from "@yer/api/contract/endpoint";
import type { HistoryEntry } from "@yer/api/contract/history";
import { pageSizes } from "@yer/api/contract/list";
import { maskPassport, maskPinfl } from "@yer/api/formats";
import type { Actor } from "../../platform/acting/actor.js";
import type { Db, Transaction } from "../../platform/database/database.js";
import { applicationScope, seesConclusion } from "../../identity/access/scope.js";
import {
  type HistoryEntry as Entry,
  historyOrder,
  lengthOfHistory,
  readHistory,
} from "../../platform/history/read-history.js";
import { namesOf } from "../../identity/users/queries.js";
import { type ApplicationRecord, readApplicationRecord } from "./application.js";
import { enforceOnApplication } from "./transition.js";

/**
 * What happened to an application, newest first. Personal values are masked, whoever reads: history is no way round the
 * access row.
 */
export async function readApplicationHistory(
  db: Db | Transaction,
  acting: { readonly actor: Actor },
  id: string,
  query: QueryOf<typeof applications.history>,
): Promise<ReplyOf<typeof applications.history>> {
  const application = await readApplicationRecord(db, id);
  const { row } = application;
  enforceOnApplication(acting, "read:property", application, "read");
  const view = viewFor(acting.actor, application);
  const limit = query.limit ?? pageSizes.usual;
  const record = { kind: "application", id, homeRegion: row.home_region };
  const entries = await readHistory(db, record, {
    from: historyOrder.at("-sequence", query.after),
    limit: limit + 1,
  });
  const people = await namesOf(
    db,
    entries.flatMap(({ actor, impersonator }) => [actor, impersonator]),
  );
  return {
    ...historyOrder.page("-sequence", entries, limit, (placed) => pageEntry(view(placed), people)),
    total: await lengthOfHistory(db, record),
    more: false,
  };
}

/** An entry as the page of its record shows it; personal values are masked. */
export function pageEntry(entry: Entry, people: ReadonlyMap<string, string>): HistoryEntry {
  return {
    sequence: entry.sequence,
    at: entry.at.toISOString(),
    actor: entry.actor === null ? null : (people.get(entry.actor) ?? entry.actor),
    impersonator: entry.impersonator === null ? null : (people.get(entry.impersonator) ?? entry.impersonator),
    action: entry.action,
    from: entry.from,
    to: entry.to,
    reason: entry.reason,
    changes: [
      ...entry.changes,
      ...(entry.personal ?? []).map(({ pointer, before: old, after }) => ({
        pointer,
        before: masked(pointer, old),
        after: masked(pointer, after),
      })),
    ],
    params: entry.params,
    hash: entry.hash.toString("hex").slice(0, 16),
  };
}

/**
 * What a reader is shown of an entry. Members of an organisation that concludes read what became of the facts and where
 * the application went, their own conclusions, and others' after the run; what other offices said and decided stays
 * theirs (DOMAIN §8), here as on the application's page.
 */
function viewFor(actor: Actor, { run }: ApplicationRecord): (entry: Entry) => Entry {
  const scope = applicationScope(actor);
  if (scope === undefined || scope.organisationId === null) return (entry) => entry;
  const runEnded = run?.state !== "running";
  return (entry) => {
    const { action, params, personal } = entry;
    if (action.startsWith("facts.") || action === "application.created") return entry;
    if (action.startsWith("conclusion.") && typeof params["organisation"] === "string") {
      if (seesConclusion(scope, { organisationId: params["organisation"], runEnded })) return entry;
    }
    const { move } = params;
    return {
      ...entry,
      reason: null,
      params: move === undefined ? {} : { move },
      personal: personal && [],
    };
  };
}

function masked(pointer: string, value: unknown): unknown {
  if (typeof value !== "string") return value;
  if (/(pinfl|number)$/.test(pointer) && value.length === 14) return maskPinfl(value);
  return pointer.endsWith("passport") ? maskPassport(value) : value;
}
