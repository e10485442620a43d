import type { Area } from "@yer/api/contract/area-facts";
import { lastTashkentDay } from "@yer/api/formats";
import { useTheme } from "@yer/api/react";
import { useDates } from "@yer/ui";
import { useAreaPageText } from "./area-page-texts.js";

/** The one sentence of an area: where it stands, who must do what, by when. */
export function useAreaSentence({ sentence, organisation, deadline }: Area): string {
  const text = useAreaPageText();
  const dates = useDates();
  const { locale } = useTheme();
  const { endsAt, state, daysLeft } = deadline;
  return text("areaPage.sentence", {
    said: text(`areaPage.sentence.${sentence.code}`, {
      organisation: organisation?.name[locale] ?? text("organisationKind.inspection"),
      count: sentence.count,
      target: sentence.target ?? "",
    }),
    term: endsAt === null ? "none" : state,
    date: endsAt === null ? "" : dates.day(lastTashkentDay(endsAt)),
    left: text(`deadline.${state}`, { days: Math.abs(daysLeft ?? 0) }),
  });
}
