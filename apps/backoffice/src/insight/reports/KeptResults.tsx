import { type KeptRow, reports } from "@yer/api/contract/reports";
import { useRead, useTheme } from "@yer/api/react";
import { Card, Link, Stack, useDates } from "@yer/ui";
import { styled } from "styled-components";
import { reportAddress } from "./report-address.js";
import { reportWord, useReportText } from "./report-texts.js";

const List = styled.ul`
  display: grid;
  gap: var(--yer-space-2);
  margin: 0;
  padding: 0;
  list-style: none;
`;
const Muted = styled.span`
  color: var(--yer-text-muted);
  font-size: var(--yer-font-size-sm);
`;

/** Results of a report that were kept and that its reader may see; nothing where there are none. */
export function KeptResults({ id }: { readonly id: string }) {
  const text = useReportText();
  const dates = useDates();
  const { locale } = useTheme();
  const { data } = useRead(reports.kept, { params: { key: id } });
  const items = data?.items ?? [];
  if (items.length === 0) return null;
  const about = ({ by, rows, period, place }: KeptRow): string =>
    [
      by,
      period && text("report.during", { from: dates.short(period.from), to: dates.short(period.to) }),
      place?.[locale],
      text(reportWord(`by.${rows}`)),
    ]
      .filter(Boolean)
      .join(" · ");
  return (
    <Card title={text("reports.kept")} level={2}>
      <Stack gap={3}>
        <Muted>{text("reports.kept.text")}</Muted>
        <List>
          {items.map((row) => (
            <li key={row.id}>
              <Link href={reportAddress(id, { kept: row.id })}>{dates.moment(row.at)}</Link> <Muted>{about(row)}</Muted>
            </li>
          ))}
        </List>
      </Stack>
    </Card>
  );
}
