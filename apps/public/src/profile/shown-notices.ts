/** Notices that stand on the page; whoever wants older ones finds all of an application on its own page. */
export const shownNotices = 10;
