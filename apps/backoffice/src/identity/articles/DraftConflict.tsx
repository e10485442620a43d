import { Button, Dialog, DiffView, Stack, useDates } from "@yer/ui";
import { useArticleText } from "./article-texts.js";
import { differencesOf } from "./content-in-words.js";
import type { ArticleDraftSaving } from "./use-article-draft.js";

/** Props of {@link DraftConflict}. */
export interface DraftConflictProps {
  readonly saving: ArticleDraftSaving;
}

/** Asks which of two drafts goes on, mine or the one somebody else saved meanwhile, with the two side by side. */
export function DraftConflict({ saving }: DraftConflictProps) {
  const text = useArticleText();
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
          <Button onPress={saving.takeTheirs}>{text("write.conflict.theirs")}</Button>
          <Button variant="primary" onPress={saving.keepMine}>
            {text("write.conflict.mine")}
          </Button>
        </>
      }
    >
      <Stack gap={3}>
        <p>{text("write.conflict.text", { by: theirs.savedBy ?? "", at: dates.moment(theirs.savedAt) })}</p>
        <DiffView
          fields={differencesOf(text, theirs, written)}
          beforeLabel={text("write.theirs")}
          afterLabel={text("word.mine")}
          unchanged="hidden"
        />
      </Stack>
    </Dialog>
  );
}
