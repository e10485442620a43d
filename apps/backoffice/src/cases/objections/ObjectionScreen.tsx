import { applications } from "@yer/api/contract/applications";
import { objections, type ObjectionRead } from "@yer/api/contract/objections";
import { lastTashkentDay } from "@yer/api/formats";
import { sayFailure } from "@yer/api/messages/sentences";
import { objectionTone } from "@yer/api/messages/tones";
import { addressOf } from "@yer/api/paths";
import { useAct, useRead } from "@yer/api/react";
import {
  Card,
  DescriptionList,
  InlineAlert,
  Link,
  PageSpinner,
  Stack,
  StatusTag,
  useDates,
  WarningIcon,
} from "@yer/ui";
import { useState } from "react";
import { useParams, useSearchParams } from "react-router-dom";
import { styled } from "styled-components";
import { NoRecord } from "../../base/screen/NoRecord.js";
import { ShowPersonal } from "../../base/screen/ShowPersonal.js";
import { toasts } from "../../base/screen/toast-queue.js";
import { ScreenHead } from "../../base/screen/ScreenHead.js";
import { useScreenTitle } from "../../base/screen/use-screen-title.js";
import { NextInQueue } from "../../registers/kit/NextInQueue.js";
import { queueIn } from "../../registers/kit/queue-in.js";
import { AttachedFiles } from "./AttachedFiles.js";
import { DecisionForm } from "./DecisionForm.js";
import { ApplicationBeside } from "./ApplicationBeside.js";
import { useObjectionText, withObjectionTexts } from "./objection-texts.js";
import { objectionsInTurn } from "./objections-in-turn.js";
import { Redaction } from "./Redaction.js";
import { TakeAndWithdraw } from "./TakeAndWithdraw.js";
import { Words } from "./Words.js";

/** A number's hyphens are no places to break it at. */
const OneLine = styled.span`
  white-space: nowrap;
`;

const Columns = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 3fr) minmax(0, 2fr);
  gap: var(--yer-space-4);
  align-items: start;
  @media (max-width: 1000px) {
    grid-template-columns: minmax(0, 1fr);
  }
`;

/** `/objection/{propertyId}/{id}`: an objection beside the application it is about. */
function ObjectionScreen() {
  const text = useObjectionText();
  const { propertyId = "", id = "" } = useParams();
  const { data, failure, refetch } = useRead(objections.get, { params: { id } });
  // Of another application it is an address that was put together, not one that was followed.
  if (data && data.application.id === propertyId) return <Objection objection={data} onStale={() => void refetch()} />;
  if (!data && !failure) return <PageSpinner label={text("disputes.loading")} />;
  return (
    <NoRecord
      failure={data ? undefined : failure}
      icon={<WarningIcon size={32} />}
      unknown={{ title: text("disputes.notFound"), text: text("disputes.notFound.text") }}
      failed={text("disputes.failed")}
      forbidden={text("disputes.forbidden")}
      list={{ label: text("disputes.toRegister"), href: "/objections" }}
      onRetry={refetch}
    />
  );
}

function Objection({ objection, onStale }: { objection: ObjectionRead; onStale: () => void }) {
  const text = useObjectionText();
  const dates = useDates();
  const queue = queueIn(useSearchParams()[0], objectionsInTurn);
  useScreenTitle(objection.number);
  const { announcement, application } = objection;
  return (
    <Stack gap={5}>
      <ScreenHead
        title={objection.number}
        under={[{ label: text("word.objections"), href: queue?.href ?? "/objections" }]}
        status={
          <>
            <StatusTag tone={objectionTone[objection.state]}>{text(`objection.${objection.state}`)}</StatusTag>
            {objection.late ? <StatusTag tone="danger">{text("word.late")}</StatusTag> : null}
          </>
        }
        facts={
          <>
            {text(announcement.running ? "disputes.announcement.until" : "disputes.announcement.ended", {
              n: announcement.sequence,
              day: dates.day(lastTashkentDay(announcement.to)),
            })}{" "}
            ·{" "}
            <OneLine>
              <Link href={addressOf("/application/:id", { id: application.id })}>{application.number}</Link>
            </OneLine>
            {objection.takenBy === null ? null : ` · ${text("disputes.takenBy", { by: objection.takenBy })}`}
          </>
        }
      >
        {queue ? <NextInQueue record={objection.id} queue={queue} /> : null}
        <TakeAndWithdraw objection={objection} onStale={onStale} />
      </ScreenHead>
      <Columns>
        <Stack gap={4}>
          <Original objection={objection} />
          <Redaction key={objection.id} objection={objection} onStale={onStale} />
          <DecisionForm key={`${objection.id} decision`} objection={objection} onStale={onStale} />
        </Stack>
        <ApplicationBeside id={application.id} />
      </Columns>
    </Stack>
  );
}

/** The objection as it was written: it never changes. The number and phone are shown in full when asked for, which is recorded. */
function Original({ objection }: { objection: ObjectionRead }) {
  const text = useObjectionText();
  const dates = useDates();
  const [readPersonal, { data: whole, pending }] = useAct(applications.personal);
  const [asked, setAsked] = useState(false);
  const found = asked ? whole?.objections.find(({ id }) => id === objection.id) : undefined;
  const { name, number, phone } = (found ?? objection).objector;

  async function show(): Promise<void> {
    const { failure } = await readPersonal({ params: { id: objection.application.id } });
    if (failure) toasts.push({ tone: "danger", text: sayFailure(text, failure) });
    else setAsked(true);
  }

  return (
    <Card
      title={text("disputes.original")}
      description={text("disputes.original.text")}
      actions={<ShowPersonal isShown={found !== undefined} isPending={pending} onShow={() => void show()} />}
    >
      <Stack gap={4}>
        <Words>{objection.text}</Words>
        <DescriptionList
          items={[
            { term: text("disputes.objector"), details: name },
            { term: text("disputes.objector.number"), details: number },
            { term: text("word.phone"), details: phone ?? "—" },
            { term: text("disputes.at"), details: dates.moment(objection.at) },
          ]}
        />
        <Stack gap={2}>
          <h3>{text("disputes.files")}</h3>
          <AttachedFiles files={objection.files} hasKinds />
        </Stack>
        {objection.decision ? (
          <InlineAlert tone="info" title={text(`objection.${objection.state}`)}>
            <Words>{objection.decision.reason}</Words>
            <p>{text("disputes.decidedBy", { by: objection.decision.by, at: dates.moment(objection.decision.at) })}</p>
          </InlineAlert>
        ) : null}
      </Stack>
    </Card>
  );
}

export default withObjectionTexts(ObjectionScreen);
