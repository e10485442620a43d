import { areaStatesOnMap } from "@yer/api/contract/area-states";
import { legalBases } from "@yer/api/contract/legal-bases";
import { objectionStates, verdicts } from "@yer/api/contract/objections";
import type { OwnReportRegister, ReportDefinition } from "@yer/api/contract/own-report";
import type { ReportGrouping } from "@yer/api/contract/report";
import { statusKeys } from "@yer/api/contract/statuses";
import { reportWord } from "../reports/report-texts.js";
import { useOwnReportText } from "./own-report-texts.js";

const complaintStates = ["new", ...verdicts] as const;

/** Years that applications are likely to have been opened in. */
const years = (): readonly string[] => {
  const last = new Date().getFullYear();
  return Array.from({ length: 6 }, (_, index) => String(last - index));
};

/** A filter of a report, with what can be chosen of it. */
export interface FilterChoices {
  readonly label: string;
  readonly items: readonly { readonly id: string; readonly label: string }[];
}

/** What everything that a report can ask for is called: where it is chosen, and where two versions are compared. */
export function useBuilderWords() {
  const text = useOwnReportText();
  const say = text as (id: string) => string;

  function choicesOf(register: OwnReportRegister, name: string): FilterChoices {
    switch (name) {
      case "legalBasis":
        return {
          label: text("word.legalBasis"),
          items: legalBases.map((key) => ({ id: String(key), label: `${key}. ${say(`legalBasis.${key}`)}` })),
        };
      case "year":
        return {
          label: text(register === "schedules" ? "builder.year.plan" : "builder.year"),
          items: years().map((year) => ({ id: year, label: year })),
        };
      case "state":
        return {
          label: text("word.state"),
          items:
            register === "areas"
              ? areaStatesOnMap.map((key) => ({ id: key, label: say(`status.${key}`) }))
              : (register === "complaints" ? complaintStates : objectionStates).map((key) => ({
                  id: key,
                  label: say(`objection.${key}`),
                })),
        };
      default:
        return {
          label: text("word.itsStatus"),
          items: statusKeys.map((key) => ({ id: key, label: say(`status.${key}`) })),
        };
    }
  }
  const column = (id: string): string => text(reportWord(`column.${id}`));

  return {
    choicesOf,
    column,
    // Those that the menu has by a word of one meaning are called by it.
    register: (one: OwnReportRegister): string =>
      one === "charges"
        ? text("menu.cpayments")
        : one === "users"
          ? text("menu.users")
          : text(`builder.register.${one}`),
    grouping: (one: ReportGrouping): string => text(reportWord(`by.${one}`)),
    order: ({ column: id, descending }: NonNullable<ReportDefinition["sort"]>): string =>
      text(descending ? "builder.sort.most" : "builder.sort.least", { name: column(id) }),
    chart: (one: ReportDefinition["chart"]): string => text(`builder.chart.${one}`),
    /** What a register is narrowed to, filter by filter. */
    filter: (register: OwnReportRegister, filter: string): string => {
      const params = new URLSearchParams(filter);
      return [...new Set(params.keys())]
        .map((name) => {
          const { label, items } = choicesOf(register, name);
          const chosen = params.getAll(name).map((id) => items.find((one) => one.id === id)?.label ?? id);
          return `${label}: ${chosen.join(", ")}`;
        })
        .join("; ");
    },
  };
}
