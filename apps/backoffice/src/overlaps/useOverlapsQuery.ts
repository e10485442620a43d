import { type OverlapQuery, overlapQuery } from "@yer/api/contract/overlaps";
import { useMemo } from "react";
import { useRegisterParams } from "../shell/useRegisterParams.js";

const names = ["state", "class", "region", "district", "neighborhood"] as const;

/** What the URL narrows the register of overlaps by. */
export type OverlapFilters = Pick<OverlapQuery, (typeof names)[number]>;

/** Which overlaps are asked for: filters and place in the list, all of them in the URL, so that a link shows the same. */
export function useOverlapsQuery() {
  const [params, setParams] = useRegisterParams();
  const filters = useMemo(() => filtersOf(params), [params]);
  const after = params.get("after") ?? undefined;
  const offset = after === undefined ? 0 : Math.max(0, Number(params.get("offset")) || 0);
  const query: OverlapQuery = useMemo(
    () => ({ ...filters, ...(after === undefined ? {} : { after }) }),
    [filters, after],
  );
  return {
    query,
    offset,
    isNarrowed: names.some((name) => filters[name] !== undefined),
    change: (next: OverlapFilters) => setParams(paramsOf(next)),
    goNext: (cursor: string, rows: number) => {
      const next = paramsOf(filters);
      next.set("after", cursor);
      next.set("offset", String(offset + rows));
      setParams(next);
    },
    goFirst: () => setParams(paramsOf(filters)),
  };
}

/** Values that do not fit the contract (a link of another time) are left out one by one. */
function filtersOf(params: URLSearchParams): OverlapFilters {
  const filters: Record<string, unknown> = {};
  for (const name of names) {
    const given = params.getAll(name);
    if (given.length === 0) continue;
    const parsed = overlapQuery.shape[name].safeParse(given);
    if (parsed.success && parsed.data !== undefined) filters[name] = parsed.data;
  }
  return filters;
}

function paramsOf(filters: OverlapFilters): URLSearchParams {
  const params = new URLSearchParams({ view: "overlaps" });
  for (const name of names) {
    for (const value of filters[name] ?? []) params.append(name, value);
  }
  return params;
}
