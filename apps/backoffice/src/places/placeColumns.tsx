import type { placeSorts, PlaceRow } from "@yer/api/contract/places-register";
import { useTheme } from "@yer/api/react";
import { type DataTableColumn, type SortBy, Stack, StatusTag } from "@yer/ui";
import { useMemo } from "react";
import { useIntl } from "react-intl";
import { usePlacesText } from "./placesTexts.js";
import type { PlaceRegister } from "./usePlaceRegister.js";

type Sort = (typeof placeSorts)[number];

/** Whether a place is offered, and what it is: a tag for each thing worth telling. */
export function PlaceTags({ place }: { place: Pick<PlaceRow, "active" | "demonstration" | "successors"> }) {
  const text = usePlacesText();
  return (
    <Stack direction="row" gap={1}>
      {place.active ? (
        <StatusTag tone="success">{text("places.state.active")}</StatusTag>
      ) : (
        <StatusTag tone="neutral">
          {text(place.successors.length > 0 ? "places.state.succeeded" : "places.state.inactive")}
        </StatusTag>
      )}
      {place.demonstration ? <StatusTag tone="info">{text("places.demonstration")}</StatusTag> : null}
    </Stack>
  );
}

/** Columns of a register, its order and how that changes. */
export function usePlaceColumns({ level, filters, change }: PlaceRegister): {
  readonly columns: readonly DataTableColumn<PlaceRow>[];
  readonly sort: readonly SortBy[];
  readonly setSort: (sort: readonly SortBy[]) => void;
} {
  const text = usePlacesText();
  const intl = useIntl();
  const { locale } = useTheme();
  const columns = useMemo<readonly DataTableColumn<PlaceRow>[]>(
    () => [
      {
        id: "name",
        header: text("places.column.name"),
        cell: (row) => row.name[locale],
        rowHeader: true,
        sortable: true,
        sticky: "start",
        minWidth: 200,
      },
      { id: "code", header: text("places.column.code"), cell: (row) => row.code, sortable: true, width: 120 },
      ...(level === "region"
        ? []
        : [
            {
              id: "within",
              header: text("places.column.within"),
              cell: (row: PlaceRow) => row.path.map(({ name }) => name[locale]).join(", "),
              minWidth: 220,
            },
          ]),
      ...(level === "district"
        ? [
            {
              id: "type",
              header: text("places.column.type"),
              cell: (row: PlaceRow) => (row.type ? text(`places.type.${row.type}`) : "—"),
              width: 112,
              narrow: "hidden" as const,
            },
          ]
        : []),
      ...(level === "neighborhood"
        ? []
        : [
            {
              id: "children",
              header: text(`places.column.children.${level}`),
              cell: (row: PlaceRow) => intl.formatNumber(row.children),
              width: 128,
              align: "end" as const,
            },
          ]),
      {
        id: "outline",
        header: text("places.column.outline"),
        cell: (row) => text(`places.outline.${row.outline}`),
        width: 184,
      },
      {
        id: "state",
        header: text("places.column.state"),
        cell: (row) => <PlaceTags place={row} />,
        text: (row) => text(row.active ? "places.state.active" : "places.state.inactive"),
        width: level === "neighborhood" ? 232 : 160,
      },
    ],
    [text, intl, locale, level],
  );
  const sort = useMemo<readonly SortBy[]>(() => {
    const by = filters.sort ?? "name";
    return [{ column: by.replace("-", ""), direction: by.startsWith("-") ? "desc" : "asc" }];
  }, [filters.sort]);
  return {
    columns,
    sort,
    setSort: ([first]) => {
      const { sort: _, ...rest } = filters;
      change(first ? { ...rest, sort: `${first.direction === "desc" ? "-" : ""}${first.column}` as Sort } : rest);
    },
  };
}
