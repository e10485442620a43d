import { type FieldGroupRecord, fieldGroups } from "@yer/api/contract/field-groups";
import { fields as fieldsOf } from "@yer/api/contract/fields";
import { sayFailure } from "@yer/api/messages/sentences";
import { skip, useAct, useMay, useRead } from "@yer/api/react";
import { FieldGroupEditor } from "@yer/flow-editor/groups/editor";
import { validateGroup } from "@yer/flow-editor/model/groups";
import { AlertDialog, Button, InlineAlert, Stack } from "@yer/ui";
import { useState } from "react";
import { LeaveGuard } from "../../base/screen/LeaveGuard.js";
import { toasts } from "../../base/screen/toast-queue.js";
import { useRefusal } from "../../base/screen/use-refusal.js";
import { GroupConflict } from "./GroupConflict.js";
import { useGroupsText } from "./groups-texts.js";
import { NameFields } from "./NameFields.js";
import { PublishGroup } from "./PublishGroup.js";
import { type StoredGroupDraft, useGroupDraft } from "./use-group-draft.js";

/** Props of {@link GroupDraft}. */
export interface GroupDraftProps {
  readonly record: FieldGroupRecord;
  /** The draft as it was when the editor opened. */
  readonly draft: StoredGroupDraft;
}

/** A group's draft in the editor: kept as it is written, published or thrown away from here. */
export function GroupDraft({ record, draft }: GroupDraftProps) {
  const text = useGroupsText();
  const { disabledReason: noWriting } = useRefusal("update:group");
  const { disabledReason: noPublishing } = useRefusal("publish:group");
  const mayReadFields = useMay("read:field");
  const { data: register } = useRead(fieldsOf.list, mayReadFields ? {} : skip);
  const saving = useGroupDraft(record.id, draft);
  const { written, change } = saving;
  const [isPublishing, setPublishing] = useState(false);
  const findings = validateGroup(written.group).length;
  const isUnnamed = Object.values(written.name).some((each) => each.trim() === "");
  const unfit =
    written.group.list.length === 0
      ? text("groups.publish.empty")
      : findings > 0
        ? text("groups.publish.findings", { count: findings })
        : isUnnamed
          ? text("reason.group-unnamed")
          : undefined;
  const refusal = noPublishing ?? unfit;

  async function openPublishing(): Promise<void> {
    if (await saving.flush()) return setPublishing(true);
    toasts.push({ tone: "danger", text: text("groups.unsaved") });
  }

  return (
    <Stack gap={4}>
      <Stack direction="row" gap={3} align="center" isWrapping>
        <Button variant="primary" onPress={openPublishing} {...(refusal !== undefined && { disabledReason: refusal })}>
          {text("word.publish")}
        </Button>
        <DropDraft record={record} revision={saving.revision} />
        {saving.status}
      </Stack>
      {noWriting === undefined ? null : <InlineAlert tone="warning" title={noWriting} />}
      <NameFields
        value={written.name}
        onChange={(name) => change({ name })}
        errorAt={(locale) => (written.name[locale].trim() === "" ? text("fault.required") : undefined)}
        isReadOnly={noWriting !== undefined}
      />
      <FieldGroupEditor
        value={written.group}
        onChange={(group) => change({ group })}
        fields={register?.items ?? written.group.list}
      />
      {isPublishing ? (
        <PublishGroup
          record={record}
          written={written}
          revision={saving.revision()}
          onClose={() => setPublishing(false)}
        />
      ) : null}
      <GroupConflict saving={saving} />
      <LeaveGuard isUnsaved={saving.isUnsaved} flush={saving.flush} />
    </Stack>
  );
}

interface DropDraftProps {
  readonly record: FieldGroupRecord;
  readonly revision: () => number;
}

function DropDraft({ record, revision }: DropDraftProps) {
  const text = useGroupsText();
  const refusal = useRefusal("update:group");
  const [drop] = useAct(fieldGroups.dropDraft);
  return (
    <AlertDialog
      title={text("word.dropDraft.question")}
      trigger={<Button {...refusal}>{text("word.dropDraft")}</Button>}
      confirmLabel={text("word.dropDraft")}
      isDanger
      onConfirm={async () => {
        const { failure } = await drop({ params: { id: String(record.id) }, ifMatch: revision() });
        toasts.push(
          failure
            ? { tone: "danger", text: sayFailure(text, failure) }
            : { tone: "success", text: text("groups.dropped") },
        );
      }}
    >
      {text(record.versions.length > 0 ? "groups.drop.text" : "groups.drop.whole")}
    </AlertDialog>
  );
}
