import * as z from "zod/mini";
import { reasonSchema } from "./problem.js";
import { scheduleCauseCodes, scheduleMoveKeys, scheduleSentenceCodes, scheduleStateKeys } from "./schedule-states.js";
import {
  day,
  districtSoato,
  id,
  instant,
  named,
  names,
  neighborhoodId,
  organisationRef,
  regionSoato,
} from "./values.js";

/** State of a schedule. */
export const scheduleState = z.enum(scheduleStateKeys);

/** What a schedule says of its work; a change of any of it is a new version. */
export const scheduleTerms = z.object({
  startsOn: day,
  endsOn: day,
  organisationId: id,
  /** User ids of those of the organisation who come; none: whoever it sends. */
  people: z.array(id).check(z.maxLength(30)),
  /** Plots planned. */
  plots: z.number().check(z.int(), z.gte(1), z.lte(100_000)),
});
/** See {@link scheduleTerms}. */
export type ScheduleTerms = z.output<typeof scheduleTerms>;

/** What a schedule is made of. Its neighbourhood is fixed at creation. */
export const scheduleFacts = z.extend(scheduleTerms, { neighborhoodId });
/** See {@link scheduleFacts}. */
export type ScheduleFacts = z.output<typeof scheduleFacts>;

/** Applications of the neighbourhood between the first day of the schedule and the last one that has come. */
const done = {
  opened: z.number(),
  submitted: z.number(),
  finished: z.number(),
  /** Plots that should be submitted by today for the plan to hold, on the line from start to end. */
  expected: z.number(),
  /** Running, and behind that line by more than the setting allows. */
  late: z.boolean(),
};

/** A row of the register of schedules. */
export const scheduleRow = z.object({
  id,
  region: z.object({ soato: regionSoato, name: names }),
  district: z.object({ soato: districtSoato, name: names }),
  neighborhood: z.object({ id: neighborhoodId, name: names }),
  year: z.number(),
  state: scheduleState,
  startsOn: day,
  endsOn: day,
  organisation: organisationRef,
  plots: z.number(),
  ...done,
  /** A proposal waits for the region: the first one, or a change of what holds. */
  proposed: z.boolean(),
  stateSince: instant,
});
/** See {@link scheduleRow}. */
export type ScheduleRow = z.output<typeof scheduleRow>;

/** A version of a schedule: as it was proposed, and what the region said. */
export const scheduleVersion = z.object({
  sequence: z.number(),
  startsOn: day,
  endsOn: day,
  organisation: organisationRef,
  people: z.array(named),
  plots: z.number(),
  /** Why it was proposed; `null` for the first one. */
  reason: z.nullable(z.string()),
  /** `null`: the clock, or the making of the demonstration. */
  proposedBy: z.nullable(z.string()),
  proposedAt: instant,
  /** `null` while nobody has decided; `withdrawn` where the schedule ended before anybody did. */
  verdict: z.nullable(z.enum(["approved", "returned", "withdrawn"])),
  decidedBy: z.nullable(z.string()),
  decidedAt: z.nullable(instant),
  decisionReason: z.nullable(z.string()),
});
/** See {@link scheduleVersion}. */
export type ScheduleVersion = z.output<typeof scheduleVersion>;

const scheduleMade = z.extend(scheduleRow, {
  people: z.array(named),
  sentence: z.enum(scheduleSentenceCodes),
  /** Plots a day: submitted so far, and what is needed from now on to end in time; `null` before and after it runs. */
  pace: z.nullable(z.object({ is: z.number(), needed: z.number(), daysLeft: z.number() })),
  /** What speaks against it and forbids nothing: a team in more neighbourhoods at once than the setting allows. */
  warnings: z.array(reasonSchema),
  versions: z.array(scheduleVersion),
  moves: z.array(z.object({ key: z.enum(scheduleMoveKeys), allowed: z.boolean(), reasons: z.array(reasonSchema) })),
  /** Why its terms cannot be corrected at once; empty while it is a draft. */
  edit: z.array(reasonSchema),
  /** Why it was cancelled or closed early, in a person's words. */
  endReason: z.nullable(z.string()),
  /** Why the service itself ended it. */
  endCause: z.optional(z.enum(scheduleCauseCodes)),
  /** Where the neighbourhood went that it was made for. */
  successor: z.nullable(z.object({ id: neighborhoodId, name: names })),
  version: z.number(),
});
type ScheduleMade = typeof scheduleMade;
/** See {@link schedule}. Declarations of what is made of it say this name, not all that it holds. */
export interface ScheduleSchema extends ScheduleMade {}
/** A schedule whole. */
export const schedule: ScheduleSchema = scheduleMade;
/** See {@link schedule}. */
export type Schedule = z.output<typeof schedule>;

/** A move out of where a schedule stands, as its reader finds it. */
export type ScheduleMove = Schedule["moves"][number];

/** What copying a year would make of one of its schedules, or made. */
export const scheduleCopy = z.object({
  neighborhood: z.object({ id: neighborhoodId, name: names }),
  startsOn: day,
  endsOn: day,
  organisation: organisationRef,
  plots: z.number(),
  /** Why it is left out; empty where it becomes a draft. */
  reasons: z.array(reasonSchema),
});
/** See {@link scheduleCopy}. */
export type ScheduleCopy = z.output<typeof scheduleCopy>;

/** How the plan goes in a place. */
export const scheduleProgress = z.object({
  place: z.object({ code: z.string(), name: names }),
  /** The state of its schedules that matters most. */
  state: scheduleState,
  schedules: z.number(),
  running: z.number(),
  late: z.number(),
  plots: z.number(),
  opened: z.number(),
  submitted: z.number(),
  finished: z.number(),
  expected: z.number(),
});
/** See {@link scheduleProgress}. */
export type ScheduleProgress = z.output<typeof scheduleProgress>;

/** A team in more neighbourhoods on one same day than is meant: an organisation with these people, or whomever it sends. */
export const busyTeam = z.object({
  organisation: organisationRef,
  people: z.array(named),
  count: z.number(),
  most: z.number(),
  /** The days on which it is in all of them. */
  from: day,
  to: day,
  /** Of its schedules on those days the ones that were asked for. */
  schedules: z.array(z.object({ id, neighborhood: z.object({ id: neighborhoodId, name: names }) })),
});
/** See {@link busyTeam}. */
export type BusyTeam = z.output<typeof busyTeam>;
