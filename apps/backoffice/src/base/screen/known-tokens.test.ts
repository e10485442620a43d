import { globSync, readFileSync } from "node:fs";
import path from "node:path";
import { expect, it } from "vitest";

const root = path.resolve(import.meta.dirname, "../../../../..");
const sources = globSync("{packages,apps}/*/src/**/*.{ts,tsx}", { cwd: root })
  .filter((file) => !/\.(test|stories)\.tsx?$/.test(file))
  .map((file) => ({ file, text: readFileSync(path.join(root, file), "utf8") }));

/** Every property that is named other than to be asked for: a style sheet, a style or a script gives it a value. */
const given = new Set(
  sources.flatMap(({ text }) => [...text.matchAll(/(?<!var\()--yer-[\w-]*\w/g)].map(([name]) => name)),
);

it("no style asks for a token that nothing gives a value: it would fall back to the colour of words, or to none", () => {
  const unknown = sources.flatMap(({ file, text }) =>
    [...text.matchAll(/var\((--yer-[\w-]*\w)[,)]/g)].flatMap(([, name = ""]) =>
      given.has(name) ? [] : [`${file}: ${name}`],
    ),
  );
  expect(unknown).toEqual([]);
});
