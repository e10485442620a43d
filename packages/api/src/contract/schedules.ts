import * as z from "zod/mini";
import { applicationFilters } from "./application-filters.js";
import { endedPlace } from "./ended-place.js";
import { endpoint, resource } from "./endpoint.js";
import { historyEntry } from "./history.js";
import { page, paging, queryBoolean, queryInteger, queryList } from "./list.js";
import { register } from "./register.js";
import { placeLevels } from "./places.js";
import {
  busyTeam,
  schedule,
  scheduleCopy,
  scheduleFacts,
  scheduleProgress,
  scheduleRow,
  scheduleState,
  scheduleTerms,
} from "./schedule-facts.js";
import {
  byId,
  day,
  districtSoato,
  id,
  named,
  names,
  neighborhoodId,
  organisationRef,
  regionSoato,
  text,
} from "./values.js";

/** Orders of the register of schedules; a leading `-` turns one. */
export const scheduleSorts = ["-startsOn", "startsOn", "endsOn", "-endsOn", "plots", "-plots"] as const;

/** What schedules are narrowed by. */
export const scheduleFilters = {
  /** Name or code of the neighbourhood; blind to apostrophes and script. */
  search: z.optional(z.string().check(z.maxLength(200))),
  region: applicationFilters.region,
  district: applicationFilters.district,
  neighborhood: applicationFilters.neighborhood,
  year: z.optional(queryList(queryInteger(2000, 2999))),
  state: z.optional(queryList(scheduleState)),
  /** Running, and behind the line by more than the setting allows; or not. */
  late: z.optional(queryBoolean),
  /** A proposal of somebody else than the reader waits for the region. */
  proposed: z.optional(queryBoolean),
  /** Its days have some of these, both ends included. */
  from: z.optional(day),
  to: z.optional(day),
};

/** Query of the register of schedules. */
export const scheduleQuery = z.object({ ...paging, ...scheduleFilters, sort: z.optional(z.enum(scheduleSorts)) });
/** See {@link scheduleQuery}. */
export type ScheduleQuery = z.output<typeof scheduleQuery>;

const reasoned = z.object({ reason: text(4000) });
const moved = {
  params: byId,
  reply: schedule,
  problems: ["invalid", "not-found", "move-refused"],
  tags: ["schedules", "areas", "counts"],
} as const;

/** The year of a district's plan that is copied into the next one. */
const copied = z.object({ district: districtSoato, from: queryInteger(2000, 2998) });
const copies = z.object({ items: z.array(scheduleCopy) });

/** The plan by which neighbourhoods are surveyed (DOMAIN §6). */
export const schedules = resource("schedules", {
  list: endpoint({
    method: "GET",
    path: "/schedules",
    summary: "Plan schedules of the reader's territory, with what was done since each began.",
    access: { code: "read:plan" },
    query: scheduleQuery,
    reply: page(scheduleRow),
    tags: ["schedules"],
  }),
  progress: endpoint({
    method: "GET",
    path: "/schedules/progress",
    summary:
      "How the plan goes, by region, or by district where one region is asked for; or by places of the kind asked for.",
    access: { code: "read:plan" },
    query: z.object({ ...scheduleFilters, by: z.optional(z.enum(placeLevels)) }),
    reply: z.object({ items: z.array(scheduleProgress) }),
    tags: ["schedules"],
  }),
  ofNeighborhood: endpoint({
    method: "GET",
    path: "/neighborhoods/{neighborhood}/schedules",
    summary: "Every schedule of a neighbourhood with its versions, the latest first.",
    access: { code: "read:plan" },
    params: z.object({ neighborhood: neighborhoodId }),
    reply: z.object({
      region: z.object({ soato: regionSoato, name: names }),
      district: z.object({ soato: districtSoato, name: names }),
      /** `ended`: how it came to be no more, and what stands there today; null where it stands. */
      neighborhood: z.object({
        id: neighborhoodId,
        name: names,
        active: z.boolean(),
        ended: z.nullable(endedPlace),
      }),
      items: z.array(schedule),
    }),
    problems: ["not-found"],
    tags: ["schedules"],
  }),
  teams: endpoint({
    method: "GET",
    path: "/neighborhoods/{neighborhood}/teams",
    summary: "Organisations that can survey the neighbourhood, with their people.",
    access: { code: "propose:plan" },
    params: z.object({ neighborhood: neighborhoodId }),
    reply: z.object({ items: z.array(z.extend(organisationRef, { people: z.array(named) })) }),
    problems: ["not-found"],
    tags: ["organisations"],
  }),
  load: endpoint({
    method: "GET",
    path: "/schedules/load",
    summary: "In how many neighbourhoods a team would be on one same day, and how many are meant at most.",
    access: { code: "propose:plan" },
    query: z.object({
      neighborhood: neighborhoodId,
      organisation: id,
      people: z.optional(queryList(id, 30)),
      from: day,
      to: day,
      /** The schedule that is being written. */
      besides: z.optional(id),
    }),
    reply: z.object({ count: z.number(), most: z.number() }),
    problems: ["invalid", "not-found"],
    tags: ["schedules"],
  }),
  busyTeams: endpoint({
    method: "GET",
    path: "/schedules/busy-teams",
    summary:
      "Teams of the schedules asked for that are in more neighbourhoods at once than is meant, the busiest first.",
    access: { code: "read:plan" },
    query: z.object(scheduleFilters),
    reply: z.object({ items: z.array(busyTeam) }),
    tags: ["schedules"],
  }),
  previewCopy: endpoint({
    method: "GET",
    path: "/schedules/copies",
    summary: "What copying a year of a district's plan into the next one would make; changes nothing.",
    access: { code: "propose:plan" },
    query: copied,
    reply: copies,
    problems: ["not-found"],
    tags: ["schedules"],
  }),
  copy: endpoint({
    method: "POST",
    path: "/schedules/copies",
    summary: "Copy a year of a district's plan: each of its schedules becomes a draft of the next year, where it can.",
    access: { code: "propose:plan" },
    body: z.extend(copied, { from: z.number().check(z.int(), z.gte(2000), z.lte(2998)) }),
    reply: copies,
    problems: ["invalid", "not-found", "move-refused"],
    tags: ["schedules"],
  }),
  create: endpoint({
    method: "POST",
    path: "/schedules",
    creates: "/schedules/{id}",
    summary: "Draft a schedule of a neighbourhood; two of one neighbourhood never overlap.",
    access: { code: "propose:plan" },
    body: scheduleFacts,
    reply: schedule,
    problems: ["invalid", "not-found", "move-refused"],
    tags: moved.tags,
  }),
  update: endpoint({
    method: "PUT",
    path: "/schedules/{id}",
    summary: "Correct the draft of a schedule.",
    guarded: true,
    access: { code: "propose:plan" },
    ...moved,
    body: scheduleTerms,
    problems: [...moved.problems, "precondition-failed"],
  }),
  propose: endpoint({
    method: "POST",
    path: "/schedules/{id}/proposal",
    summary: "Propose a draft to the region.",
    access: { code: "propose:plan" },
    ...moved,
  }),
  change: endpoint({
    method: "POST",
    path: "/schedules/{id}/change",
    summary: "Propose another version of a schedule that holds; it holds until the region approves the new one.",
    access: { code: "propose:plan" },
    ...moved,
    body: z.extend(scheduleTerms, { reason: text(4000) }),
  }),
  approve: endpoint({
    method: "POST",
    path: "/schedules/{id}/approval",
    summary: "Approve what is proposed: of the region, and by another person than the one who proposed it.",
    access: { code: "approve:plan" },
    ...moved,
  }),
  return: endpoint({
    method: "POST",
    path: "/schedules/{id}/return",
    summary: "Give what is proposed back with a reason.",
    access: { code: "approve:plan" },
    ...moved,
    body: reasoned,
  }),
  withdraw: endpoint({
    method: "POST",
    path: "/schedules/{id}/withdrawal",
    summary: "Cancel a schedule that nobody has approved yet.",
    access: { code: "propose:plan" },
    ...moved,
    body: reasoned,
  }),
  cancel: endpoint({
    method: "POST",
    path: "/schedules/{id}/cancellation",
    summary: "Cancel an approved schedule before it begins.",
    access: { code: "close:plan" },
    ...moved,
    body: reasoned,
  }),
  prolong: endpoint({
    method: "POST",
    path: "/schedules/{id}/prolongation",
    summary: "Let a running schedule end later.",
    access: { code: "close:plan" },
    ...moved,
    body: z.extend(reasoned, { endsOn: day }),
  }),
  close: endpoint({
    method: "POST",
    path: "/schedules/{id}/closing",
    summary: "Close a running schedule before its last day.",
    access: { code: "close:plan" },
    ...moved,
    body: reasoned,
  }),
  history: endpoint({
    method: "GET",
    path: "/schedules/{id}/history",
    summary: "What happened to the schedule, newest first.",
    access: { code: "read:plan" },
    params: byId,
    query: z.object(paging),
    reply: page(historyEntry),
    problems: ["not-found"],
    tags: ["schedules"],
  }),
});

const schedulesRegisterMade = register("schedules", {
  list: schedules.list,
  columns: {
    neighborhood: { kind: "place", parts: ["region", "district", "neighborhood"], heading: "word.place" },
    year: { kind: "text", field: "year", heading: "schedules.column.year" },
    state: { kind: "status", field: "state", heading: "word.state" },
    startsOn: { kind: "day", field: "startsOn", sort: "startsOn", heading: "schedules.column.startsOn" },
    endsOn: { kind: "day", field: "endsOn", sort: "endsOn", heading: "schedules.column.endsOn" },
    organisation: { kind: "named", field: "organisation", heading: "word.organization", secondary: true },
    plots: { kind: "number", field: "plots", sort: "plots", heading: "schedules.column.plots" },
    opened: { kind: "number", field: "opened", heading: "schedules.column.opened" },
    submitted: { kind: "number", field: "submitted", heading: "schedules.column.submitted" },
    finished: { kind: "number", field: "finished", heading: "schedules.column.finished" },
    expected: { kind: "number", field: "expected", heading: "schedules.column.expected", secondary: true },
  },
});
type SchedulesRegisterMade = typeof schedulesRegisterMade;
/** See {@link schedulesRegister}. Declarations of what is made of it say this name, not all that it holds. */
export interface SchedulesRegister extends SchedulesRegisterMade {}
/** The register of schedules: year by neighbourhood. */
export const schedulesRegister: SchedulesRegister = schedulesRegisterMade;
