import { users, type UserRow } from "@yer/api/contract/users";
import { sayFailure } from "@yer/api/messages/sentences";
import { skip, useMay, useRead, useTheme } from "@yer/api/react";
import {
  Button,
  Can,
  DataTable,
  type DataTableColumn,
  EmptyState,
  PlusIcon,
  SearchIcon,
  Stack,
  useDates,
  lazyPart,
  LaterPart,
} from "@yer/ui";
import { Suspense, useMemo, useState } from "react";
import { useTableLook } from "../table-look/useTableLook.js";
import { TableLookMenu } from "../table-look/TableLookMenu.js";
import { useRegisterParams } from "../shell/useRegisterParams.js";
import { Export } from "../exports/Export.js";
import { ScreenHead } from "../shell/ScreenHead.js";
import { useListPage } from "../shell/useListPage.js";
import { useScreenTitle } from "../shell/useScreenTitle.js";
import { usePeopleText, withPeopleTexts } from "./peopleTexts.js";
import { filtersOf, paramsOf } from "./usersQuery.js";
import { UserStateTag } from "./UserStateTag.js";
import { useTerritories } from "./useTerritories.js";

const UsersFiltersBar = lazyPart(() => import("./UsersFilters.js"));
const PersonDrawer = lazyPart(() => import("./PersonDrawer.js"));
const RegisterViews = lazyPart(() => import("../views/RegisterViews.js"));
const PersonForm = lazyPart(() => import("./PersonForm.js"));

function useColumns(): DataTableColumn<UserRow>[] {
  const text = usePeopleText();
  const dates = useDates();
  const { locale } = useTheme();
  const { nameOf } = useTerritories();
  return useMemo(
    () => [
      {
        id: "name",
        header: text("people.name"),
        cell: (row) => row.name,
        rowHeader: true,
        sortable: true,
        minWidth: 220,
      },
      { id: "state", header: text("people.state"), cell: (row) => <UserStateTag user={row} />, width: 144 },
      {
        id: "organisation",
        header: text("people.organisation"),
        cell: (row) => row.organisation?.name[locale] ?? "—",
        minWidth: 200,
      },
      {
        id: "position",
        header: text("people.position"),
        cell: (row) => row.position?.name[locale] ?? "—",
        minWidth: 160,
      },
      {
        id: "territory",
        header: text("people.territory"),
        cell: (row) => (row.territory === null ? "—" : nameOf(row.territory)),
        width: 168,
      },
      {
        id: "lastSeen",
        header: text("people.lastSeen"),
        cell: (row) => (row.lastSeenAt === null ? "—" : dates.moment(row.lastSeenAt)),
        sortable: true,
        width: 176,
        narrow: "hidden",
      },
      { id: "pinfl", header: text("people.pinfl"), cell: (row) => row.pinfl || "—", width: 152, narrow: "hidden" },
    ],
    [text, dates, locale, nameOf],
  );
}

/** `/users`: the register of users, its filters in the URL; the person of the address in a drawer. */
function UsersScreen() {
  const text = usePeopleText();
  const [params, setParams] = useRegisterParams();
  const filters = useMemo(() => filtersOf(params), [params]);
  const place = useListPage(paramsOf(filters));
  const person = params.get("person");
  const mayRead = useMay("read:user");
  const [adding, setAdding] = useState(false);
  const columns = useColumns();
  const look = useTableLook("users", columns);
  const query = { ...filters, ...place.query };
  const { data, currentData, failure, isFetching, refetch } = useRead(users.list, mayRead ? { query } : skip);
  const { data: online } = useRead(users.onlineCount, {}, { every: 60_000 });
  useScreenTitle(text("people.title"), !mayRead || data !== undefined || failure !== undefined);
  const rows = useMemo(() => data?.items ?? [], [data]);
  const { sort, ...narrowing } = filters;
  const isNarrowed = Object.values(narrowing).some((value) => value !== undefined);

  function open(id: string | null): void {
    const next = new URLSearchParams(params);
    if (id === null) {
      next.delete("person");
      next.delete("tab");
    } else next.set("person", id);
    setParams(next);
  }

  return (
    <Stack gap={4}>
      <ScreenHead>
        <h1>{text("people.title")}</h1>
        {mayRead ? (
          <LaterPart>
            <RegisterViews register="users" path="/users" state={params} />
          </LaterPart>
        ) : null}
        {mayRead ? <TableLookMenu look={look} /> : null}
        {mayRead ? <Export register="users" query={filters} code="export:user" columns={look.shown} /> : null}
        {online ? (
          <Button variant="quiet" onPress={() => setParams(paramsOf({ online: true }))}>
            {text("people.online", { count: online.count })}
          </Button>
        ) : null}
        <Can code="create:user" otherwise="disable">
          {(state) => (
            <Button variant="primary" icon={<PlusIcon />} onPress={() => setAdding(true)} {...state}>
              {text("people.add")}
            </Button>
          )}
        </Can>
      </ScreenHead>
      <Suspense>
        <UsersFiltersBar filters={filters} onChange={(next) => setParams(paramsOf(next))} />
      </Suspense>
      <DataTable
        label={text("people.title")}
        columns={columns}
        {...look.table}
        rows={rows}
        rowId={(row) => row.id}
        status={
          !mayRead ? "no-permission" : failure && !data ? "error" : isFetching && !currentData ? "loading" : "ready"
        }
        page={place.pageOf(data)}
        sort={
          sort === "-lastSeen"
            ? [{ column: "lastSeen", direction: "desc" }]
            : [{ column: "name", direction: sort === "-name" ? "desc" : "asc" }]
        }
        onSortChange={([first]) =>
          setParams(
            paramsOf({
              ...narrowing,
              // The service orders by what was seen last in one direction only.
              ...(first?.column === "lastSeen"
                ? { sort: "-lastSeen" as const }
                : first?.direction === "desc"
                  ? { sort: "-name" as const }
                  : {}),
            }),
          )
        }
        rowHref={(row) => `/users?person=${row.id}`}
        onRowOpen={(row) => open(row.id)}
        empty={
          <EmptyState
            icon={<SearchIcon size={32} />}
            title={text("people.empty")}
            actions={
              isNarrowed ? (
                <Button onPress={() => setParams(new URLSearchParams())}>{text("people.empty.clear")}</Button>
              ) : undefined
            }
          >
            {isNarrowed ? text("people.empty.text") : undefined}
          </EmptyState>
        }
        error={failure ? sayFailure(text, failure) : undefined}
        onRetry={() => void refetch()}
        noPermission={text("people.forbidden")}
      />
      <Suspense>
        {person === null ? null : (
          <PersonDrawer
            key={person}
            id={person}
            tab={params.get("tab") ?? undefined}
            onTab={(tab) => {
              const next = new URLSearchParams(params);
              next.set("tab", tab);
              setParams(next, { replace: true });
            }}
            onClose={() => open(null)}
          />
        )}
        {adding ? <PersonForm person={undefined} onClose={() => setAdding(false)} /> : null}
      </Suspense>
    </Stack>
  );
}

export default withPeopleTexts(UsersScreen);
