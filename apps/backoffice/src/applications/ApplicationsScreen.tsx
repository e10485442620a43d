import { applicationRegister } from "@yer/api/contract/application-register";
import { addressOf } from "@yer/api/paths";
import { useMay, useRead, skip } from "@yer/api/react";
import { sayFailure } from "@yer/api/messages/sentences";
import { Button, DataTable, EmptyState, Link, PlusIcon, SearchIcon, Stack, lazyPart, LaterPart } from "@yer/ui";
import { Suspense, useMemo } from "react";
import { useNavigate, useParams, useSearchParams } from "react-router-dom";
import { styled } from "styled-components";
import { useTableLook } from "../table-look/useTableLook.js";
import { TableLookMenu } from "../table-look/TableLookMenu.js";
import { Export } from "../exports/Export.js";
import { useText } from "../language/useText.js";
import { afterFirstContent } from "../shell/firstContent.js";
import { GuardedLink } from "../shell/GuardedLink.js";
import { ScreenHead } from "../shell/ScreenHead.js";
import { useScreenTitle } from "../shell/useScreenTitle.js";
import { useColumns } from "./columns.js";
import { paramsOf, statusOfAddress } from "./registerQuery.js";
import { useBulkMoves } from "./useBulkMoves.js";
import { useRegister } from "./useRegister.js";

/** Narrowing brings date pickers and combo boxes, so it comes after the rows. */
const RegisterFilters = lazyPart(() => afterFirstContent(() => import("./RegisterFilters.js")));
const OverlapsRegister = lazyPart(() => import("../overlaps/OverlapsRegister.js"));
const RegisterViews = lazyPart(() => afterFirstContent(() => import("../views/RegisterViews.js")));

/** Keeps the filters' place while they are on their way, so that the table does not jump. */
const FiltersPlace = styled.div`
  min-block-size: var(--yer-control-height);
`;

/**
 * `/applications` and `/applications/:status`: the register of files, its filters in the URL; `?view=overlaps`: that of
 * plots which lie over each other, for which SPEC has no address of its own.
 */
export default function ApplicationsScreen() {
  const [params] = useSearchParams();
  if (params.get("view") !== "overlaps") return <FilesRegister />;
  return (
    <Suspense>
      <OverlapsRegister />
    </Suspense>
  );
}

function FilesRegister() {
  const text = useText();
  const navigate = useNavigate();
  const status = statusOfAddress(useParams().status);
  const mayRead = useMay("read:property");
  const register = useRegister(status);
  const { columns, sort, setSort } = useColumns(register);
  const bulk = useBulkMoves(register, status);
  const look = useTableLook("applications", columns);
  const { data, currentData, failure, isFetching, refetch } = useRead(
    applicationRegister.list,
    mayRead && register.personal === undefined ? { query: register.query } : skip,
  );
  const title = status ? text("register.title.status", { status: text(`status.${status}`) }) : text("register.title");

  const found = register.personal === undefined ? data : register.found;
  const problem = register.personal === undefined ? failure : register.failure;
  useScreenTitle(title, !mayRead || found !== undefined || problem !== undefined);
  const rows = useMemo(() => found?.items ?? [], [found]);
  // Rows that are merely read anew, because something changed somewhere, do not fade: they answer what is asked.
  const isLoading = register.personal === undefined ? isFetching && !currentData : register.searching;

  return (
    <Stack gap={4}>
      <ScreenHead>
        <h1>{title}</h1>
        {mayRead && register.personal === undefined ? (
          <LaterPart>
            <RegisterViews register="applications" path="/applications" state={paramsOf(register.filters)} />
          </LaterPart>
        ) : null}
        {mayRead ? <TableLookMenu look={look} /> : null}
        {register.personal === undefined ? (
          <Export
            register="applications"
            query={register.filters}
            code="export:property"
            outlines
            personal
            columns={look.shown}
          />
        ) : null}
        {/* After what comes later: that must not move it from under a pointer. */}
        {mayRead && status === undefined ? (
          <Link href="/applications?view=overlaps">{text("overlaps.title")}</Link>
        ) : null}
        <GuardedLink code="create:property" href="/application/create" icon={<PlusIcon />}>
          {text("register.create")}
        </GuardedLink>
      </ScreenHead>
      <FiltersPlace>
        <Suspense>
          <RegisterFilters register={register} fixed={status} forgiven={found?.forgiven === true} />
        </Suspense>
      </FiltersPlace>
      <DataTable
        label={title}
        columns={columns}
        {...look.table}
        rows={rows}
        rowId={(row) => row.id}
        status={
          !mayRead ? "no-permission" : problem && !found && !isLoading ? "error" : isLoading ? "loading" : "ready"
        }
        page={
          found
            ? {
                offset: register.offset,
                total: found.total,
                more: found.more,
                onNext: found.next === null ? undefined : () => register.goNext(found.next ?? "", found.items.length),
                onPrevious: register.goPrevious,
                onFirst: register.offset > 0 ? register.goFirst : undefined,
              }
            : undefined
        }
        sort={sort}
        onSortChange={setSort}
        {...bulk.table}
        rowHref={(row) => addressOf("/application/:id", { id: row.id })}
        onRowOpen={(row) => void navigate(addressOf("/application/:id", { id: row.id }))}
        empty={
          <EmptyState
            icon={<SearchIcon size={32} />}
            title={text("register.empty")}
            actions={
              register.isNarrowed ? <Button onPress={register.clear}>{text("register.empty.clear")}</Button> : undefined
            }
          >
            {text(register.isNarrowed ? "register.empty.filtered" : "register.empty.none")}
          </EmptyState>
        }
        error={problem ? sayFailure(text, problem) : undefined}
        onRetry={() => void refetch()}
        noPermission={text("register.forbidden")}
      />
      {bulk.dialog}
    </Stack>
  );
}
