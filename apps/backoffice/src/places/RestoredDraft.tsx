import { Button, InlineAlert, useDates } from "@yer/ui";
import type { ServerDraft } from "../drafts/useServerDraft.js";
import { usePlacesText } from "./placesTexts.js";

/** Props of {@link RestoredDraft}. */
export interface RestoredDraftProps {
  readonly draft: Pick<ServerDraft<object>, "restored" | "discard">;
  /** Whether the record was changed since the draft was begun. */
  readonly isOld: boolean;
  /** Begins anew with what the record holds. */
  readonly onStartOver: () => void;
}

/** Says that what stands in the form was written earlier, and offers to drop it. */
export function RestoredDraft({ draft, isOld, onStartOver }: RestoredDraftProps) {
  const text = usePlacesText();
  const dates = useDates();
  if (draft.restored === undefined) return null;
  return (
    <InlineAlert
      tone={isOld ? "warning" : "info"}
      title={text("form.restored", { at: dates.moment(draft.restored.savedAt) })}
      actions={
        <Button
          size="sm"
          onPress={async () => {
            await draft.discard();
            onStartOver();
          }}
        >
          {text(isOld ? "form.restored.newest" : "form.restored.drop")}
        </Button>
      }
    >
      {isOld ? text("form.restored.old") : undefined}
    </InlineAlert>
  );
}
