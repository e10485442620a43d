import { Button, Dialog, Stack, useDates } from "@yer/ui";
import { GroupDifference } from "./GroupDifference.js";
import { groupOf } from "./groupOf.js";
import { useGroupsText } from "./groupsTexts.js";
import type { GroupDraftSaving } from "./useGroupDraft.js";

/** Asks which of two drafts goes on, mine or the one somebody else saved meanwhile, with the two side by side. */
export function GroupConflict({ saving }: { readonly saving: GroupDraftSaving }) {
  const text = useGroupsText();
  const dates = useDates();
  const { theirs, written } = saving;
  if (!theirs) return null;
  return (
    <Dialog
      isOpen
      size="lg"
      title={text("groups.conflict")}
      footer={
        <>
          <Button onPress={saving.takeTheirs}>{text("groups.conflict.theirs")}</Button>
          <Button variant="primary" onPress={saving.keepMine}>
            {text("groups.conflict.mine")}
          </Button>
        </>
      }
    >
      <Stack gap={3}>
        <p>{text("groups.conflict.text", { by: theirs.savedBy ?? "", at: dates.moment(theirs.savedAt) })}</p>
        <GroupDifference
          before={{ title: text("groups.conflict.theirs"), name: theirs.name, group: groupOf(theirs.group) }}
          after={{ title: text("groups.conflict.mine"), ...written }}
        />
      </Stack>
    </Dialog>
  );
}
