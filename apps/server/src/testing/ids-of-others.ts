import { allEndpoints, type Endpoint } from "@yer/api/contract";

/**
 * Whose a thing behind an id is: of a territory and its organisations, of a region, of one person, or of who holds the
 * code.
 */
export type Thing =
  | "application"
  | "area"
  | "schedule"
  | "council session"
  | "view"
  | "export"
  | "bulk move"
  | "notice"
  | "file"
  | "survey"
  | "place list"
  | "list of days"
  | "list of areas"
  | "list of schedules"
  | "treasury list"
  | "outlines"
  | "bank list"
  | "payment order"
  | "bank account"
  | "statement line"
  | "line return"
  | "charge"
  | "objection"
  | "overlap"
  | "document"
  | "hash of a document"
  | "draft"
  | "plot on the map"
  | "used ticket"
  | "session"
  | "move of cases";

/** Calls on one batch, whatever it brings. */
function ofBatch(resource: string): string[] {
  const acts = ["get", "rows", "check", "apply", "stop", "proceed", "undoPreview", "undo"];
  return acts.map((act) => `${resource}.${act}`);
}

/** Endpoints with the id of a thing that the oracle judges, by whose it is: read off DOMAIN §6 to §8, not off the service. */
const judged: Readonly<Record<Thing, readonly string[]>> = {
  application: [
    "applications.get",
    "applications.personal",
    "applications.update",
    "applications.answerRequest",
    "applications.submit",
    "applications.withdraw",
    "applications.startDiscussion",
    "applications.discussionPlan",
    "applications.discussion",
    "applications.conclusionPlan",
    "applications.giveConclusion",
    "applications.review",
    "applications.return",
    "applications.justice",
    "applications.recordPayment",
    "applications.agreeInstalments",
    "applications.council",
    "applications.decideComplaint",
    "applications.history",
    "bookmarks.visit",
    "bookmarks.pin",
    "corrections.list",
    "corrections.propose",
    "corrections.approve",
    "corrections.refuse",
    "corrections.withdraw",
    "refunds.list",
    "refunds.propose",
    "refunds.proposeOnline",
    "refunds.approve",
    "refunds.refuse",
    "refunds.withdraw",
    "refunds.order",
    "refunds.send",
    "refunds.execute",
    "refunds.bounce",
    "conclusions.colleagues",
    "conclusions.take",
    "conclusions.renew",
    "conclusions.release",
    "conclusions.takeOver",
    "conclusions.delegate",
    "documents.ofFile",
    "notes.list",
    "notes.readers",
    "notes.add",
    "presences.list",
    "presences.stay",
    "presences.leave",
    "terms.ofFile",
  ],
  area: [
    "areas.get",
    "areas.update",
    "areas.inspections",
    "areas.send",
    "areas.recall",
    "areas.take",
    "areas.return",
    "areas.answer",
    "areas.giveBack",
    "areas.open",
    "areas.confirm",
    "areas.setAside",
    "areas.putBack",
    "areas.acceptCheck",
    "areas.refuseCheck",
    "areas.propose",
    "areas.decideProposal",
    "areas.history",
    "visits.list",
    "visits.write",
  ],
  schedule: [
    "schedules.update",
    "schedules.propose",
    "schedules.change",
    "schedules.approve",
    "schedules.return",
    "schedules.withdraw",
    "schedules.cancel",
    "schedules.prolong",
    "schedules.close",
    "schedules.history",
  ],
  "council session": [
    "council.get",
    "council.update",
    "council.history",
    "council.candidates",
    "council.add",
    "council.remove",
    "council.decide",
  ],
  view: ["views.change", "views.remove", "views.watch", "views.choose"],
  export: ["exports.cancel", "exports.ticket"],
  "bulk move": ["bulkMoves.get", "bulkMoves.cancel"],
  notice: ["notices.read"],
  file: ["files.get", "files.ticket"],
  survey: ofBatch("surveyImports"),
  "bank list": ofBatch("receiptImports"),
  "line return": ["get", "approve", "refuse", "withdraw", "order", "execute", "bounce"].map(
    (act) => `lineReturns.${act}`,
  ),
  "bank account": ["bankAccounts.approve", "bankAccounts.refuse", "bankAccounts.withdraw", "bankAccounts.close"],
  "payment order": ["paymentOrders.approve", "paymentOrders.withdraw", "paymentOrders.execute", "paymentOrders.refuse"],
  "statement line": [
    ...["get", "match", "unmatch", "setAside", "putBack"].map((act) => `statementLines.${act}`),
    "lineReturns.propose",
    ...["pass", "settle", "payments", "cover"].map((act) => `clearing.${act}`),
  ],
  "place list": ofBatch("placeImports"),
  "list of days": ofBatch("calendarImports"),
  "list of areas": ofBatch("areaImports"),
  "list of schedules": ofBatch("scheduleImports"),
  "treasury list": ofBatch("treasuryImports"),
  outlines: ofBatch("placeOutlines"),
  charge: ["charges.get", "bills.issue", "bills.revoke", "instalmentRequests.agree", "instalmentRequests.refuse"],
  objection: ["objections.get", "objections.take", "objections.redact", "objections.decide", "objections.withdraw"],
  overlap: ["overlaps.triage"],
  document: ["documents.ofOrganisation", "documents.pdf", "documents.revoke"],
  "hash of a document": ["documents.byHash"],
  draft: ["drafts.get", "drafts.put", "drafts.remove"],
  "plot on the map": ["tiles.plots", "tiles.counts", "tiles.near"],
  "used ticket": ["files.download"],
  session: ["sessions.endOwn"],
  "move of cases": ["caseMoves.get"],
};

/** Groups whose things are the state's: who holds the code sees all of them, wherever they are. */
export const ofTheState: readonly string[] = [
  "articles",
  "calendar",
  "diagrams",
  "faqs",
  "fieldGroups",
  "fields",
  "legalDocuments",
  "manuals",
  "placeRegister",
  "places",
  "positions",
  "publicArticles",
  "roles",
  "settings",
];

/** Calls that change only what the caller keeps: whose thing they are about makes no difference. */
export const alikeForAll: readonly string[] = ["bookmarks.unpin"];

/** What is held by its own tests only, not by this oracle: ids of people and offices, and what anyone may read. */
export const heldElsewhere: readonly string[] = [
  // Of an area that a citizen told of: `cases/own-plots/own-plots.test.ts` says who reads their name.
  "areas.occupier",
  "auth",
  // Of an account and a day, or by the key on a paper: `money/bank-days/bank-days.test.ts` says who sees them.
  "bankDayStatements",
  "bankDays",
  "caseMoves.cases",
  "caseMoves.list",
  "caseMoves.preview",
  "caseMoves.start",
  // Each their own, by a session or a device's ticket: `cases/diary` says who hands in, and who ends a device.
  "diaryDevices",
  // Reports by the service's own keys: `insight/reports/diary-panel.test.ts` says who reads which.
  "diaryPanel",
  "diaryPhotos",
  "factors",
  // One's own by the number that OneID vouches for: `demo/pay/pay-online.test.ts`.
  "onlinePayments",
  // A month of a region, by their codes: `money/months/months.test.ts` says who reads and closes it.
  "moneyMonths",
  // Of one's own charge: `money/instalments/instalment-requests.test.ts`.
  "instalmentRequests.ask",
  "organisations",
  // One's own by the number that OneID vouches for: `cases/own-plots/own-plots.test.ts`.
  "ownPlots",
  // One's own alike: `money/own-charges/own-charges.test.ts`.
  "bills.issueOwn",
  "ownCharges",
  "proposals",
  "public",
  "publicPlan",
  // Tables by the service's own keys: `insight/reports/reports.test.ts` says who reads which, and
  // `insight/own-reports/own-reports.test.ts` who those that people made, and their schedules.
  "reportSchedules",
  "reports",
  // One's own: `cases/diary/rounds.test.ts`.
  "rounds",
  "schedules.copy",
  "schedules.ofNeighborhood",
  "schedules.previewCopy",
  "schedules.teams",
  // By the key on a paper: `money/svod/statement.test.ts` says who signs and opens it.
  "svodStatements",
  "sessions.end",
  "sessions.endAll",
  "sessions.knowDevice",
  "sessions.list",
  "tiles.announced",
  "tiles.places",
  // Visits are seen by territory and organisation: `cases/tiles/visit-tiles.test.ts` says by whom.
  "tiles.visits",
  "users",
  // A photo within a visit within an area: `cases/visits/visits.test.ts` says who reads it.
  "visits.photo",
  "work",
];

/** Every endpoint that the oracle judges, with whose its id is. */
export const judgedEndpoints: readonly { readonly endpoint: Endpoint; readonly thing: Thing }[] = (
  Object.keys(judged) as Thing[]
).flatMap((thing) =>
  judged[thing].map((id) => {
    const endpoint = allEndpoints.find((one) => one.id === id);
    if (endpoint === undefined) throw new Error(`${id} is judged, and is no endpoint: take its line out.`);
    return { endpoint, thing };
  }),
);

/** Who asks: a draw of person, rights, place and organisation. */
export interface Asking {
  readonly who: "nobody" | "citizen" | "staff";
  readonly blocked: boolean;
  readonly codes: ReadonlySet<string>;
  readonly territory: string;
  readonly kind: "cadastre" | "ecology";
}

/** What DOMAIN has a call answered with; `nothing`: as if there were none, without a refusal. */
export type Answer = "unauthenticated" | "access-denied" | "permission-missing" | "not-found" | "nothing" | "seen";

/** Work on any application of the territory; who holds none of it sees the applications of their organisation only. */
const workOnFiles =
  /^(?:(?:create|update|submit|return|review|justice|council):property|start:discussion|decide:(?:objection|complaint)|(?:record|correct):payment|agree:instalments|approve:correction|(?:propose|approve|order):refund)$/;

/** Whether an application or an area of a district that no organisation was asked about is seen. */
function seesPlot({ codes, kind, territory }: Asking, district: string): boolean {
  // An organisation is asked, application by application and area by area; this one was not.
  const whole = kind === "cadastre" || [...codes].some((code) => workOnFiles.test(code));
  return whole && district.startsWith(territory);
}

/** Calls that anyone may make: no session is asked for, and without one, or blocked, everybody is a stranger. */
function answerToAnyone(asking: Asking, thing: Thing, district: string): Answer {
  // Whoever holds a document's bytes may ask whether they are one; a ticket is for once, whoever brings it.
  if (thing === "hash of a document") return "seen";
  if (thing === "used ticket") return "not-found";
  const reads = asking.who === "staff" && !asking.blocked && asking.codes.has("read:property");
  return reads && seesPlot(asking, district) ? "seen" : "not-found";
}

/** DOMAIN §8 over a call on a thing of a district that belongs to somebody else than who asks. */
export function answerTo(asking: Asking, { access }: Endpoint, thing: Thing, district: string): Answer {
  if (access === "public") return answerToAnyone(asking, thing, district);
  if (asking.who === "nobody") return "unauthenticated";
  if (asking.blocked) return "access-denied";
  if (asking.who === "citizen" && access !== "signed-in") return "access-denied";
  if (typeof access === "object" && !asking.codes.has(access.code)) return "permission-missing";
  switch (thing) {
    case "application":
    case "area":
    case "charge":
    case "objection":
    case "overlap":
    case "document":
      return seesPlot(asking, district) ? "seen" : "not-found";
    case "plot on the map":
      return seesPlot(asking, district) ? "seen" : "nothing";
    case "schedule":
      return district.startsWith(asking.territory) ? "seen" : "not-found";
    case "draft":
      return "nothing";
    case "council session":
    case "bank list":
    case "treasury list":
    case "payment order":
    case "bank account":
    case "statement line":
    case "line return":
      // The bank's account is the region's, and so is what is ordered from it, as the Council is: who works in one district of it is not asked.
      return district.slice(0, 4).startsWith(asking.territory) ? "seen" : "not-found";
    case "survey":
    case "place list":
    case "list of days":
    case "list of areas":
    case "list of schedules":
    case "outlines":
      // Rows hold names and numbers of persons: who brought them, and who answers for the whole republic.
      return asking.territory === "17" ? "seen" : "not-found";
    case "move of cases":
      // Whose diagrams they are knows no territory: the republic's alone.
      return asking.territory === "17" ? "seen" : "access-denied";
    case "view":
    case "export":
    case "bulk move":
    case "notice":
    case "file":
    case "session":
    case "hash of a document":
    case "used ticket":
      return "not-found";
  }
}
