import * as z from "zod/mini";
import { endpoint, resource } from "./endpoint.js";
import { page, paging } from "./list.js";
import { reasonSchema } from "./problem.js";
import { byId, id, instant, locales } from "./values.js";

/** Registers that can be saved as a file. Each declares its columns on the service, beside the list that it shows. */
export const exportRegisters = [
  "applications",
  "areas",
  "schedules",
  "overlaps",
  "unplaced",
  "objections",
  "complaints",
  "conclusions",
  "council",
  "agenda",
  "charges",
  "receipts",
  "receiptRows",
  "distributions",
  "paymentOrders",
  "treasuryLists",
  "treasuryRows",
  "bankDays",
  "moneyMonths",
  "svod",
  "report",
  "bulkFiles",
  "fileHistory",
  "users",
  "userHistory",
  "organisations",
  "positions",
  "roles",
  "places",
  "diagrams",
  "fieldGroups",
  "fields",
  "visits",
  "visitDays",
  "visitWriters",
] as const;
/** See {@link exportRegisters}. */
export type ExportRegisterName = (typeof exportRegisters)[number];

/** What a file can be; `geojson` (RFC 7946) where rows have outlines. */
export const exportFormats = ["xlsx", "csv", "geojson"] as const;
/** See {@link exportFormats}. */
export type ExportFormat = (typeof exportFormats)[number];

/** What is to be saved: a register as it is filtered and shown. */
export const exportAsked = z.object({
  register: z.enum(exportRegisters),
  format: z.enum(exportFormats),
  /** Language of headings and words. */
  locale: z.enum(locales),
  /** Ids of the screen's columns that are shown, in their order; none: all there are. */
  columns: z.array(z.string().check(z.maxLength(60))).check(z.maxLength(60)),
  /** The query of the register's own list, without its paging. */
  query: z.record(z.string().check(z.maxLength(60)), z.unknown()),
  /** With persons' numbers in full, for who may read them; each reading leaves an access row. */
  personal: z.optional(z.boolean()),
});
/** See {@link exportAsked}. */
export type ExportAsked = z.output<typeof exportAsked>;

/** `expired`: the file was deleted when its time was over. */
export const exportStates = ["waiting", "running", "ready", "failed", "cancelled", "expired"] as const;

/** A file that is made in the background. */
export const exportJob = z.object({
  id,
  register: exportAsked.shape.register,
  format: exportAsked.shape.format,
  state: z.enum(exportStates),
  rows: z.number(),
  /** Rows written so far. */
  done: z.number(),
  /** Bytes, once it is ready. */
  size: z.nullable(z.number()),
  createdAt: instant,
  /** When a file that is ready is deleted. */
  expiresAt: z.nullable(instant),
  /** Why there is no file, where it failed. */
  reasons: z.array(reasonSchema),
});
/** See {@link exportJob}. */
export type ExportJob = z.output<typeof exportJob>;

/**
 * Any register as a file: exactly its filters, columns, language, and what the person may see. Up to the rows of the
 * setting `export.direct_rows` it is sent at once; longer ones are made in the background and wait under `/exports`.
 */
export const registerFiles = resource("exports", {
  begin: endpoint({
    method: "POST",
    path: "/exports",
    summary: "Ask for a register as a file. `job` null: short enough to be fetched at once by `exports.direct`.",
    access: "staff",
    body: exportAsked,
    reply: z.object({ rows: z.number(), job: z.nullable(exportJob) }),
    problems: ["permission-missing", "impersonation-limited", "too-many-requests"],
    tags: ["exports"],
  }),
  direct: endpoint({
    method: "POST",
    path: "/exports/direct",
    summary: "A short register as a file, streamed.",
    access: "staff",
    body: exportAsked,
    idempotent: false,
    media: "application/octet-stream",
    problems: ["permission-missing", "move-refused", "too-many-requests"],
  }),
  list: endpoint({
    method: "GET",
    path: "/exports",
    summary: "Files made in the background for the caller, the latest first, a page at a time.",
    access: "staff",
    query: z.object({ after: paging.after, limit: paging.limit }),
    reply: page(exportJob),
    tags: ["exports"],
  }),
  cancel: endpoint({
    method: "POST",
    path: "/exports/{id}/cancel",
    summary: "Stop making a file.",
    access: "staff",
    params: byId,
    reply: exportJob,
    problems: ["not-found", "move-refused"],
    tags: ["exports"],
  }),
  ticket: endpoint({
    method: "POST",
    path: "/exports/{id}/ticket",
    summary: "A ticket to fetch a file that is ready: good once, for a minute, for its owner.",
    access: "staff",
    params: byId,
    reply: z.object({ ticket: z.string(), expiresAt: instant }),
    problems: ["not-found", "move-refused", "permission-missing"],
  }),
  content: endpoint({
    method: "POST",
    path: "/exports/content",
    summary: "The file of a ticket, which is used up. The ticket stands in the body: no address ever holds one.",
    access: "staff",
    body: z.object({ ticket: z.string().check(z.maxLength(100)) }),
    idempotent: false,
    media: "application/octet-stream",
    problems: ["not-found", "permission-missing"],
  }),
});
