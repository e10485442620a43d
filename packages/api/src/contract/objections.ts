import * as z from "zod/mini";
import { fileRef } from "./files.js";
import { id, instant } from "./values.js";

/** States of an objection; *open* is new or in review. */
export const objectionStates = ["new", "in_review", "upheld", "dismissed", "withdrawn"] as const;

/** An objection as staff read it; the objector's number and phone are masked unless the reader may read them. */
export const objection = z.object({
  id,
  announcementId: id,
  objector: z.object({ name: z.string(), number: z.string(), phone: z.nullable(z.string()) }),
  text: z.string(),
  files: z.array(fileRef),
  at: instant,
  state: z.enum(objectionStates),
  decision: z.nullable(z.object({ reason: z.string(), by: z.string(), at: instant })),
  version: z.number(),
});
/** See {@link objection}. */
export type Objection = z.output<typeof objection>;

/** A complaint against a decision (DOMAIN §3, Appeal): the occupier's appeal, or a dismissed objector's. */
export const complaint = z.object({
  id,
  by: z.enum(["occupier", "objector"]),
  name: z.string(),
  text: z.string(),
  files: z.array(fileRef),
  at: instant,
  state: z.enum(["new", "upheld", "dismissed"]),
  decision: z.nullable(z.object({ reason: z.string(), by: z.string(), at: instant })),
  version: z.number(),
});
/** See {@link complaint}. */
export type Complaint = z.output<typeof complaint>;
