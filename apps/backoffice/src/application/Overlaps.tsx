import { type Application, applications } from "@yer/api/contract/applications";
import { sayFailure } from "@yer/api/messages/sentences";
import { useAct, useMay } from "@yer/api/react";
import { Button, Card, Dialog, Stack, StatusTag, TextArea } from "@yer/ui";
import { useState } from "react";
import { useIntl } from "react-intl";
import { useText } from "../language/useText.js";
import { toasts } from "../shell/toastQueue.js";

type Overlap = Application["overlaps"][number];

const tones = { sliver: "neutral", overlap: "warning", duplicate: "danger" } as const;

function useOverlapText(): (overlap: Overlap) => string {
  const text = useText();
  const intl = useIntl();
  const oneDigit = (value: number) => intl.formatNumber(value, { maximumFractionDigits: 1 });
  return ({ number, area, percent }) =>
    text("facts.overlap", { number, area: oneDigit(area), percent: oneDigit(percent) });
}

function Triage({ file, overlap }: { file: string; overlap: Overlap }) {
  const text = useText();
  const overlapText = useOverlapText();
  const [reason, setReason] = useState("");
  const [fault, setFault] = useState<string>();
  const [triage] = useAct(applications.triageOverlap);

  async function decide(decision: "distinct" | "same", close: () => void): Promise<void> {
    if (reason.trim() === "") return setFault(text("fault.required"));
    const outcome = await triage({
      params: { id: file, overlap: overlap.id },
      ifMatch: overlap.version,
      body: { decision, reason: reason.trim() },
    });
    if (outcome.failure) return setFault(sayFailure(text, outcome.failure));
    toasts.push({ tone: "success", text: text("act.done.overlap") });
    close();
  }

  return (
    <Dialog
      title={overlapText(overlap)}
      trigger={<Button size="sm">{text("objections.decide")}</Button>}
      footer={(close) => (
        <>
          <Button onPress={() => decide("distinct", close)}>{text("facts.overlap.distinct")}</Button>
          <Button variant="danger" onPress={() => decide("same", close)}>
            {text("facts.overlap.same")}
          </Button>
        </>
      )}
    >
      <TextArea label={text("facts.overlap.reason")} value={reason} onChange={setReason} error={fault} isRequired />
    </Dialog>
  );
}

/** Other plots that this one lies over, and whether somebody has judged them (DOMAIN §6). */
export function Overlaps({ file }: { file: Application }) {
  const text = useText();
  const overlapText = useOverlapText();
  const mayTriage = useMay("triage:overlap");
  if (file.overlaps.length === 0) return null;
  return (
    <Card title={text("facts.overlaps")}>
      <Stack gap={3} as="ul">
        {file.overlaps.map((overlap) => (
          <Stack key={overlap.id} direction="row" gap={3} as="li">
            <StatusTag tone={overlap.triage ? "neutral" : tones[overlap.class]}>
              {text(`overlap.${overlap.class}`)}
            </StatusTag>
            <span>{overlapText(overlap)}</span>
            {overlap.triage ? (
              <span>
                {text(`facts.overlap.${overlap.triage.decision}`)}: {overlap.triage.reason}
              </span>
            ) : mayTriage ? (
              <Triage file={file.id} overlap={overlap} />
            ) : null}
          </Stack>
        ))}
      </Stack>
    </Card>
  );
}
