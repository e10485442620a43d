import type { ReplyOf } from "@yer/api/contract/endpoint";
import { changeOf, type svod } from "@yer/api/contract/svod";
import { formatBareMoney } from "@yer/api/formats";
import { useTheme } from "@yer/api/react";
import { Stat, StatGroup } from "@yer/ui";
import { useIntl } from "react-intl";
import { styled } from "styled-components";
import { sumWords } from "./sum-words.js";
import { useSvodText } from "./svod-texts.js";

/** Sums of the republic in one line, beside each other. */
const Sum = styled.span`
  font-size: var(--yer-font-size-lg);
  white-space: nowrap;
`;

const shown = ["charged", "paid", "remaining", "late", "distributed"] as const;

/** The whole at a glance, beside the period before. */
export function SvodFigures({ data }: { readonly data: ReplyOf<typeof svod.read> | undefined }) {
  const text = useSvodText();
  const intl = useIntl();
  const { locale } = useTheme();
  // The figures come with the rows; their place is kept, so that nothing below moves.
  const say = (value: number | null | undefined): string =>
    value === undefined ? "…" : value === null ? "—" : formatBareMoney(value, locale);
  return (
    <StatGroup>
      {shown.map((name) => {
        const [now, before] = [data?.total[name] ?? null, data?.totalBefore?.[name]];
        const change = changeOf(now, before);
        const percent =
          change === undefined
            ? ""
            : ` (${intl.formatNumber(change, { style: "percent", signDisplay: "always", maximumFractionDigits: 1 })})`;
        return (
          <Stat
            key={name}
            label={text(sumWords[name])}
            value={<Sum>{say(data === undefined ? undefined : now)}</Sum>}
            {...(before !== undefined &&
              before !== null && {
                note: `${text("svod.before", { amount: formatBareMoney(before, locale) })}${percent}`,
              })}
          />
        );
      })}
    </StatGroup>
  );
}
