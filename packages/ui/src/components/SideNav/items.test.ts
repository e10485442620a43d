import { describe, expect, it } from "vitest";
import { filterItems, foldLabel, pathTo, type SideNavItem } from "./items.js";

const items: SideNavItem[] = [
  { id: "home", label: "Dashboard", href: "/dashboard" },
  {
    id: "files",
    label: "Nomzodlar",
    children: [
      { id: "all", label: "Barchasi", href: "/applications" },
      { id: "done", label: "Yakunlangan", children: [{ id: "in", label: "Ro'yxatdan o'tgan", href: "/in" }] },
    ],
  },
];

function search(query: string): SideNavItem[] {
  return filterItems(items, (label) => foldLabel(label).includes(foldLabel(query)));
}

describe("pathTo", () => {
  it("names the groups around an entry, outermost first", () => {
    expect(pathTo(items, "in")).toEqual(["files", "done"]);
  });

  it("is empty for an entry at the top and for one that is not there", () => {
    expect(pathTo(items, "home")).toEqual([]);
    expect(pathTo(items, "nowhere")).toEqual([]);
  });
});

describe("filterItems", () => {
  it("keeps a matching entry inside its groups", () => {
    expect(search("royxat")).toEqual([]);
    expect(pathTo(search("ro'yxat"), "in")).toEqual(["files", "done"]);
  });

  it("takes every kind of apostrophe for the same letter", () => {
    for (const query of ["RO‘YXAT", "roʻyxat", "ro`yxat", "ro’yxat"]) {
      expect(pathTo(search(query), "in")).toEqual(["files", "done"]);
    }
  });

  it("keeps a group whole when its own name matches", () => {
    expect(search("nomzod")).toEqual([items[1]]);
  });
});
