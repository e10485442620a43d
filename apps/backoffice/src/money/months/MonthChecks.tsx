import type { MoneyMonthCheck, MoneyMonthPage } from "@yer/api/contract/money-months";
import { formatMoney } from "@yer/api/formats";
import { useTheme } from "@yer/api/react";
import { DescriptionList, StatusTag } from "@yer/ui";
import { useMonthsText } from "./months-texts.js";

const tones = { holds: "success", warns: "warning", blocks: "danger" } as const;

/** What must hold before a month is closed, and whether it does: what blocks, and what only warns. */
export function MonthChecks({ month }: { readonly month: Pick<MoneyMonthPage, "checks"> }) {
  const text = useMonthsText();
  const { locale } = useTheme();
  const found = ({ code, outcome, count, amount }: MoneyMonthCheck): string =>
    outcome === "holds"
      ? text("months.holds")
      : text(`months.found.${code}`, { count, amount: formatMoney(amount ?? 0, locale) });
  return (
    <section>
      <h3>{text("months.checks")}</h3>
      <DescriptionList
        items={month.checks.map((check) => ({
          term: text(`months.check.${check.code}`),
          details: found(check),
          action: <StatusTag tone={tones[check.outcome]}>{text(`months.outcome.${check.outcome}`)}</StatusTag>,
        }))}
      />
    </section>
  );
}
