import { type DiagramRecord, diagrams, type PublishImpact } from "@yer/api/contract/diagrams";
import { type Ground, grounds as allGrounds } from "@yer/api/contract/facts";
import { sayFailure } from "@yer/api/messages/sentences";
import { addressOf } from "@yer/api/paths";
import { useAct, useRead, useTheme } from "@yer/api/react";
import { Button, CheckboxGroup, Dialog, InlineAlert, Link, Skeleton, Stack, TextArea } from "@yer/ui";
import { useMemo, useState } from "react";
import { useDiagramsText } from "./diagramsTexts.js";
import { toasts } from "../shell/toastQueue.js";

/** Props of {@link PublishDialog}. */
export interface PublishDialogProps {
  readonly record: DiagramRecord;
  /** The draft's revision that is to be published. */
  readonly revision: number;
  /** Told whether it was published. */
  readonly onClose: (isPublished: boolean) => void;
}

/** For which grounds a draft comes into force, what that does to running cases, and why it is done. */
export function PublishDialog({ record, revision, onClose }: PublishDialogProps) {
  const text = useDiagramsText();
  const [chosen, setChosen] = useState<readonly Ground[]>(() => record.versions.flatMap(({ grounds }) => grounds));
  const [reason, setReason] = useState("");
  const [faults, setFaults] = useState<{ grounds?: string; reason?: string }>({});
  const [refusal, setRefusal] = useState<string>();
  const [publish] = useAct(diagrams.publish);
  const query = useMemo(() => ({ grounds: chosen.toSorted((a, b) => a - b) }), [chosen]);
  const impact = useRead(diagrams.impact, { params: { id: record.id }, query }, { fresh: true });

  async function send(): Promise<void> {
    const required = text("fault.required");
    const found = {
      ...(chosen.length === 0 && { grounds: required }),
      ...(reason.trim() === "" && { reason: required }),
    };
    setFaults(found);
    if (Object.keys(found).length > 0) return;
    const sent = await publish({
      params: { id: record.id },
      ifMatch: revision,
      body: { grounds: [...chosen], reason: reason.trim() },
    });
    if (sent.failure) return setRefusal(sayFailure(text, sent.failure));
    toasts.push({ tone: "success", text: text("logic.publish.done", { number: sent.data.number }) });
    onClose(true);
  }

  return (
    <Dialog
      isOpen
      onOpenChange={(isOpen) => {
        if (!isOpen) onClose(false);
      }}
      size="lg"
      title={text("logic.publish")}
      footer={
        <Button variant="primary" onPress={send}>
          {text("logic.publish.send")}
        </Button>
      }
    >
      <Stack gap={4}>
        {refusal === undefined ? null : <InlineAlert tone="danger" title={refusal} announce />}
        <CheckboxGroup
          label={text("logic.publish.grounds")}
          description={text("logic.publish.grounds.text")}
          options={allGrounds.map((ground) => ({ id: String(ground), label: text(`ground.${ground}`) }))}
          value={chosen.map(String)}
          onChange={(ids) => setChosen(allGrounds.filter((ground) => ids.includes(String(ground))))}
          error={faults.grounds}
          isRequired
        />
        {impact.failure ? (
          <InlineAlert tone="danger" title={sayFailure(text, impact.failure)} />
        ) : impact.currentData ? (
          <Impact impact={impact.currentData} />
        ) : (
          <Skeleton lines={3} />
        )}
        <TextArea
          label={text("logic.publish.reason")}
          description={text("logic.publish.reason.text")}
          value={reason}
          onChange={setReason}
          error={faults.reason}
          isRequired
        />
      </Stack>
    </Dialog>
  );
}

function Impact({ impact }: { readonly impact: PublishImpact }) {
  const text = useDiagramsText();
  const { locale } = useTheme();
  const { cases, replaces, findings } = impact;
  const unknown = findings.flatMap(({ code, nodes }) =>
    code === "body-unknown" || code === "fields-unknown"
      ? [{ key: `${code} ${nodes.join(" ")}`, sentence: text(`logic.finding.${code}`, { step: nodes.join(", ") }) }]
      : [],
  );
  return (
    <Stack gap={2}>
      {unknown.map(({ key, sentence }) => (
        <InlineAlert key={key} tone="danger" title={sentence} />
      ))}
      {replaces.length > 0 ? (
        <ul>
          {replaces.map(({ ground, diagramId, name, version }) => (
            <li key={ground}>
              {text("logic.publish.replaces", { ground, name: name[locale], number: version })}{" "}
              <Link href={`${addressOf("/logic/:id", { id: diagramId })}?tab=cases`}>{text("cases.open")}</Link>
            </li>
          ))}
        </ul>
      ) : null}
      <p>
        {cases.running === 0
          ? text("logic.publish.noCases")
          : text("logic.publish.cases", { running: cases.running, same: cases.unaffected, stay: cases.stay })}
      </p>
      {cases.list.length > 0 ? (
        <details>
          <summary>{text("logic.publish.list")}</summary>
          <ul>
            {cases.list.map(({ applicationId, number, version, why, stranded }) => (
              <li key={applicationId}>
                <Link href={addressOf("/application/:id", { id: applicationId })}>{number}</Link>{" "}
                {text(`logic.publish.why.${why}`, { number: version, count: stranded })}
              </li>
            ))}
            {cases.stay > cases.list.length ? (
              <li>{text("logic.publish.more", { count: cases.stay - cases.list.length })}</li>
            ) : null}
          </ul>
        </details>
      ) : null}
    </Stack>
  );
}
