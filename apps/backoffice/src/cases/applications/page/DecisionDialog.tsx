import { applications } from "@yer/api/contract/applications";
import type { Complaint, DisputeVerdict } from "@yer/api/contract/objections";
import { sayReason } from "@yer/api/messages/sentences";
import { Button, Dialog, Skeleton, Stack, TextArea } from "@yer/ui";
import { Quote } from "../../../base/screen/Quote.js";
import { FormProblem } from "../../../base/forms/FormProblem.js";
import { useEndpointForm } from "../../../base/forms/use-endpoint-form.js";
import { useApplicationText } from "../application-texts.js";

/** Props of `DecisionDialog`. */
export interface DecisionDialogProps {
  /** The application that it is about. */
  applicationId: string;
  /** What is decided on; the grounds are kept under its id until they are sent. */
  complaint: Complaint;
}

interface Written {
  readonly verdict: DisputeVerdict;
  readonly reason: string;
}
const empty: Written = { verdict: "dismissed", reason: "" };

/** Decides a complaint: upheld or dismissed, always with grounds. */
export function DecisionDialog({ applicationId, complaint }: DecisionDialogProps) {
  const text = useApplicationText();
  const form = useEndpointForm(applications.decideComplaint, {
    draft: { form: "complaint.decide", id: complaint.id },
    start: empty,
    version: complaint.version,
    fields: { reason: text("objections.reason") },
    args: (body: Written) => ({ params: { id: applicationId, complaint: complaint.id }, body }),
    done: () => text("act.done.decision"),
  });
  const { draft } = form;
  const closed = (verdict: DisputeVerdict) => {
    const reasons = complaint.verdicts[verdict].map((reason) => sayReason(text, reason));
    return reasons.length > 0 ? { disabledReason: reasons.join(" · ") } : {};
  };
  // Nothing closes dismissing that would leave upholding open.
  const whole = closed("dismissed");

  async function send(verdict: DisputeVerdict, close: () => void): Promise<void> {
    if ((await form.submit({ verdict })).isSaved) close();
  }

  return (
    <Dialog
      title={text("objections.decide")}
      trigger={
        <Button size="sm" {...whole}>
          {text("objections.decide")}
        </Button>
      }
      footer={(close) => (
        <>
          <Button isPending={!draft.ready} onPress={() => send("dismissed", close)} {...whole}>
            {text("word.dismiss")}
          </Button>
          <Button
            variant="primary"
            isPending={!draft.ready}
            onPress={() => send("upheld", close)}
            {...closed("upheld")}
          >
            {text("word.uphold")}
          </Button>
        </>
      )}
    >
      <Stack gap={3}>
        <FormProblem form={form} />
        <Quote>{complaint.text}</Quote>
        <p>{text("complaint.decide.text")}</p>
        {draft.ready ? <TextArea {...form.field("reason")} isRequired /> : <Skeleton lines={4} />}
        {draft.status}
      </Stack>
    </Dialog>
  );
}
