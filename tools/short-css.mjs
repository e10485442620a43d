/** What takes CSS as a template. */
const makers = new Set(["styled", "css", "createGlobalStyle", "keyframes"]);

/** @typedef {{ type: string, start: number, end: number, [key: string]: unknown }} Node */

/** @param {unknown} value @returns {value is Node} */
const isNode = (value) => typeof value === "object" && value !== null && "type" in value;

/**
 * The name at the root of a tag: `styled` of `styled(Card).attrs({ … })`.
 *
 * @param {unknown} tag
 * @returns {unknown}
 */
function rootOf(tag) {
  if (!isNode(tag)) return undefined;
  return tag.type === "Identifier" ? tag["name"] : rootOf(tag["object"] ?? tag["callee"]);
}

/**
 * The pieces of templates that are CSS, in their order.
 *
 * @param {unknown} node
 * @returns {Node[]}
 */
function cssIn(node) {
  if (Array.isArray(node)) return node.flatMap(cssIn);
  if (!isNode(node)) return [];
  const within = Object.values(node).flatMap((child) => (typeof child === "object" ? cssIn(child) : []));
  if (node.type !== "TaggedTemplateExpression" || !makers.has(String(rootOf(node["tag"])))) return within;
  const { quasis } = /** @type {{ quasis: Node[] }} */ (node["quasi"]);
  return [...quasis, ...within];
}

/** @param {string} css */
function shorten(css) {
  return css
    .replaceAll(/\/\*[^]*?\*\//g, (comment) => comment.replaceAll(/[^\n]+/g, ""))
    .replaceAll(/[ \t]+(?=\n)|(?<=\n)[ \t]+/g, "");
}

/**
 * Takes comments and indentation out of the CSS that modules carry: browsers fetched two kilobytes of what is said to those
 * who read the sources. Lines stay where they are, so that the source map holds.
 *
 * @returns {import("vite").Plugin}
 */
export function shortCss() {
  return {
    name: "yer:short-css",
    apply: "build",
    transform: {
      filter: { id: /\/(?:packages|apps)\/[\w-]+\/(?:dist|src)\//, code: /["']styled-components["']/ },
      handler(code) {
        let [short, until] = ["", 0];
        for (const { start, end } of cssIn(this.parse(code)).toSorted((one, other) => one.start - other.start)) {
          short += code.slice(until, start) + shorten(code.slice(start, end));
          until = end;
        }
        return { code: short + code.slice(until), map: null };
      },
    },
  };
}
