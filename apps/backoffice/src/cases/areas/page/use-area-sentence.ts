import type { Area, AreaSentence } from "@yer/api/contract/area-facts";
import { lastTashkentDay } from "@yer/api/formats";
import { useTheme } from "@yer/api/react";
import { useDates } from "@yer/ui";
import { useAreaPageText } from "./area-page-texts.js";

/** Says what must happen next to an area, without a full stop. Without an organisation's name it is the inspection's kind. */
export function useSayNext(): (sentence: AreaSentence, organisation: string | undefined) => string {
  const text = useAreaPageText();
  return ({ code, count, target }, organisation) =>
    text(`areaPage.sentence.${code}`, {
      organisation: organisation ?? text("organisationKind.inspection"),
      count,
      target: target ?? "",
    });
}

/** The one sentence of an area: where it stands, who must do what, by when. */
export function useAreaSentence({ sentence, organisation, deadline }: Area): string {
  const text = useAreaPageText();
  const dates = useDates();
  const { locale } = useTheme();
  const sayNext = useSayNext();
  const { endsAt, state, daysLeft } = deadline;
  return text("areaPage.sentence", {
    said: sayNext(sentence, organisation?.name[locale]),
    term: endsAt === null ? "none" : state,
    date: endsAt === null ? "" : dates.day(lastTashkentDay(endsAt)),
    left: text(`deadline.${state}`, { days: Math.abs(daysLeft ?? 0) }),
  });
}
