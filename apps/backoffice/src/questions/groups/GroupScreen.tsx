import { type FieldGroupRecord, fieldGroups } from "@yer/api/contract/field-groups";
import { sayFailure } from "@yer/api/messages/sentences";
import { skip, useAct, useMay, useRead, useTheme } from "@yer/api/react";
import { Button, EmptyState, InlineAlert, Stack, Tabs } from "@yer/ui";
import { useState } from "react";
import { useParams, useSearchParams } from "react-router-dom";
import { toasts } from "../../base/screen/toast-queue.js";
import { RecordLoading } from "../../base/screen/RecordLoading.js";
import { useRefusal } from "../../base/screen/use-refusal.js";
import { ScreenHead } from "../../base/screen/ScreenHead.js";
import { useScreenTitle } from "../../base/screen/use-screen-title.js";
import { GroupDraft } from "./GroupDraft.js";
import { useGroupsText, withGroupsTexts } from "./groups-texts.js";
import { GroupVersions } from "./GroupVersions.js";

/** `/fieldgroup/{id}`: one group, its draft in the editor and its versions beside one another. */
function GroupScreen() {
  const text = useGroupsText();
  const { locale } = useTheme();
  const { id = "" } = useParams();
  const mayRead = useMay("read:field_group");
  const { data, failure, refetch } = useRead(fieldGroups.record, mayRead ? { params: { id } } : skip, { fresh: true });
  const name = data ? data.name[locale] || data.name.uz_UZ || id : text("menu.field-groups");
  useScreenTitle(name);
  if (!mayRead) return <InlineAlert tone="warning" title={text("groups.forbidden")} />;
  if (!data) return <RecordLoading failure={failure} label={text("groups.loading")} onRetry={() => void refetch()} />;
  return (
    <Stack gap={4}>
      <ScreenHead title={name} under={[{ label: text("menu.field-groups"), href: "/field-groups" }]} />
      <Parts record={data} />
    </Stack>
  );
}

function Parts({ record }: { readonly record: FieldGroupRecord }) {
  const text = useGroupsText();
  const { locale } = useTheme();
  const [params, setParams] = useSearchParams();
  const begin = useBeginDraft(record);
  const standard = record.draft !== null ? "draft" : "versions";
  const asked = params.get("tab");
  return (
    <Tabs
      aria-label={record.name[locale] || String(record.id)}
      selectedKey={asked === "draft" || asked === "versions" ? asked : standard}
      onSelectionChange={(tab) => setParams(tab === standard ? {} : { tab }, { replace: true })}
      items={[
        { id: "draft", label: text("word.draft"), content: <DraftPart record={record} /> },
        {
          id: "versions",
          label: text("word.versions"),
          count: record.versions.length,
          content: <GroupVersions record={record} onRestore={begin.from} restoreRefusal={begin.refusal} />,
        },
      ]}
    />
  );
}

function DraftPart({ record }: { readonly record: FieldGroupRecord }) {
  const text = useGroupsText();
  const begin = useBeginDraft(record);
  // What another saved meanwhile must not slip under the editor: saving tells of it.
  const [first, setFirst] = useState(record.draft);
  if (record.draft !== null && first === null) setFirst(record.draft);
  if (record.draft === null && first !== null) setFirst(null);
  if (first !== null) return <GroupDraft record={record} draft={first} />;
  return (
    <EmptyState
      level={2}
      title={text("word.noDraft")}
      actions={
        record.version > 0 ? (
          <Button
            variant="primary"
            onPress={() => begin.from(record.version)}
            {...(begin.refusal !== undefined && { disabledReason: begin.refusal })}
          >
            {text("groups.beginFrom", { number: record.version })}
          </Button>
        ) : undefined
      }
    >
      {text("groups.noDraft.text")}
    </EmptyState>
  );
}

/** Beginning a draft from a version, and why that cannot be done now. */
function useBeginDraft(record: FieldGroupRecord) {
  const text = useGroupsText();
  const { disabledReason } = useRefusal("update:group");
  const [begin] = useAct(fieldGroups.beginDraft);
  const [, setParams] = useSearchParams();
  const refusal = disabledReason ?? (record.draft ? text("word.draftThere") : undefined);
  return {
    refusal,
    from: async (version: number): Promise<void> => {
      const begun = await begin({ params: { id: String(record.id) }, body: { from: version } });
      if (begun.failure) return void toasts.push({ tone: "danger", text: sayFailure(text, begun.failure) });
      setParams({}, { replace: true });
    },
  };
}

export default withGroupsTexts(GroupScreen);
