import { useTheme } from "@yer/api/react";
import { comes } from "@yer/ui";
import { useEffect, useState } from "react";
import type { RefusalFilter } from "./refusal-filter.js";

/** The filter by reason of refusal, once it is wanted; until it has come it is not offered. */
export function useRefusalFilter(isWanted: boolean): RefusalFilter | undefined {
  const { locale } = useTheme();
  const [filter, setFilter] = useState<RefusalFilter>();
  useEffect(() => {
    if (!isWanted) return;
    comes(() => import("./refusal-filter.js"), "refusalFilter")
      .then(async (part) => part.refusalFilter(locale))
      .then(setFilter, reportError);
  }, [isWanted, locale]);
  return filter;
}
