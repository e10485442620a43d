import { definitionOf, ownReportRegisters, readingCodeOf } from "@yer/api/contract/own-report";
import { reportOf } from "@yer/api/contract/report-list";
import { type OwnReport, reports } from "@yer/api/contract/reports";
import { sayFailure } from "@yer/api/messages/sentences";
import { addressOf } from "@yer/api/paths";
import { type Failure, skip, useAct, useMay, useRead, useSession } from "@yer/api/react";
import { Button, EmptyState, InlineAlert, Link, LockIcon, PageSpinner, Stack } from "@yer/ui";
import { useMemo, useState } from "react";
import { useNavigate, useSearchParams } from "react-router-dom";
import { styled } from "styled-components";
import { useServerDraft } from "../../base/drafts/use-server-draft.js";
import { LeaveGuard } from "../../base/screen/LeaveGuard.js";
import { ScreenHead } from "../../base/screen/ScreenHead.js";
import { useScreenTitle } from "../../base/screen/use-screen-title.js";
import { reportWord } from "../reports/report-texts.js";
import { BuilderFields } from "./BuilderFields.js";
import { BuilderPreview } from "./BuilderPreview.js";
import { blankReport, definitionIn, type ReportValues } from "./definition-values.js";
import { useOwnReportText, withOwnReportTexts } from "./own-report-texts.js";

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
  return <Form key={made?.id ?? of ?? "new"} made={made} of={of} start={start} />;
}

interface FormProps {
  readonly made: OwnReport | undefined;
  readonly of: string | null;
  readonly start: ReportValues;
}

function Form({ made, of, start }: FormProps) {
  const text = useOwnReportText();
  const navigate = useNavigate();
  const draft = useServerDraft<ReportValues>("create:report", made?.id ?? of ?? "new", start, made?.version ?? null);
  const [create] = useAct(reports.create);
  const [change] = useAct(reports.change);
  const [failure, setFailure] = useState<Failure>();
  const [isNameless, setIsNameless] = useState(false);
  const values = draft.value;
  const title = made === undefined ? text("reports.new") : text("builder.edit", { name: made.name });
  useScreenTitle(title);
  const back = made === undefined ? addressOf("/reports") : addressOf("/reports/:id", { id: made.id });
  const isNameTaken =
    failure?.kind === "problem" && failure.problem.errors?.some(({ pointer }) => pointer === "/name") === true;

  async function save(): Promise<void> {
    const { name, scope } = values;
    setIsNameless(name.trim() === "");
    if (name.trim() === "") return;
    const body = { name: name.trim(), scope, definition: { ...definitionIn(values), columns: [...values.columns] } };
    const outcome =
      made === undefined
        ? await create({ body })
        : await change({ params: { key: made.id }, ifMatch: made.version, body });
    setFailure(outcome.failure);
    if (outcome.failure !== undefined) return;
    await draft.discard();
    await navigate(addressOf("/reports/:id", { id: outcome.data.id }), { replace: true });
  }

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
        <Button variant="primary" onPress={save}>
          {text("word.save")}
        </Button>
      </ScreenHead>
      {draft.restored === undefined ? null : (
        <InlineAlert
          tone="info"
          title={text("builder.restored")}
          actions={
            <Button size="sm" onPress={() => draft.discard()}>
              {text("word.dropDraft")}
            </Button>
          }
        />
      )}
      {failure === undefined || isNameTaken ? null : (
        <InlineAlert tone="danger" isAnnounced>
          {sayFailure(text, failure)}
        </InlineAlert>
      )}
      <Sides>
        <Stack gap={3}>
          <BuilderFields
            values={values}
            onChange={draft.change}
            nameError={
              isNameTaken
                ? text("fault.name-taken")
                : isNameless && values.name.trim() === ""
                  ? text("builder.nameless")
                  : undefined
            }
          />
          {draft.status}
        </Stack>
        <section aria-label={text("word.preview")}>
          <Stack gap={3}>
            <h2>{text("word.preview")}</h2>
            <BuilderPreview definition={definitionIn(values)} title={values.name.trim() || title} />
          </Stack>
        </section>
      </Sides>
    </Stack>
  );
}

export default withOwnReportTexts(ReportBuilder);
