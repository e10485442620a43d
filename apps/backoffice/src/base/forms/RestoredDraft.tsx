import { Button, InlineAlert, useDates } from "@yer/ui";
import type { ServerDraft } from "../drafts/use-server-draft.js";
import { useText } from "../language/use-text.js";

/** Props of {@link RestoredDraft}. */
export interface RestoredDraftProps {
  readonly form: {
    readonly draft: Pick<ServerDraft<object>, "restored">;
    readonly isOld: boolean;
    readonly startOver: () => Promise<void>;
  };
}

/** Says that what stands in the form was written earlier, and offers to drop it; warns where the record was changed since. */
export function RestoredDraft({ form }: RestoredDraftProps) {
  const text = useText();
  const dates = useDates();
  const { isOld, startOver } = form;
  const { restored } = form.draft;
  if (restored === undefined) return null;
  return (
    <InlineAlert
      tone={isOld ? "warning" : "info"}
      title={text("form.restored", { at: dates.moment(restored.savedAt) })}
      actions={
        <Button size="sm" onPress={startOver}>
          {text(isOld ? "form.restored.newest" : "word.dropDraft")}
        </Button>
      }
    >
      {isOld ? text("form.restored.old") : undefined}
    </InlineAlert>
  );
}
