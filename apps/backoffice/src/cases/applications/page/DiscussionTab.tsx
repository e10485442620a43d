import { sayCode } from "@yer/api/messages/sentences";
import { type Application, applications } from "@yer/api/contract/applications";
import type { Discussion } from "@yer/api/contract/discussion";
import type { Locale } from "@yer/api/contract/values";
import { addressOf } from "@yer/api/paths";
import { useExtra, useMay, useRead, useTheme } from "@yer/api/react";
import { DiagramOutline } from "@yer/flow-editor";
import { parseDiagram, type Concluder } from "@yer/flow-editor/model";
import {
  Button,
  Card,
  EmptyState,
  FileTextIcon,
  FlowIcon,
  Link,
  Skeleton,
  Stack,
  StatusTag,
  useDates,
  lazyPart,
} from "@yer/ui";
import { Suspense, useMemo } from "react";
import { useApplicationText } from "../application-texts.js";
import { AnswersGiven } from "../../conclusions/AnswersGiven.js";
import { FailedRead } from "../../../base/screen/FailedRead.js";
import { caseProgressOf } from "./case-progress.js";

const DiagramViewer = lazyPart(async () => ({ default: (await import("@yer/flow-editor/viewer")).DiagramViewer }));
const Seat = lazyPart(() => import("../../conclusions/Seat.js"));
const Holders = lazyPart(() => import("../../conclusions/Holders.js"));

/** A kind by its word; a named organisation by its name. */
function concluderName(
  concluder: Concluder,
  { steps }: Discussion,
  text: ReturnType<typeof useApplicationText>,
  locale: Locale,
): string {
  if (concluder.kind === "kind") return sayCode(text, "kind", concluder.organisationKind);
  const named = steps.flatMap((step) => step.organisations).find(({ id }) => id === concluder.organisationId);
  return named?.name[locale] ?? "";
}

function Conclusions({ fileId: applicationId, discussion }: { fileId: string; discussion: Discussion }) {
  const text = useApplicationText();
  const dates = useDates();
  const { locale } = useTheme();
  const { client } = useExtra();
  if (discussion.conclusions.length === 0 && discussion.closed === 0)
    return <p>{text("discussion.conclusions.none")}</p>;
  return (
    <Stack gap={4} as="ul">
      {discussion.conclusions.map((conclusion) => (
        <Stack key={conclusion.id} gap={1} as="li">
          <Stack direction="row" gap={2}>
            <b>{conclusion.organisation.name[locale]}</b>
            {conclusion.verdict ? (
              <StatusTag
                tone={conclusion.superseded ? "neutral" : conclusion.verdict === "positive" ? "success" : "danger"}
              >
                {text(`verdict.${conclusion.verdict}`)}
              </StatusTag>
            ) : null}
            {conclusion.superseded ? <StatusTag>{text("discussion.superseded")}</StatusTag> : null}
            {conclusion.carried ? <StatusTag tone="info">{text("discussion.carried")}</StatusTag> : null}
          </Stack>
          <small>{[conclusion.by, dates.moment(conclusion.at)].filter(Boolean).join(", ")}</small>
          {conclusion.signed ? (
            <div>
              <Link
                href={addressOf("/fields-pdf/:id/:org", { id: applicationId, org: conclusion.organisation.id })}
                isNewTab
                button="secondary"
                size="sm"
                icon={<FileTextIcon />}
              >
                {text("discussion.document")}
              </Link>
            </div>
          ) : null}
          {conclusion.summary ? <p>{conclusion.summary}</p> : null}
          {conclusion.answers ? (
            <AnswersGiven
              fieldGroupId={discussion.steps.find(({ stepId }) => stepId === conclusion.stepId)?.fieldGroupId ?? null}
              version={conclusion.fieldGroupVersion}
              answers={conclusion.answers}
              files={conclusion.files}
            />
          ) : null}
          {conclusion.files.map((attached) => (
            <div key={attached.id}>
              <Button size="sm" variant="quiet" onPress={() => client.download(attached.id)}>
                {attached.name}
              </Button>
            </div>
          ))}
        </Stack>
      ))}
      {discussion.closed > 0 ? <li>{text("discussion.closed", { count: discussion.closed })}</li> : null}
    </Stack>
  );
}

function Run({
  file: application,
  discussion,
  onStale,
}: {
  file: Application;
  discussion: Discussion;
  onStale: () => void;
}) {
  const text = useApplicationText();
  const { locale } = useTheme();
  const mayGive = useMay("give:conclusion");
  const parsed = useMemo(() => parseDiagram(discussion.diagram), [discussion.diagram]);
  const progress = useMemo(() => caseProgressOf(discussion, locale), [discussion, locale]);
  const mine =
    mayGive && discussion.state === "running"
      ? discussion.steps.filter((step) => step.mine && step.state !== "waiting")
      : [];
  const diagram = parsed.ok ? parsed.diagram : undefined;
  const names = useMemo(
    () => ({ concluder: (concluder: Concluder) => concluderName(concluder, discussion, text, locale) }),
    [discussion, text, locale],
  );
  return (
    <Stack gap={4}>
      {mine.map((step) => (
        <Suspense key={step.stepId}>
          <Seat applicationId={application.id} step={step} given={discussion.conclusions} onStale={onStale} />
        </Suspense>
      ))}
      <Suspense>
        <Holders discussion={discussion} />
      </Suspense>
      <Card title={text("discussion.diagram", { version: discussion.diagramVersion })}>
        {diagram ? (
          <Stack gap={4}>
            <Suspense fallback={<Skeleton shape="block" height="360px" />}>
              <DiagramViewer diagram={diagram} progress={progress} names={names} />
            </Suspense>
            <DiagramOutline diagram={diagram} progress={progress} names={names} />
          </Stack>
        ) : null}
      </Card>
      <Card title={text("menu.conclusions")}>
        <Conclusions fileId={application.id} discussion={discussion} />
      </Card>
    </Stack>
  );
}

/**
 * The application's discussion: its diagram with where the case stands, the form of the reader's own organisation, the
 * conclusions.
 */
export default function DiscussionTab({ file: application }: { file: Application }) {
  const text = useApplicationText();
  const { data, failure, refetch } = useRead(applications.discussion, { params: { id: application.id } });
  if (failure && !data) {
    return <FailedRead failure={failure} onRetry={() => void refetch()} />;
  }
  if (!data) return <Skeleton lines={8} />;
  if (!data.discussion) {
    return (
      <EmptyState icon={<FlowIcon size={32} />} title={text("discussion.none")}>
        {text("discussion.none.text")}
      </EmptyState>
    );
  }
  return <Run file={application} discussion={data.discussion} onStale={() => void refetch()} />;
}
