/** The headings of columns of all tables that are drawn: of the kit's, and of those that a screen draws itself. */
export const headingsDrawn = (): readonly Element[] => [
  ...document.querySelectorAll("[role=columnheader], th[scope=col]:not([role])"),
];

/** Words of headings that are drawn in more than one line, or beyond their column. */
export function brokenWords(): string[] {
  const broken: string[] = [];
  for (const heading of headingsDrawn()) {
    const column = heading.getBoundingClientRect();
    const texts = document.createTreeWalker(heading, NodeFilter.SHOW_TEXT);
    for (let node = texts.nextNode(); node; node = texts.nextNode()) {
      for (const { 0: word, index } of (node.textContent ?? "").matchAll(/\S+/gu)) {
        const range = document.createRange();
        range.setStart(node, index);
        range.setEnd(node, index + word.length);
        const lines = new Set(Array.from(range.getClientRects(), ({ top }) => Math.round(top)));
        if (lines.size > 1 || range.getBoundingClientRect().right > column.right) broken.push(word);
      }
    }
  }
  return broken;
}
