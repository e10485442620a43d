import { type ArticleRecord, articles } from "@yer/api/contract/articles";
import { locales } from "@yer/api/contract/values";
import { sayFailure } from "@yer/api/messages/sentences";
import { skip, useAct, useRead, useTheme } from "@yer/api/react";
import { Button, EmptyState, FileTextIcon, InlineAlert, Stack, Tabs } from "@yer/ui";
import { useState } from "react";
import { useSearchParams } from "react-router-dom";
import { RecordLoading } from "../../base/screen/RecordLoading.js";
import { useRefusal } from "../../base/screen/use-refusal.js";
import { ScreenHead } from "../../base/screen/ScreenHead.js";
import { useScreenTitle } from "../../base/screen/use-screen-title.js";
import { managePath } from "./article-kinds.js";
import { useArticleText } from "./article-texts.js";
import { DraftEditor } from "./DraftEditor.js";
import { VersionsPart } from "./VersionsPart.js";

/** One article for those who write: its draft and its versions. */
export function ArticleWriter({ id }: { readonly id: string }) {
  const text = useArticleText();
  const { disabledReason: refusal } = useRefusal("update:article");
  const mayWrite = refusal === undefined;
  const { data, failure, refetch } = useRead(articles.get, mayWrite ? { params: { id } } : skip, { fresh: true });
  const name = useName(data);
  useScreenTitle(name);
  if (!mayWrite) return <InlineAlert tone="warning" title={refusal} />;
  if (!data) return <RecordLoading failure={failure} label={text("articles.loading")} onRetry={() => void refetch()} />;
  return (
    <Stack gap={4}>
      <ScreenHead title={name} under={[{ label: text(`read.title.${data.kind}`), href: managePath(data.kind) }]} />
      <Parts record={data} name={name} />
    </Stack>
  );
}

/** What an article is called: by its title in the page's language, else in any, else by its address. */
function useName(record: ArticleRecord | undefined): string {
  const text = useArticleText();
  const { locale } = useTheme();
  const content = (record?.versions.find(({ state }) => state === "published") ?? record?.draft ?? record?.versions[0])
    ?.content;
  const title = [locale, ...locales].map((each) => content?.texts[each]?.title).find(Boolean);
  return title ?? record?.slug ?? text("articles.loading");
}

function Parts({ record, name }: { readonly record: ArticleRecord; readonly name: string }) {
  const text = useArticleText();
  const [params, setParams] = useSearchParams();
  const standard = record.draft ? "draft" : "versions";
  const asked = params.get("tab");
  const begin = useBeginDraft(record);
  return (
    <Tabs
      aria-label={name}
      selectedKey={asked === "draft" || asked === "versions" ? asked : standard}
      onSelectionChange={(tab) =>
        setParams({ edit: record.id, ...(tab === standard ? {} : { tab }) }, { replace: true })
      }
      items={[
        { id: "draft", label: text("word.draft"), content: <DraftPart record={record} begin={begin} /> },
        {
          id: "versions",
          label: text("word.versions"),
          count: record.versions.length,
          content: <VersionsPart record={record} begin={begin} />,
        },
      ]}
    />
  );
}

/** Beginning a draft from a version, and why that cannot be done now. */
export interface BeginDraft {
  readonly from: (versionId: string) => Promise<void>;
  readonly disabledReason?: string;
  readonly refusal: string | undefined;
}

function useBeginDraft(record: ArticleRecord): BeginDraft {
  const text = useArticleText();
  const [begin] = useAct(articles.beginDraft);
  const [refusal, setRefusal] = useState<string>();
  const [, setParams] = useSearchParams();
  return {
    refusal,
    ...(record.draft ? { disabledReason: text("write.draftThere") } : {}),
    from: async (versionId) => {
      const { failure } = await begin({ params: { id: record.id }, body: { from: versionId } });
      setRefusal(failure && sayFailure(text, failure));
      if (!failure) setParams({ edit: record.id }, { replace: true });
    },
  };
}

function DraftPart({ record, begin }: { readonly record: ArticleRecord; readonly begin: BeginDraft }) {
  const text = useArticleText();
  const [newest] = record.versions;
  // What another saved meanwhile must not slip under the editor: saving tells of it. Only the clock's hold begins anew.
  const [first, setFirst] = useState(record.draft);
  if ((record.draft === null) !== (first === null) || record.draft?.dueAt !== first?.dueAt) setFirst(record.draft);
  if (first !== null) return <DraftEditor key={first.dueAt ?? "written"} record={record} draft={first} />;
  return (
    <Stack gap={3}>
      {begin.refusal === undefined ? null : <InlineAlert tone="danger" title={begin.refusal} isAnnounced />}
      <EmptyState
        level={2}
        icon={<FileTextIcon size={32} />}
        title={text("word.noDraft")}
        actions={
          newest ? (
            <Button variant="primary" onPress={async () => begin.from(newest.id)}>
              {text("write.beginFrom", { number: newest.number })}
            </Button>
          ) : undefined
        }
      >
        {text("write.noDraft.text")}
      </EmptyState>
    </Stack>
  );
}
