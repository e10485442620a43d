import * as z from "zod/mini";
import { diaryDevice } from "./diary-devices.js";
import { endpoint, resource } from "./endpoint.js";
import { page, paging, queryList } from "./list.js";
import { register } from "./register.js";
import { id, instant, organisationRef } from "./values.js";

/** Somebody who keeps a diary, or wrote visits. */
export const visitWriter = z.object({
  id,
  name: z.string(),
  organisation: organisationRef,
  /** Visits they wrote that the reader sees, and how many of these moved nothing. */
  visits: z.number(),
  kept: z.number(),
  /** When their latest visit was received; null before the first. */
  latestAt: z.nullable(instant),
  /** What was last heard of their devices, the latest registered first; without those that were ended. Null: the person is not of the reader's territory, whose office sees them. */
  devices: z.nullable(z.array(z.omit(diaryDevice, { createdAt: true, endedAt: true }))),
});
/** See {@link visitWriter}. */
export type VisitWriter = z.output<typeof visitWriter>;

/** Query of the register of writers. */
export const visitWriterQuery = z.object({
  ...paging,
  /** Their name; blind to apostrophes and script. */
  search: z.optional(z.string().check(z.maxLength(200))),
  organisation: z.optional(queryList(id)),
});
/** See {@link visitWriterQuery}. */
export type VisitWriterQuery = z.output<typeof visitWriterQuery>;

/** Who wrote what, and what was last heard of their devices. */
export const visitWriters = resource("visitWriters", {
  list: endpoint({
    method: "GET",
    path: "/visits/writers",
    summary:
      "People whose visits the reader sees, and those of the reader's territory who keep a diary, by name. Members of organisations see those of their own.",
    access: { code: "read:visit" },
    query: visitWriterQuery,
    reply: page(visitWriter),
    tags: ["users", "areas", "sessions"],
  }),
});

const visitWritersRegisterMade = register("visitWriters", {
  list: visitWriters.list,
  columns: {
    name: { kind: "text", field: "name", heading: "word.personName" },
    organisation: { kind: "named", field: "organisation", heading: "word.organization" },
    visits: { kind: "number", field: "visits", heading: "visits.column.written" },
    kept: { kind: "number", field: "kept", heading: "visits.column.kept" },
    latest: { kind: "moment", field: "latestAt", heading: "word.when" },
    devices: { kind: "own", heading: "visits.column.devices" },
  },
});
type VisitWritersRegisterMade = typeof visitWritersRegisterMade;
/** See {@link visitWritersRegister}. Declarations of what is made of it say this name, not all that it holds. */
export interface VisitWritersRegister extends VisitWritersRegisterMade {}
/** The register of who writes visits. */
export const visitWritersRegister: VisitWritersRegister = visitWritersRegisterMade;
