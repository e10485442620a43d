import { useMemo } from "react";
import type { IntlShape } from "react-intl";
import type { DateOrder } from "../../UiProvider/country.js";
import { useUiIntl } from "../../UiProvider/ui-intl.js";

/** A day (`2026-11-20`) in figures: `11/20/2026`, `20.11.2026`. */
function shortDay(intl: IntlShape, dateOrder: DateOrder, iso: string): string {
  if (dateOrder === "day-first") {
    const [year = "", month = "", day = ""] = iso.split("-");
    return `${day}.${month}.${year}`;
  }
  return intl.formatDate(`${iso}T00:00:00Z`, { day: "2-digit", month: "2-digit", year: "numeric", timeZone: "UTC" });
}

/** Whether the month stands before the day in short dates. */
function isMonthFirst(intl: IntlShape, dateOrder: DateOrder): boolean {
  if (dateOrder === "day-first") return false;
  const parts = intl.formatDateToParts(0, { day: "2-digit", month: "2-digit", year: "numeric", timeZone: "UTC" });
  const types = parts.map(({ type }) => type);
  return types.indexOf("month") < types.indexOf("day");
}

/** Short dates as the provider says: what they look like, and how one that is pasted is read. */
export interface ShortDates {
  /** A day (`2026-11-20`) in figures, `11/20/2026` in American English; with its time where it has one. */
  readonly write: (iso: string) => string;
  /** Whether the month stands before the day. */
  readonly isMonthFirst: boolean;
}

/** Short dates in the order of the provider. @throws {UiProviderMissingError} outside of `UiProvider`. */
export function useShortDates(): ShortDates {
  const { intl, dateOrder, timeOfDay: clock } = useUiIntl();
  return useMemo(
    () => ({
      write: (iso) => {
        const [day = "", time] = iso.split("T");
        const written = shortDay(intl, dateOrder, day);
        return time === undefined ? written : `${written} ${intl.formatTime(`${iso}Z`, { ...clock, timeZone: "UTC" })}`;
      },
      isMonthFirst: isMonthFirst(intl, dateOrder),
    }),
    [intl, dateOrder, clock],
  );
}
