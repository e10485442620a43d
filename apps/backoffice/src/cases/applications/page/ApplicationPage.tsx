import type { Deadline } from "@yer/api/contract/application-register";
import type { Application } from "@yer/api/contract/applications";
import { lastTashkentDay } from "@yer/api/formats";
import type { StatusKey } from "@yer/api/contract/statuses";
import { sayReason } from "@yer/api/messages/sentences";
import { deadlineTone, statusTone } from "@yer/api/messages/tones";
import { useMay, useTheme } from "@yer/api/react";
import { InlineAlert, PencilIcon, Skeleton, Stack, StatusTag, Tabs, useDates, lazyPart } from "@yer/ui";
import { Suspense } from "react";
import { useSearchParams } from "react-router-dom";
import { GuardedLink } from "../../../base/screen/GuardedLink.js";
import { ScreenHead } from "../../../base/screen/ScreenHead.js";
import { useScreenTitle } from "../../../base/screen/use-screen-title.js";
import { putting } from "../../../registers/address/address-after.js";
import { NextInQueue } from "../../../registers/kit/NextInQueue.js";
import { inQueue, queueIn } from "../../../registers/kit/queue-in.js";
import PinFile from "../../../registers/find/PinApplication.js";
import { ActionBar } from "../acts/ActionBar.js";
import { Withdraw } from "../acts/Withdraw.js";
import { FactsTab } from "./FactsTab.js";
import PresentPeople from "./PresentPeople.js";
import { queuesOfApplications, useQueueName } from "./queues.js";
import { reasonInSentence, useApplicationSentence } from "./use-application-sentence.js";
import { RegistrationNote } from "./RegistrationNote.js";
import { useApplicationText, withApplicationTexts } from "../application-texts.js";

const EndedNotice = lazyPart(() => import("../../ended-place/EndedNotice.js"));
const DiscussionTab = lazyPart(() => import("./DiscussionTab.js"));
const OutlineTab = lazyPart(() => import("./OutlineTab.js"));
const RequestsTab = lazyPart(() => import("./RequestsTab.js"));
const DeadlinesTab = lazyPart(() => import("./DeadlinesTab.js"));
const ObjectionsTab = lazyPart(() => import("./ObjectionsTab.js"));
const PaymentTab = lazyPart(() => import("./PaymentTab.js"));
const DocumentsTab = lazyPart(() => import("../documents/DocumentsTab.js"));
const RefusalNote = lazyPart(() => import("./RefusalNote.js"));
const NotesTab = lazyPart(() => import("../notes/NotesTab.js"));
const HistoryTab = lazyPart(() => import("./HistoryTab.js"));

/** Who holds an application that no one organisation does. */
const holderless: Partial<Record<StatusKey, "file.holder.organisations" | "file.holder.public">> = {
  in_discussion: "file.holder.organisations",
  announced: "file.holder.public",
};

function useTermText(): (id: "file.deadline" | "file.total", deadline: Deadline) => string {
  const text = useApplicationText();
  const dates = useDates();
  return (id, { endsAt, state, daysLeft }) => {
    if (state === "none") return "";
    if (endsAt === null) return text(`${id}.paused`);
    const left = text(`deadline.${state}`, { days: Math.abs(daysLeft ?? 0) });
    return text(id, { date: dates.day(lastTashkentDay(endsAt)), left });
  };
}

function Page({ file: application }: { file: Application }) {
  const text = useApplicationText();
  const sentence = useApplicationSentence(application);
  const inSentence = reasonInSentence(application);
  const alsoStuck = application.stuck.filter((reason) => reason !== inSentence);
  const term = useTermText();
  const { locale } = useTheme();
  const [params, setParams] = useSearchParams();
  const queue = queueIn(params, ...queuesOfApplications);
  // Where the person came from: members of an organisation that concludes may have no register of applications, but
  // their inbox.
  const register = useMay("menu:applications")
    ? { label: text("register.title"), href: "/applications" }
    : { label: text("menu.conclusions"), href: "/conclusions" };
  const queueName = useQueueName();
  const list = queue ? { label: queueName(queue), href: queue.href } : register;
  useScreenTitle(application.number);

  const openRequests = application.editRequests.filter(({ answer }) => answer === null).length;
  const openObjections = application.objections.filter(({ state }) => state === "new" || state === "in_review").length;
  const isFinished = application.status === "registered" || application.status === "unregistered";
  const holder = isFinished
    ? text("file.finished")
    : application.holder
      ? text("file.holder", { holder: application.holder.name[locale] })
      : text(holderless[application.status] ?? "file.holder.none");

  return (
    <Stack gap={5}>
      <Stack gap={2}>
        <ScreenHead
          title={application.number}
          under={[list]}
          status={
            <>
              <StatusTag tone={statusTone[application.status]}>{text(`status.${application.status}`)}</StatusTag>
              {application.suspended ? <StatusTag tone="danger">{text("register.suspended")}</StatusTag> : null}
              {application.deadline.state === "late" || application.deadline.state === "soon" ? (
                <StatusTag tone={deadlineTone[application.deadline.state]}>
                  {text(`deadline.${application.deadline.state}`, {
                    days: Math.abs(application.deadline.daysLeft ?? 0),
                  })}
                </StatusTag>
              ) : null}
              <Suspense>
                <PinFile file={application} />
              </Suspense>
              <PresentPeople id={application.id} />
            </>
          }
          // A finished application's terms have run their course; a member of an organisation that concludes is told
          // who holds it and until when.
          facts={
            sentence ??
            (isFinished
              ? [holder]
              : [holder, term("file.deadline", application.deadline), term("file.total", application.totalDeadline)]
            )
              .filter(Boolean)
              .join(" ")
          }
        >
          {queue ? <NextInQueue record={application.id} queue={queue} /> : null}
        </ScreenHead>
        {alsoStuck.length > 0 ? (
          <InlineAlert tone="warning">
            {alsoStuck.map((reason) => (
              <p key={JSON.stringify(reason)}>{sayReason(text, reason)}</p>
            ))}
          </InlineAlert>
        ) : null}
        {application.placeEnded ? (
          <EndedNotice neighborhood={application.neighborhood} ended={application.placeEnded} isFinished={isFinished} />
        ) : null}
        {application.refusedBecause ? (
          <Suspense>
            <RefusalNote because={application.refusedBecause} />
          </Suspense>
        ) : null}
        {application.status === "registered" ? <RegistrationNote file={application} /> : null}
        <ActionBar file={application}>
          {application.status === "editing" ? (
            <GuardedLink
              code="update:property"
              href={inQueue("?edit", queue)}
              variant="secondary"
              icon={<PencilIcon />}
              closed={application.edit[0] && sayReason(text, application.edit[0])}
            >
              {text("file.edit")}
            </GuardedLink>
          ) : null}
          <Withdraw application={application} />
        </ActionBar>
      </Stack>
      <Tabs
        aria-label={text("file.tabs")}
        selectedKey={params.get("tab") ?? "facts"}
        onSelectionChange={(tab) => setParams(putting({ tab: tab === "facts" ? "" : tab }), { replace: true })}
        items={[
          { id: "facts", label: text("file.tab.facts"), content: <FactsTab file={application} /> },
          {
            id: "outline",
            label: text("facts.outline"),
            content: (
              <Suspense fallback={<Skeleton lines={6} />}>
                <OutlineTab file={application} />
              </Suspense>
            ),
          },
          {
            id: "discussion",
            label: text("file.tab.discussion"),
            content: (
              <Suspense fallback={<Skeleton lines={6} />}>
                <DiscussionTab file={application} />
              </Suspense>
            ),
          },
          {
            id: "requests",
            label: text("file.tab.requests"),
            ...(openRequests > 0 ? { count: openRequests } : {}),
            content: (
              <Suspense fallback={<Skeleton lines={6} />}>
                <RequestsTab file={application} />
              </Suspense>
            ),
          },
          {
            id: "objections",
            label: text("word.objections"),
            ...(openObjections > 0 ? { count: openObjections } : {}),
            content: (
              <Suspense fallback={<Skeleton lines={6} />}>
                <ObjectionsTab file={application} />
              </Suspense>
            ),
          },
          {
            id: "payment",
            label: text("file.tab.payment"),
            content: (
              <Suspense fallback={<Skeleton lines={6} />}>
                <PaymentTab file={application} />
              </Suspense>
            ),
          },
          {
            id: "documents",
            label: text("file.tab.documents"),
            content: (
              <Suspense fallback={<Skeleton lines={6} />}>
                <DocumentsTab file={application} />
              </Suspense>
            ),
          },
          {
            id: "notes",
            label: text("file.tab.notes"),
            content: (
              <Suspense fallback={<Skeleton lines={6} />}>
                <NotesTab file={application} />
              </Suspense>
            ),
          },
          {
            id: "deadlines",
            label: text("file.tab.deadlines"),
            content: (
              <Suspense fallback={<Skeleton lines={6} />}>
                <DeadlinesTab file={application} />
              </Suspense>
            ),
          },
          {
            id: "history",
            label: text("word.history"),
            content: (
              <Suspense fallback={<Skeleton lines={6} />}>
                <HistoryTab file={application} />
              </Suspense>
            ),
          },
        ]}
      />
    </Stack>
  );
}

/**
 * The application's page: one sentence that says where it stands, what can be done with it, and everything known of it.
 */
export const ApplicationPage = withApplicationTexts(Page);
