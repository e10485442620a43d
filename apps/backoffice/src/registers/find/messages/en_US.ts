import type { messages as uzbek } from "./uz_UZ.js";

/** The texts of finding anything, in English. */
export const messages: Record<keyof typeof uzbek, string> = {
  "find.title": "Find",
  "find.placeholder": "File number, name, address, screen or action",
  "find.pinned": "Pinned files",
  "find.recent": "Files opened lately",
  "find.screens": "Screens",
  "find.files": "Files",
  "find.people": "People",
  "find.all": "All files for “{query}”",
  "find.personal.forbidden": "You have no permission to search by a personal number",
  "find.add": "Open a new file",
  "find.theme": "Theme: {name}",
  "find.language": "Language: {name}",
  "pin.add": "Pin",
  "pin.added": "The file is pinned",
  "pin.removed": "The file is no longer pinned",
};
