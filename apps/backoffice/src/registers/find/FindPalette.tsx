import { bookmarks } from "@yer/api/contract/bookmarks";
import { searchKey } from "@yer/api/formats";
import { skip, useMay, useRead } from "@yer/api/react";
import { CommandPalette } from "@yer/ui";
import { useMemo } from "react";
import { useNavigate } from "react-router-dom";
import { useApplicationCommand } from "./application-command.js";
import { useFindText, withFindTexts } from "./find-texts.js";
import { useActCommands } from "./use-act-commands.js";
import { useFinding } from "./use-finding.js";
import { useScreenCommands } from "./use-screen-commands.js";

const none: readonly never[] = [];

/** Blind to script and to the kind of apostrophe, as the registers' own search is. */
function matches(text: string, word: string): boolean {
  const key = searchKey(word);
  return key === "" || searchKey(text).includes(key);
}

/**
 * Everything that can be gone to or begun, by typing: the person's own applications first, the screens of their menu,
 * acts, and while they type the applications and people that the service finds.
 */
function FindPalette({ onClose }: { onClose: () => void }) {
  const text = useFindText();
  const navigate = useNavigate();
  const mayRead = useMay("read:property");
  const { data: kept } = useRead(bookmarks.list, mayRead ? {} : skip);
  const applicationCommand = useApplicationCommand(navigate);
  const screens = useScreenCommands(navigate);
  const acts = useActCommands(navigate);
  const pinned = kept?.pinned ?? none;
  const recent = kept?.recent ?? none;

  const groups = useMemo(() => {
    const pins = new Set(pinned.map(({ id }) => id));
    return [
      { id: "pinned", title: text("find.pinned"), commands: pinned.map(applicationCommand) },
      {
        id: "recent",
        title: text("find.recent"),
        commands: recent.filter(({ id }) => !pins.has(id)).map(applicationCommand),
      },
      { id: "screens", title: text("find.screens"), commands: screens },
      { id: "acts", title: text("word.actions"), commands: acts },
    ].filter(({ commands }) => commands.length > 0);
  }, [text, pinned, recent, applicationCommand, screens, acts]);
  const search = useFinding(groups, matches, navigate);

  return (
    <CommandPalette
      isOpen
      onOpenChange={(open) => {
        if (!open) onClose();
      }}
      title={text("find.title")}
      placeholder={text("find.placeholder")}
      groups={groups}
      search={search}
      matches={matches}
    />
  );
}

export default withFindTexts(FindPalette);
