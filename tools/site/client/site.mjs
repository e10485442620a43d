import MiniSearch from "minisearch";
import { searchOptions } from "./search-options.mjs";
import { chosenTheme, chooseTheme } from "./theme.mjs";

/** @template {Element} T @param {string} id @param {new () => T} kind */
function part(id, kind) {
  const found = document.querySelector(`#${id}`);
  if (!(found instanceof kind)) throw new Error(`The page has no ${kind.name} "${id}".`);
  return found;
}

const up = document.body.dataset["up"] ?? "./";
const field = part("search", HTMLInputElement);
const list = part("found", HTMLDivElement);
const count = part("found-count", HTMLParagraphElement);

/** @type {Promise<MiniSearch> | undefined} */
let index;

/** The index comes with the first letter; one that did not come is asked for again with the next. */
function loadIndex() {
  index ??= fetch(`${up}search.json`)
    .then((answer) => {
      if (!answer.ok) throw new Error(`The index answers ${answer.status}.`);
      return answer.text();
    })
    .then((text) => MiniSearch.loadJSON(text, searchOptions));
  index.catch(() => (index = undefined));
  return index;
}

/** @param {string} words */
function say(words) {
  count.textContent = words;
}

async function search() {
  const asked = field.value.trim();
  if (asked === "") {
    list.hidden = true;
    say("");
    return;
  }
  try {
    const results = (await loadIndex()).search(asked);
    if (field.value.trim() !== asked) return;
    const items = results.slice(0, 12).map(({ id, title, page }) => {
      const link = document.createElement("a");
      link.href = `${up}${id}`;
      link.append(Object.assign(document.createElement("strong"), { textContent: title }));
      if (page !== title) link.append(Object.assign(document.createElement("span"), { textContent: page }));
      return link;
    });
    list.replaceChildren(...(items.length > 0 ? items : [paragraph("Nothing found. Try fewer words.")]));
    say(results.length === 0 ? "Nothing found." : `${items.length} of ${results.length} places found.`);
  } catch {
    list.replaceChildren(paragraph("The search could not be loaded. Type on to try again."));
    say("The search could not be loaded.");
  }
  list.hidden = false;
}

/** @param {string} text */
const paragraph = (text) => Object.assign(document.createElement("p"), { textContent: text });

field.addEventListener("input", () => void search());
const around = field.closest("search");
around?.addEventListener("keydown", (event) => {
  if (!(event instanceof KeyboardEvent)) return;
  const links = [...list.querySelectorAll("a")];
  const at = links.findIndex((link) => link === document.activeElement);
  if (event.key === "Escape") {
    list.hidden = true;
    field.focus();
  } else if (event.key === "ArrowDown" && !list.hidden) links[Math.min(at + 1, links.length - 1)]?.focus();
  else if (event.key === "ArrowUp" && at >= 0) (links[at - 1] ?? field).focus();
  else if (event.key === "Enter" && event.target === field) links[0]?.click();
  else return;
  event.preventDefault();
});
document.addEventListener("click", (event) => {
  // A link to an anchor of this page leaves the list open otherwise.
  if (!around?.contains(/** @type {Node} */ (event.target)) || event.target !== field) list.hidden = true;
});
document.addEventListener("keydown", (event) => {
  if (event.key !== "/" || /** @type {Element} */ (event.target).closest("input, textarea, select, [contenteditable]"))
    return;
  event.preventDefault();
  field.focus();
});

const theme = part("theme", HTMLButtonElement);
/** The button names what a press leads to. */
const nameTheme = () => (theme.textContent = chosenTheme() === "dark" ? "Light theme" : "Dark theme");
nameTheme();
theme.addEventListener("click", () => {
  chooseTheme(chosenTheme() === "dark" ? "light" : "dark");
  nameTheme();
});

const pages = part("pages", HTMLButtonElement);
pages.addEventListener("click", () => {
  pages.setAttribute("aria-expanded", String(pages.getAttribute("aria-expanded") !== "true"));
});

const places = [...document.querySelectorAll("[data-example]")];
if (places.length > 0) {
  const { draw } = await import("./live.mjs");
  for (const place of places) draw(place);
}
