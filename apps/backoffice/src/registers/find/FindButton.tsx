import { IconButton, SearchIcon } from "@yer/ui";
import { useFindText, withFindTexts } from "./find-texts.js";

/** The button of the header that does what Ctrl+K does anywhere. */
function FindButton({ onFind }: { onFind: () => void }) {
  const text = useFindText();
  return (
    <IconButton
      aria-label={`${text("find.title")} (Ctrl+K)`}
      aria-keyshortcuts="Control+K Meta+K"
      icon={<SearchIcon />}
      onPress={onFind}
    />
  );
}

export default withFindTexts(FindButton);
