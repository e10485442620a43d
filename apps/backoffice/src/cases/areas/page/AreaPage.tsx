import type { Area } from "@yer/api/contract/area-facts";
import { sayAreaReason, sayReason } from "@yer/api/messages/sentences";
import { deadlineTone, statusTone } from "@yer/api/messages/tones";
import { addressOf } from "@yer/api/paths";
import { PencilIcon, Skeleton, Stack, StatusTag, Tabs, lazyPart } from "@yer/ui";
import { Suspense } from "react";
import { useSearchParams } from "react-router-dom";
import { GuardedLink } from "../../../base/screen/GuardedLink.js";
import { ScreenHead } from "../../../base/screen/ScreenHead.js";
import { useScreenTitle } from "../../../base/screen/use-screen-title.js";
import { putting } from "../../../registers/address/address-after.js";
import { NextInQueue } from "../../../registers/kit/NextInQueue.js";
import { inQueue } from "../../../registers/kit/queue-in.js";
import { basketAddress, basketLabel } from "../area-baskets.js";
import { AreaActions } from "./acts/AreaActions.js";
import { AreaFaults } from "./AreaFaults.js";
import { AreaFactsTab } from "./AreaFactsTab.js";
import { useAreaPageText } from "./area-page-texts.js";
import { useAreaQueue, useAreaQueueName } from "./use-area-queue.js";
import { useAreaSentence } from "./use-area-sentence.js";

const EndedNotice = lazyPart(() => import("../../ended-place/EndedNotice.js"));
const OutlineTab = lazyPart(() => import("./AreaOutlineTab.js"));
const InspectionsTab = lazyPart(() => import("./InspectionsTab.js"));
const VisitsTab = lazyPart(() => import("../visits/VisitsTab.js"));
const RequestsTab = lazyPart(() => import("./AreaRequestsTab.js"));
const HistoryTab = lazyPart(() => import("./AreaHistoryTab.js"));

/** The area's page: one sentence that says who must do what by when, what can be done with it, and all that is known. */
export function AreaPage({ area }: { area: Area }) {
  const text = useAreaPageText();
  const sentence = useAreaSentence(area);
  const reason = sayAreaReason(text, area);
  const [params, setParams] = useSearchParams();
  useScreenTitle(area.number);
  const openRequests = area.requests.filter(({ answer }) => answer === null).length;
  const { basket, deadline, neighborhood, placeEnded } = area;
  const ended = placeEnded && neighborhood ? { neighborhood, ended: placeEnded } : undefined;
  // That its place is no more is said once, with the way to place it: placing it mends that fault.
  const faults = ended ? area.faults.filter(({ code }) => code !== "place_gone") : area.faults;
  const queue = useAreaQueue();
  const queueName = useAreaQueueName();
  const register =
    queue !== undefined
      ? { label: queueName(queue), href: queue.href }
      : basket === null
        ? { label: text("menu.group.areas"), href: addressOf("/areas/:state", { state: "area_all" }) }
        : { label: text(basketLabel(basket)), href: basketAddress(basket) };

  return (
    <Stack gap={5}>
      <Stack gap={2}>
        <ScreenHead
          title={area.number}
          under={[register]}
          status={
            <>
              {basket === null ? (
                <StatusTag tone={statusTone[area.state]}>{text(`status.${area.state}`)}</StatusTag>
              ) : (
                <StatusTag tone="warning">{text(basketLabel(basket))}</StatusTag>
              )}
              {area.confirmed ? <StatusTag tone="success">{text("areas.confirmed")}</StatusTag> : null}
              {deadline.state === "late" || deadline.state === "soon" ? (
                <StatusTag tone={deadlineTone[deadline.state]}>
                  {text(`deadline.${deadline.state}`, { days: Math.abs(deadline.daysLeft ?? 0) })}
                </StatusTag>
              ) : null}
            </>
          }
          facts={[ended ? "" : sentence, reason === null ? "" : text("areaPage.basketReason", { reason })]
            .filter(Boolean)
            .join(" ")}
        >
          {queue ? <NextInQueue record={area.id} queue={queue} /> : null}
        </ScreenHead>
        {ended ? <EndedNotice {...ended} sentence={sentence} /> : null}
        <AreaActions area={area}>
          <GuardedLink
            code="update:area"
            href={inQueue("?edit", queue)}
            variant="secondary"
            icon={<PencilIcon />}
            closed={area.edit[0] && sayReason(text, area.edit[0])}
          >
            {text("file.edit")}
          </GuardedLink>
        </AreaActions>
      </Stack>
      {faults.length > 0 && area.edit.length === 0 ? <AreaFaults area={{ ...area, faults }} /> : null}
      <Tabs
        aria-label={text("areaPage.tabs")}
        selectedKey={params.get("tab") ?? "facts"}
        onSelectionChange={(tab) => setParams(putting({ tab: tab === "facts" ? "" : tab }), { replace: true })}
        items={[
          { id: "facts", label: text("file.tab.facts"), content: <AreaFactsTab area={area} /> },
          {
            id: "outline",
            label: text("facts.outline"),
            ...(area.overlaps.length > 0 ? { count: area.overlaps.length } : {}),
            content: (
              <Suspense fallback={<Skeleton lines={6} />}>
                <OutlineTab area={area} />
              </Suspense>
            ),
          },
          {
            id: "inspections",
            label: text("areaPage.tab.inspections"),
            content: (
              <Suspense fallback={<Skeleton lines={6} />}>
                <InspectionsTab area={area} />
              </Suspense>
            ),
          },
          {
            id: "visits",
            label: text("word.visits"),
            content: (
              <Suspense fallback={<Skeleton lines={6} />}>
                <VisitsTab area={area} />
              </Suspense>
            ),
          },
          {
            id: "requests",
            label: text("areaPage.tab.requests"),
            ...(openRequests > 0 ? { count: openRequests } : {}),
            content: (
              <Suspense fallback={<Skeleton lines={6} />}>
                <RequestsTab area={area} />
              </Suspense>
            ),
          },
          {
            id: "history",
            label: text("word.history"),
            content: (
              <Suspense fallback={<Skeleton lines={6} />}>
                <HistoryTab area={area} />
              </Suspense>
            ),
          },
        ]}
      />
    </Stack>
  );
}
