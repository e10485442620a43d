import { areaStatesOnMap } from "@yer/api/contract/area-states";
import { legalBases } from "@yer/api/contract/grounds";
import {
  canBeParted,
  definitionFaults,
  isToldBy,
  ownColumnsFor,
  ownFilters,
  ownGroupings,
  type OwnReportRegister,
  ownReportRegisters,
  readingCodeOf,
} from "@yer/api/contract/own-report";
import { objectionStates, verdicts } from "@yer/api/contract/objections";
import type { ReportGrouping } from "@yer/api/contract/report";
import { statusKeys } from "@yer/api/contract/statuses";
import { useSession } from "@yer/api/react";
import { Checkbox, Fieldset, MultiSelect, Select, Stack, TextField } from "@yer/ui";
import { useCheck } from "../../base/screen/use-check.js";
import { reportWord } from "../reports/report-texts.js";
import { changed, definitionIn, type ReportValues } from "./definition-values.js";
import { useOwnReportText } from "./own-report-texts.js";

/** Props of {@link BuilderFields}. */
export interface BuilderFieldsProps {
  readonly values: ReportValues;
  readonly onChange: (part: Partial<ReportValues>) => void;
  /** Why the service refused the name. */
  readonly nameError: string | undefined;
}

const complaintStates = ["new", ...verdicts] as const;

/** Years that files are likely to have been opened in. */
const years = (): readonly string[] => {
  const last = new Date().getFullYear();
  return Array.from({ length: 6 }, (_, index) => String(last - index));
};

/** The filters of a report, each with what can be chosen of it. */
function useFilterChoices() {
  const text = useOwnReportText();
  const say = text as (id: string) => string;
  return (
    register: OwnReportRegister,
    name: string,
  ): { readonly label: string; readonly items: readonly { readonly id: string; readonly label: string }[] } => {
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
  };
}

/** What a report asks for: of what, which of it, by what, which numbers, in which order, how drawn. */
export function BuilderFields({ values, onChange, nameError }: BuilderFieldsProps) {
  const text = useOwnReportText();
  const check = useCheck();
  const choicesOf = useFilterChoices();
  const { permissions } = useSession();
  const { register, by, split, columns, sort, chart, filter, scope } = values;
  const change = (part: Partial<ReportValues>): void => onChange(changed(values, part, permissions));
  const called = (id: string): string => text(reportWord(`column.${id}`));
  // Those that the menu has by a word of one meaning are called by it.
  const registerCalled = (one: OwnReportRegister): string =>
    one === "charges" ? text("menu.cpayments") : one === "users" ? text("menu.users") : text(`builder.register.${one}`);
  const grouping = (one: ReportGrouping) => ({ id: one, label: text(reportWord(`by.${one}`)) });
  const sharing = check("share:report");
  const faults = definitionFaults(definitionIn(values)).map(({ path }) => path[0]);
  const params = new URLSearchParams(filter);
  const readable = ownReportRegisters.filter((one) => {
    const code = readingCodeOf(one);
    return code === undefined || permissions.includes(code);
  });
  function narrow(name: string, chosen: readonly string[]): void {
    const next = new URLSearchParams(filter);
    next.delete(name);
    for (const one of chosen) next.append(name, one);
    change({ filter: next.toString() });
  }
  return (
    <Stack gap={4}>
      <TextField
        label={text("word.name")}
        value={values.name}
        onChange={(name) => change({ name })}
        error={nameError}
        maxLength={80}
        isRequired
      />
      <Fieldset legend={text("builder.what")}>
        <Select
          label={text("builder.register")}
          value={register}
          onChange={(next) => change({ register: next as OwnReportRegister })}
          items={readable.map((one) => ({ id: one, label: registerCalled(one) }))}
        />
        {Object.keys(ownFilters(register).asked).map((name) => {
          const { label, items } = choicesOf(register, name);
          return (
            <MultiSelect
              key={`${register} ${name}`}
              label={label}
              items={items}
              value={params.getAll(name)}
              onChange={(chosen) => narrow(name, chosen)}
              placeholder={text("builder.all")}
            />
          );
        })}
      </Fieldset>
      <Fieldset legend={text("reports.by")}>
        <Select
          label={text("builder.by")}
          value={by}
          onChange={(next) => change({ by: next as ReportGrouping })}
          items={ownGroupings(register).map(grouping)}
        />
        <Select
          label={text("builder.split")}
          value={split ?? "none"}
          onChange={(next) => change({ split: next === "none" ? null : (next as ReportGrouping) })}
          items={[
            { id: "none", label: text("builder.split.none") },
            ...ownGroupings(register)
              .filter((one) => canBeParted(by, one))
              .map(grouping),
          ]}
        />
      </Fieldset>
      <Fieldset legend={text("builder.columns")}>
        <MultiSelect
          key={`${register} ${by} ${split ?? ""}`}
          label={text("builder.numbers")}
          description={text("builder.numbers.hint")}
          items={ownColumnsFor(register, permissions)
            .filter((id) => isToldBy(register, id, [by, split]))
            .map((id) => ({ id, label: called(id) }))}
          value={columns}
          onChange={(next) => change({ columns: next })}
          error={
            columns.length === 0
              ? text("builder.numbers.none")
              : columns.length > 12
                ? text("builder.numbers.many")
                : faults.includes("columns")
                  ? text("builder.numbers.against")
                  : undefined
          }
          isRequired
        />
        <Select
          label={text("builder.sort")}
          value={sort === null ? "none" : `${sort.descending ? "-" : ""}${sort.column}`}
          onChange={(next) =>
            change({
              sort: next === "none" ? null : { column: next.replace(/^-/, ""), descending: next.startsWith("-") },
            })
          }
          items={[
            { id: "none", label: text("builder.sort.none") },
            ...columns.flatMap((id) => [
              { id: `-${id}`, label: text("builder.sort.most", { name: called(id) }) },
              { id, label: text("builder.sort.least", { name: called(id) }) },
            ]),
          ]}
        />
        <Select
          label={text("builder.chart")}
          value={chart}
          onChange={(next) => change({ chart: next as ReportValues["chart"] })}
          items={(["bar", "line", "none"] as const).map((one) => ({ id: one, label: text(`builder.chart.${one}`) }))}
        />
      </Fieldset>
      <Checkbox
        isSelected={scope === "shared"}
        onChange={(shared) => change({ scope: shared ? "shared" : "mine" })}
        isDisabled={!sharing.allowed}
        description={sharing.allowed ? text("builder.shared.hint") : sharing.reason}
      >
        {text("builder.shared")}
      </Checkbox>
    </Stack>
  );
}
