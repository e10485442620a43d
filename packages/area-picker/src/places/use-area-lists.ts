import { useEffect, useMemo, useSyncExternalStore } from "react";
import type { AreaPath } from "../model/area.js";
import type { AreaLoaders } from "./area-loaders.js";
import { type AreaLists, areaListsOf } from "./area-lists.js";

/**
 * The lists of places that these loaders give, drawn anew as they come. A server draws them as loading.
 *
 * @param lists places whose lists are needed now
 * @param named places whose names are needed now
 */
export function useAreaLists(loaders: AreaLoaders, lists: readonly AreaPath[], named: readonly AreaPath[]): AreaLists {
  const store = useMemo(() => areaListsOf(loaders), [loaders]);
  useSyncExternalStore(store.subscribe, store.version, () => 0);
  useEffect(() => {
    for (const above of lists) store.want(above);
    for (const path of named) store.wantNames(path);
  });
  return store;
}
