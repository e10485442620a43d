import type { ReplyOf } from "@yer/api/contract/endpoint";
import { levelOfPlace } from "@yer/api/contract/places";
import {
  changeOf,
  type SvodQuery,
  type SvodRow,
  svodSumNames,
  type SvodSumName,
  type svod,
} from "@yer/api/contract/svod";
import { useMay, useTheme } from "@yer/api/react";
import { type DataTableColumn, EmptyState, Link, WalletIcon } from "@yer/ui";
import { type ReactNode, useMemo } from "react";
import { useIntl } from "react-intl";
import { styled } from "styled-components";
import type { FaceRead } from "../../base/screen/use-table-face.js";
import { type ColumnOfSums, columnOfSums, Sum } from "../../registers/kit/column-of-sums.js";
import { RegisterTable } from "../../registers/kit/RegisterTable.js";
import { listOfSum, svodAddress } from "./svod-address.js";
import { SvodStatement } from "./SvodStatement.js";
import { sumWords } from "./sum-words.js";
import { useSvodText } from "./svod-texts.js";

/** Props of {@link SvodTable}. */
export interface SvodTableProps {
  readonly read: FaceRead;
  readonly data: ReplyOf<typeof svod.read> | undefined;
  readonly query: SvodQuery;
}

/** As large as the sums beside it: the longest word of a place stands in its column. */
const Place = styled.span`
  font-size: var(--yer-font-size-sm);
`;

const Change = styled.span`
  display: block;
  color: var(--yer-text-muted);
  font-size: var(--yer-font-size-sm);
  white-space: nowrap;
`;

const noRows: readonly SvodRow[] = [];
const rowId = ({ place }: SvodRow): string => place.code;

/** Sums by place, with their total; each leads to the list that it sums, and each place to its parts. */
export function SvodTable({ read, data, query }: SvodTableProps) {
  const text = useSvodText();
  const intl = useIntl();
  const { locale } = useTheme();
  const mayDistributions = useMay("read:cdistribution");
  const mayPlan = useMay("menu:plangrafic");
  const mayCharges = useMay("read:cpayments");
  const total = data?.total;
  const until = data?.period.to;
  const rows = data?.items ?? noRows;
  const columns = useMemo((): DataTableColumn<SvodRow>[] => {
    const lists = { charges: mayCharges, distributions: mayDistributions, plan: mayPlan };
    const written = Object.fromEntries(
      svodSumNames.map((name) => [name, columnOfSums([...rows.map((row) => row[name]), total?.[name]], locale)]),
    ) as Record<SvodSumName, ColumnOfSums>;
    const sum = (name: SvodSumName, value: number | null, place: string | undefined): ReactNode => {
      const words = <Sum>{written[name].say(value)}</Sum>;
      // The plan goes on after today, and what is planned is until then.
      const period = name === "planned" ? { from: query.from, to: until } : query;
      const href = value === null || value === 0 ? undefined : listOfSum(name, place, period, lists);
      return href === undefined ? words : <Link href={href}>{words}</Link>;
    };
    return [
      {
        id: "place",
        header: text("word.placeOf"),
        cell: ({ place }) => (
          <Place>
            {levelOfPlace(place.code) === "neighborhood" ? (
              place.name[locale]
            ) : (
              <Link href={svodAddress(place.code, query)}>{place.name[locale]}</Link>
            )}
          </Place>
        ),
        text: ({ place }) => place.name[locale],
        isRowHeader: true,
        sticky: "start",
        width: 138,
        wraps: true,
        footer: text("svod.total"),
      },
      ...svodSumNames.map((name): DataTableColumn<SvodRow> => ({
        id: name,
        header: text(sumWords[name]),
        cell: (row) => {
          const change = changeOf(row[name], row.before?.[name]);
          return (
            <>
              {sum(name, row[name], row.place.code)}
              {change === undefined ? null : (
                <Change>
                  {intl.formatNumber(change, { style: "percent", signDisplay: "always", maximumFractionDigits: 1 })}
                </Change>
              )}
            </>
          );
        },
        text: (row) => written[name].say(row[name]),
        sortValue: (row) => row[name],
        align: "end",
        width: written[name].width,
        wraps: true,
        ...(total && { footer: sum(name, total[name], query.place) }),
      })),
    ];
  }, [text, intl, locale, query, rows, total, until, mayDistributions, mayPlan, mayCharges]);
  return (
    <RegisterTable
      name="svod"
      isPart
      aria-label={text("menu.svod")}
      read={read}
      columns={columns}
      rows={rows}
      rowId={rowId}
      file={{ register: "svod", query }}
      tools={data !== undefined && data.items.length > 0 ? <SvodStatement query={query} /> : null}
      emptyState={<EmptyState icon={<WalletIcon size={32} />} title={text("svod.empty")} />}
    />
  );
}
