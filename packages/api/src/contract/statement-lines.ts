import * as z from "zod/mini";
import { columnsOf } from "./columns.js";
import { endpoint, resource } from "./endpoint.js";
import { page, paging } from "./list.js";
import { refundStates } from "./refunds.js";
import { register } from "./register.js";
import { byId, day, id, instant, text } from "./values.js";

/** Most charges that one line is matched with at once. */
export const mostPartsOfLine = 20;

/**
 * What speaks for an application's being the one that a line of a bank's statement is for: its bill or its number
 * stands there, the bill of an earlier charge does, its occupier paid, exactly what is due was paid.
 */
export const matchEvidences = ["bill", "file", "earlierBill", "payer", "sum"] as const;
/** See {@link matchEvidences}. */
export type MatchEvidence = (typeof matchEvidences)[number];

/** By what a line is matched without anybody's saying so. */
export const matchedBy = ["bill", "file", "payer"] as const;
/** See {@link matchedBy}. */
export type MatchedBy = (typeof matchedBy)[number];

/**
 * Why a line waits for a person: nothing says whose it is; several applications fit equally; it is more than its
 * application owes; that owes nothing; it names the bill of an earlier charge; who paid owes another sum.
 */
export const waitingReasons = ["unknown", "several", "beyond", "nothing-due", "earlier-bill", "sum-differs"] as const;
/** See {@link waitingReasons}. */
export type WaitingReason = (typeof waitingReasons)[number];

/** What is cleared of a line. */
export const lineClearingKinds = ["passed", "settled", "covered"] as const;

const access = { code: "record:payment" } as const;

/** What a list of lines can be of: those that wait, those to be returned, those of which something was. */
export const lineStates = ["waiting", "aside", "returned"] as const;

/** A line of a bank's statement. Sums in tiyin. */
export const statementLine = z.object({
  id,
  account: z.object({ number: z.string(), name: z.string() }),
  amount: z.number(),
  /** What of it nobody's charge has yet. */
  unmatched: z.number(),
  valueDay: day,
  document: z.string(),
  payer: z.string(),
  purpose: z.string(),
  /** The list that brought it. */
  batchId: z.nullable(id),
  /** Set aside to be returned to who paid. */
  aside: z.nullable(z.object({ at: instant, by: z.nullable(z.string()), reason: z.string() })),
  /** What of it was returned to who paid. */
  returned: z.number(),
  version: z.number(),
});
/** See {@link statementLine}. */
export type StatementLine = z.output<typeof statementLine>;

/** An application that a line may be for, and what tells it from others. */
export const lineProposal = z.object({
  applicationId: id,
  number: z.string(),
  occupier: z.nullable(z.string()),
  district: z.string(),
  address: z.nullable(z.string()),
  cadastreNumber: z.nullable(z.string()),
  /** Tiyin of its charge that are not covered. */
  due: z.number(),
  dueOn: z.nullable(day),
  evidence: z.array(z.enum(matchEvidences)),
  /** Tiyin of the line that its charge takes. */
  takes: z.number(),
});
/** See {@link lineProposal}. */
export type LineProposal = z.output<typeof lineProposal>;

/** A line as it is open: whose it may be, and whose it is already. */
export const openLine = z.extend(statementLine, {
  /** Why nobody but a person says whose it is; null: nothing of it waits. */
  waits: z.nullable(z.enum(waitingReasons)),
  proposals: z.array(lineProposal),
  /** Returns to who paid, the latest first. */
  returns: z.array(z.object({ id, amount: z.number(), state: z.enum(refundStates) })),
  /** What of it is set aside and promised by no return. */
  returnable: z.number(),
  /** The region whose charge it names, where that is another's than its account's. */
  elsewhere: z.nullable(z.string()),
  /** What of it was passed on to another region, settled what another one owed, or covers online payments. */
  clearings: z.array(
    z.object({
      id,
      kind: z.enum(lineClearingKinds),
      /** A region; null: the provider of online payments. */
      region: z.nullable(z.string()),
      amount: z.number(),
      /** For online payments: how many the line pays, and the tiyin of them that it did not. */
      payments: z.nullable(z.number()),
      missing: z.nullable(z.number()),
      by: z.string(),
      at: instant,
    }),
  ),
  /** The account's region. */
  region: z.string(),
  /** From which region it was passed on. */
  passedFrom: z.nullable(z.string()),
  matches: z.array(z.object({ receiptId: id, applicationId: id, number: z.string(), amount: z.number(), at: instant })),
});
/** See {@link openLine}. */
export type OpenLine = z.output<typeof openLine>;

const act = {
  method: "POST",
  access,
  params: byId,
  reply: openLine,
  guarded: true,
  problems: ["not-found", "precondition-failed", "move-refused", "invalid"],
  tags: ["batches", "applications", "counts"],
} as const;

/** Lines of banks' statements: each is booked once, and matched with charges. */
export const statementLines = resource("statementLines", {
  list: endpoint({
    method: "GET",
    path: "/statement-lines",
    summary: "Lines of banks' statements of which something is nobody's, or was returned, the earliest first.",
    access,
    query: z.object({
      state: z.optional(z.enum(lineStates)),
      /** Words of payer, purpose or document. */
      search: z.optional(z.string().check(z.maxLength(200))),
      /** The bank's days. */
      from: z.optional(day),
      to: z.optional(day),
      ...paging,
    }),
    reply: page(statementLine),
    tags: ["batches"],
  }),
  get: endpoint({
    method: "GET",
    path: "/statement-lines/{id}",
    summary: "A line of a bank's statement, whose it may be with what speaks for each, and whose it is already.",
    access,
    params: byId,
    reply: openLine,
    problems: ["not-found"],
    tags: ["batches", "applications"],
  }),
  match: endpoint({
    ...act,
    path: "/statement-lines/{id}/match",
    summary: "Match a line with one charge or several: all of it, or a part; what is left goes on waiting.",
    body: z.object({
      parts: z
        .array(
          z.object({
            /** The application's number. */
            number: z.string().check(z.regex(/^\d{4}-\d{4}-\d{6}$/, "choice")),
            amount: z.number().check(z.int(), z.gte(1), z.lte(Number.MAX_SAFE_INTEGER)),
            /** What of it is beyond what is due, and becomes the application's credit. */
            excess: z.optional(z.number().check(z.int(), z.gte(0))),
          }),
        )
        .check(z.minLength(1), z.maxLength(mostPartsOfLine)),
    }),
  }),
  unmatch: endpoint({
    ...act,
    path: "/statement-lines/{id}/unmatch",
    summary: "Take a match of a line back, where its application has not gone on by it: the money waits again.",
    body: z.object({ receiptId: id }),
  }),
  setAside: endpoint({
    ...act,
    path: "/statement-lines/{id}/set-aside",
    summary: "Set what waits of a line aside, to be returned to who paid.",
    body: z.object({ reason: text(500) }),
  }),
  putBack: endpoint({
    ...act,
    path: "/statement-lines/{id}/put-back",
    summary: "A line that was set aside waits again.",
  }),
});

/** The register of lines that wait. */
export const statementLinesRegister = register("statementLines", {
  list: statementLines.list,
  columns: columnsOf<StatementLine>()({
    payer: { kind: "own", heading: "lines.column.payer" },
    purpose: { kind: "text", field: "purpose", heading: "lines.column.purpose" },
    day: { kind: "day", field: "valueDay", heading: "word.day" },
    unmatched: { kind: "money", field: "unmatched", heading: "lines.column.unmatched" },
    amount: { kind: "money", field: "amount", heading: "word.amount", secondary: true },
    document: { kind: "text", field: "document", heading: "word.document", secondary: true },
  }),
});
