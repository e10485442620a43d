import type { messages as uzbek } from "./uz_UZ.js";

/** What papers say that are written in the language of who asks for them, in English. */
export const messages: Record<keyof typeof uzbek, string> = {
  "paper.heading": "Yer · System for the recognition of rights to land",
  "paper.signature": "Electronic signature",
  "paper.signer": "Signed by",
  "paper.fingerprint": "What was signed (SHA-256)",
  "paper.foot": "{title} · page {page} of {pages}",
  "paper.moment": "{at} (Tashkent)",
};
