import {
  canBeParted,
  isToldBy,
  ownColumns,
  ownColumnsFor,
  ownGroupings,
  type OwnReportRegister,
  type ReportDefinition,
} from "@yer/api/contract/own-report";
import type { ReportScope } from "@yer/api/contract/reports";

/** What is typed in the form of a report. */
export interface ReportValues extends ReportDefinition {
  readonly name: string;
  readonly scope: ReportScope;
}

/** A report of a register to begin with: how much there is of what, by place, of what whoever holds these codes may ask. */
export function blankReport(register: OwnReportRegister, codes: readonly string[]): ReportValues {
  return {
    name: "",
    scope: "mine",
    register,
    filter: "",
    by: ownGroupings(register)[0] ?? "place",
    split: null,
    columns: ownColumnsFor(register, codes).slice(0, 2),
    sort: null,
    chart: "bar",
  };
}

/** What of the values is the report's definition. */
export function definitionIn({ name: _name, scope: _scope, ...definition }: ReportValues): ReportDefinition {
  return definition;
}

/** What else changes with a part: what cannot stand beside it goes, and a share brings the numbers that it is of. */
export function changed(
  before: ReportValues,
  part: Partial<ReportValues>,
  codes: readonly string[],
): Partial<ReportValues> {
  if (part.register !== undefined && part.register !== before.register) {
    const { name: _name, scope: _scope, ...blank } = blankReport(part.register, codes);
    return blank;
  }
  const { register, by, split, columns, sort } = { ...before, ...part };
  const parted = split !== null && canBeParted(by, split) ? split : null;
  const known = ownColumns(register);
  const whole = new Set<string>();
  for (const id of columns) {
    const column = known[id];
    if (column === undefined || !isToldBy(register, id, [by, parted])) continue;
    // Whoever takes away a number takes away its share; whoever adds a share adds its numbers.
    const isAdded = !before.columns.includes(id);
    if ("share" in column && !isAdded && !column.share.every((one) => columns.includes(one))) continue;
    if ("share" in column) for (const one of column.share) whole.add(one);
    whole.add(id);
  }
  return {
    ...part,
    split: parted,
    columns: [...whole],
    sort: sort !== null && whole.has(sort.column) ? sort : null,
  };
}
