import { isSame, type Position } from "./outline-draft.js";

/** Degrees around Uzbekistan: no longitude of it is a latitude of it, so the order of two numbers is never in doubt. */
const country = { west: 55.9, east: 73.2, south: 37.1, north: 45.7 } as const;

/** `39°39'15.1"N`, `66° 57′ 35″ в.д.`: the letter may stand before or behind, and may be left out. */
const sexagesimal =
  /([NSEWСЮВЗ])?\s*(\d{1,3})\s*°\s*(?:(\d{1,2})\s*['′’]\s*)?(?:(\d{1,2}(?:[.,]\d+)?)\s*(?:["″”]|''|′′))?\s*([NSEWСЮВЗ])?/giu;

/**
 * The ring that a list of coordinates says: a corner a line (or one after another with `;`), a number of the corner
 * before it or not, latitude and longitude in either order. Closed, whether the list repeats its first corner or not.
 * `undefined` where a line is no corner.
 */
export function ringsOfList(text: string): Position[][] | undefined {
  const lines = text
    .split(/\r?\n/u)
    .flatMap((line) =>
      /[^\s;];\s+[^\s;]/u.test(line) && text.split(/\r?\n/u, 2).length === 1 ? line.split(";") : [line],
    )
    .map((line) => line.trim())
    .filter((line) => line !== "");
  const ring: Position[] = [];
  for (const [index, line] of lines.entries()) {
    const corner = cornerOf(line);
    if (corner) ring.push(corner);
    // The first line may say what the columns are.
    else if (index > 0 || lines.length === 1) return undefined;
  }
  const [first] = ring;
  if (!first) return undefined;
  // A list goes round by itself; nobody writes the first corner twice to say so, though some programs do.
  return [ring.length > 1 && isSame(first, ring.at(-1)) ? ring : [...ring, first]];
}

/**
 * One corner as people write it: `39.6542 66.9597`, `66,9597; 39,6542`, `39°39'15"N 66°57'35"E`; `undefined` where it is
 * none. The order is never in doubt within the country.
 */
export function readCorner(text: string): Position | undefined {
  const line = text.trim();
  return line === "" || line.length > 200 ? undefined : cornerOf(line);
}

function cornerOf(line: string): Position | undefined {
  const numbers = line.includes("°") ? degreesOf(line) : numbersOf(line);
  if (!numbers) return undefined;
  const [first, second] = numbers;
  const isTurned = (isLatitude(first) && isLongitude(second)) || (isNorthing(first) && !isNorthing(second));
  return isTurned ? [second, first] : [first, second];
}

/** Metres north of the equator, within the country: surveyors write them first and call them X. No easting is like that. */
function isNorthing(value: number): boolean {
  return value >= 4_100_000 && value <= 5_070_000;
}

function isLatitude(value: number): boolean {
  return value >= country.south && value <= country.north;
}

function isLongitude(value: number): boolean {
  return value >= country.west && value <= country.east;
}

function degreesOf(line: string): readonly [number, number] | undefined {
  const found = [...line.matchAll(sexagesimal)];
  if (found.length !== 2) return undefined;
  const [first, second] = found.map(([, before = "", degrees = "", minutes = "0", seconds = "0", after = ""]) => {
    const value = Number(degrees) + Number(minutes) / 60 + Number(seconds.replace(",", ".")) / 3600;
    const letter = (before || after).toUpperCase();
    return {
      value: "SWЮЗ".includes(letter) && letter !== "" ? -value : value,
      isLatitude: letter === "" ? undefined : "NSСЮ".includes(letter),
    };
  });
  if (!first || !second) return undefined;
  // Letters decide the order: longitude first, as everywhere.
  return first.isLatitude === true || second.isLatitude === false
    ? [second.value, first.value]
    : [first.value, second.value];
}

/** The last two numbers of a line: what stands before them numbers the corner. A third may be a height. */
function numbersOf(line: string): readonly [number, number] | undefined {
  const isDecimalComma = /\d,\d+\s*[;\s]\s*-?\d/u.test(line) && !/\d\.\d/u.test(line);
  const parts = (isDecimalComma ? line.replaceAll(/(\d),(\d)/gu, "$1.$2") : line)
    .replace(/^\s*[№#]?\s*\d+\s*[.):]\s+/u, "")
    .split(/[\s,;]+/u)
    .filter((part) => part !== "");
  if (parts.length < 2 || parts.length > 4) return undefined;
  const numbers = parts.map(Number);
  if (!numbers.every(Number.isFinite)) return undefined;
  const [first = 0, second = 0, third] = numbers;
  // Three numbers: a corner's number and its place, or its place and its height.
  if (
    third !== undefined &&
    Number.isInteger(first) &&
    Math.abs(first) < 10_000 &&
    !isLatitude(first) &&
    !isLongitude(first)
  ) {
    return [second, third];
  }
  return [first, second];
}
