import { useMemo } from "react";
import { useIntl } from "react-intl";

/** Dates as a host shows them: in the person's language, in the time zone of the host's `IntlProvider`. */
export interface Dates {
  /** `5-mart, 2026` */
  readonly day: (instant: string) => string;
  /** `5-mart, 2026, 14:05` */
  readonly moment: (instant: string) => string;
  /** `05.03.2026`, for columns: as the country's papers write it, in every language, so that no day reads as a month */
  readonly short: (instant: string) => string;
}

/** Formats of dates in the current language. Takes ISO instants, and ISO days, which are days everywhere. */
export function useDates(): Dates {
  const intl = useIntl();
  return useMemo(() => {
    const date = { day: "numeric", month: "long", year: "numeric" } as const;
    const zone = (value: string) => (value.length === 10 ? { timeZone: "UTC" } : {});
    return {
      day: (value) => intl.formatDate(value, { ...date, ...zone(value) }),
      moment: (value) => intl.formatDate(value, { ...date, hour: "2-digit", minute: "2-digit", hourCycle: "h23" }),
      short: (value) => {
        const parts = intl.formatDateToParts(value, {
          day: "2-digit",
          month: "2-digit",
          year: "numeric",
          ...zone(value),
        });
        const part = (wanted: string) => parts.find(({ type }) => type === wanted)?.value ?? "";
        return `${part("day")}.${part("month")}.${part("year")}`;
      },
    };
  }, [intl]);
}
