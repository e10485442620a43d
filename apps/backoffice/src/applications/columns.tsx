import type { ApplicationRow } from "@yer/api/contract/application-register";
import { deadlineTone, statusTone } from "@yer/api/messages/tones";
import { useTheme } from "@yer/api/react";
import { type DataTableColumn, type SortBy, Stack, StatusTag, useDates } from "@yer/ui";
import { useMemo } from "react";
import { useIntl } from "react-intl";
import { styled } from "styled-components";
import { useText } from "../language/useText.js";
import type { Register } from "./useRegister.js";

/** A number is read, copied and said whole. */
const OneLine = styled.span`
  white-space: nowrap;
`;

type Sort = NonNullable<Register["filters"]["sort"]>;

/** Columns the service sorts by, and the name of the order in the contract. */
const sorts = { number: "number", occupier: "occupier", deadline: "deadline", created: "createdAt" } as const;

function sortsOf(sort: Sort | undefined): SortBy[] {
  const given = sort ?? "-createdAt";
  const key = given.replace("-", "");
  const column = Object.entries(sorts).find(([, name]) => name === key)?.[0];
  return column ? [{ column, direction: given.startsWith("-") ? "desc" : "asc" }] : [];
}

/** The register's columns, and the order between them and the URL. */
export function useColumns({ filters, change }: Pick<Register, "filters" | "change">) {
  const text = useText();
  const intl = useIntl();
  const dates = useDates();
  const { locale } = useTheme();

  // On a screen of 1440 all up to the day of opening stand beside the menu and the boxes of choice.
  const columns = useMemo<DataTableColumn<ApplicationRow>[]>(
    () => [
      {
        id: "number",
        header: text("register.column.number"),
        cell: (row) => <OneLine>{row.number}</OneLine>,
        rowHeader: true,
        sortable: true,
        width: 176,
        sticky: "start",
      },
      {
        id: "status",
        header: text("register.column.status"),
        cell: (row) => (
          <Stack direction="row" gap={1}>
            <StatusTag tone={statusTone[row.status]}>{text(`status.${row.status}`)}</StatusTag>
            {row.suspended ? <StatusTag tone="danger">{text("register.suspended")}</StatusTag> : null}
          </Stack>
        ),
        width: 176,
      },
      {
        id: "deadline",
        header: text("register.column.deadline"),
        cell: (row) =>
          row.deadline.state === "none" ? (
            "—"
          ) : (
            <Stack direction="row" gap={1}>
              <StatusTag tone={deadlineTone[row.deadline.state]}>
                {text(`deadline.${row.deadline.state}`, { days: Math.abs(row.deadline.daysLeft ?? 0) })}
              </StatusTag>
            </Stack>
          ),
        sortable: true,
        width: 156,
      },
      {
        id: "occupier",
        header: text("register.column.occupier"),
        cell: (row) => row.occupier ?? "—",
        sortable: true,
        minWidth: 164,
      },
      {
        id: "place",
        header: text("register.column.place"),
        cell: (row) => `${row.district.name[locale]}, ${row.neighborhood.name[locale]}`,
        minWidth: 176,
      },
      {
        id: "area",
        header: text("register.column.area"),
        cell: (row) => (row.area === null ? "—" : intl.formatNumber(row.area)),
        width: 104,
        align: "end",
      },
      {
        id: "created",
        header: text("register.column.created"),
        cell: (row) => dates.short(row.createdAt),
        sortable: true,
        width: 128,
        align: "end",
        narrow: "hidden",
      },
      {
        id: "cadastre",
        header: text("register.column.cadastre"),
        cell: (row) => row.cadastreNumber ?? "—",
        width: 180,
        narrow: "hidden",
      },
      {
        id: "ground",
        header: text("register.column.ground"),
        cell: (row) => row.ground,
        width: 72,
        align: "end",
        narrow: "hidden",
      },
    ],
    [text, intl, dates, locale],
  );

  const sort = useMemo(() => sortsOf(filters.sort), [filters.sort]);

  function setSort(next: readonly SortBy[]): void {
    const [first] = next;
    const name = first ? sorts[first.column as keyof typeof sorts] : undefined;
    const { sort: _, ...rest } = filters;
    change(name && first ? { ...rest, sort: `${first.direction === "desc" ? "-" : ""}${name}` as Sort } : rest);
  }

  return { columns, sort, setSort };
}
