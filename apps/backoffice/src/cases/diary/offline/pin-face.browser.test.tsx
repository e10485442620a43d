import { pageNonce } from "@yer/ui";
import { afterEach, expect, onTestFinished, test, vi } from "vitest";
import { page } from "vitest/browser";
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
  onTestFinished(() => face.remove());
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

/** Styles of a face, in the page. */
function dress(styles: string): void {
  const sheet = document.createElement("style");
  sheet.nonce = pageNonce() ?? "";
  sheet.textContent = `:root { --yer-space-4: 16px; --yer-page-padding: 24px } body { margin: 0 } ${styles}`;
  document.head.append(sheet);
  onTestFinished(() => sheet.remove());
}

const div = (): HTMLElement => document.createElement("div");

/** What the shell draws: a banner, a menu, and beside it the notice's place over the content. */
function standApp(): { readonly main: HTMLElement; readonly notice: HTMLElement } {
  const [app, banner, content, place, notice] = [div(), div(), div(), div(), div()];
  const main = document.createElement("main");
  app.id = "root";
  main.id = "main";
  banner.style.blockSize = "96px";
  Object.assign(content.style, { display: "flex", flexDirection: "column", marginInlineStart: "200px" });
  notice.role = "status";
  notice.dataset["shown"] = "false";
  place.append(notice);
  content.append(place, main);
  app.append(banner, content);
  document.body.prepend(app);
  onTestFinished(() => app.remove());
  return { main, notice };
}

const cornerOf = (element: Element): readonly [number, number] => {
  const { x, y } = element.getBoundingClientRect();
  return [Math.round(x), Math.round(y)];
};

test("a face stands where the app's content will: under its header and the notice's line, beside its menu, within its edge", async () => {
  await page.viewport(1000, 800);
  dress("");
  const [left, top] = cornerOf(standApp().main);
  dress(faceOf(document.createElement("div"), { theme: "light", accent: "plum" }).styles);
  const field = stand("").querySelector("input") ?? document.body;
  expect(cornerOf(field)).toEqual([left + 24, top + 40 + 24]);
  // The menu leaves a window that is too narrow for it.
  await page.viewport(390, 844);
  expect(cornerOf(field)).toEqual([16, top + 40 + 16]);
});

test("nothing is moved by the notice that comes and goes, where the page began with a face", () => {
  dress("");
  const { main, notice } = standApp();
  const [, bare] = cornerOf(main);
  dress(faceOf(document.createElement("div"), { theme: "light", accent: "plum" }).styles);
  const line = 40;
  const face = stand("");
  expect(cornerOf(main)[1]).toBe(bare + line);
  const field = document.createElement("p");
  field.dataset["takenOver"] = "true";
  main.append(field);
  face.remove();
  expect(cornerOf(main)[1]).toBe(bare + line);
  notice.append(Object.assign(document.createElement("section"), { textContent: "Not reached" }));
  notice.dataset["shown"] = "true";
  expect(cornerOf(main)[1]).toBe(bare + line);
  notice.replaceChildren();
  notice.dataset["shown"] = "false";
  expect(cornerOf(main)[1]).toBe(bare + line);
  // Another screen: its place is where it always was.
  main.replaceChildren();
  expect(cornerOf(main)[1]).toBe(bare);
});

test("what was typed is told once, with whether it was sent off, and the face is gone", () => {
  const face = stand("135");
  expect(typedAhead()).toEqual({ pin: "135", isSent: false, isFocused: true });
  face.dataset["sent"] = "";
  expect(takeFace()).toEqual({ pin: "135", isSent: true, isFocused: true });
  expect(face.isConnected).toBe(false);
  expect(takeFace()).toBeUndefined();
});
