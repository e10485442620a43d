import * as z from "zod/mini";
import { locales } from "./appearance.js";
import { documentStates } from "./documents.js";
import { endpoint, resource } from "./endpoint.js";
import { reasonSchema } from "./problem.js";
import { byId, id, instant, text } from "./values.js";

/** A bill that was issued: a signed document, which is read, downloaded and verified on its page. */
export const issuedBill = z.object({
  /** Id of the document. */
  id,
  language: z.enum(locales),
  at: instant,
  state: z.enum(documentStates),
  /** Its page. */
  path: z.string(),
});
/** See {@link issuedBill}. */
export type IssuedBill = z.output<typeof issuedBill>;

/** The bill of a charge: why none is issued now, empty where one is, and the last that was issued in each language. */
export const billOfCharge = z.object({
  against: z.array(reasonSchema),
  issued: z.array(issuedBill),
});
/** See {@link billOfCharge}. */
export type BillOfCharge = z.output<typeof billOfCharge>;

const issue = {
  method: "POST",
  params: byId,
  body: z.object({ language: z.enum(locales) }),
  reply: issuedBill,
  problems: ["not-found", "move-refused"],
  tags: ["applications"],
} as const;

/** Bills of charges (DOMAIN §7): what is still owed at the moment one is issued, signed. */
export const bills = resource("bills", {
  issue: endpoint({
    ...issue,
    path: "/charges/{id}/bill",
    summary: "Issue the bill of a charge; one that says the same is answered with again.",
    access: { code: "menu:payments" },
  }),
  issueOwn: endpoint({
    ...issue,
    path: "/public/charges/{id}/bill",
    summary:
      "Issue the bill of a charge of the caller's own application; needs OneID with the application's PINFL or STIR.",
    access: "signed-in",
  }),
  revoke: endpoint({
    method: "POST",
    path: "/charges/{id}/bills/{bill}/revoke",
    summary: "Revoke a bill that was issued by mistake: whoever verifies it is told so, and another may be issued.",
    access: { code: "correct:payment" },
    params: z.object({ id, bill: id }),
    body: z.object({ reason: text(1000) }),
    reply: issuedBill,
    problems: ["not-found", "move-refused"],
    tags: ["applications"],
  }),
});
