import { type ArticleRecord, type ArticleVersion, articles } from "@yer/api/contract/articles";
import {
  Button,
  Dialog,
  DiffView,
  EmptyState,
  Grid,
  HistoryIcon,
  InlineAlert,
  Select,
  Stack,
  StatusTag,
  TextArea,
  Timeline,
  useDates,
} from "@yer/ui";
import { useState } from "react";
import { FormProblem } from "../../base/forms/FormProblem.js";
import { useEndpointForm } from "../../base/forms/use-endpoint-form.js";
import { useRefusal } from "../../base/screen/use-refusal.js";
import type { BeginDraft } from "./ArticleWriter.js";
import { useArticleText } from "./article-texts.js";
import { differencesOf } from "./content-in-words.js";
import { versionStateWords } from "./version-words.js";

const tones = { published: "success", replaced: "neutral", withdrawn: "danger" } as const;

/** Props of {@link VersionsPart}. */
export interface VersionsPartProps {
  readonly record: ArticleRecord;
  readonly begin: BeginDraft;
}

/** What readers were given: who published it, when and why; any two compared, any restored, the one in force withdrawn. */
export function VersionsPart({ record, begin }: VersionsPartProps) {
  const text = useArticleText();
  const { versions } = record;
  if (versions.length === 0) {
    return <EmptyState level={2} icon={<HistoryIcon size={32} />} title={text("versions.empty")} />;
  }
  return (
    <Stack gap={6}>
      {begin.refusal === undefined ? null : <InlineAlert tone="danger" title={begin.refusal} isAnnounced />}
      <Timeline
        items={versions.map((version) => ({
          id: version.id,
          title: (
            <Stack direction="row" gap={2} isWrapping>
              {text("word.version", { number: version.number })}
              <StatusTag tone={tones[version.state]}>{text(versionStateWords[version.state])}</StatusTag>
            </Stack>
          ),
          at: version.publishedAt,
          by: version.publishedBy ?? "",
          tone: tones[version.state],
          children: <VersionActs record={record} version={version} begin={begin} />,
        }))}
      />
      {versions.length > 1 ? <Comparison versions={versions} /> : null}
    </Stack>
  );
}

function VersionActs({ record, version, begin }: VersionsPartProps & { readonly version: ArticleVersion }) {
  const text = useArticleText();
  const [isWithdrawing, setWithdrawing] = useState(false);
  const refusal = useRefusal("publish:article");
  return (
    <Stack gap={2}>
      <span>{version.reason}</span>
      <Stack direction="row" gap={2} isWrapping>
        <Button
          size="sm"
          onPress={async () => begin.from(version.id)}
          {...(begin.disabledReason === undefined ? {} : { disabledReason: begin.disabledReason })}
        >
          {version.state === "published"
            ? text("write.beginFrom", { number: version.number })
            : text("versions.restore")}
        </Button>
        {version.state === "published" ? (
          <Button size="sm" variant="danger" onPress={() => setWithdrawing(true)} {...refusal}>
            {text("word.withdraw")}
          </Button>
        ) : null}
      </Stack>
      {isWithdrawing ? (
        <WithdrawDialog id={record.id} number={version.number} onClose={() => setWithdrawing(false)} />
      ) : null}
    </Stack>
  );
}

interface WithdrawDialogProps {
  readonly id: string;
  readonly number: number;
  readonly onClose: () => void;
}

function WithdrawDialog({ id, number, onClose }: WithdrawDialogProps) {
  const text = useArticleText();
  const form = useEndpointForm(articles.withdraw, {
    start: { reason: "" },
    version: number,
    fields: { reason: text("word.reason.asked") },
    args: (body) => ({ params: { id }, body }),
    done: () => text("versions.withdrawn"),
    onSaved: onClose,
  });
  return (
    <Dialog
      isOpen
      title={text("word.withdraw")}
      onOpenChange={(isOpen) => {
        if (!isOpen) onClose();
      }}
      footer={
        <Button variant="danger" onPress={() => form.submit()}>
          {text("word.withdraw")}
        </Button>
      }
    >
      <Stack gap={4}>
        <FormProblem form={form} />
        <p>{text("versions.withdraw.text")}</p>
        <TextArea {...form.field("reason")} isRequired />
      </Stack>
    </Dialog>
  );
}

function Comparison({ versions }: { readonly versions: readonly ArticleVersion[] }) {
  const text = useArticleText();
  const dates = useDates();
  const [older, setOlder] = useState(versions[1]?.id ?? "");
  const [newer, setNewer] = useState(versions[0]?.id ?? "");
  const [before, after] = [older, newer].map((id) => versions.find((version) => version.id === id));
  const options = versions.map(({ id, number, publishedAt }) => ({
    id,
    label: `${text("word.version", { number })}, ${dates.moment(publishedAt)}`,
  }));
  return (
    <section aria-labelledby="compare">
      <Stack gap={3}>
        <h2 id="compare">{text("versions.compare")}</h2>
        <Grid>
          <Select
            label={text("versions.older")}
            items={options}
            value={older}
            onChange={(id) => setOlder(id ?? older)}
          />
          <Select
            label={text("versions.newer")}
            items={options}
            value={newer}
            onChange={(id) => setNewer(id ?? newer)}
          />
        </Grid>
        {before && after ? (
          <DiffView
            fields={differencesOf(text, before, after)}
            beforeLabel={text("word.version", { number: before.number })}
            afterLabel={text("word.version", { number: after.number })}
            unchanged="hidden"
          />
        ) : null}
      </Stack>
    </section>
  );
}
