/** Table of the applications that people keep at hand (migration 0365). */
export interface BookmarkTables {
  bookmarks: BookmarksTable;
}

/** An application that a person opened lately, pinned, or both. */
export interface BookmarksTable {
  user_id: string;
  application_id: string;
  home_region: string;
  visited_at: Date | null;
  pinned_at: Date | null;
}
