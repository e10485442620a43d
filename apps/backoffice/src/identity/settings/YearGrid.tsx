import type { CalendarChange, CalendarDay } from "@yer/api/contract/settings";
import { useTheme } from "@yer/api/react";
import { type KeyboardEvent, useRef, useState } from "react";
import { useIntl } from "react-intl";
import { styled } from "styled-components";
import { useSettingsText } from "./settings-texts.js";

const Months = styled.section`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(17rem, 1fr));
  gap: var(--yer-space-5);
`;

const Month = styled.div`
  h3 {
    margin-block-end: var(--yer-space-2);
    font-size: var(--yer-font-size-md);
  }
`;

const Days = styled.div`
  display: grid;
  grid-template-columns: repeat(7, minmax(0, 1fr));
  gap: 2px;
`;

const Weekday = styled.span`
  text-align: center;
  font-size: var(--yer-font-size-sm);
  color: var(--yer-text-muted);
`;

const Day = styled.button`
  min-block-size: 2.25rem;
  border: 1px solid transparent;
  border-radius: var(--yer-radius-sm);
  background: transparent;
  color: inherit;
  font: inherit;
  cursor: pointer;
  &[data-column="2"] {
    grid-column-start: 2;
  }
  &[data-column="3"] {
    grid-column-start: 3;
  }
  &[data-column="4"] {
    grid-column-start: 4;
  }
  &[data-column="5"] {
    grid-column-start: 5;
  }
  &[data-column="6"] {
    grid-column-start: 6;
  }
  &[data-column="7"] {
    grid-column-start: 7;
  }
  &[data-weekend] {
    color: var(--yer-text-muted);
  }
  &[data-kind="holiday"] {
    background: var(--yer-danger-bg);
    color: var(--yer-danger-text);
    font-weight: 600;
  }
  &[data-kind="workday"] {
    background: var(--yer-info-bg);
    color: var(--yer-info-text);
    text-decoration: underline;
  }
  &[data-pending] {
    border: 2px dashed currentcolor;
  }
  &[aria-disabled="true"] {
    cursor: default;
  }
  &:focus-visible {
    outline: 2px solid var(--yer-focus);
    outline-offset: 1px;
  }
`;

const dayLength = 86_400_000;

/** The ISO day so many days later. */
function later(day: string, days: number): string {
  return new Date(Date.parse(`${day}T00:00:00Z`) + days * dayLength).toISOString().slice(0, 10);
}

/** Monday 0 to Sunday 6. */
function weekdayOf(day: string): number {
  return (new Date(`${day}T00:00:00Z`).getUTCDay() + 6) % 7;
}

/** How far an arrow leads. */
const steps: Readonly<Record<string, number>> = { ArrowLeft: -1, ArrowRight: 1, ArrowUp: -7, ArrowDown: 7 };

/** Props of {@link YearGrid}. */
export interface YearGridProps {
  readonly year: number;
  readonly days: readonly CalendarDay[];
  /** Changes that are prepared and not sent. */
  readonly pending: readonly CalendarChange[];
  /** ISO day of today: days before it cannot be chosen. */
  readonly today: string;
  /** Chooses a day; undefined for readers, who change nothing. */
  readonly onChoose: ((day: string) => void) | undefined;
}

/**
 * Twelve months. One stop of Tab; arrows lead from day to day, Page Up and Page Down from month to month. What a day is
 * stands in its name, so that colour is never alone.
 */
export function YearGrid({ year, days, pending, today, onChoose }: YearGridProps) {
  const text = useSettingsText();
  const intl = useIntl();
  const { locale } = useTheme();
  const grid = useRef<HTMLElement>(null);
  const first = today.startsWith(`${year}-`) ? today : `${year}-01-01`;
  const [stop, setStop] = useState(first);
  const current = stop.startsWith(`${year}-`) ? stop : first;
  const standing = new Map(days.map((one) => [one.day, one]));
  const changing = new Map(pending.map((one) => [one.day, one]));
  const format = (day: string, options: Intl.DateTimeFormatOptions) =>
    intl.formatDate(`${day}T00:00:00Z`, { ...options, timeZone: "UTC" });

  function move(event: KeyboardEvent): void {
    const step = steps[event.key];
    const next =
      step !== undefined
        ? later(current, step)
        : event.key === "PageDown"
          ? later(current, 30)
          : event.key === "PageUp"
            ? later(current, -30)
            : undefined;
    if (next === undefined || !next.startsWith(`${year}-`)) return;
    event.preventDefault();
    setStop(next);
    grid.current?.querySelector<HTMLElement>(`[data-day="${next}"]`)?.focus();
  }

  function nameOf(day: string): string {
    const change = changing.get(day);
    const known = change ?? standing.get(day);
    const kind = text(`calendar.kind.${known?.kind ?? "ordinary"}`);
    return [
      text("calendar.day", {
        day: format(day, { day: "numeric", month: "long" }),
        weekday: format(day, { weekday: "long" }),
        kind,
      }),
      known?.name?.[locale] ?? "",
      change === undefined ? "" : text("calendar.kind.changed"),
    ]
      .filter((part) => part !== "")
      .join(", ");
  }

  return (
    <Months ref={grid} aria-label={text("calendar.grid", { year: String(year) })}>
      {Array.from({ length: 12 }, (_, month) => {
        const start = `${year}-${String(month + 1).padStart(2, "0")}-01`;
        const length = new Date(Date.UTC(year, month + 1, 0)).getUTCDate();
        return (
          <Month key={start}>
            <h3>{format(start, { month: "long" })}</h3>
            <Days>
              {Array.from({ length: 7 }, (__, weekday) => (
                <Weekday key={weekday} aria-hidden>
                  {format(later("2024-01-01", weekday), { weekday: "short" })}
                </Weekday>
              ))}
              {Array.from({ length }, (__, at) => {
                const day = later(start, at);
                const kind = (changing.get(day) ?? standing.get(day))?.kind ?? null;
                const isFixed = onChoose === undefined || day < today;
                return (
                  <Day
                    key={day}
                    type="button"
                    data-day={day}
                    data-weekend={weekdayOf(day) > 4 || undefined}
                    data-kind={kind ?? undefined}
                    data-pending={changing.has(day) || undefined}
                    aria-disabled={isFixed}
                    aria-label={nameOf(day)}
                    aria-current={day === today ? "date" : undefined}
                    tabIndex={day === current ? 0 : -1}
                    data-column={at === 0 ? weekdayOf(day) + 1 : undefined}
                    onKeyDown={move}
                    onFocus={() => setStop(day)}
                    onClick={() => {
                      if (!isFixed) onChoose(day);
                    }}
                  >
                    {at + 1}
                  </Day>
                );
              })}
            </Days>
          </Month>
        );
      })}
    </Months>
  );
}
