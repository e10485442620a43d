import { type OwnComplaint, type OwnObjection, ownApplications } from "@yer/api/contract/own-applications";
import { sayFailure } from "@yer/api/messages/sentences";
import { objectionTone } from "@yer/api/messages/tones";
import { useAct, useDraft } from "@yer/api/react";
import { Card, InlineAlert, Link, Stack, StatusTag, TextArea, Unbroken, useDates } from "@yer/ui";
import { useState } from "react";
import { useDisputeText } from "../disputes/dispute-texts.js";
import { DraftDialog } from "../disputes/DraftDialog.js";
import { FilesGiven } from "../disputes/FilesGiven.js";
import { Words } from "../disputes/Words.js";

/** A person's own objections: how each stands, the answer with its reasons, and what can be done about it. */
export function OwnObjections({ items }: { items: readonly OwnObjection[] }) {
  const text = useDisputeText();
  const dates = useDates();
  return items.map((objection) => (
    <Card
      key={objection.id}
      title={<Unbroken>{objection.number}</Unbroken>}
      level={3}
      description={dates.day(objection.at)}
      actions={<StatusTag tone={objectionTone[objection.state]}>{text(`objection.${objection.state}`)}</StatusTag>}
    >
      <Stack gap={3} align="start">
        <Words>{objection.text}</Words>
        <FilesGiven files={objection.files} />
        {objection.decision ? (
          <InlineAlert tone="info" title={text("own.answer", { at: dates.day(objection.decision.at) })}>
            <Words>{objection.decision.reason}</Words>
          </InlineAlert>
        ) : null}
        {objection.mayWithdraw ? <Withdraw objection={objection} /> : null}
        {objection.mayComplain ? (
          <Link href={`/complaint/${objection.applicationId}/new`} button="secondary">
            {text("complaint.write")}
          </Link>
        ) : null}
      </Stack>
    </Card>
  ));
}

function Withdraw({ objection }: { objection: OwnObjection }) {
  const text = useDisputeText();
  const [withdraw] = useAct(ownApplications.withdraw);
  const draft = useDraft("own.withdraw", objection.id, { reason: "" });
  const [fault, setFault] = useState<string>();

  async function send(close: () => void): Promise<void> {
    const reason = draft.value.reason.trim();
    if (reason === "") return setFault(text("fault.required"));
    const { failure } = await withdraw({
      params: { id: objection.id },
      ifMatch: objection.version,
      body: { reason },
    });
    if (failure) return setFault(sayFailure(text, failure));
    await draft.discard();
    close();
  }

  return (
    <DraftDialog
      title={text("own.withdraw")}
      variant="danger"
      draft={draft}
      about={text("own.withdraw.text")}
      onSend={send}
    >
      <TextArea
        label={text("own.withdraw.reason")}
        value={draft.value.reason}
        onChange={(reason) => draft.change({ reason })}
        error={fault}
        limit={1000}
        isRequired
      />
    </DraftDialog>
  );
}

/** A person's own complaints, each leading to the page where it is followed. */
export function OwnComplaints({ items }: { items: readonly OwnComplaint[] }) {
  const text = useDisputeText();
  const dates = useDates();
  return items.map((complaint) => (
    <Card
      key={complaint.id}
      title={<Link href={`/complaint/${complaint.applicationId}/${complaint.id}`}>{complaint.number}</Link>}
      level={3}
      description={`${text(`complaint.by.${complaint.by}`)} · ${dates.day(complaint.at)}`}
      actions={<StatusTag tone={objectionTone[complaint.state]}>{text(`objection.${complaint.state}`)}</StatusTag>}
    >
      <Words>{complaint.decision?.reason ?? text("complaint.waiting")}</Words>
    </Card>
  ));
}
