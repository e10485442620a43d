import { allEndpoints, type Endpoint } from "@yer/api/contract";

/** Whose a thing behind an id is: of a territory and its bodies, of a region, of one person, or of who holds the code. */
export type Thing =
  | "application"
  | "area"
  | "council session"
  | "view"
  | "export"
  | "bulk move"
  | "notice"
  | "file"
  | "survey"
  | "bank list";

/** Endpoints with the id of a thing that the oracle judges, by whose it is: read off DOMAIN §6 to §8, not off the service. */
const judged: Readonly<Record<Thing, readonly string[]>> = {
  application: [
    "applications.get",
    "applications.personal",
    "applications.update",
    "applications.answerRequest",
    "applications.submit",
    "applications.startDiscussion",
    "applications.discussion",
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
    "conclusions.colleagues",
    "conclusions.take",
    "conclusions.renew",
    "conclusions.release",
    "conclusions.takeOver",
    "conclusions.delegate",
    "documents.ofFile",
    "presences.list",
    "presences.stay",
    "presences.leave",
    "terms.ofFile",
  ],
  area: ["areas.get", "areas.update"],
  "council session": [
    "council.get",
    "council.update",
    "council.history",
    "council.candidates",
    "council.add",
    "council.remove",
    "council.decide",
  ],
  view: ["views.change", "views.remove", "views.watch"],
  export: ["exports.cancel", "exports.ticket"],
  "bulk move": ["bulkMoves.get", "bulkMoves.cancel"],
  notice: ["notices.read"],
  file: ["files.get", "files.ticket"],
  survey: [
    "surveyImports.get",
    "surveyImports.rows",
    "surveyImports.check",
    "surveyImports.apply",
    "surveyImports.stop",
    "surveyImports.proceed",
    "surveyImports.undoPreview",
    "surveyImports.undo",
  ],
  "bank list": [
    "receiptImports.get",
    "receiptImports.rows",
    "receiptImports.check",
    "receiptImports.apply",
    "receiptImports.stop",
    "receiptImports.proceed",
    "receiptImports.undoPreview",
    "receiptImports.undo",
  ],
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

/** Whose thing it is makes no difference to these: they change what the caller keeps, and nothing else. */
export const alikeForAll: readonly string[] = ["bookmarks.unpin"];

/** Groups whose ids belong to somebody and are held by their own tests only, not yet by this oracle. */
export const heldElsewhere: readonly string[] = [
  "auth",
  "caseMoves",
  "documents",
  "drafts",
  "factors",
  "files.download",
  "objections",
  "organisations",
  "overlaps",
  "placeImports",
  "placeOutlines",
  "proposals",
  "public",
  "sessions",
  "tiles",
  "users",
  "views.choose",
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

/** Who asks: a draw of person, rights, place and body. */
export interface Asking {
  readonly who: "nobody" | "citizen" | "staff";
  readonly blocked: boolean;
  readonly codes: ReadonlySet<string>;
  readonly territory: string;
  readonly kind: "cadastre" | "ecology";
}

/** What DOMAIN has a call answered with. */
export type Answer = "unauthenticated" | "access-denied" | "permission-missing" | "not-found" | "seen";

/** Work on any file of the territory; who holds none of it sees the files of their body only. */
const workOnFiles =
  /^(?:(?:create|update|submit|return|review|justice|council):property|start:discussion|decide:(?:objection|complaint)|record:payment)$/;

/** DOMAIN §8 over a call on a thing of a district that belongs to somebody else than who asks. */
export function answerTo(asking: Asking, { access }: Endpoint, thing: Thing, district: string): Answer {
  if (asking.who === "nobody") return "unauthenticated";
  if (asking.blocked) return "access-denied";
  if (asking.who === "citizen" && access !== "signed-in") return "access-denied";
  if (typeof access === "object" && !asking.codes.has(access.code)) return "permission-missing";
  const here = district.startsWith(asking.territory);
  switch (thing) {
    case "application":
    case "area":
      // A body is asked, file by file and area by area; this one was not.
      return here && (asking.kind === "cadastre" || [...asking.codes].some((code) => workOnFiles.test(code)))
        ? "seen"
        : "not-found";
    case "council session":
      // Its Council is the region's: who works in one district of it does not lead it.
      return district.slice(0, 4).startsWith(asking.territory) ? "seen" : "not-found";
    case "view":
    case "export":
    case "bulk move":
    case "notice":
    case "file":
      return "not-found";
    case "survey":
      // Rows hold names and numbers of persons: who brought them, and who answers for the whole republic.
      return asking.territory === "17" ? "seen" : "not-found";
    case "bank list":
      return district.slice(0, 4).startsWith(asking.territory) ? "seen" : "not-found";
  }
}
