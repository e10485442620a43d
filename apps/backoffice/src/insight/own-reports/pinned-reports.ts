import { useTheme } from "@yer/api/react";

/** Reports that a dashboard has room for. */
export const mostPinned = 4;

/** What a person keeps of their dashboard: beside the looks of tables, in their profile. */
const keptName = "dashboard.reports";

/** The keys of the reports that a person has put on their dashboard, and putting one there or taking it away. */
export function usePinnedReports() {
  const { tables, keepTable } = useTheme();
  const pinned = (tables[keptName] ?? "").split(" ").filter((key) => key !== "");
  return {
    pinned,
    pin: (key: string): void => keepTable(keptName, [...pinned.filter((one) => one !== key), key].join(" ")),
    unpin: (key: string): void => keepTable(keptName, pinned.filter((one) => one !== key).join(" ")),
  };
}
