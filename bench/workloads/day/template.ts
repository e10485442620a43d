import type { Seen } from "./record.js";
import type { Holes, Step, StepKind } from "./recording.js";
import { tileHole } from "./tile.js";

/** Text shorter than this is a word of the contract, not something that a reply told. */
const leastLetters = 16;
/** Numbers below this are counts and choices, not sums that a reply told. */
const leastNumber = 100_000;

interface Told {
  readonly step: number;
  readonly pointer: string;
}

/** Every leaf of a JSON value with its pointer. */
function* leaves(value: unknown, pointer = ""): Generator<readonly [string, string | number]> {
  if (typeof value === "string" || typeof value === "number") yield [pointer, value];
  if (typeof value !== "object" || value === null) return;
  for (const [key, inner] of Object.entries(value)) yield* leaves(inner, `${pointer}/${key}`);
}

function kindOf({ method, url, isDocument }: Seen): StepKind {
  if (!new URL(url).pathname.startsWith("/api/")) return isDocument ? "document" : "asset";
  return isRead(method, url) ? "read" : "write";
}

/** What is asked by POST and changes nothing: what is sought may not stand in an address, and several may be asked at once. */
const isRead = (method: string, url: string): boolean => method === "GET" || /\/(search|look-up|plan)$/.test(url);

const id = /[0-9a-f]{8}-[0-9a-f-]{27}/g;
const callOf = (method: string, path: string): string =>
  `${method} ${path
    .replace("/api/v1", "")
    .replace(id, "{id}")
    .replace(/\d+\/\d+\/\d+/, "{z}/{x}/{y}")}`;

/** `…/z/x/y.mvt`. */
const ofTile = /^(.*\/)(\d+)\/(\d+)\/(\d+)(\.\w+)$/;

/**
 * Takes out of the requests of an act what it was about, and what an earlier reply told.
 *
 * @param centre of the district it was recorded in: others look at the map elsewhere.
 */
export function templateOf(requests: readonly Seen[], subject: Holes, centre: readonly [number, number]): Step[] {
  const [first] = requests;
  const began = first?.from ?? 0;
  const told = new Map<string, Told>();
  const steps: Step[] = [];
  // The longest first: a district's code begins with its region's.
  const known = Object.entries(subject)
    .filter(([, value]) => value !== "")
    .toSorted(([, one], [, other]) => other.length - one.length);

  /** A value as it is written into a template. */
  const holed = (value: string): string => {
    const whole = told.get(value);
    const mine = known.find(([, text]) => text === value);
    if (mine) return `{{${mine[0]}}}`;
    if (whole && value.length >= leastLetters) return `{{reply:${whole.step}:${whole.pointer}}}`;
    const [name, text] = known.find(([, each]) => each.length >= 4 && value.includes(each)) ?? [];
    return name === undefined || text === undefined ? value : value.replaceAll(text, `{{${name}}}`);
  };
  const body = (text: string): string | undefined => {
    try {
      return JSON.stringify(JSON.parse(text), (_, value: unknown) => {
        if (typeof value === "string") return holed(value);
        const found = typeof value === "number" && value >= leastNumber ? told.get(String(value)) : undefined;
        return found ? `{{#reply:${found.step}:${found.pointer}}}` : value;
      });
    } catch {
      return undefined;
    }
  };

  for (const [index, seen] of requests.entries()) {
    const { pathname, searchParams } = new URL(seen.url);
    const [, before = "", z = "", x = "", y = "", ending = ""] = ofTile.exec(pathname) ?? [];
    const path =
      ending === ""
        ? pathname
            .split("/")
            .map((part) => quoted(holed(decodeURIComponent(part))))
            .join("/")
        : `${before}{{${tileHole({ z: Number(z), x: Number(x), y: Number(y) }, centre)}}}${ending}`;
    const query = [...searchParams].map(([name, value]) => `${name}=${quoted(holed(value))}`);
    const given = seen.headers["If-Match"] ?? seen.headers["if-match"];
    const ifMatch = given && versionOf(given, requests.slice(0, index));
    const written = seen.body === undefined ? undefined : body(seen.body);
    const address = path + (query.length > 0 ? `?${query.join("&")}` : "");
    const needs = `${address} ${ifMatch ?? ""} ${written ?? ""}`.matchAll(/reply:(\d+):/g);
    // What was asked after a write was answered, was asked because of it.
    const writes = steps.flatMap(({ kind }, at) =>
      kind === "write" && (requests[at]?.until ?? Number.POSITIVE_INFINITY) <= seen.from ? [at] : [],
    );
    steps.push({
      kind: kindOf(seen),
      method: seen.method,
      address,
      call: callOf(seen.method, pathname),
      ...(ifMatch !== undefined && { ifMatch }),
      ...(written !== undefined && { body: written }),
      at: Math.max(0, (seen.from - began) * 1000),
      after: [...new Set([...[...needs].map(([, step]) => Number(step)), ...writes])],
      status: seen.status ?? 0,
    });
    if (kindOf(seen) === "read" || kindOf(seen) === "write") {
      for (const [pointer, value] of leaves(seen.reply)) {
        const text = String(value);
        if (!told.has(text)) told.set(text, { step: index, pointer });
      }
    }
  }
  return steps;
}

/** Holes stay as they are: what fills them is quoted then. */
function quoted(text: string): string {
  return text.startsWith("{{") && text.endsWith("}}")
    ? text
    : encodeURIComponent(text).replaceAll("%7B%7B", "{{").replaceAll("%7D%7D", "}}");
}

/** The version that a write was told to be of: where an earlier reply says it last. */
function versionOf(given: string, before: readonly Seen[]): string {
  const version = Number(given.replaceAll('"', ""));
  const step = before.findLastIndex(
    ({ reply }) => (reply as { version?: unknown } | null | undefined)?.version === version,
  );
  return step < 0 ? given : `"{{reply:${step}:/version}}"`;
}
