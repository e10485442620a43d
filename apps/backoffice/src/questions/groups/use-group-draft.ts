import { fieldGroupRecord, type FieldGroupRecord, fieldGroups } from "@yer/api/contract/field-groups";
import type { Names } from "@yer/api/contract/values";
import { useAct } from "@yer/api/react";
import type { GroupFlow } from "@yer/flow-editor/model/groups";
import { type DraftPort, type SharedDraft, useSharedDraft } from "../../base/drafts/use-shared-draft.js";
import { groupOf } from "./group-of.js";

/** A group's draft as the service keeps it. */
export type StoredGroupDraft = NonNullable<FieldGroupRecord["draft"]>;

/** What is written: the name, and what is asked. */
export interface WrittenGroup {
  readonly name: Names;
  readonly group: GroupFlow;
}

/** A group's draft that is kept while it is written. */
export type GroupDraftSaving = SharedDraft<WrittenGroup, StoredGroupDraft>;

const port: DraftPort<WrittenGroup, StoredGroupDraft> = {
  read: ({ name, group }) => ({ name, group: groupOf(group) }),
  theirs: (current) => {
    const parsed = fieldGroupRecord.shape.draft.safeParse(current);
    return parsed.success ? (parsed.data ?? undefined) : undefined;
  },
};

/** Keeps a group's draft on the service while it is written. */
export function useGroupDraft(id: number, begin: StoredGroupDraft): GroupDraftSaving {
  const [save] = useAct(fieldGroups.saveDraft);
  return useSharedDraft({ form: "aside:group", id: String(id) }, begin, port, ({ name, group }, revision) =>
    save({ params: { id: String(id) }, ifMatch: revision, body: { name, group } }),
  );
}
