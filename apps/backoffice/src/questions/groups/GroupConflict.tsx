import { Button, Dialog, Stack, useDates } from "@yer/ui";
import { GroupDifference } from "./GroupDifference.js";
import { groupOf } from "./group-of.js";
import { useGroupsText } from "./groups-texts.js";
import type { GroupDraftSaving } from "./use-group-draft.js";

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
      title={text("word.draftConflict")}
      footer={
        <>
          <Button onPress={saving.takeTheirs}>{text("groups.conflict.theirs")}</Button>
          <Button variant="primary" onPress={saving.keepMine}>
            {text("word.mine")}
          </Button>
        </>
      }
    >
      <Stack gap={3}>
        <p>{text("groups.conflict.text", { by: theirs.savedBy ?? "", at: dates.moment(theirs.savedAt) })}</p>
        <GroupDifference
          before={{ title: text("groups.conflict.theirs"), name: theirs.name, group: groupOf(theirs.group) }}
          after={{ title: text("word.mine"), ...written }}
        />
      </Stack>
    </Dialog>
  );
}
