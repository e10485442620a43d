import { describe, expect, it } from "vitest";
import { type CommandGroup, findCommands, recentFirst } from "./commands.js";

const groups: readonly CommandGroup[] = [
  {
    id: "go",
    title: "Oʻtish",
    commands: [
      { id: "map", label: "Xarita", keywords: ["karta"] },
      { id: "areas", label: "Oʻzboshimcha yerlar", description: "Nazoratdagi maydonlar" },
    ],
  },
  { id: "make", title: "Yaratish", commands: [{ id: "new", label: "Yangi ariza" }] },
];

function found(query: string): string[] {
  return findCommands(groups, query, (text, word) => text.toLowerCase().includes(word.toLowerCase())).flatMap(
    ({ commands }) => commands.map(({ id }) => id),
  );
}

describe("findCommands", () => {
  it("finds by label, description, keyword and heading", () => {
    expect(found("xari")).toEqual(["map"]);
    expect(found("nazorat")).toEqual(["areas"]);
    expect(found("karta")).toEqual(["map"]);
    expect(found("yaratish")).toEqual(["new"]);
  });

  it("wants every word, in any order", () => {
    expect(found("yerlar nazorat")).toEqual(["areas"]);
    expect(found("yerlar xarita")).toEqual([]);
  });

  it("gives everything for nothing, and leaves out groups where nothing answers", () => {
    expect(found("  ")).toEqual(["map", "areas", "new"]);
    expect(findCommands(groups, "ariza", (text, word) => text.includes(word)).map(({ id }) => id)).toEqual(["make"]);
  });
});

describe("recentFirst", () => {
  it("puts used commands first, in the order of their use, once, and forgets those that are gone", () => {
    const shown = recentFirst(groups, ["new", "gone", "map"], "Oxirgilar");
    expect(shown.map(({ id, commands }) => [id, ...commands.map((command) => command.id)])).toEqual([
      ["recent", "new", "map"],
      ["go", "areas"],
    ]);
  });

  it("adds no heading when nothing was used", () => {
    expect(recentFirst(groups, ["gone"], "Oxirgilar")).toBe(groups);
  });
});
