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
import type { ReportGrouping } from "@yer/api/contract/report";
import type { OwnReport } from "@yer/api/contract/reports";
import { useSession } from "@yer/api/react";
import { Checkbox, Fieldset, MultiSelect, Select, Stack, TextField } from "@yer/ui";
import type { EndpointForm } from "../../base/forms/endpoint-form.js";
import { useCheck } from "../../base/screen/use-check.js";
import { changed, definitionIn, type ReportValues } from "./definition-values.js";
import { useOwnReportText } from "./own-report-texts.js";
import { useBuilderWords } from "./use-builder-words.js";

/** Props of {@link BuilderFields}. */
export interface BuilderFieldsProps {
  readonly form: Pick<
    EndpointForm<ReportValues, keyof ReportValues, ReportValues, OwnReport>,
    "values" | "change" | "field" | "choice" | "errorAt"
  >;
}

/** What a report asks for: of what, which of it, by what, which numbers, in which order, how drawn. */
export function BuilderFields({ form }: BuilderFieldsProps) {
  const text = useOwnReportText();
  const check = useCheck();
  const words = useBuilderWords();
  const { permissions } = useSession();
  const { values, field, choice, errorAt } = form;
  const { register, by, split, columns, sort, filter, scope } = values;
  const change = (part: Partial<ReportValues>): void => form.change(changed(values, part, permissions));
  const grouping = (one: ReportGrouping) => ({ id: one, label: words.grouping(one) });
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
      <TextField {...field("name")} maxLength={80} isRequired />
      <Fieldset legend={text("builder.what")}>
        <Select
          {...choice("register")}
          onChange={(next) => change({ register: next as OwnReportRegister })}
          items={readable.map((one) => ({ id: one, label: words.register(one) }))}
        />
        {Object.keys(ownFilters(register).asked).map((name) => {
          const { label, items } = words.choicesOf(register, name);
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
          {...choice("by")}
          onChange={(next) => change({ by: next as ReportGrouping })}
          items={ownGroupings(register).map(grouping)}
        />
        <Select
          {...choice("split")}
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
          {...field("columns")}
          description={text("builder.numbers.hint")}
          items={ownColumnsFor(register, permissions)
            .filter((id) => isToldBy(register, id, [by, split]))
            .map((id) => ({ id, label: words.column(id) }))}
          onChange={(next) => change({ columns: next })}
          error={
            columns.length === 0
              ? text("builder.numbers.none")
              : columns.length > 12
                ? text("builder.numbers.many")
                : faults.includes("columns")
                  ? text("builder.numbers.against")
                  : errorAt("columns")
          }
          isRequired
        />
        <Select
          {...choice("sort")}
          value={sort === null ? "none" : `${sort.descending ? "-" : ""}${sort.column}`}
          onChange={(next) =>
            change({
              sort: next === "none" ? null : { column: next.replace(/^-/, ""), descending: next.startsWith("-") },
            })
          }
          items={[
            { id: "none", label: text("builder.sort.none") },
            ...columns.flatMap((id) => [
              { id: `-${id}`, label: words.order({ column: id, descending: true }) },
              { id, label: words.order({ column: id, descending: false }) },
            ]),
          ]}
        />
        <Select
          {...choice("chart")}
          onChange={(next) => change({ chart: next as ReportValues["chart"] })}
          items={(["bar", "line", "none"] as const).map((one) => ({ id: one, label: words.chart(one) }))}
        />
      </Fieldset>
      <Checkbox
        isSelected={scope === "shared"}
        onChange={(shared) => change({ scope: shared ? "shared" : "mine" })}
        isDisabled={!sharing.allowed}
        description={sharing.allowed ? text("builder.shared.hint") : sharing.reason}
      >
        {field("scope").label}
      </Checkbox>
    </Stack>
  );
}
