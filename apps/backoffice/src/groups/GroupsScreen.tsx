import { type FieldGroupRow, fieldGroups } from "@yer/api/contract/field-groups";
import type { Locale } from "@yer/api/contract/values";
import { matchesSearch } from "@yer/api/formats";
import { addressOf } from "@yer/api/paths";
import { skip, useMay, useRead, useTheme } from "@yer/api/react";
import {
  DataTable,
  type DataTableColumn,
  EmptyState,
  PlusIcon,
  SearchField,
  Stack,
  StatusTag,
  useDates,
} from "@yer/ui";
import { useMemo } from "react";
import { useNavigate } from "react-router-dom";
import { useTableLook } from "../table-look/useTableLook.js";
import { TableLookMenu } from "../table-look/TableLookMenu.js";
import { putting } from "../shell/addressAfter.js";
import { useRegisterParams } from "../shell/useRegisterParams.js";
import { Export } from "../exports/Export.js";
import { GuardedLink } from "../shell/GuardedLink.js";
import { ScreenHead } from "../shell/ScreenHead.js";
import { useScreenTitle } from "../shell/useScreenTitle.js";
import { useTableFace } from "../shell/useTableFace.js";
import { useGroupsText, withGroupsTexts } from "./groupsTexts.js";

const pageOf = ({ id }: FieldGroupRow): string => addressOf("/fieldgroup/:id", { id: String(id) });

type Text = ReturnType<typeof useGroupsText>;

function columnsOf(
  text: Text,
  dates: ReturnType<typeof useDates>,
  locale: Locale,
): readonly DataTableColumn<FieldGroupRow>[] {
  return [
    {
      id: "name",
      header: text("groups.name"),
      rowHeader: true,
      sortValue: ({ name }) => name[locale],
      cell: ({ name, id }) => name[locale] || name.uz_UZ || String(id),
      width: 240,
    },
    {
      id: "version",
      header: text("groups.version"),
      sortValue: ({ publishedAt }) => publishedAt ?? "",
      cell: ({ version, publishedAt }) =>
        publishedAt === null
          ? text("groups.version.none")
          : text("groups.version.at", { number: version, at: dates.day(publishedAt) }),
      width: 230,
    },
    {
      id: "draft",
      header: text("groups.draft"),
      cell: ({ draft }) =>
        draft ? (
          <Stack gap={1}>
            <StatusTag tone="warning">{text("groups.draft")}</StatusTag>
            <small>{[draft.savedBy, dates.moment(draft.savedAt)].filter(Boolean).join(", ")}</small>
          </Stack>
        ) : (
          "—"
        ),
      width: 190,
    },
    {
      id: "fields",
      header: text("groups.fields"),
      align: "end",
      sortValue: ({ fields }) => fields,
      cell: ({ fields }) => fields,
      width: 110,
    },
    {
      id: "diagrams",
      header: text("groups.diagrams"),
      align: "end",
      sortValue: ({ diagrams }) => diagrams,
      cell: ({ diagrams }) => diagrams,
      width: 140,
    },
    {
      id: "running",
      header: text("groups.running"),
      align: "end",
      sortValue: ({ running }) => running,
      cell: ({ running }) => running,
      width: 180,
    },
  ];
}

/** `/field-groups`: groups of questions with their versions, drafts, and what asks them. */
function GroupsScreen() {
  const text = useGroupsText();
  const dates = useDates();
  const { locale } = useTheme();
  const navigate = useNavigate();
  const mayRead = useMay("read:field_group");
  const [params, setParams] = useRegisterParams();
  const sought = params.get("q") ?? "";
  const read = useRead(fieldGroups.list, mayRead ? {} : skip);
  const { data, failure } = read;
  const face = useTableFace(mayRead, read);
  const columns = useMemo(() => columnsOf(text, dates, locale), [text, dates, locale]);
  const look = useTableLook("fieldGroups", columns);
  const rows = useMemo(
    () => data?.items.filter(({ name }) => Object.values(name).some((each) => matchesSearch(each, sought))) ?? [],
    [data, sought],
  );
  const title = text("menu.field-groups");
  useScreenTitle(title, !mayRead || data !== undefined || failure !== undefined);
  return (
    <Stack gap={4}>
      <ScreenHead>
        <h1>{title}</h1>
        {mayRead ? <TableLookMenu look={look} /> : null}
        {mayRead ? (
          <Export register="fieldGroups" query={{ search: sought || undefined }} columns={look.shown} />
        ) : null}
        <GuardedLink code="create:group" href="/fieldgroup/create" icon={<PlusIcon />}>
          {text("groups.new")}
        </GuardedLink>
      </ScreenHead>
      {mayRead ? (
        <SearchField
          label={text("groups.search")}
          defaultValue={sought}
          onSearch={(q) => setParams(putting({ q }), { replace: true })}
          width="lg"
          shortcut="/"
        />
      ) : null}
      <DataTable
        label={title}
        columns={columns}
        {...look.table}
        rows={rows}
        rowId={({ id }) => String(id)}
        {...face}
        rowHref={pageOf}
        onRowOpen={(row) => void navigate(pageOf(row))}
        empty={
          <EmptyState title={text(sought === "" ? "groups.empty" : "groups.none")}>
            {text(sought === "" ? "groups.empty.text" : "groups.none.text")}
          </EmptyState>
        }
        noPermission={text("groups.forbidden")}
      />
    </Stack>
  );
}

export default withGroupsTexts(GroupsScreen);
