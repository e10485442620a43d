import { useMemo } from "react";
import { useIntl } from "react-intl";
import { useUiIntl } from "../UiProvider/ui-intl.js";

/** Dates as a host shows them: in the person's language, in the time zone of the host's `IntlProvider`, as the kit's provider orders them. */
export interface Dates {
  /** `5-mart, 2026` */
  readonly day: (instant: string) => string;
  /** `5-mart, 2026, 14:05`; in American English `March 5, 2026 at 2:05 PM` */
  readonly moment: (instant: string) => string;
  /** `03/05/2026`, for columns; `05.03.2026` in every language where `dateOrder` of `UiProvider` is `day-first` */
  readonly short: (instant: string) => string;
}

/** Formats of dates in the current language. Takes ISO instants, and ISO days, which are days everywhere. */
export function useDates(): Dates {
  const intl = useIntl();
  const { dateOrder, timeOfDay } = useUiIntl();
  return useMemo(() => {
    const date = { day: "numeric", month: "long", year: "numeric" } as const;
    const zone = (value: string) => (value.length === 10 ? { timeZone: "UTC" } : {});
    return {
      day: (value) => intl.formatDate(value, { ...date, ...zone(value) }),
      moment: (value) => intl.formatDate(value, { ...date, ...timeOfDay }),
      short: (value) => {
        const figures = { day: "2-digit", month: "2-digit", year: "numeric", ...zone(value) } as const;
        if (dateOrder === "locale") return intl.formatDate(value, figures);
        const parts = intl.formatDateToParts(value, figures);
        const part = (wanted: string) => parts.find(({ type }) => type === wanted)?.value ?? "";
        return `${part("day")}.${part("month")}.${part("year")}`;
      },
    };
  }, [intl, dateOrder, timeOfDay]);
}
