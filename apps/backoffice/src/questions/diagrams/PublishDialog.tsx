import { type DiagramRecord, diagrams, type PublishImpact } from "@yer/api/contract/diagrams";
import { type LegalBasis, legalBases as allLegalBases } from "@yer/api/contract/legal-bases";
import { sayFailure } from "@yer/api/messages/sentences";
import { addressOf } from "@yer/api/paths";
import { useRead, useTheme } from "@yer/api/react";
import { Button, CheckboxGroup, Dialog, InlineAlert, Link, Skeleton, Stack, TextArea } from "@yer/ui";
import { useMemo } from "react";
import { FormProblem } from "../../base/forms/FormProblem.js";
import { useEndpointForm } from "../../base/forms/use-endpoint-form.js";
import { useDiagramsText } from "./diagrams-texts.js";

/** Props of {@link PublishDialog}. */
export interface PublishDialogProps {
  readonly record: DiagramRecord;
  /** The draft's revision that is to be published. */
  readonly revision: number;
  /** Called with whether the diagram was published. */
  readonly onClose: (isPublished: boolean) => void;
}

interface Written {
  readonly legalBases: readonly LegalBasis[];
  readonly reason: string;
}

/** For which legal bases a draft comes into force, what that does to running cases, and why it is done. */
export function PublishDialog({ record, revision, onClose }: PublishDialogProps) {
  const text = useDiagramsText();
  const start: Written = { legalBases: record.versions.flatMap(({ legalBases }) => legalBases), reason: "" };
  const form = useEndpointForm(diagrams.publish, {
    start,
    version: revision,
    fields: { legalBases: text("logic.publish.legalBases"), reason: text("word.reason") },
    args: (body: Written) => ({ params: { id: record.id }, body }),
    done: ({ number }) => text("word.versionInForce", { number }),
    onSaved: () => onClose(true),
  });
  const { legalBases: chosen } = form.values;
  const query = useMemo(() => ({ legalBases: chosen.toSorted((a, b) => a - b) }), [chosen]);
  const impact = useRead(diagrams.impact, { params: { id: record.id }, query }, { fresh: true });

  return (
    <Dialog
      isOpen
      onOpenChange={(isOpen) => {
        if (!isOpen) onClose(false);
      }}
      size="lg"
      title={text("logic.publish")}
      footer={
        <Button variant="primary" onPress={() => form.submit()}>
          {text("word.publish")}
        </Button>
      }
    >
      <Stack gap={4}>
        <FormProblem form={form} />
        <CheckboxGroup
          label={text("logic.publish.legalBases")}
          description={text("logic.publish.legalBases.text")}
          items={allLegalBases.map((legalBasis) => ({
            id: String(legalBasis),
            label: text(`legalBasis.${legalBasis}`),
          }))}
          value={chosen.map(String)}
          onChange={(ids) =>
            form.change({ legalBases: allLegalBases.filter((legalBasis) => ids.includes(String(legalBasis))) })
          }
          error={form.errorAt("legalBases")}
          isRequired
        />
        {impact.failure ? (
          <InlineAlert tone="danger" title={sayFailure(text, impact.failure)} />
        ) : impact.currentData ? (
          <Impact impact={impact.currentData} />
        ) : (
          <Skeleton lines={3} />
        )}
        <TextArea {...form.field("reason")} description={text("logic.publish.reason.text")} isRequired />
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
          {replaces.map(({ legalBasis, diagramId, name, version }) => (
            <li key={legalBasis}>
              {text("logic.publish.replaces", { legalBasis, name: name[locale], number: version })}{" "}
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
