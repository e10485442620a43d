import { type Screen, type ScreenPath, screens } from "./screens.js";

/** The screen of an address, and what its parameters hold, decoded. */
export interface PathMatch {
  readonly screen: Screen & { readonly path: ScreenPath };
  readonly params: Readonly<Record<string, string>>;
}

interface Candidate {
  readonly screen: Screen & { readonly path: ScreenPath };
  readonly segments: readonly string[];
}

function segmentsOf(path: string): string[] {
  return path === "/" ? [] : path.slice(1).split("/");
}

/** Fixed segments before parameters, so that `/field/create` is never read as a field named create. */
const candidates: readonly Candidate[] = screens
  .map((screen) => ({ screen, segments: segmentsOf(screen.path) }))
  .toSorted((a, b) => (a.screen.path.includes(":") ? 1 : 0) - (b.screen.path.includes(":") ? 1 : 0));

function decoded(segment: string): string | undefined {
  try {
    return decodeURIComponent(segment);
  } catch {
    // Broken percent-encoding names no screen; the caller shows "not found".
    return undefined;
  }
}

function paramsOf({ screen, segments }: Candidate, given: readonly string[]): Record<string, string> | undefined {
  if (segments.length !== given.length) return undefined;
  const params: Record<string, string> = {};
  for (const [index, segment] of segments.entries()) {
    const value = given[index] ?? "";
    if (!segment.startsWith(":")) {
      if (segment !== value) return undefined;
      continue;
    }
    const name = segment.slice(1);
    const text = decoded(value);
    if (text === undefined || text === "") return undefined;
    const allowed = (screen as Screen).values?.[name];
    if (allowed && !allowed.includes(text)) return undefined;
    params[name] = text;
  }
  return params;
}

/**
 * The screen an address belongs to; `undefined` for an unknown path (answered 404, shown as "not found"). Takes the
 * path alone, without query or fragment; one slash at the end is forgiven.
 */
export function matchPath(pathname: string): PathMatch | undefined {
  if (!pathname.startsWith("/")) return undefined;
  const given = segmentsOf(pathname.replace(/(?<=[^/])\/$/, ""));
  for (const candidate of candidates) {
    const params = paramsOf(candidate, given);
    if (params) return { screen: candidate.screen, params };
  }
  return undefined;
}

type ParamNames<Path extends string> = Path extends `${string}:${infer Name}/${infer Rest}`
  ? Name | ParamNames<Rest>
  : Path extends `${string}:${infer Name}`
    ? Name
    : never;

/** Parameters of a screen's path, by name. */
export type PathParams<Path extends ScreenPath> = { readonly [Name in ParamNames<Path>]: string };

/** The address of a screen with its parameters filled in and encoded: `addressOf("/application/:id", { id })`. */
export function addressOf<Path extends ScreenPath>(
  path: Path,
  ...[params]: ParamNames<Path> extends never ? [] : [params: PathParams<Path>]
): string {
  const values: Readonly<Record<string, string>> = params ?? {};
  return path.replace(/:(\w+)/g, (_, name: string) => encodeURIComponent(values[name] ?? ""));
}
