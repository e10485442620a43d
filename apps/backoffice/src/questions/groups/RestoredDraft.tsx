import { Button, InlineAlert, useDates } from "@yer/ui";
import type { ServerDraft } from "../../base/drafts/use-server-draft.js";
import { useGroupsText } from "./groups-texts.js";

/** Props of {@link RestoredDraft}. */
export interface RestoredDraftProps {
  readonly draft: Pick<ServerDraft<object>, "restored" | "discard">;
}

/** Says that a form goes on with what was written before, and lets one start over. */
export function RestoredDraft({ draft }: RestoredDraftProps) {
  const text = useGroupsText();
  const dates = useDates();
  if (!draft.restored) return null;
  return (
    <InlineAlert
      tone="info"
      title={text("groups.restored", { at: dates.moment(draft.restored.savedAt) })}
      actions={
        <Button size="sm" onPress={draft.discard}>
          {text("groups.restored.drop")}
        </Button>
      }
    />
  );
}
