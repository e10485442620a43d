/** How a day (ISO, of no zone) is written out. */
export const longDay = { day: "numeric", month: "long", year: "numeric", timeZone: "UTC" } as const;
