import type { Area, AreaRequest } from "@yer/api/contract/area-facts";
import { areas } from "@yer/api/contract/areas";
import { sayReason } from "@yer/api/messages/sentences";
import { Button, Card, CheckIcon, EmptyState, Skeleton, Stack, StatusTag, TextArea, useDates } from "@yer/ui";
import { FormProblem } from "../../../base/forms/FormProblem.js";
import { useEndpointForm } from "../../../base/forms/use-endpoint-form.js";
import { useAreaPageText } from "./area-page-texts.js";
import { useRequestKind } from "./use-request-kind.js";

function AnswerForm({ area, request }: { area: string; request: string }) {
  const text = useAreaPageText();
  const form = useEndpointForm(areas.answer, {
    draft: { form: "area.answer", id: request },
    start: { answer: "" },
    fields: { answer: text("facts.request.answer") },
    args: (body) => ({ params: { id: area, request }, body }),
    done: () => text("act.done.request"),
  });
  const { draft } = form;
  return (
    <form
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        void form.submit();
      }}
    >
      <Stack gap={2}>
        <FormProblem form={form} />
        {draft.ready ? <TextArea {...form.field("answer")} isRequired /> : <Skeleton lines={3} />}
        <div>
          <Button type="submit" size="sm" isPending={form.isSending || !draft.ready}>
            {text("facts.request.send")}
          </Button>
        </div>
        {draft.status}
      </Stack>
    </form>
  );
}

function Request({ area, request }: { area: Area; request: AreaRequest }) {
  const text = useAreaPageText();
  const dates = useDates();
  const sayKind = useRequestKind();
  const { answer, answeredAt } = request;
  const move = area.moves.find(({ key }) => key === "answer");
  return (
    <Stack gap={1} as="li">
      <Stack direction="row" gap={2}>
        <StatusTag tone={answer === null ? "warning" : "success"}>{sayKind(request.kind)}</StatusTag>
        <small>{text("facts.request.by", { by: request.by, at: dates.moment(request.at) })}</small>
      </Stack>
      <p>{request.note}</p>
      {answer !== null ? (
        <p>
          {text("facts.request.answer")}: {answer}{" "}
          {answeredAt ? (
            <small>{text("facts.request.by", { by: request.answeredBy ?? "", at: dates.moment(answeredAt) })}</small>
          ) : null}
        </p>
      ) : move?.allowed ? (
        <AnswerForm area={area.id} request={request.id} />
      ) : (
        <div>
          <Button size="sm" disabledReason={move?.reasons.map((reason) => sayReason(text, reason)).join(" · ")}>
            {text("facts.request.send")}
          </Button>
        </div>
      )}
    </Stack>
  );
}

/** What inspections asked to have mended: each request with its answer, or the form for it. */
export default function AreaRequestsTab({ area }: { area: Area }) {
  const text = useAreaPageText();
  if (area.requests.length === 0) {
    return (
      <EmptyState icon={<CheckIcon size={32} />} title={text("areaPage.requests.none")}>
        {text("areaPage.requests.none.text")}
      </EmptyState>
    );
  }
  return (
    <Card title={text("act.requests")}>
      <Stack gap={4} as="ul">
        {area.requests.map((request) => (
          <Request key={request.id} area={area} request={request} />
        ))}
      </Stack>
    </Card>
  );
}
