import { type FieldRow, fields } from "@yer/api/contract/fields";
import type { Locale } from "@yer/api/contract/values";
import { matchesSearch } from "@yer/api/formats";
import { addressOf } from "@yer/api/paths";
import { skip, useMay, useRead, useTheme } from "@yer/api/react";
import { FIELD_TYPES } from "@yer/flow-editor/model/groups";
import { DataTable, type DataTableColumn, EmptyState, Grid, PlusIcon, SearchField, Select, Stack } from "@yer/ui";
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

const pageOf = ({ id }: FieldRow): string => addressOf("/field/:id", { id: String(id) });

function columnsOf(text: ReturnType<typeof useGroupsText>, locale: Locale): readonly DataTableColumn<FieldRow>[] {
  return [
    { id: "id", header: text("fields.id"), align: "end", sortValue: ({ id }) => id, cell: ({ id }) => id, width: 90 },
    {
      id: "label",
      header: text("fields.label"),
      rowHeader: true,
      sortValue: ({ label }) => label[locale],
      cell: ({ label }) => label[locale],
      width: 380,
    },
    {
      id: "type",
      header: text("fields.type"),
      sortValue: ({ fieldType }) => text(`fields.type.${fieldType}`),
      cell: ({ fieldType }) => text(`fields.type.${fieldType}`),
      width: 140,
    },
    {
      id: "required",
      header: text("fields.required"),
      cell: ({ required }) => text(required ? "fields.required" : "fields.required.no"),
      width: 140,
    },
    {
      id: "groups",
      header: text("fields.groups"),
      align: "end",
      sortValue: ({ groups }) => groups,
      cell: ({ groups }) => groups,
      width: 130,
    },
  ];
}

/** `/fields`: the register of questions, sought by what they say in any language, and by kind. */
function FieldsScreen() {
  const text = useGroupsText();
  const { locale } = useTheme();
  const navigate = useNavigate();
  const mayRead = useMay("read:field");
  const [params, setParams] = useRegisterParams();
  const sought = params.get("q") ?? "";
  const type = FIELD_TYPES.find((each) => each === params.get("type"));
  const read = useRead(fields.list, mayRead ? {} : skip);
  const { data, failure } = read;
  const face = useTableFace(mayRead, read);
  const columns = useMemo(() => columnsOf(text, locale), [text, locale]);
  const look = useTableLook("fields", columns);
  const rows = useMemo(
    () =>
      data?.items.filter(
        ({ id, label, fieldType }) =>
          (type === undefined || fieldType === type) &&
          (String(id) === sought.trim() || Object.values(label).some((each) => matchesSearch(each, sought))),
      ) ?? [],
    [data, sought, type],
  );
  const title = text("menu.fields");
  useScreenTitle(title, !mayRead || data !== undefined || failure !== undefined);
  const filter = (name: string, value: string) => setParams(putting({ [name]: value }), { replace: true });
  const isFiltered = sought !== "" || type !== undefined;
  return (
    <Stack gap={4}>
      <ScreenHead>
        <h1>{title}</h1>
        {mayRead ? <TableLookMenu look={look} /> : null}
        {mayRead ? (
          <Export register="fields" query={{ search: sought || undefined, type }} columns={look.shown} />
        ) : null}
        <GuardedLink code="create:field" href="/field/create" icon={<PlusIcon />}>
          {text("fields.new")}
        </GuardedLink>
      </ScreenHead>
      {mayRead ? (
        <Grid min="240px">
          <SearchField
            label={text("fields.search")}
            defaultValue={sought}
            onSearch={(q) => filter("q", q)}
            shortcut="/"
          />
          <Select
            label={text("fields.type")}
            options={[
              { id: "all", label: text("fields.type.all") },
              ...FIELD_TYPES.map((each) => ({ id: each, label: text(`fields.type.${each}`) })),
            ]}
            value={type ?? "all"}
            onChange={(chosen) => filter("type", chosen === "all" || chosen === null ? "" : chosen)}
          />
        </Grid>
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
          <EmptyState title={text(isFiltered ? "groups.none" : "fields.empty")}>
            {text(isFiltered ? "groups.none.text" : "fields.empty.text")}
          </EmptyState>
        }
        noPermission={text("fields.forbidden")}
      />
    </Stack>
  );
}

export default withGroupsTexts(FieldsScreen);
