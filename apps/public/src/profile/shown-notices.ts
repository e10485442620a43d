/** Notices that stand on the page; whoever wants older ones finds all of a file on its own page. */
export const shownNotices = 10;
