import * as z from "zod/mini";
import { documentKey } from "./documents.js";
import { endpoint, resource } from "./endpoint.js";
import { svodQuery } from "./svod.js";
import { byId, id, locales } from "./values.js";

/** The summary table for signature: what it says at a moment, signed and set on paper. */
export const svodStatements = resource("svodStatements", {
  sign: endpoint({
    method: "POST",
    path: "/svod/statements",
    summary: "Sign the summary table as the caller reads it now, to be printed in one language.",
    access: { code: "read:svod" },
    body: z.object({
      /** What of the table is asked. */
      of: svodQuery,
      language: z.enum(locales),
    }),
    /** The key opens it: what stands in the QR code of the paper. */
    reply: z.object({ id, key: documentKey }),
    problems: ["not-found", "invalid"],
  }),
  pdf: endpoint({
    method: "GET",
    path: "/svod-statements/{id}/pdf",
    summary: "A signed summary table as the register has it, by the key of its QR code.",
    access: "public",
    params: byId,
    query: z.object({ k: z.optional(documentKey) }),
    media: "application/pdf",
    problems: ["not-found", "too-many-requests"],
  }),
});
