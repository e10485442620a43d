import { pageNonce } from "@yer/ui";
import { afterEach, expect, test, vi } from "vitest";
import { faceId, faceOf, takeFace, typedAhead } from "./pin-face.js";

afterEach(() => vi.restoreAllMocks());

/** A face in the page, with something typed into its field. */
function stand(typed: string): HTMLElement {
  const face = document.createElement("main");
  face.id = faceId;
  const field = document.createElement("input");
  field.value = typed;
  face.append(field);
  document.body.append(face);
  field.focus();
  return face;
}

test("a face carries the styles that it needs and none of its own in its elements", () => {
  const sheet = document.createElement("style");
  sheet.nonce = pageNonce() ?? "";
  sheet.textContent = ".needed { color: red } .other { color: blue } :root { --known: 1px }";
  document.head.append(sheet);
  const drawn = document.createElement("div");
  const field = document.createElement("p");
  field.className = "needed";
  field.style.marginTop = "3px";
  drawn.append(field);
  const { html, styles, attributes } = faceOf(drawn, { theme: "dark", accent: "plum" });
  expect(html).toBe('<p class="needed" data-own="0"></p>');
  expect(styles).toContain(".needed");
  expect(styles).toContain("--known");
  expect(styles).not.toContain(".other");
  expect(styles).toContain("margin-top: 3px");
  // What is drawn goes on as it was.
  expect(field.style.marginTop).toBe("3px");
  Object.assign(document.documentElement.dataset, { theme: "light", accent: "olive" });
  const { attributes: chosen } = faceOf(drawn, { theme: "dark", accent: "plum" });
  expect(chosen).toContain('data-theme="dark"');
  expect(chosen).toContain('data-accent="plum"');
  expect(attributes).not.toContain("style=");
  sheet.remove();
});

test("a face carries the letters of the app's files of styles, which come later, and nothing else of them", () => {
  const file = new CSSStyleSheet();
  file.replaceSync(
    '@font-face { font-family: "Kept"; src: url("/kept.woff2") } .needed { color: red } :root { --of-file: 1px }',
  );
  vi.spyOn(document, "styleSheets", "get").mockReturnValue([
    { href: `${location.origin}/app.css`, cssRules: file.cssRules },
  ] as unknown as StyleSheetList);
  const drawn = document.createElement("div");
  drawn.append(Object.assign(document.createElement("p"), { className: "needed" }));
  const { styles } = faceOf(drawn, { theme: "light", accent: "plum" });
  expect(styles).toContain('font-family: Kept; src: url("/kept.woff2")');
  expect(styles).not.toContain(".needed");
  expect(styles).not.toContain("--of-file");
});

test("a face leaves free what stands above it in the app, and the line in which that says that it is alone", () => {
  const app = document.createElement("div");
  const banner = document.createElement("div");
  const content = document.createElement("div");
  app.id = "root";
  banner.style.blockSize = "96px";
  content.append(document.createElement("main"));
  app.append(banner, content);
  document.body.prepend(app);
  const top = Math.round(app.getBoundingClientRect().top + window.scrollY) + 96 + 40;
  const { styles } = faceOf(document.createElement("div"), { theme: "light", accent: "plum" });
  expect(styles).toContain(`padding:calc(${top}px + var(--yer-space-4))`);
  app.remove();
});

test("what was typed is told once, with whether it was sent off, and the face is gone", () => {
  const face = stand("135");
  expect(typedAhead()).toEqual({ pin: "135", isSent: false, isFocused: true });
  face.dataset["sent"] = "";
  expect(takeFace()).toEqual({ pin: "135", isSent: true, isFocused: true });
  expect(face.isConnected).toBe(false);
  expect(takeFace()).toBeUndefined();
});
