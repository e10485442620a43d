import { randomUUID } from "node:crypto";
import type { Application } from "@yer/api/contract/applications";
import type { MoveKey } from "@yer/api/contract/statuses";
import { type Look, oneOf, type Try } from "./clients.js";
import type { Clerk } from "./contested-applications.js";

const reason = "Sinov uchun sabab";

/** What a clerk sees of one of the applications, and could do with it. */
export function lookAtApplication(clerk: Clerk, files: readonly string[]): Look {
  return {
    path: `/applications/${oneOf(files) ?? ""}`,
    tries: (read) => triesOn(clerk, JSON.parse(read) as Application),
  };
}

function triesOn(clerk: Clerk, view: Application): readonly Try[] {
  const path = `/applications/${view.id}`;
  const open = view.moves.filter(({ allowed }) => allowed).map(({ key }) => key);
  const tries: Try[] = [];
  const does = (name: MoveKey | "answer" | "facts") => [`${view.id} ${name}`];
  const post = (name: MoveKey | "answer", to: string, body?: unknown) =>
    tries.push({ does: does(name), method: "POST", path: `${path}${to}`, body });
  const requests = [{ kind: "correct_occupier", note: "Tuzating" }];
  if (clerk.office === "operator" && view.status === "editing") {
    const { files: _files, ...facts } = view.facts;
    const body = { ...facts, address: `Sinov koʻchasi, ${randomUUID()}` };
    // After a return only what it names may be changed.
    if (view.editRequests.length === 0) {
      tries.push({ does: does("facts"), method: "PUT", path: `${path}/facts`, body, ifMatch: view.version });
    }
    for (const { id, answer } of view.editRequests) {
      if (answer === null) post("answer", `/edit-requests/${id}/answer`, { answer: "Tuzatildi" });
    }
  }
  for (const key of open) {
    if (key === "submit") post(key, "/submit");
    if (key === "start_discussion") post(key, "/discussion");
    if (key === "give_conclusion") {
      const stepId = clerk.office === "architect" ? "architecture" : "ecology";
      const answers = clerk.office === "architect" ? { "17": 2 } : { "21": 1 };
      const verdict = Math.random() < 0.6 ? "negative" : "positive";
      post(key, "/conclusions", { stepId, verdict, summary: "Xulosa", answers, fileIds: [] });
    }
    if (key === "review_return") post(key, "/review", { to: "editing", reason, requests });
    if (key === "return" && Math.random() < 0.1) post(key, "/return", { reason, requests });
    if (key === "justice_positive") post(key, "/justice", { verdict: "positive", reason });
    if (key === "record_payment" && view.charge !== null) {
      const amount = 1 + Math.floor(Math.random() * 4_000_000);
      tries.push({
        method: "POST",
        path: `${path}/receipts`,
        body: { amount, paidOn: "2026-01-05", document: randomUUID() },
        does: does(key),
        paid: [{ file: view.id, amount }],
      });
    }
    if (key === "council_for") post(key, "/council", { verdict: "for", number: "1", date: "2026-01-05" });
  }
  return tries;
}
