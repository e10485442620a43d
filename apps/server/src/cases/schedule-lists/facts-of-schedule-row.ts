import type { BatchMapping } from "@yer/api/contract/batch";
import type { FaultCode } from "@yer/api/contract/fault-codes";
import { faultsOf } from "@yer/api/contract/faults";
import type { Fault } from "@yer/api/contract/problem";
import { type ScheduleFacts, scheduleFacts } from "@yer/api/contract/schedule-facts";
import type { ScheduleListFault, ScheduleListField } from "@yer/api/contract/schedule-imports";
import { searchKey } from "@yer/api/formats";
import * as z from "zod/mini";
import { dayIn } from "../../registers/batches/day-in.js";
import type { Team } from "../plan/version-queries.js";
import type { FindPlace } from "../surveys/places-of-rows.js";
import { numberIn, plain } from "../surveys/read-cells.js";

/** What a row says: facts of a schedule, or what is wrong with it; its district and days as far as they were read. */
export interface ScheduleRowRead {
  readonly facts: ScheduleFacts | null;
  readonly district: string | null;
  readonly neighborhood: string | null;
  readonly startsOn: string | null;
  readonly endsOn: string | null;
  readonly faults: readonly ScheduleListFault[];
  readonly about: string;
}

/** What a fault is to the row: in which column, beside what stands there. */
export function faultOfScheduleRow(
  cells: readonly string[],
  mapping: BatchMapping,
  { code, params }: Pick<Fault, "code" | "params">,
  field: ScheduleListField | null,
): ScheduleListFault {
  const column = field === null ? null : (mapping[field] ?? null);
  const value = column === null ? "" : (cells[column] ?? "");
  return { code, ...(params ? { params } : {}), field, column, value: value.trim().slice(0, 60) };
}

/** The field that a place of a schedule's facts comes from. */
export function scheduleFieldAt(pointer: string): ScheduleListField | null {
  const own = {
    "/startsOn": "startsOn",
    "/endsOn": "endsOn",
    "/plots": "plots",
    "/organisationId": "organisation",
  } as const;
  return own[pointer as keyof typeof own] ?? (pointer === "/neighborhoodId" ? "neighborhood" : null);
}

/** Names of an organisation, however they are written. */
const namesOf = ({ name }: Pick<Team, "name">): string[] => Object.values<string>(name).map(searchKey);

/**
 * Reads a row as the draft of a schedule. Whether its days are free, and whether it may be drafted at all, the service of
 * the plan says.
 * @param teamsOf organisations that can come to a district
 */
export function factsOfScheduleRow(
  cells: readonly string[],
  {
    mapping,
    findPlace,
    teamsOf,
  }: {
    readonly mapping: BatchMapping;
    readonly findPlace: FindPlace;
    readonly teamsOf: (district: string) => readonly Team[];
  },
): ScheduleRowRead {
  const faults: ScheduleListFault[] = [];
  const wrong = (field: ScheduleListField | null, fault: Pick<Fault, "code" | "params">): null => {
    faults.push(faultOfScheduleRow(cells, mapping, fault, field));
    return null;
  };
  const cell = (field: ScheduleListField): string => {
    const at = mapping[field];
    return typeof at === "number" ? plain(cells[at] ?? "") : "";
  };
  const read = <T>(
    field: ScheduleListField,
    parse: (text: string) => T | null | undefined,
    code: FaultCode,
  ): T | null => {
    const text = cell(field);
    if (text === "") return wrong(field, { code: "required" });
    return parse(text) ?? wrong(field, { code });
  };
  const place = findPlace(cell("region"), cell("district"), cell("neighborhood"));
  if ("code" in place) wrong(place.field, place);
  const district = "district" in place ? place.district : null;
  const neighborhood = "district" in place ? place.neighborhood : null;
  const startsOn = read("startsOn", dayIn, "day");
  const endsOn = read("endsOn", dayIn, "day");
  const plots = read("plots", numberIn, "number");
  const team =
    district === null
      ? null
      : read(
          "organisation",
          (text) => teamsOf(district).find((one) => namesOf(one).includes(searchKey(text))),
          "team-unknown",
        );
  const given = { neighborhoodId: neighborhood, startsOn, endsOn, plots, organisationId: team?.id, people: [] };
  const checked = faults.length > 0 ? undefined : z.safeParse(scheduleFacts, given, { reportInput: true });
  for (const fault of checked?.success === false ? faultsOf("body", checked.error.issues) : []) {
    wrong(scheduleFieldAt(fault.pointer), fault);
  }
  return {
    facts: checked?.success === true ? checked.data : null,
    district,
    neighborhood,
    startsOn,
    endsOn,
    faults,
    about: cell("neighborhood").slice(0, 200),
  };
}
