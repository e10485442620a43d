import { type Organisation, organisations } from "@yer/api/contract/organisations";
import { matchesSearch } from "@yer/api/formats";
import { skip, useMay, useRead, useTheme } from "@yer/api/react";
import {
  Button,
  Can,
  DataTable,
  type DataTableColumn,
  EmptyState,
  PlusIcon,
  SearchField,
  Stack,
  StatusTag,
} from "@yer/ui";
import { useMemo } from "react";
import { useTableLook } from "../table-look/useTableLook.js";
import { TableLookMenu } from "../table-look/TableLookMenu.js";
import { putting } from "../shell/addressAfter.js";
import { useRegisterParams } from "../shell/useRegisterParams.js";
import { Export } from "../exports/Export.js";
import { ScreenHead } from "../shell/ScreenHead.js";
import { useScreenTitle } from "../shell/useScreenTitle.js";
import { useTableFace } from "../shell/useTableFace.js";
import { OrganisationForm } from "./OrganisationForm.js";
import { usePeopleText, withPeopleTexts } from "./peopleTexts.js";
import { useTerritories } from "./useTerritories.js";

/** `/settingorganisation`: every body, its kind, territory, parent, and whether it is active. */
function OrganisationsScreen() {
  const text = usePeopleText();
  const { locale } = useTheme();
  const { nameOf } = useTerritories();
  const mayRead = useMay("read:organisation");
  const mayUpdate = useMay("update:organisation");
  const [params, setParams] = useRegisterParams();
  const search = params.get("search") ?? "";
  const read = useRead(organisations.list, mayRead ? { query: {} } : skip);
  const { data, failure } = read;
  const face = useTableFace(mayRead, read);
  useScreenTitle(text("org.all"), !mayRead || data !== undefined || failure !== undefined);
  const all = useMemo(() => data?.items ?? [], [data]);
  const rows = useMemo(
    () => (search === "" ? all : all.filter(({ name }) => matchesSearch(Object.values(name).join(" "), search))),
    [all, search],
  );
  const openId = params.get("open");
  const open = all.find(({ id }) => id === openId);
  const columns = useMemo<DataTableColumn<Organisation>[]>(() => {
    const names = new Map(all.map(({ id, name }) => [id, name[locale]]));
    return [
      {
        id: "name",
        header: text("people.organisation"),
        cell: (row) => row.name[locale],
        rowHeader: true,
        sticky: "start",
        minWidth: 440,
      },
      { id: "kind", header: text("org.kind"), cell: (row) => text(`organisationKind.${row.kind}`), width: 304 },
      { id: "territory", header: text("people.territory"), cell: (row) => nameOf(row.territory), width: 184 },
      {
        id: "active",
        header: text("people.state"),
        cell: (row) => (
          <StatusTag tone={row.active ? "success" : "neutral"}>
            {text(row.active ? "org.active" : "org.inactive")}
          </StatusTag>
        ),
        width: 136,
      },
      {
        id: "parent",
        header: text("org.parent"),
        cell: (row) => (row.parentId === null ? "—" : (names.get(row.parentId) ?? "—")),
        minWidth: 300,
        narrow: "hidden",
      },
    ];
  }, [text, locale, nameOf, all]);
  const look = useTableLook("organisations", columns);
  const openOne = (id: string | null) => {
    const next = new URLSearchParams(params);
    if (id === null) next.delete("open");
    else next.set("open", id);
    setParams(next);
  };

  return (
    <Stack gap={4}>
      <ScreenHead>
        <h1>{text("org.all")}</h1>
        {mayRead ? <TableLookMenu look={look} /> : null}
        {mayRead ? (
          <Export register="organisations" query={search === "" ? {} : { search }} columns={look.shown} />
        ) : null}
        <Can code="update:organisation" otherwise="disable">
          {(state) => (
            <Button variant="primary" icon={<PlusIcon />} onPress={() => openOne("new")} {...state}>
              {text("org.add")}
            </Button>
          )}
        </Can>
      </ScreenHead>
      {mayRead ? (
        <SearchField
          label={text("org.search")}
          defaultValue={search}
          onSearch={(typed) => {
            setParams(putting({ search: typed }), { replace: true });
          }}
        />
      ) : null}
      <DataTable
        label={text("org.all")}
        columns={columns}
        {...look.table}
        rows={rows}
        rowId={(row) => row.id}
        {...face}
        rowHref={(row) => `/settingorganisation?open=${row.id}`}
        onRowOpen={(row) => openOne(row.id)}
        empty={<EmptyState title={text("org.empty")} />}
        noPermission={text("org.forbidden")}
      />
      {open || (openId === "new" && mayUpdate) ? (
        <OrganisationForm key={openId} standing={open} all={all} onClose={() => openOne(null)} />
      ) : null}
    </Stack>
  );
}

export default withPeopleTexts(OrganisationsScreen);
