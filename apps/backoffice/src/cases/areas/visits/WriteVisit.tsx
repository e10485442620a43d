import { readOutline } from "@yer/area-picker/model";
import type { Area } from "@yer/api/contract/area-facts";
import { visits } from "@yer/api/contract/visits";
import { sayFailure, sayReason } from "@yer/api/messages/sentences";
import { addressOf } from "@yer/api/paths";
import { skip, useRead, useTheme } from "@yer/api/react";
import { useFlowText } from "@yer/flow-editor";
import { answerFaultText } from "@yer/flow-editor/groups";
import { askedAnswers, faultsOfAnswers, type GroupFlow, parseGroup } from "@yer/flow-editor/model/groups";
import { Button, EmptyState, Link, MapPinIcon, PageSpinner, Stack } from "@yer/ui";
import { useState } from "react";
import { useNavigate } from "react-router-dom";
import { useEndpointForm } from "../../../base/forms/use-endpoint-form.js";
import { ScreenHead } from "../../../base/screen/ScreenHead.js";
import { useScreenTitle } from "../../../base/screen/use-screen-title.js";
import { blankVisit, findingOf, visitBodyOf, type VisitValues } from "./visit-values.js";
import { VisitForm } from "./VisitForm.js";
import { inQueue } from "../../../registers/kit/queue-in.js";
import { useAreaPageText } from "../page/area-page-texts.js";
import { useAreaQueue } from "../page/use-area-queue.js";

/** `/area/{id}?visit`: writes up a visit of an area that one's organisation has taken. */
export default function WriteVisit({ area }: { area: Area }) {
  const text = useAreaPageText();
  // Its own visit makes the area another one: the form stays what it was until the visit is shown.
  const [first] = useState(area);
  const move = first.moves.find(({ key }) => key === "find");
  const isOpen = move?.allowed === true;
  const { data, failure, refetch } = useRead(visits.questions, isOpen ? {} : skip);
  const page = inQueue(addressOf("/area/:id", { id: area.id }), useAreaQueue());
  const title = text("visit.title", { number: area.number });
  useScreenTitle(title);
  if (!isOpen) {
    return (
      <EmptyState
        level={1}
        icon={<MapPinIcon size={32} />}
        title={text("visit.closed")}
        actions={
          <Link href={page} button="secondary">
            {area.number}
          </Link>
        }
      >
        {sayReason(text, move?.reasons[0] ?? { code: "area-elsewhere" })}
      </EmptyState>
    );
  }
  const parsed = data && parseGroup(data.group);
  if (data && parsed?.ok) return <Writer area={area} group={parsed.group} version={data.version} />;
  if (!failure && !data) return <PageSpinner label={text("form.loading")} />;
  return (
    <EmptyState
      level={1}
      title={text("visit.failed")}
      actions={<Button onPress={() => refetch()}>{text("retry")}</Button>}
    >
      {failure && sayFailure(text, failure)}
    </EmptyState>
  );
}

function Writer({ area, group, version }: { area: Area; group: GroupFlow; version: number }) {
  const text = useAreaPageText();
  const flowText = useFlowText();
  const { locale } = useTheme();
  const navigate = useNavigate();
  const [start] = useState(blankVisit);
  const queue = useAreaQueue();
  const address = addressOf("/area/:id", { id: area.id });
  const form = useEndpointForm(visits.write, {
    draft: { form: "area.visit", id: area.id },
    start,
    fields: {
      ...Object.fromEntries(
        group.list.map(({ id, label }): [`answers.${string}`, string] => [`answers.${id}`, label[locale]]),
      ),
      requests: text("act.requests"),
      words: text("visit.words"),
      visitedOn: text("visit.visitedOn"),
      hours: text("visit.hours"),
      latitude: { label: text("visit.latitude"), at: "/position/latitude" },
      longitude: { label: text("visit.longitude"), at: "/position/longitude" },
      photos: { label: text("visit.photos"), at: "/photoIds" },
      outline: text("visit.outline"),
    },
    args: (values: VisitValues) => {
      const answers = askedAnswers(group, values.answers);
      const finding = findingOf(group, answers);
      return { params: { id: area.id }, body: visitBodyOf(values, { answers, finding, version }) };
    },
    faults: ({ answers, latitude, longitude, outline }) => [
      ...faultsOfAnswers(group, askedAnswers(group, answers), []).map((fault) => ({
        pointer: `/answers/${fault.field}`,
        message: answerFaultText(fault, flowText),
      })),
      ...((latitude === null) === (longitude === null)
        ? []
        : [
            {
              pointer: latitude === null ? "/position/latitude" : "/position/longitude",
              message: text("visit.position.both"),
            },
          ]),
      ...outlineFaults(outline).map((fault) => ({ pointer: "/outline", message: text(`form.outline.${fault}`) })),
    ],
    done: () => text("visit.sent"),
    onSaved: () => navigate(inQueue(`${address}?tab=visits`, queue), { replace: true }),
  });
  if (!form.draft.ready) return <PageSpinner label={text("form.loading")} />;
  return (
    <Stack gap={5}>
      <ScreenHead
        title={text("visit.title", { number: area.number })}
        under={[
          { label: text("menu.group.areas"), href: addressOf("/areas/:state", { state: "area_all" }) },
          { label: area.number, href: inQueue(address, queue) },
        ]}
        facts={text("visit.intro")}
      />
      <VisitForm form={form} area={area} group={group} />
    </Stack>
  );
}

function outlineFaults(written: string) {
  const { fault } = readOutline(written);
  return written.trim() === "" || fault === undefined ? [] : [fault];
}
