import { ImportRefusal } from "./plot-import.js";

/** Lists and objects inside each other: any drawing or list needs less, and readers walk them by recursion. */
const deepest = 64;

/**
 * Reads a JSON document whose lists and objects are counted before they are made: each takes more than ten times the two
 * bytes it is written with, so a file well within its bound of bytes could fill the memory of whoever parses it.
 *
 * @param most lists and objects
 * @throws {ImportRefusal} `too-many`, `unreadable`
 */
export function parseJson(text: string, most: number): unknown {
  let [depth, parts, marks] = [0, 0, 0];
  for (let at = 0; at < text.length; at += 1) {
    const mark = text.charCodeAt(at);
    if (mark === quote) at = endOfString(text, at);
    else if (mark === openList || mark === openObject) {
      depth += 1;
      parts += 1;
      if (depth > deepest) throw new ImportRefusal("unreadable");
    } else if (mark === closeList || mark === closeObject) depth -= 1;
    else if (mark === comma) marks += 1;
    // A value is smaller than a list, and a corner has two.
    if (parts > most || marks > most * 4) throw new ImportRefusal("too-many");
  }
  try {
    return JSON.parse(text);
  } catch {
    throw new ImportRefusal("unreadable");
  }
}

const [quote, backslash, comma] = [0x22, 0x5c, 0x2c];
const [openList, closeList, openObject, closeObject] = [0x5b, 0x5d, 0x7b, 0x7d];

/** Where a string ends that begins at a quote: at the next one with an even number of backslashes before it. */
function endOfString(text: string, begin: number): number {
  for (let end = text.indexOf('"', begin + 1); end >= 0; end = text.indexOf('"', end + 1)) {
    let before = end - 1;
    while (text.charCodeAt(before) === backslash) before -= 1;
    if ((end - before) % 2 === 1) return end;
  }
  return text.length;
}
