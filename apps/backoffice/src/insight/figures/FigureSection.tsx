import type { Dashboard, Figure } from "@yer/api/contract/dashboard";
import { measures } from "@yer/api/contract/measures";
import { moneyParts } from "@yer/api/formats";
import { useTheme } from "@yer/api/react";
import { Card, Chart, Stack, Stat, StatGroup } from "@yer/ui";
import type { ReactNode } from "react";
import { useIntl } from "react-intl";
import { styled } from "styled-components";
import { figureLink, type FigureGroup } from "./figure-groups.js";
import { FoldedOnPhone } from "./FoldedOnPhone.js";
import { useFiguresText } from "./figures-texts.js";

/** Sums of a republic are long. */
const Sum = styled.span`
  font-size: var(--yer-font-size-lg);
`;

/** Props of {@link FigureSection}. */
export interface FigureSectionProps {
  readonly group: FigureGroup;
  readonly figures: readonly Figure[];
  readonly period: Dashboard["period"];
  /** Draws them otherwise than beside each other. */
  readonly children?: ReactNode;
}

/** Numbers that belong together: each leads to its list, and says how it was before; the same as a picture and in words. */
export function FigureSection({ group, figures, period, children }: FigureSectionProps) {
  const text = useFiguresText();
  const intl = useIntl();
  const { locale } = useTheme();
  const isMoney = figures.every(({ key }) => measures[key].unit === "tiyin");
  const say = (value: number): string => {
    if (!isMoney) return intl.formatNumber(value);
    const { sign, whole } = moneyParts(value, locale);
    return `${sign}${whole}`;
  };
  const noteOf = ({ value, before }: Figure): string | undefined => {
    if (before === null) return undefined;
    const changed = before === 0 || value === before ? 0 : (value - before) / Math.abs(before);
    const percent = intl.formatNumber(changed, {
      style: "percent",
      signDisplay: "exceptZero",
      maximumFractionDigits: 0,
    });
    return changed === 0
      ? text("figures.before", { before: say(before) })
      : text("figures.before.changed", { before: say(before), percent });
  };
  const sentence = intl.formatList(
    figures.map(({ key, value, more }) =>
      text("figures.said", { name: text(`figures.${key}`), value: more ? `${say(value)}+` : say(value) }),
    ),
  );
  const isCompared = figures.some(({ before }) => before !== null);
  return (
    <Card title={text(`figures.group.${group}`)} level={3}>
      <Stack gap={4}>
        <StatGroup {...(!isMoney && { "data-short": "" })}>
          {figures.map((figure) => {
            const { key, value, more } = figure;
            const words = more ? `${say(value)}+` : say(value);
            const note = noteOf(figure);
            return (
              <Stat
                key={key}
                label={text(`figures.${key}`)}
                value={isMoney ? <Sum>{words}</Sum> : words}
                href={figureLink(key, period)}
                {...(note !== undefined && { note })}
              />
            );
          })}
        </StatGroup>
        {children ?? (
          <FoldedOnPhone sentence={sentence} title={text("figures.picture")}>
            <Chart
              kind="bar"
              level={4}
              title={text(`figures.chart.${group}`)}
              summary={sentence}
              categoryLabel={text("figures.number")}
              categories={figures.map(({ key }) => text(`figures.${key}`))}
              series={[
                ...(isCompared
                  ? [
                      {
                        id: "before",
                        label: text("figures.period.before"),
                        values: figures.map(({ before }) => before),
                      },
                    ]
                  : []),
                { id: "now", label: text("figures.period.now"), values: figures.map(({ value }) => value) },
              ]}
              valueFormat={isMoney ? "money" : "number"}
              // Some of them are parts of others.
              isTotalled={false}
              isHorizontal
              height={64 + figures.length * 44}
            />
          </FoldedOnPhone>
        )}
      </Stack>
    </Card>
  );
}
