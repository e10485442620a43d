import { placeRegister } from "@yer/api/contract/places-register";
import { sayFailure } from "@yer/api/messages/sentences";
import { skip, useMay, useRead } from "@yer/api/react";
import { Button, Can, DataTable, EmptyState, PlusIcon, SearchIcon, Stack, UploadIcon } from "@yer/ui";
import { useMemo } from "react";
import { useTableLook } from "../table-look/useTableLook.js";
import { TableLookMenu } from "../table-look/TableLookMenu.js";
import { usePlacesText } from "./placesTexts.js";
import { Export } from "../exports/Export.js";
import { ScreenHead } from "../shell/ScreenHead.js";
import { useScreenTitle } from "../shell/useScreenTitle.js";
import { usePlaceColumns } from "./placeColumns.js";
import { PlaceDrawer } from "./PlaceDrawer.js";
import { PlaceListFilters } from "./PlaceListFilters.js";
import { registerPaths } from "./placeQuery.js";
import { titleOf } from "./titles.js";
import type { PlaceRegister } from "./usePlaceRegister.js";

/** The list of a register with its filters; a row opens its place's details beside it. */
export function PlaceList({ register }: { register: PlaceRegister }) {
  const text = usePlacesText();
  const { level } = register;
  const mayRead = useMay("read:place");
  const { columns, sort, setSort } = usePlaceColumns(register);
  const look = useTableLook(`places.${level}`, columns);
  const { data, currentData, failure, isFetching, refetch } = useRead(
    placeRegister.list,
    mayRead ? { query: register.query } : skip,
  );
  const title = text(titleOf[level]);
  useScreenTitle(title, !mayRead || data !== undefined || failure !== undefined);
  const rows = useMemo(() => data?.items ?? [], [data]);
  const isLoading = isFetching && !currentData;

  return (
    <Stack gap={4}>
      <ScreenHead>
        <h1>{title}</h1>
        {mayRead ? <TableLookMenu look={look} /> : null}
        {mayRead ? <Export register="places" query={register.query} outlines columns={look.shown} /> : null}
        <Can code="outline:place" otherwise="disable">
          {(state) => (
            <Button icon={<UploadIcon />} onPress={() => register.open("outlines")} {...state}>
              {text("places.outlines")}
            </Button>
          )}
        </Can>
        {level === "neighborhood" ? (
          <Can code="import:place" otherwise="disable">
            {(state) => (
              <Button icon={<UploadIcon />} onPress={() => register.open("import")} {...state}>
                {text("places.import")}
              </Button>
            )}
          </Can>
        ) : null}
        <Can code="create:place" otherwise="disable">
          {(state) => (
            <Button variant="primary" icon={<PlusIcon />} onPress={() => register.open("create")} {...state}>
              {text(`places.new.${level}`)}
            </Button>
          )}
        </Can>
      </ScreenHead>
      {mayRead ? <PlaceListFilters register={register} /> : null}
      <DataTable
        label={title}
        columns={columns}
        {...look.table}
        rows={rows}
        rowId={(row) => row.code}
        status={!mayRead ? "no-permission" : failure && !data && !isLoading ? "error" : isLoading ? "loading" : "ready"}
        page={
          data
            ? {
                offset: register.offset,
                total: data.total,
                more: data.more,
                onNext: data.next === null ? undefined : () => register.goNext(data.next ?? "", data.items.length),
                onPrevious: register.goPrevious,
                onFirst: register.offset > 0 ? register.goFirst : undefined,
              }
            : undefined
        }
        sort={sort}
        onSortChange={setSort}
        rowHref={(row) => `${registerPaths[level]}?place=${row.code}`}
        onRowOpen={(row) => register.look(row.code)}
        empty={
          <EmptyState
            icon={<SearchIcon size={32} />}
            title={text("places.empty")}
            actions={
              register.isNarrowed ? <Button onPress={register.clear}>{text("register.empty.clear")}</Button> : undefined
            }
          >
            {register.isNarrowed ? text("register.empty.filtered") : undefined}
          </EmptyState>
        }
        error={failure ? sayFailure(text, failure) : undefined}
        onRetry={() => void refetch()}
        noPermission={text("places.forbidden")}
      />
      {mayRead && register.place !== undefined ? (
        <PlaceDrawer key={register.place} register={register} code={register.place} />
      ) : null}
    </Stack>
  );
}
