import type { FindMessages } from "./FindMessages.js";

/** The texts of finding anything, in English. */
export const messages: FindMessages = {
  "find.title": "Find",
  "find.placeholder": "File number, name, address, screen or action",
  "find.pinned": "Pinned files",
  "find.recent": "Files opened lately",
  "find.screens": "Screens",
  "find.acts": "Actions",
  "find.files": "Files",
  "find.people": "People",
  "find.all": "All files for “{query}”",
  "find.personal.forbidden": "You have no permission to search by a personal number",
  "find.add": "Open a new file",
  "find.profile": "My profile",
  "find.theme": "Theme: {name}",
  "find.language": "Language: {name}",
  "find.signOut": "Sign out",
  "pin.add": "Pin",
  "pin.added": "The file is pinned",
  "pin.removed": "The file is no longer pinned",
};
