import { Marked } from "marked";

/**
 * @typedef {object} Section What stands beneath one heading, for the search.
 * @property {string} id Anchor of the heading; empty for what stands before the first one.
 * @property {string} title
 * @property {number} depth
 * @property {string} text Without code and marks.
 */

/** @param {string} text */
export const escaped = (text) =>
  text.replaceAll("&", "&amp;").replaceAll("<", "&lt;").replaceAll(">", "&gt;").replaceAll('"', "&quot;");

/** @param {string} html */
const bare = (html) =>
  html
    .replaceAll(/<[^>]*>/g, "")
    .replaceAll("&lt;", "<")
    .replaceAll("&gt;", ">")
    .replaceAll("&quot;", '"')
    .replaceAll("&#39;", "'")
    .replaceAll("&amp;", "&");

/**
 * An anchor as GitHub makes it of a heading, so that a link into a README holds there and here.
 *
 * @param {string} heading
 */
export const anchorOf = (heading) =>
  heading
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N}\s_-]/gu, "")
    .trim()
    .replaceAll(/\s/g, "-");

/**
 * Text in Markdown (GitHub's) as HTML, with an anchor at each heading and what the search finds beneath it.
 *
 * @param {string} source
 * @param {object} options
 * @param {(href: string) => string} options.link The address of a link, as this page has to write it.
 * @param {(code: string) => string | undefined} options.named The address of what a word in code names, if it has a page.
 */
export function render(source, { link, named }) {
  /** @type {Section[]} */
  const sections = [{ id: "", title: "", depth: 1, text: "" }];
  /** @type {Map<string, number>} */
  const anchors = new Map();
  let depthOfLink = 0;
  const marked = new Marked({ gfm: true });
  marked.use({
    renderer: {
      heading({ tokens, depth }) {
        const html = this.parser.parseInline(tokens);
        const title = bare(html);
        const anchor = anchorOf(title);
        const before = anchors.get(anchor) ?? 0;
        anchors.set(anchor, before + 1);
        const id = before === 0 ? anchor : `${anchor}-${before}`;
        sections.push({ id, title, depth, text: "" });
        if (depth === 1) return `<h1 id="${id}">${html}</h1>\n`;
        return `<h${depth} id="${id}"><a class="anchor" href="#${id}">${html}</a></h${depth}>\n`;
      },
      link({ href, tokens }) {
        depthOfLink += 1;
        const words = this.parser.parseInline(tokens);
        depthOfLink -= 1;
        return `<a href="${escaped(link(href))}">${words}</a>`;
      },
      codespan({ text }) {
        const href = depthOfLink === 0 ? named(text) : undefined;
        const code = `<code>${escaped(text)}</code>`;
        return href === undefined ? code : `<a href="${escaped(href)}">${code}</a>`;
      },
      // In reach of the keyboard, since it scrolls sideways.
      code({ text, lang }) {
        const about = lang ? ` data-language="${escaped(lang)}"` : "";
        return `<pre tabindex="0"${about}><code>${escaped(text)}</code></pre>\n`;
      },
      table({ header, rows }) {
        const row = (/** @type {import("marked").Tokens.TableCell[]} */ cells, /** @type {string} */ tag) =>
          `<tr>${cells.map((cell) => `<${tag}>${this.parser.parseInline(cell.tokens)}</${tag}>`).join("")}</tr>`;
        const body = rows.map((cells) => row(cells, "td")).join("\n");
        return `<div class="wide" tabindex="0"><table><thead>${row(header, "th")}</thead><tbody>${body}</tbody></table></div>\n`;
      },
    },
  });
  // A sentence of a doc comment may name another declaration; it is a word in code here.
  const html = marked.parse(source.replaceAll(/\{@link (\w+)\s*\}/g, "`$1`"), { async: false });
  let current = 0;
  for (const piece of html.split(/(?=<h[1-6] id=)/)) {
    if (/^<h[1-6] id=/.test(piece)) current += 1;
    const section = sections[current];
    if (section === undefined) continue;
    section.text = bare(piece.replace(/^<h\d[^]*?<\/h\d>/, "").replaceAll(/<pre[^]*?<\/pre>/g, " "))
      .replaceAll(/\s+/g, " ")
      .trim();
  }
  return { html, sections };
}
