import { useCallback } from "react";
import { useIntl } from "react-intl";

/** Says a month of the books, `2026-10`, in the person's language. */
export function useMonthWords(): (month: string) => string {
  const intl = useIntl();
  return useCallback(
    (month) => intl.formatDate(`${month}-01`, { month: "long", year: "numeric", timeZone: "UTC" }),
    [intl],
  );
}
