import { readdir, readFile, writeFile } from "node:fs/promises";
import { parse } from "@formatjs/icu-messageformat-parser";

/*
 * Part of the build: turns the ICU texts in dist/messages into what the parser would make of them, so that a host can
 * leave the parser (7 kB) out of its bundle. Texts without values stay texts.
 */
const directory = new URL("dist/messages/", import.meta.url);
for (const name of await readdir(directory)) {
  if (!/^[a-z]+_\w+\.js$/.test(name)) continue;
  const file = new URL(name, directory);
  const { messages } = await import(file.href);
  const compiled = Object.fromEntries(
    Object.entries(messages).map(([id, text]) => [id, /[{<']/.test(text) ? parse(text) : text]),
  );
  const source = await readFile(file, "utf8");
  const sourceMap = /\n\/\/# sourceMappingURL=.*$/m.exec(source)?.[0] ?? "";
  await writeFile(file, `export const messages = ${JSON.stringify(compiled, null, 2)};${sourceMap}\n`);
}
