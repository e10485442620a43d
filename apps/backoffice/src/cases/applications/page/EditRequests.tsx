import { type Application, applications } from "@yer/api/contract/applications";
import type { ReplyOf } from "@yer/api/contract/endpoint";
import { sayReason } from "@yer/api/messages/sentences";
import { AlertDialog, Button, Card, Skeleton, Stack, StatusTag, TextArea, useDates } from "@yer/ui";
import { useState } from "react";
import { useIntl } from "react-intl";
import { FormProblem } from "../../../base/forms/FormProblem.js";
import { useEndpointForm } from "../../../base/forms/use-endpoint-form.js";
import { useApplicationText } from "../application-texts.js";
import { labelOf } from "../form/fields.js";

type Request = ReplyOf<typeof applications.get>["editRequests"][number];

function AnswerForm({ file: application, request }: { file: string; request: Request }) {
  const text = useApplicationText();
  const form = useEndpointForm(applications.answerRequest, {
    draft: { form: "request.answer", id: request.id },
    start: { answer: "" },
    fields: { answer: text("facts.request.answer") },
    args: (body) => ({ params: { id: application, request: request.id }, body }),
    done: () => text("act.done.request"),
  });
  const { draft } = form;
  const [isAsking, setAsking] = useState(false);

  return (
    <form
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        // Any words would close it while what it names stands as it stood: whoever means that says so.
        if (request.changed.length === 0) setAsking(true);
        else void form.submit();
      }}
    >
      <Stack gap={2}>
        <FormProblem form={form} />
        {draft.ready ? <TextArea {...form.field("answer")} /> : <Skeleton lines={3} />}
        <div>
          <Button type="submit" size="sm" isPending={form.isSending || !draft.ready}>
            {text("facts.request.send")}
          </Button>
        </div>
        {draft.status}
      </Stack>
      <AlertDialog
        isOpen={isAsking}
        onOpenChange={setAsking}
        title={text("requests.unchanged.ask")}
        confirmLabel={text("facts.request.send")}
        onConfirm={async () => void (await form.submit())}
      >
        {text("requests.unchanged.ask.text")}
      </AlertDialog>
    </form>
  );
}

/** What a returned application must have mended, each with its answer or the form for it. */
export function EditRequests({ file: application }: { file: Application }) {
  const text = useApplicationText();
  const dates = useDates();
  const intl = useIntl();
  const closed = application.edit.map((reason) => sayReason(text, reason)).join(" · ");
  if (application.editRequests.length === 0) return null;
  return (
    <Card title={text("act.requests")}>
      <Stack gap={4} as="ul">
        {application.editRequests.map((request) => (
          <Stack key={request.id} gap={1} as="li">
            <Stack direction="row" gap={2}>
              <StatusTag tone={request.answer === null ? "warning" : "success"}>
                {text(`editRequest.${request.kind}`)}
              </StatusTag>
              <small>{text("facts.request.by", { by: request.by, at: dates.moment(request.at) })}</small>
            </Stack>
            <p>{request.note}</p>
            <small>
              {request.changed.length === 0
                ? text("requests.unchanged")
                : text("requests.changed", {
                    facts: intl.formatList(request.changed.map((pointer) => text(labelOf(pointer)))),
                  })}
            </small>
            {request.answer === null ? (
              closed === "" ? (
                <AnswerForm file={application.id} request={request} />
              ) : (
                <div>
                  <Button size="sm" disabledReason={closed}>
                    {text("facts.request.send")}
                  </Button>
                </div>
              )
            ) : (
              <p>
                {text("facts.request.answer")}: {request.answer}
              </p>
            )}
          </Stack>
        ))}
      </Stack>
    </Card>
  );
}
