import { useEffect, useMemo, useState } from "react";
import { type AreaLevel, areaLevels, type AreaPath, pathOf, touches } from "../../model/area.js";
import { codeOf, containsPath, depthOf, isSamePlace, pathAbove } from "../../model/area-path.js";
import { type AreaFound, createAreaSearch } from "../../model/area-search.js";
import type { AreaLists } from "../../places/area-lists.js";
import type { AreaLoaders } from "../../places/area-loaders.js";
import type { PlaceListing, PlaceOption } from "./place-listing.js";

/** What a search field lists. */
export interface AreaListingRequest {
  readonly loaders: AreaLoaders;
  readonly lists: AreaLists;
  readonly territory: string;
  readonly depth: AreaLevel;
  /** What was typed; null or blank: the places `inside` are listed. */
  readonly typed: string | null;
  /** The place whose parts are listed while nothing is typed. */
  readonly inside: AreaPath;
  /** What is chosen. */
  readonly chosen: readonly AreaPath[];
  /** Whether several can be chosen: then what lies in a chosen place is chosen with it, else a chosen place marks the way to it. */
  readonly isMultiple: boolean;
  /** Called with the place to list instead of `inside`. */
  readonly onLeave: (wider: AreaPath) => void;
}

type Answer = { readonly typed: string; readonly found: readonly AreaFound[] | null };

const nothing: readonly AreaFound[] = [];

/** A search that is answered later: the newest answer, and whether it is the one asked for. */
function useLater(
  pending: Promise<readonly AreaFound[]> | undefined,
  typed: string,
  controller: AbortController | undefined,
): Answer | undefined {
  const [answer, setAnswer] = useState<Answer>();
  useEffect(() => {
    if (!pending) return undefined;
    let isOver = false;
    const settle = (found: readonly AreaFound[] | null): void => {
      if (!isOver) setAnswer({ typed, found });
    };
    void pending.then(settle, () => settle(null));
    return () => {
      isOver = true;
      controller?.abort();
    };
  }, [pending, typed, controller]);
  return answer;
}

/** What a search field lists now: what answers the typed text, or the places within the one it stands at. */
export function useAreaListing(request: AreaListingRequest): PlaceListing {
  const { loaders, lists, territory, depth, typed, inside, chosen, isMultiple, onLeave } = request;
  const query = typed?.trim() ?? "";
  const [attempt, setAttempt] = useState(0);

  // Without a search of the host's own, what has come so far is searched.
  const entries = loaders.search ? undefined : lists.entries();
  const known = useMemo(() => (entries ? createAreaSearch(entries) : undefined), [entries]);

  const asked = useMemo(() => {
    if (query === "") return undefined;
    if (known) return { found: known(query, { territory, depth }) };
    const controller = new AbortController();
    const reply = loaders.search?.(query, { territory, depth }, controller.signal) ?? nothing;
    return reply instanceof Promise ? { pending: reply, controller, attempt } : { found: reply };
  }, [query, known, loaders, territory, depth, attempt]);
  const later = useLater(asked?.pending, query, asked?.controller);

  const list = lists.read(inside);
  // While an answer is on its way, the one before stays to be read.
  const found = query === "" ? undefined : (asked?.found ?? later?.found ?? nothing);
  const level = areaLevels.find((one) => inside[one] === null) ?? depth;
  const places = useMemo(
    () => list.places.filter(({ code }) => level === "neighborhood" || touches(territory, code)),
    [list, level, territory],
  );
  const pathAt = (index: number): AreaPath | undefined => {
    if (found) return found[index]?.path;
    const code = places[index]?.code;
    return code === undefined ? undefined : { ...inside, [level]: code };
  };
  const isChosen = (path: AreaPath): boolean =>
    chosen.some((place) =>
      found ? isSamePlace(place, path) : isMultiple ? containsPath(place, path) : containsPath(path, place),
    );
  const optionAt = (index: number): PlaceOption | undefined => {
    const place = found ? found[index] : places[index];
    const path = pathAt(index);
    if (!place || !path) return undefined;
    const { code, name } = place;
    const option = { path, code, name, isChosen: isChosen(path), leadsOn: depthOf(path) !== depth };
    return "above" in place ? { ...option, above: place.above } : option;
  };
  const [only] = isMultiple ? [] : chosen;
  const chosenAt = found || !only ? -1 : places.findIndex(({ code }) => code === only[level]);

  const insideCode = codeOf(inside);
  const isTop = isSamePlace(inside, pathOf(territory)) || insideCode === null;
  const state =
    query === ""
      ? list.state
      : asked?.found
        ? "ready"
        : later?.typed !== query
          ? "loading"
          : later.found === null
            ? "failed"
            : "ready";
  return {
    state,
    count: found ? found.length : places.length,
    optionAt,
    chosenAt,
    withTrails: found !== undefined,
    content: found ?? places,
    retry: () => (query === "" ? lists.retry(inside) : setAttempt((count) => count + 1)),
    ...(query === "" && !isTop
      ? { inside: { name: lists.names(inside)?.at(-1), leave: () => onLeave(pathAbove(inside)) } }
      : {}),
  };
}
