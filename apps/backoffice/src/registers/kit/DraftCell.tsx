import { Stack, StatusTag, useDates } from "@yer/ui";
import { useText } from "../../base/language/use-text.js";

/** Whether there is a draft of what a row is about, by whom and since when. */
export function DraftCell({
  draft,
}: {
  readonly draft: { readonly savedBy: string | null; readonly savedAt: string } | null;
}) {
  const text = useText();
  const dates = useDates();
  if (draft === null) return "—";
  return (
    <Stack gap={1}>
      <StatusTag tone="warning">{text("word.draft")}</StatusTag>
      <small>{[draft.savedBy, dates.moment(draft.savedAt)].filter(Boolean).join(", ")}</small>
    </Stack>
  );
}
