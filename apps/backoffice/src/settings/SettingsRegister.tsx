import { isSettingKey, settingGroups, settingRegistry } from "@yer/api/contract/setting-registry";
import { type Setting, settings } from "@yer/api/contract/settings";
import { matchesSearch } from "@yer/api/formats";
import { skip, useMay, useRead } from "@yer/api/react";
import {
  Button,
  DataTable,
  type DataTableColumn,
  EmptyState,
  SearchField,
  Select,
  Stack,
  StatusTag,
  useDates,
} from "@yer/ui";
import { useMemo, useState } from "react";
import { styled } from "styled-components";
import { TableTools } from "../table-look/TableTools.js";
import { useTableLook } from "../table-look/useTableLook.js";
import { TableLookMenu } from "../table-look/TableLookMenu.js";
import { putting } from "../shell/addressAfter.js";
import { useRegisterParams } from "../shell/useRegisterParams.js";
import { useTableFace } from "../shell/useTableFace.js";
import { SettingDrawer } from "./SettingDrawer.js";
import { useSettingsText } from "./settingsTexts.js";
import { valueInWords } from "./valueInWords.js";

const Filters = styled.search`
  display: grid;
  grid-template-columns: minmax(0, 2fr) minmax(0, 1fr);
  gap: var(--yer-space-3);
  align-items: end;
  @media (max-width: 640px) {
    grid-template-columns: minmax(0, 1fr);
  }
`;

const anyGroup = "all";

/** All settings with their values now, sought by words and narrowed by group; the address holds both. */
export function SettingsRegister() {
  const text = useSettingsText();
  const dates = useDates();
  const mayRead = useMay("read:setting");
  const [params, setParams] = useRegisterParams();
  const read = useRead(settings.list, mayRead ? {} : skip);
  const { data } = read;
  const face = useTableFace(mayRead, read);
  const search = params.get("search") ?? "";
  const group = params.get("group") ?? anyGroup;
  const open = params.get("open") ?? "";
  /** How often all was cleared: the field, which holds what is typed, begins anew each time. */
  const [cleared, setCleared] = useState(0);

  function put(changes: Readonly<Record<string, string>>): void {
    setParams(putting(changes), { replace: true });
  }

  const rows = useMemo(
    () =>
      (data?.items ?? []).filter(
        ({ key }) =>
          (group === anyGroup || settingRegistry[key].group === group) &&
          (search === "" ||
            matchesSearch(`${text(`settings.name.${key}`)} ${text(`settings.meaning.${key}`)} ${key}`, search)),
      ),
    [data, group, search, text],
  );

  const columns = useMemo<DataTableColumn<Setting>[]>(
    () => [
      {
        id: "name",
        header: text("settings.column.name"),
        rowHeader: true,
        cell: ({ key }) => text(`settings.name.${key}`),
        minWidth: 240,
      },
      {
        id: "group",
        header: text("settings.group"),
        cell: ({ key }) => text(`settings.group.${settingRegistry[key].group}`),
        width: 144,
      },
      {
        id: "value",
        header: text("settings.column.value"),
        cell: ({ key, current }) => valueInWords(text, key, current.value),
        width: 240,
      },
      {
        id: "since",
        header: text("settings.column.since"),
        cell: ({ current }) => dates.short(current.validFrom),
        sortValue: ({ current }) => current.validFrom,
        width: 136,
      },
      {
        id: "next",
        header: text("settings.column.next"),
        cell: ({ key, upcoming: [next] }) =>
          next === undefined
            ? "—"
            : text("settings.next", {
                value: valueInWords(text, key, next.value),
                start: dates.short(next.validFrom),
              }),
        width: 192,
      },
      {
        id: "proposals",
        header: text("settings.column.proposals"),
        cell: ({ openProposals }) =>
          openProposals === 0 ? "—" : <StatusTag tone="warning">{String(openProposals)}</StatusTag>,
        text: ({ openProposals }) => String(openProposals),
        sortValue: ({ openProposals }) => openProposals,
        width: 148,
      },
    ],
    [text, dates],
  );
  const look = useTableLook("settings", columns);

  return (
    <Stack gap={4}>
      <Filters>
        <SearchField
          key={cleared}
          label={text("settings.search")}
          defaultValue={cleared === 0 ? search : ""}
          onSearch={(typed) => put({ search: typed })}
          shortcut="/"
        />
        <Select
          label={text("settings.group")}
          options={[
            { id: anyGroup, label: text("settings.group.all") },
            ...settingGroups
              .filter((one) => Object.values(settingRegistry).some((definition) => definition.group === one))
              .map((one) => ({ id: one, label: text(`settings.group.${one}`) })),
          ]}
          value={group}
          onChange={(next) => put({ group: next === anyGroup ? "" : next })}
        />
      </Filters>
      {mayRead ? (
        <TableTools>
          <TableLookMenu look={look} />
        </TableTools>
      ) : null}
      <DataTable
        label={text("settings.title")}
        columns={columns}
        {...look.table}
        rows={rows}
        rowId={(row) => row.key}
        {...face}
        rowHref={(row) => `/allsetting?open=${row.key}`}
        onRowOpen={(row) => put({ open: row.key })}
        empty={
          <EmptyState
            title={text("settings.empty")}
            actions={
              <Button
                onPress={() => {
                  put({ search: "", group: "" });
                  setCleared(cleared + 1);
                }}
              >
                {text("settings.empty.clear")}
              </Button>
            }
          />
        }
        noPermission={text("settings.forbidden")}
      />
      {mayRead && isSettingKey(open) ? <SettingDrawer key={open} of={open} onClose={() => put({ open: "" })} /> : null}
    </Stack>
  );
}
