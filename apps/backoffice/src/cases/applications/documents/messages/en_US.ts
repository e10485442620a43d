import type { messages as uzbek } from "./uz_UZ.js";

/** Texts of an application's documents in English. */
export const messages: Record<keyof typeof uzbek, string> = {
  "documents.none": "No signed documents yet",
  "documents.none.text": "A document appears here when a body concludes, or justice or the Council decides.",
  "documents.kind.conclusion": "Conclusion",
  "documents.kind.justice": "Decision of justice",
  "documents.kind.certificate": "Certificate",
  "documents.copy.original": "Original",
  "documents.copy.redacted": "Public copy",
  "documents.state.valid": "Valid",
  "documents.state.superseded": "Superseded",
  "documents.state.revoked": "Revoked",
  "documents.signed": "Signed {at}",
  "documents.revoked": "Revoked {at}. Reason: {reason}",
  "documents.papers": "Papers that came with it",
  "documents.copyLink": "Copy the link",
  "documents.copied": "Link copied. It opens this document alone.",
  "documents.copyFailed": "The link could not be copied. Open the document and take its address.",
  "documents.revoke": "Revoke",
  "documents.revoke.title": "Revoke the document",
  "documents.revoke.text":
    "The document’s page will say that it was revoked, and its link will no longer open it. This cannot be undone; the decision itself does not change.",
  "documents.revoke.reason": "Reason",
  "documents.revoke.done": "The document was revoked.",
};
