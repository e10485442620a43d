import * as z from "zod/mini";
import { endpoint, resource } from "./endpoint.js";
import { byId, id, instant } from "./values.js";

/** Bounds of an uploaded file. */
export const fileBounds = { mostBytes: 8_000_000, mostPerField: 20 } as const;

/** What an upload can be refused for. */
export const uploadProblems = [
  "payload-too-large",
  "unsupported-media-type",
  "file-refused",
  "archive-refused",
  "storage-full",
  "too-many-requests",
] as const;

/** What an attached document is, as who uploads it tells. Earlier uploads have none. */
export const uploadKinds = [
  "identity",
  "ownership",
  "plan",
  "photo",
  "decision",
  "power_of_attorney",
  "payment",
  "other",
] as const;
/** See {@link uploadKinds}. */
export const uploadKind = z.enum(uploadKinds);
/** See {@link uploadKinds}. */
export type UploadKind = z.output<typeof uploadKind>;

const fileRefMade = z.object({
  id,
  name: z.string(),
  type: z.string(),
  size: z.number(),
  state: z.enum(["quarantined", "clean", "refused"]),
  uploadedAt: instant,
  /** What it is; null, or left out: it was not told. */
  kind: z.optional(z.nullable(uploadKind)),
});
type FileRefMade = typeof fileRefMade;
/** See {@link fileRef}. Declarations of what is made of it say this name, not all that it holds. */
export interface FileRefSchema extends FileRefMade {}
/** An upload as records refer to it. `state` is `quarantined` until the scanner has looked. */
export const fileRef: FileRefSchema = fileRefMade;
/** See {@link fileRef}. */
export type FileRef = z.output<typeof fileRef>;

/** Files: uploaded on their own, then named by the record that holds them. */
export const files = resource("files", {
  upload: endpoint({
    method: "POST",
    path: "/files",
    creates: "/files/{id}",
    summary: "Upload one file (multipart, part `file`): PDF, PNG, JPEG, DOCX, XLSX, DWG-free ZIP up to 8 MB.",
    access: "signed-in",
    query: z.object({ kind: z.optional(uploadKind) }),
    upload: true,
    reply: fileRef,
    problems: uploadProblems,
    tags: ["files"],
  }),
  get: endpoint({
    method: "GET",
    path: "/files/{id}",
    summary: "What is known of a file; asked until the scanner has spoken.",
    access: "signed-in",
    params: byId,
    reply: fileRef,
    problems: ["not-found"],
    tags: ["files"],
  }),
  ticket: endpoint({
    method: "POST",
    path: "/files/{id}/ticket",
    summary: "A single-use address, good for 60 s, to download the file from.",
    access: "signed-in",
    params: byId,
    reply: z.object({ url: z.string(), expiresAt: instant }),
    idempotent: false,
    problems: ["not-found", "file-refused"],
  }),
  download: endpoint({
    method: "GET",
    path: "/downloads/{ticket}",
    summary: "The bytes behind a ticket, once, as an attachment.",
    access: "public",
    params: z.object({ ticket: z.string().check(z.minLength(20), z.maxLength(200)) }),
    media: "application/octet-stream",
    problems: ["not-found"],
  }),
});
