import * as z from "zod/mini";
import { charge, instalmentStanding } from "./applications.js";
import { billOfCharge } from "./bills.js";
import { chargeSentence } from "./charges.js";
import { endpoint, resource } from "./endpoint.js";
import { ownInstalmentRequest } from "./instalments-asked.js";
import { reasonSchema } from "./problem.js";
import { day, id, tiyin } from "./values.js";

/** The charge of an application as its occupier reads it: the last one of the application. */
export const ownCharge = z.object({
  id,
  /** The number of its bill. */
  number: z.string(),
  applicationId: id,
  state: charge.shape.state,
  sentence: chargeSentence,
  amount: tiyin,
  paid: tiyin,
  remaining: tiyin,
  /** The contract's instalments, each with what is paid of it; `null`: it is paid at once. */
  instalments: z.nullable(z.array(instalmentStanding)),
  /** What was received for the application and stands, the latest first. */
  receipts: z.array(z.object({ id, amount: tiyin, paidOn: day, document: z.string() })),
  bill: billOfCharge,
  /** The last request to pay by instalments; `null`: none was made for this charge. */
  request: z.nullable(ownInstalmentRequest),
  ask: z.object({
    /** Why instalments cannot be asked for now; empty where they can. */
    against: z.array(reasonSchema),
    /** Parts that may be asked for at the most, and the day within which the last one is paid. */
    mostParts: z.number(),
    lastDay: day,
  }),
});
/** See {@link ownCharge}. */
export type OwnCharge = z.output<typeof ownCharge>;

/** Charges of one's own applications (DOMAIN §7). */
export const ownCharges = resource("ownCharges", {
  list: endpoint({
    method: "GET",
    path: "/public/charges",
    summary: "The last charge of each of the caller's own applications, by the PINFL or STIR that OneID vouches for.",
    access: "signed-in",
    query: z.object({ application: z.optional(id) }),
    reply: z.object({ items: z.array(ownCharge) }),
    tags: ["applications"],
  }),
});
