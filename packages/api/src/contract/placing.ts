import * as z from "zod/mini";
import { applicationFilters } from "./application-filters.js";
import { areaBasket, areaState } from "./area-facts.js";
import { endedPlace } from "./ended-place.js";
import { endpoint, resource } from "./endpoint.js";
import { page, paging, queryList } from "./list.js";
import { register } from "./register.js";
import { scheduleState } from "./schedule-facts.js";
import { statusKey } from "./status-schemas.js";
import { day, districtSoato, id, names, neighborhoodId, text } from "./values.js";

/** What lies in a neighbourhood and waits to be placed when that is no more. */
export const placedKinds = ["application", "area", "schedule"] as const;
/** See {@link placedKinds}. */
export type PlacedKind = (typeof placedKinds)[number];

/** Records placed in one act, at the most. */
export const placedAtOnce = 200;

/** A record of a neighbourhood that is no more, of which nobody has said where it lies now. */
export const unplacedRow = z.object({
  id,
  kind: z.enum(placedKinds),
  /** Null of a schedule: its days name it. */
  number: z.nullable(z.string()),
  status: z.union([statusKey, areaState, scheduleState]),
  /** Basket of an area that is set aside; else null. */
  basket: z.nullable(areaBasket),
  district: z.object({ soato: districtSoato, name: names }),
  neighborhood: z.object({ id: neighborhoodId, name: names }),
  address: z.nullable(z.string()),
  /** Days of a schedule; else null. */
  startsOn: z.nullable(day),
  endsOn: z.nullable(day),
  /** How its neighbourhood ended, and what stands in its stead: what is offered first. */
  ended: endedPlace,
});
/** See {@link unplacedRow}. */
export type UnplacedRow = z.output<typeof unplacedRow>;

const filters = {
  kind: z.optional(queryList(z.enum(placedKinds))),
  region: applicationFilters.region,
  district: applicationFilters.district,
  /** Neighbourhoods that were merged, split or closed. */
  neighborhood: applicationFilters.neighborhood,
};
/** Query of the register of what waits to be placed. */
export const unplacedQuery = z.object({ ...paging, ...filters });
/** See {@link unplacedQuery}. */
export type UnplacedQuery = z.output<typeof unplacedQuery>;

/** Applications, areas and schedules of neighbourhoods that are no more, and placing them in those of today. */
export const placing = resource("placing", {
  list: endpoint({
    method: "GET",
    path: "/unplaced",
    summary: "What waits to be placed in the reader's territory, by place; of each kind only what they may read.",
    access: { code: "assign:place" },
    query: unplacedQuery,
    reply: page(unplacedRow),
    tags: ["applications", "areas", "schedules", "places"],
  }),
  place: endpoint({
    method: "POST",
    path: "/unplaced/place",
    summary:
      "Place records in a neighbourhood of today, all or none; those that others placed meanwhile are left alone.",
    access: { code: "assign:place" },
    body: z.object({
      items: z.array(z.object({ kind: z.enum(placedKinds), id })).check(z.minLength(1), z.maxLength(placedAtOnce)),
      neighborhoodId,
      reason: z.nullable(text(1000)),
    }),
    reply: z.object({ placed: z.number() }),
    problems: ["invalid", "not-found", "move-refused", "duty-conflict"],
    tags: ["applications", "areas", "schedules", "places", "counts"],
  }),
});

const unplacedRegisterMade = register("unplaced", {
  list: placing.list,
  columns: {
    record: { kind: "own", heading: "placing.column.record" },
    status: { kind: "status", field: "status", heading: "word.state" },
    place: { kind: "place", parts: ["district", "neighborhood"], heading: "word.place" },
    address: { kind: "text", field: "address", heading: "facts.address" },
    ended: { kind: "own", heading: "placing.column.ended" },
    today: { kind: "own", heading: "placing.column.today" },
  },
});
type UnplacedRegisterMade = typeof unplacedRegisterMade;
/** See {@link unplacedRegister}. Declarations of what is made of it say this name, not all that it holds. */
export interface UnplacedRegister extends UnplacedRegisterMade {}
/** The register of what waits to be placed. */
export const unplacedRegister: UnplacedRegister = unplacedRegisterMade;
