import { type Application, applications } from "@yer/api/contract/applications";
import type { Objection } from "@yer/api/contract/objections";
import { sayFailure } from "@yer/api/messages/sentences";
import { objectionTone } from "@yer/api/messages/tones";
import { useAct, useMay } from "@yer/api/react";
import { Button, Card, Dialog, EmptyState, Stack, StatusTag, TextArea, useDates, WarningIcon } from "@yer/ui";
import { useState } from "react";
import { useText } from "../language/useText.js";

function Decide({ file, objection }: { file: string; objection: Objection }) {
  const text = useText();
  const [reason, setReason] = useState("");
  const [fault, setFault] = useState<string>();
  const [decide] = useAct(applications.decideObjection);

  async function send(verdict: "upheld" | "dismissed", close: () => void): Promise<void> {
    if (reason.trim() === "") return setFault(text("fault.required"));
    const outcome = await decide({
      params: { id: file, objection: objection.id },
      body: { verdict, reason: reason.trim() },
    });
    if (outcome.failure) setFault(sayFailure(text, outcome.failure));
    else close();
  }

  return (
    <Dialog
      title={text("objections.decide")}
      trigger={<Button size="sm">{text("objections.decide")}</Button>}
      footer={(close) => (
        <>
          <Button onPress={() => send("dismissed", close)}>{text("objections.dismiss")}</Button>
          <Button variant="primary" onPress={() => send("upheld", close)}>
            {text("objections.uphold")}
          </Button>
        </>
      )}
    >
      <Stack gap={3}>
        <blockquote>{objection.text}</blockquote>
        <TextArea label={text("objections.reason")} value={reason} onChange={setReason} error={fault} isRequired />
      </Stack>
    </Dialog>
  );
}

/** Objections to the file's announcements, and their decisions. */
export default function ObjectionsTab({ file }: { file: Application }) {
  const text = useText();
  const dates = useDates();
  const mayDecide = useMay("decide:objection");
  if (file.objections.length === 0)
    return <EmptyState icon={<WarningIcon size={32} />} title={text("objections.none")} />;
  return (
    <Stack gap={4}>
      {file.objections.map((objection) => (
        <Card
          key={objection.id}
          title={text("objections.from", { name: objection.objector.name, number: objection.objector.number })}
          description={dates.moment(objection.at)}
          actions={<StatusTag tone={objectionTone[objection.state]}>{text(`objection.${objection.state}`)}</StatusTag>}
        >
          <Stack gap={3} align="start">
            <p>{objection.text}</p>
            {objection.decision ? (
              <p>
                {text("objections.reason")}: {objection.decision.reason} ({objection.decision.by},{" "}
                {dates.day(objection.decision.at)})
              </p>
            ) : mayDecide && (objection.state === "new" || objection.state === "in_review") ? (
              <Decide file={file.id} objection={objection} />
            ) : null}
          </Stack>
        </Card>
      ))}
    </Stack>
  );
}
