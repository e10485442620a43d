import { svod } from "@yer/api/contract/svod";
import { formatMoney } from "@yer/api/formats";
import { skip, useMay, useRead, useTheme } from "@yer/api/react";
import { DescriptionList } from "@yer/ui";
import { usePlanText } from "./plan-texts.js";
import type { PlanPartProps } from "./PlanViews.js";

/** What the schedules listed plan for the days that are asked for: the estimate of the summary table that opened them. */
export function PlannedMoney({ register: { asked, mayRead } }: PlanPartProps) {
  const text = usePlanText();
  const { locale } = useTheme();
  const maySum = useMay("read:svod");
  const { sort: _, ...query } = asked;
  const isSummed = mayRead && maySum && asked.to !== undefined;
  const { data, failure } = useRead(svod.planned, isSummed ? { query } : skip);
  if (!isSummed) return null;
  // The figures come after the rows; their place is kept, so that the rows do not move.
  const say = (words: string | undefined) => words ?? (failure ? "—" : "…");
  const amount = data?.amount === null ? "—" : data && formatMoney(data.amount, locale);
  return (
    <DescriptionList
      layout="columns"
      items={[
        { term: text("plan.total.plots"), details: say(data && text("plan.total.count", { count: data.plots })) },
        { term: text("plan.total.money"), details: <strong>{say(amount)}</strong> },
      ]}
    />
  );
}
