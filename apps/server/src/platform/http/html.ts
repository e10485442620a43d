/** Text that is HTML already; everything else is escaped where it is put in. */
export interface Html {
  readonly html: string;
}

const entities: Readonly<Record<string, string>> = {
  "&": "&amp;",
  "<": "&lt;",
  ">": "&gt;",
  '"': "&quot;",
  "'": "&#39;",
};

/** What can be put into HTML. */
export type HtmlValue = string | number | Html | readonly HtmlValue[];

function part(value: HtmlValue): string {
  if (typeof value === "string") return value.replace(/[&<>"']/g, (character) => entities[character] ?? "");
  if (typeof value === "number") return String(value);
  return "html" in value ? value.html : value.map(part).join("");
}

/** HTML with every value escaped, in text and in quoted attributes; lists are joined, {@link Html} is put in as it is. */
export function html(strings: TemplateStringsArray, ...values: readonly HtmlValue[]): Html {
  return { html: strings.map((text, index) => text + part(values[index] ?? "")).join("") };
}

const mark = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 26 26" fill="none" stroke="#0f7c7c" stroke-width="2"><path d="M5 5h16v16H5z"/><path d="M5 5h16v16H5z" transform="rotate(45 13 13)"/></svg>`;

/** The mark in the browser's tab, within the page: browsers ask for `/favicon.ico` of one that names none. */
export const tabIcon: Html = {
  html: `<link rel="icon" href="data:image/svg+xml,${encodeURIComponent(mark)}" />`,
};

/** Look of the plain pages made on the server: light and dark by the reader's system, no script, no font to load. */
export const plainStyle = `
:root{color-scheme:light dark;--ink:light-dark(#23211f,#eceae7);--soft:light-dark(#625d57,#aaa49c);--ground:light-dark(#faf9f7,#1b1a19);
--card:light-dark(#fff,#242322);--line:light-dark(#dedad5,#3b3936);--accent:light-dark(oklch(0.47 0.09 195),oklch(0.8 0.09 195));
--tint:light-dark(oklch(0.96 0.02 195),oklch(0.28 0.03 195))}
*{box-sizing:border-box}
body{margin:0;background:var(--ground);color:var(--ink);font:16px/1.5 "Inter Variable",Inter,system-ui,sans-serif}
main{max-width:64rem;margin:0 auto;padding:2rem 1rem 4rem}
a{color:var(--accent)}a:focus-visible,button:focus-visible,input:focus-visible{outline:3px solid var(--accent);outline-offset:2px}
h1{font-size:1.5rem;line-height:1.25;margin:0 0 .5rem;letter-spacing:-.01em}h2{font-size:1.125rem;margin:2rem 0 .75rem}
p{margin:.25rem 0 1rem}.soft{color:var(--soft)}
code{font:0.875em/1.4 ui-monospace,SFMono-Regular,Menlo,monospace}
`;
