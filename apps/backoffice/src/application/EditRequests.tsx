import { type Application, applications } from "@yer/api/contract/applications";
import type { ReplyOf } from "@yer/api/contract/endpoint";
import { sayFailure, sayReason } from "@yer/api/messages/sentences";
import { useAct } from "@yer/api/react";
import { Button, Card, Skeleton, Stack, StatusTag, TextArea, useDates } from "@yer/ui";
import { type FormEvent, useState } from "react";
import { useServerDraft } from "../drafts/useServerDraft.js";
import { useText } from "../language/useText.js";
import { toasts } from "../shell/toastQueue.js";

type Request = ReplyOf<typeof applications.get>["editRequests"][number];

function AnswerForm({ file, request }: { file: string; request: Request }) {
  const text = useText();
  const draft = useServerDraft("request.answer", request.id, { answer: "" });
  const { answer } = draft.value;
  const [fault, setFault] = useState<string>();
  const [send, { pending }] = useAct(applications.answerRequest);

  async function submit(event: FormEvent): Promise<void> {
    event.preventDefault();
    if (pending) return;
    if (answer.trim() === "") return setFault(text("fault.required"));
    const outcome = await send({ params: { id: file, request: request.id }, body: { answer: answer.trim() } });
    if (outcome.failure) return setFault(sayFailure(text, outcome.failure));
    await draft.discard();
    setFault(undefined);
    toasts.push({ tone: "success", text: text("act.done.request") });
  }

  return (
    <form noValidate onSubmit={(event) => void submit(event)}>
      <Stack gap={2} align="start">
        {draft.ready ? (
          <TextArea
            label={text("facts.request.answer")}
            value={answer}
            onChange={(typed) => draft.change({ answer: typed })}
            error={fault}
          />
        ) : (
          <Skeleton lines={3} />
        )}
        <Button type="submit" size="sm" isPending={pending || !draft.ready}>
          {text("facts.request.send")}
        </Button>
        {draft.status}
      </Stack>
    </form>
  );
}

/** What a returned file must have mended, each with its answer or the form for it. */
export function EditRequests({ file }: { file: Application }) {
  const text = useText();
  const dates = useDates();
  const closed = file.edit.map((reason) => sayReason(text, reason)).join(" · ");
  if (file.editRequests.length === 0) return null;
  return (
    <Card title={text("facts.requests")}>
      <Stack gap={4} as="ul">
        {file.editRequests.map((request) => (
          <Stack key={request.id} gap={1} as="li">
            <Stack direction="row" gap={2}>
              <StatusTag tone={request.answer === null ? "warning" : "success"}>
                {text(`editRequest.${request.kind}`)}
              </StatusTag>
              <small>{text("facts.request.by", { by: request.by, at: dates.moment(request.at) })}</small>
            </Stack>
            <p>{request.note}</p>
            {request.answer === null ? (
              closed === "" ? (
                <AnswerForm file={file.id} request={request} />
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
