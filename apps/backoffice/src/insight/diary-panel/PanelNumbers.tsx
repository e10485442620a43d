import type { ReportAsked, ReportColumn } from "@yer/api/contract/report";
import type { ReportRead } from "@yer/api/contract/reports";
import { Stat, StatGroup } from "@yer/ui";
import { useIntl } from "react-intl";
import { reportLink } from "../reports/report-link.js";
import { reportWord, useReportText } from "../reports/report-texts.js";

/** Props of {@link PanelNumbers}. */
export interface PanelNumbersProps {
  readonly columns: Readonly<Record<string, ReportColumn>>;
  readonly data: ReportRead;
  readonly asked: ReportAsked;
}

const noSums = { charges: false, distributions: false, plan: false };

/** What all rows of a report come to, each number leading to its list. */
export function PanelNumbers({ columns, data, asked }: PanelNumbersProps) {
  const text = useReportText();
  const intl = useIntl();
  return (
    <StatGroup data-short="">
      {data.columns.flatMap((id, index) => {
        const column = columns[id];
        if (column === undefined || !("of" in column)) return [];
        const href = reportLink({ of: column.of, asked }, noSums);
        return [
          <Stat
            key={id}
            label={text(reportWord(`column.${id}`))}
            value={intl.formatNumber(data.total[index] ?? 0)}
            {...(href !== undefined && { href })}
          />,
        ];
      })}
    </StatGroup>
  );
}
