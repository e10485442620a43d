import { definitionOf, ownReportRegisters, readingCodeOf } from "@yer/api/contract/own-report";
import { reportOf } from "@yer/api/contract/report-list";
import type { ReportGrouping } from "@yer/api/contract/report";
import { type OwnReport, ownReportRead, reports } from "@yer/api/contract/reports";
import { addressOf } from "@yer/api/paths";
import { skip, useMay, useRead, useSession } from "@yer/api/react";
import { Button, EmptyState, InlineAlert, Link, LockIcon, PageSpinner, Stack } from "@yer/ui";
import { useMemo } from "react";
import { useNavigate, useSearchParams } from "react-router-dom";
import { styled } from "styled-components";
import { FormCompared } from "../../base/forms/FormCompared.js";
import { FormProblem } from "../../base/forms/FormProblem.js";
import { useEndpointForm } from "../../base/forms/use-endpoint-form.js";
import { LeaveGuard } from "../../base/screen/LeaveGuard.js";
import { ScreenHead } from "../../base/screen/ScreenHead.js";
import { useScreenTitle } from "../../base/screen/use-screen-title.js";
import { reportWord } from "../reports/report-texts.js";
import { BuilderFields } from "./BuilderFields.js";
import { BuilderPreview } from "./BuilderPreview.js";
import { blankReport, definitionIn, type ReportValues } from "./definition-values.js";
import { useOwnReportText, withOwnReportTexts } from "./own-report-texts.js";
import { useBuilderWords } from "./use-builder-words.js";

/** What is asked for beside what it says, where there is room. */
const Sides = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 360px) minmax(0, 1fr);
  gap: var(--yer-space-6);
  align-items: start;
  @media (max-width: 1023.98px) {
    grid-template-columns: minmax(0, 1fr);
  }
`;

/** Props of {@link ReportBuilder}. */
export interface ReportBuilderProps {
  /** The report that is changed; left out: a new one. */
  readonly made?: OwnReport;
}

function valuesOf({ name, scope, definition }: OwnReport): ReportValues {
  return { name, scope, ...definition };
}

/** What a new report begins with: nothing, or what another asks for (`?of=`). */
function useStart(of: string | null): ReportValues | undefined {
  const text = useOwnReportText();
  const { permissions } = useSession();
  const isDeclared = of === null || reportOf(of) !== undefined;
  const { data } = useRead(reports.read, isDeclared ? skip : { params: { key: of }, query: {} });
  return useMemo(() => {
    const first = ownReportRegisters.find((one) => {
      const code = readingCodeOf(one);
      return code === undefined || permissions.includes(code);
    });
    const blank = blankReport(first ?? "applications", permissions);
    const declared = of === null ? undefined : reportOf(of);
    if (declared !== undefined && of !== null) {
      const definition = definitionOf(declared, declared.by[0]);
      return { ...blank, ...definition, name: text("builder.copy", { name: text(reportWord(of)) }) };
    }
    if (isDeclared) return blank;
    const copied = data?.own;
    return copied && { ...valuesOf(copied), scope: "mine", name: text("builder.copy", { name: copied.name }) };
  }, [of, isDeclared, data, permissions, text]);
}

/** `/reports/new` and `/reports/{id}?do=edit`: makes a report of one's own, with its numbers beside it while it is made. */
function ReportBuilder({ made }: ReportBuilderProps) {
  const text = useOwnReportText();
  const [params] = useSearchParams();
  const of = made === undefined ? params.get("of") : null;
  const copied = useStart(of);
  const start = useMemo(() => (made === undefined ? copied : valuesOf(made)), [made, copied]);
  const mayMake = useMay("create:report");
  if (!mayMake) {
    return (
      <EmptyState level={1} icon={<LockIcon size={32} />} title={text("builder.forbidden")}>
        <Link href={addressOf("/reports")}>{text("reports.back")}</Link>
      </EmptyState>
    );
  }
  if (start === undefined) return <PageSpinner label={text("form.loading")} />;
  return <Writer key={made?.id ?? of ?? "new"} made={made} of={of} start={start} />;
}

/** A report out of a refusal. */
function readReport(current: unknown): OwnReport | undefined {
  const parsed = ownReportRead.safeParse(current);
  return parsed.success ? parsed.data : undefined;
}

interface WriterProps {
  readonly made: OwnReport | undefined;
  readonly of: string | null;
  readonly start: ReportValues;
}

function Writer({ made, of, start }: WriterProps) {
  const text = useOwnReportText();
  const words = useBuilderWords();
  const navigate = useNavigate();
  const title = made === undefined ? text("reports.new") : text("builder.edit", { name: made.name });
  useScreenTitle(title);
  const back = made === undefined ? addressOf("/reports") : addressOf("/reports/:id", { id: made.id });
  const form = useEndpointForm(made === undefined ? reports.create : reports.change, {
    draft: { form: "create:report", id: made?.id ?? of ?? "new" },
    start,
    version: made?.version,
    fields: {
      name: text("word.name"),
      register: {
        label: text("builder.register"),
        at: "/definition/register",
        show: (value) => words.register(value as ReportValues["register"]),
      },
      filter: {
        label: text("builder.what"),
        at: "/definition/filter",
        show: (value): string => words.filter(form.values.register, String(value)),
      },
      by: { label: text("builder.by"), at: "/definition/by", show: (value) => words.grouping(value as ReportGrouping) },
      split: {
        label: text("builder.split"),
        at: "/definition/split",
        show: (value) => words.grouping(value as ReportGrouping),
      },
      columns: {
        label: text("builder.numbers"),
        at: "/definition/columns",
        show: (value) => (value as ReportValues["columns"]).map(words.column).join(", "),
      },
      sort: {
        label: text("builder.sort"),
        at: "/definition/sort",
        show: (value) => words.order(value as NonNullable<ReportValues["sort"]>),
      },
      chart: {
        label: text("builder.chart"),
        at: "/definition/chart",
        show: (value) => words.chart(value as ReportValues["chart"]),
      },
      scope: {
        label: text("builder.shared"),
        show: (value) => text(value === "shared" ? "reports.made.shared" : "reports.made.mine"),
      },
    },
    args: (written: ReportValues) => {
      const definition = definitionIn(written);
      const body = { name: written.name, scope: written.scope, definition };
      return made === undefined ? { body } : { params: { key: made.id }, body };
    },
    sayFault: ({ pointer, code }) =>
      pointer === "/name" && code === "required" ? text("builder.nameless") : undefined,
    compare: { read: readReport, valuesOf },
    onSaved: ({ id }) => navigate(addressOf("/reports/:id", { id }), { replace: true }),
  });
  const { values, draft, frame } = form;

  if (!draft.ready) return <PageSpinner label={text("form.loading")} />;
  return (
    <Stack gap={5}>
      <LeaveGuard isUnsaved={draft.isUnsaved} flush={draft.flush} />
      <ScreenHead
        title={title}
        under={[{ label: text("menu.reports"), href: addressOf("/reports") }]}
        facts={text("builder.about")}
      >
        <Link href={back} button="secondary">
          {text("cancel")}
        </Link>
        <Button variant="primary" isPending={form.isSending} onPress={() => form.submit()}>
          {text("word.save")}
        </Button>
      </ScreenHead>
      {draft.restored === undefined ? null : (
        <InlineAlert
          tone="info"
          title={text("builder.restored")}
          actions={
            <Button size="sm" onPress={form.startOver}>
              {text("word.dropDraft")}
            </Button>
          }
        />
      )}
      <FormProblem form={form} />
      <Sides>
        <div ref={frame}>
          <Stack gap={3}>
            <BuilderFields form={form} />
            {draft.status}
          </Stack>
        </div>
        <section aria-label={text("word.preview")}>
          <Stack gap={3}>
            <h2>{text("word.preview")}</h2>
            <BuilderPreview definition={definitionIn(values)} title={values.name.trim() || title} />
          </Stack>
        </section>
      </Sides>
      <FormCompared form={form} />
    </Stack>
  );
}

export default withOwnReportTexts(ReportBuilder);
