import type { Figure } from "@yer/api/contract/dashboard";
import { during, type Measure } from "@yer/api/contract/measure";
import { type MeasureKey, measures } from "@yer/api/contract/measures";
import { measureLink } from "../measure-link.js";

/** Numbers that are read together, in the order in which they stand. */
export const figureGroups = {
  flow: ["applications.opened", "applications.submitted", "applications.finished"],
  terms: ["applications.open", "applications.late", "applications.soon", "applications.suspended"],
  plan: ["schedules.plots", "schedules.expected", "schedules.submitted", "schedules.running", "schedules.late"],
  money: ["money.charged", "money.paid", "money.distributed", "money.remaining", "money.late"],
  disputes: [
    "objections.objected",
    "objections.upheld",
    "objections.dismissed",
    "objections.withdrawn",
    "objections.undecided",
    "objections.late",
    "complaints.new",
  ],
  faults: ["overlaps.waiting", "areas.faulty", "unplaced.all"],
} as const satisfies Readonly<Record<string, readonly MeasureKey[]>>;

/** Name of a group. */
export type FigureGroup = keyof typeof figureGroups;

/** Names of all groups, in their order. */
export const figureGroupNames = Object.keys(figureGroups) as FigureGroup[];

/** Those numbers of a group that the reader was given, in the group's order. */
export function figuresOf(group: FigureGroup, figures: readonly Figure[]): readonly Figure[] {
  return figureGroups[group].flatMap((key) => figures.find((figure) => figure.key === key) ?? []);
}

/** The address of the list that a number opens, of the days that it is of. */
export function figureLink(key: MeasureKey, period: { readonly from: string; readonly to: string }): string {
  const of: Measure = measures[key];
  return measureLink(during(of, period));
}
