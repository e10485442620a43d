/** Bytes of BPMN that are read at most; a larger file need not be taken into memory. */
export const bpmnFileLimit = 2_000_000;

/**
 * Tags that are read at most, opening and closing, and attributes: the tree of a file is many times its bytes. A thousand
 * steps, drawn and joined, have thirty thousand tags.
 */
const most = { tags: 40_000, attributes: 60_000 };

/** Whether a text is small enough to be read in a second or two. What we write holds to it, too. */
export const isWithinLimits = (xml: string): boolean =>
  xml.length <= bpmnFileLimit && countOf("<", xml) <= most.tags && countOf("=", xml) <= most.attributes;

/** Whether so many nodes and relations may fit: a node has four tags at least, a relation nine. */
export const mayFit = (nodes: number, relations: number): boolean => 4 * nodes + 9 * relations <= most.tags;

/** How often a sign stands in a text: a `<` for each tag at least, a `=` for each attribute. */
function countOf(sign: string, text: string): number {
  let found = 0;
  for (let at = text.indexOf(sign); at >= 0; at = text.indexOf(sign, at + 1)) found += 1;
  return found;
}
