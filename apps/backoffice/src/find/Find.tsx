import { IconButton, SearchIcon, useCommandKey } from "@yer/ui";
import { lazy, Suspense, useState } from "react";
import { useFindText, withFindTexts } from "./findTexts.js";

const FindPalette = lazy(() => import("./FindPalette.js"));

/** The button of the header, and Ctrl+K anywhere, that opens {@link FindPalette}. */
function Find() {
  const text = useFindText();
  const [isOpen, setOpen] = useState(false);
  useCommandKey(() => setOpen((open) => !open));
  return (
    <>
      <IconButton
        label={`${text("find.title")} (Ctrl+K)`}
        aria-keyshortcuts="Control+K Meta+K"
        icon={<SearchIcon />}
        onPress={() => setOpen(true)}
      />
      {isOpen ? (
        <Suspense>
          <FindPalette onClose={() => setOpen(false)} />
        </Suspense>
      ) : null}
    </>
  );
}

export default withFindTexts(Find);
