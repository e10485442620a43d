import { createElement, type ReactElement } from "react";
import { beforeAll, describe, expect, it } from "vitest";
// Other tests of this page write in Uzbek: formatters are kept, and one made before Chromium's is mended would stay.
import "../intl-uz/index.js";
import * as kit from "../index.js";
import { componentsOf, lostOnTheWay, type Shown } from "../testing/reaches-root.js";
import { loadUiTexts } from "../UiProvider/load-ui-texts.js";

const { Menu, MenuItem } = kit;

/** Components without an element of their own, and why. */
const rootless: Readonly<Record<string, string>> = {
  Can: "draws what it holds, or nothing",
  CanProvider: "a provider",
  CrashGuard: "draws what it holds",
  GlobalStyle: "a style sheet",
  LaterPart: "draws a part that comes later",
  ToastQueue: "a queue, which a ToastRegion shows",
  UiProvider: "a provider",
};

/** What does not reach the root of some, and why. */
const kept: Readonly<Record<string, readonly string[]>> = {
  // React Aria knows a menu's lines by `id`, and an element's id must be one in the page; the menu hears their keys.
  MenuItem: ["id"],
  MenuSection: ["id", "onKeyDown"],
  MenuSeparator: ["id", "onKeyDown"],
  SubMenu: ["id"],
  // The focus stays at what it belongs to.
  Tooltip: ["onKeyDown"],
};

const toasts = new kit.ToastQueue();
const text: kit.RichTextDocument = { type: "doc", content: [] };
const labels = { contents: "", print: "", files: "", note: "", link: "" };
const headings = ["a", "b"].map((anchor) => ({ level: 2, text: anchor, anchor }));

/** What stories say by drawing, and not by args: the least that shows the root. */
const more: Readonly<Record<string, Readonly<Record<string, unknown>>>> = {
  AlertDialog: { isOpen: true, trigger: undefined },
  Chips: { label: "Chips", options: [], onRemove: () => undefined, isFixed: true },
  CommandPalette: { isOpen: true },
  ConflictDialog: { isOpen: true },
  Dialog: { isOpen: true, trigger: undefined },
  DirtyGuard: { blocker: { state: "blocked" } },
  Drawer: { isOpen: true, trigger: undefined },
  Menu: { isOpen: true },
  MenuItem: { children: "One" },
  MenuSection: { title: "Section", children: createElement(MenuItem, null, "One") },
  Popover: { isOpen: true },
  RichTextContents: { label: "Contents", headings },
  RichTextPage: { title: "Page", published: "", headings, labels, document: text },
  RichTextShelf: { sections: [] },
  SubMenu: { label: "More", children: createElement(MenuItem, null, "One") },
  ToastRegion: { queue: toasts },
  Tooltip: { isOpen: true },
};

const inMenu = (child: ReactElement): ReactElement => (
  <Menu isOpen trigger={<kit.Button>Open</kit.Button>}>
    {child}
    <MenuItem>Other</MenuItem>
  </Menu>
);
const around: Readonly<Record<string, (element: ReactElement) => ReactElement>> = {
  MenuItem: inMenu,
  MenuSection: inMenu,
  MenuSeparator: inMenu,
  SubMenu: inMenu,
};

const stories = import.meta.glob("../components/*/*.stories.tsx", { eager: true });
const exported = componentsOf(kit, stories);
const shown = exported
  .filter(({ name }) => rootless[name] === undefined)
  .map((one): Shown => ({ ...one, args: { ...one.args, ...more[one.name] } }));

beforeAll(async () => {
  await loadUiTexts("uz_UZ");
  toasts.push({ text: "Saved", timeout: null });
});

describe("className, style, id, data-*, ref and handlers reach the root of", () => {
  it.each(shown)("$name", async (one) => {
    const lost = await lostOnTheWay(one, around[one.name]);
    expect(lost).toEqual(kept[one.name] ?? []);
  });
});

it("names as rootless only what there is", () => {
  const names = exported.map(({ name }) => name);
  expect(Object.keys({ ...rootless, ...kept, ...more }).filter((name) => !names.includes(name))).toEqual([]);
});
