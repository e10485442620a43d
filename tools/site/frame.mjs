import { escaped } from "./markdown.mjs";

/** @import { Page } from "./pages.mjs" */
/** @import { Section } from "./markdown.mjs" */

/** Before the first paint, so that a chosen theme does not flash. */
const themeFirst = `try{const t=localStorage.getItem("yer-docs-theme");if(t)document.documentElement.dataset.theme=t}catch{}`;

/**
 * A whole page: head, navigation, what it says, what stands on it. Addresses are relative, so that the site can lie
 * anywhere.
 *
 * @param {Page} page
 * @param {{ html: string, sections: Section[] }} body
 * @param {readonly Page[]} pages
 */
export function framed(page, { html, sections }, pages) {
  const up = "../".repeat(page.address.split("/").length - 1) || "./";
  const groups = [...new Set(pages.map(({ group }) => group))];
  const nav = groups
    .map((group) => {
      const links = pages
        .filter((each) => each.group === group)
        .map((each) => {
          const current = each === page ? ' aria-current="page"' : "";
          return `<li><a href="${up}${each.address}"${current}>${escaped(each.title)}</a></li>`;
        });
      const isOpen = group === page.group || group === "Guide" || group === "Packages";
      return `<details${isOpen ? " open" : ""}><summary>${escaped(group)}</summary><ul>${links.join("")}</ul></details>`;
    })
    .join("\n");
  const headings = sections.filter(({ id, depth }) => id !== "" && depth === 2);
  const contents =
    headings.length > 1
      ? `<nav class="contents" aria-label="On this page"><h2>On this page</h2><ul>${headings
          .map(({ id, title }) => `<li><a href="#${id}">${escaped(title)}</a></li>`)
          .join("")}</ul></nav>`
      : "";
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${escaped(page.title)} · Yer packages</title>
<script>${themeFirst}</script>
<link rel="icon" href="data:,">
<link rel="stylesheet" href="${up}assets/site.css">
<script type="module" src="${up}assets/site.js"></script>
</head>
<body data-up="${up}">
<a class="skip" href="#content">Skip to content</a>
<header class="top">
<a class="brand" href="${up}">Yer packages</a>
<search><label class="hidden" for="search">Search the documentation</label><input id="search" type="search" placeholder="Search" autocomplete="off" aria-controls="found"><div id="found" hidden></div><p class="hidden" role="status" id="found-count"></p></search>
<button type="button" id="theme">Theme</button>
</header>
<div class="columns">
<nav class="pages" aria-label="Pages"><button type="button" id="pages" aria-expanded="false" aria-controls="all-pages">All pages</button><div id="all-pages">
${nav}
</div></nav>
<main id="content" tabindex="-1">
${html}
</main>
${contents}
</div>
</body>
</html>
`;
}
