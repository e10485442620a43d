import { type Application, applications } from "@yer/api/contract/applications";
import { sayFailure } from "@yer/api/messages/sentences";
import { useAct, useMay } from "@yer/api/react";
import { Button, Card, Dialog, Stack, StatusTag, TextArea } from "@yer/ui";
import { useState } from "react";
import { useIntl } from "react-intl";
import { useText } from "../language/useText.js";

type Overlap = Application["overlaps"][number];

const tones = { sliver: "neutral", overlap: "warning", duplicate: "danger" } as const;

function Triage({ file, overlap }: { file: string; overlap: Overlap }) {
  const text = useText();
  const [reason, setReason] = useState("");
  const [fault, setFault] = useState<string>();
  const [triage] = useAct(applications.triageOverlap);

  async function decide(decision: "distinct" | "same", close: () => void): Promise<void> {
    if (reason.trim() === "") return setFault(text("fault.required"));
    const outcome = await triage({
      params: { id: file, overlap: overlap.id },
      body: { decision, reason: reason.trim() },
    });
    if (outcome.failure) setFault(sayFailure(text, outcome.failure));
    else close();
  }

  return (
    <Dialog
      title={text("facts.overlap", { number: overlap.number, area: overlap.area, percent: overlap.percent })}
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
  const intl = useIntl();
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
            <span>
              {text("facts.overlap", {
                number: overlap.number,
                area: intl.formatNumber(overlap.area, { maximumFractionDigits: 1 }),
                percent: intl.formatNumber(overlap.percent, { maximumFractionDigits: 1 }),
              })}
            </span>
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
