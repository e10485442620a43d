import { IconButton, SearchIcon, useCommandKey } from "@yer/ui";
import { lazy, useState } from "react";
import { LaterPart } from "../shell/LaterPart.js";
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
        <LaterPart>
          <FindPalette onClose={() => setOpen(false)} />
        </LaterPart>
      ) : null}
    </>
  );
}

export default withFindTexts(Find);
