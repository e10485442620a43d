import { Card, Chart, DataTable, type DataTableColumn, Link } from "@yer/ui";
import { FoldedOnPhone } from "./FoldedOnPhone.js";
import { useMemo } from "react";
import { useIntl } from "react-intl";
import { useFiguresText } from "./figures-texts.js";

/** Where applications wait: a status, an organisation. */
export interface WaitRow {
  readonly id: string;
  readonly name: string;
  readonly total: number;
  readonly median: number | null;
  readonly p90: number | null;
  readonly oldest: number | null;
  /** The list of these applications. */
  readonly href: string;
}

/** Props of {@link WaitsSection}. */
export interface WaitsSectionProps {
  readonly title: string;
  /** What the rows are about, as the heading of the first column. */
  readonly of: string;
  /** What is said where nothing waits. */
  readonly empty: string;
  readonly rows: readonly WaitRow[];
}

const idOf = ({ id }: WaitRow): string => id;

/**
 * Where applications wait and how long: so many days one in two, one in ten, and the first of them have waited at
 * least.
 */
export function WaitsSection({ title, of, empty, rows: all }: WaitsSectionProps) {
  const text = useFiguresText();
  const intl = useIntl();
  const rows = useMemo(() => all.filter(({ total }) => total > 0), [all]);
  const columns = useMemo((): DataTableColumn<WaitRow>[] => {
    const days = (id: "median" | "p90" | "oldest"): DataTableColumn<WaitRow> => ({
      id,
      header: text(`figures.${id}`),
      cell: (row) => {
        const value = row[id];
        return value === null ? "—" : intl.formatNumber(value);
      },
      sortValue: (row) => row[id],
      align: "end",
      width: 128,
    });
    return [
      { id: "name", header: of, cell: ({ name }) => name, isRowHeader: true, minWidth: 180 },
      {
        id: "total",
        header: text("figures.waiting"),
        cell: ({ total, href }) => <Link href={href}>{intl.formatNumber(total)}</Link>,
        text: ({ total }) => intl.formatNumber(total),
        sortValue: ({ total }) => total,
        align: "end",
        width: 112,
      },
      days("median"),
      days("p90"),
      days("oldest"),
    ];
  }, [text, intl, of]);
  const [longest] = rows.toSorted((one, other) => (other.p90 ?? 0) - (one.p90 ?? 0));
  if (rows.length === 0) {
    return (
      <Card title={title} level={3}>
        {empty}
      </Card>
    );
  }
  const sentence = text("figures.longest", {
    name: longest?.name ?? "",
    median: longest?.median ?? 0,
    p90: longest?.p90 ?? 0,
  });
  return (
    <Card title={title} level={3} description={text("figures.formula")}>
      <FoldedOnPhone sentence={sentence} title={text("figures.all", { count: rows.length })}>
        <DataTable aria-label={title} columns={columns} rows={rows} rowId={idOf} />
        <Chart
          kind="bar"
          level={4}
          title={text("figures.days")}
          summary={sentence}
          categoryLabel={of}
          categories={rows.map(({ name }) => name)}
          series={[
            { id: "median", label: text("figures.median"), values: rows.map(({ median }) => median) },
            { id: "p90", label: text("figures.p90"), values: rows.map(({ p90 }) => p90) },
          ]}
          isTotalled={false}
          isHorizontal
          height={64 + rows.length * 44}
        />
      </FoldedOnPhone>
    </Card>
  );
}
