/** Entities that React writes into attributes. */
const entities: Readonly<Record<string, string>> = {
  "&quot;": '"',
  "&#x27;": "'",
  "&lt;": "<",
  "&gt;": ">",
  "&amp;": "&",
};

/**
 * Takes styles out of what React drew: the page's policy allows no `style` attributes, so each becomes a rule for an
 * attribute of its own, beside the rules of the components.
 *
 * @param drawn the markup
 * @param tags the style elements that styled-components would have written
 */
export function apart(drawn: string, tags: string): { html: string; css: string } {
  const own: string[] = [];
  const html = drawn.replace(/ style="([^"]*)"/g, (_whole, escaped: string) => {
    const style = escaped.replace(/&(?:quot|#x27|lt|gt|amp);/g, (entity) => entities[entity] ?? entity);
    const known = own.indexOf(style);
    return ` data-s="${known === -1 ? own.push(style) - 1 : known}"`;
  });
  const css = [...tags.matchAll(/<style[^>]*>([\s\S]*?)<\/style>/g)]
    .map(([, rules = ""]) => rules)
    .join("")
    .replace(/\/\*!sc\*\/|data-styled\.g\d+\[id="[^"]*"\]\{content:"[^"]*"\}/g, "");
  return { html, css: css + own.map((style, index) => `[data-s="${index}"]{${style}}`).join("") };
}
