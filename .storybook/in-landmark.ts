/**
 * What axe's rule `region` takes for a place of its own: landmarks, dialogs and what is told as it changes. And a hint:
 * it describes its button, in whose place it is heard, and nobody walks to it.
 */
const places = [
  "main",
  "nav",
  "aside",
  "dialog",
  "section[aria-label]",
  "section[aria-labelledby]",
  ...["dialog", "alertdialog", "region", "navigation", "search", "status", "alert", "log", "tooltip"].map(
    (role) => `[role="${role}"]`,
  ),
  '[aria-live="polite"]',
  '[aria-live="assertive"]',
  "output",
].join();

/** Whether a reader of screens meets these words: not those of a style, nor what is put out of sight and hearing. */
function isMet(words: Text): boolean {
  const holder = words.parentElement;
  if (words.data.trim() === "" || !holder || holder.closest("style, script, [aria-hidden=true], [inert]")) return false;
  return holder.checkVisibility({ visibilityProperty: true });
}

/**
 * The words that stand over the page in no landmark: outside of the story, where React Aria puts what opens. axe itself
 * asks this (rule `region`) of whole pages only, and a story is none.
 */
export function wordsInNoLandmark(story: Element): readonly string[] {
  const over = [...document.body.children].filter((element) => !element.contains(story) && !isAnnouncer(element));
  return over.flatMap((element) => {
    const found: string[] = [];
    const walker = document.createTreeWalker(element, NodeFilter.SHOW_TEXT);
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      if (node instanceof Text && isMet(node) && !node.parentElement?.closest(places)) found.push(node.data);
    }
    return found;
  });
}

/** Storybook's own parts, and React Aria's announcer. */
function isAnnouncer(element: Element): boolean {
  return element.matches("[data-live-announcer], .sb-wrapper, [id^=storybook], [id^=sb]");
}
