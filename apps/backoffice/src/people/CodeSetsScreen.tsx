import { type CodeSet, positions, roles } from "@yer/api/contract/positions";
import { sayFailure } from "@yer/api/messages/sentences";
import { skip, useAct, useMay, useRead, useTheme } from "@yer/api/react";
import { AlertDialog, Button, Can, DataTable, type DataTableColumn, EmptyState, Link, PlusIcon, Stack } from "@yer/ui";
import { useMemo, useState } from "react";
import { useTableLook } from "../table-look/useTableLook.js";
import { TableLookMenu } from "../table-look/TableLookMenu.js";
import { useRegisterParams } from "../shell/useRegisterParams.js";
import { Export } from "../exports/Export.js";
import { toasts } from "../shell/toastQueue.js";
import { useCheck } from "../shell/useCheck.js";
import { ScreenHead } from "../shell/ScreenHead.js";
import { useScreenTitle } from "../shell/useScreenTitle.js";
import { useTableFace } from "../shell/useTableFace.js";
import { type CodeSets, CodeSetEditor } from "./CodeSetEditor.js";
import { usePeopleText } from "./peopleTexts.js";

const kinds = {
  positions: { endpoints: positions, read: "read:position", update: "update:position", filter: "position" },
  roles: { endpoints: roles, read: "read:role", update: "update:role", filter: "role" },
} as const;

/** `/positions` and `/roles`: what each brings, who holds it, and changing it. */
export function CodeSetsScreen({ of }: { of: CodeSets }) {
  const text = usePeopleText();
  const { locale } = useTheme();
  const { endpoints, read: code, update, filter } = kinds[of];
  const mayRead = useMay(code);
  const right = useCheck()(update);
  const [params, setParams] = useRegisterParams();
  const read = useRead(endpoints.list, mayRead ? {} : skip);
  const { data, failure } = read;
  const face = useTableFace(mayRead, read);
  const [remove] = useAct(endpoints.remove);
  const [removing, setRemoving] = useState<CodeSet>();
  const title = text(`sets.${of}`);
  useScreenTitle(title, !mayRead || data !== undefined || failure !== undefined);
  const rows = useMemo(() => data?.items ?? [], [data]);
  const openId = params.get("open");
  const open = rows.find(({ id }) => id === openId);

  const columns = useMemo<DataTableColumn<CodeSet>[]>(
    () => [
      { id: "name", header: title, cell: (row) => row.name[locale], rowHeader: true, minWidth: 240 },
      { id: "codes", header: text("sets.codes.count"), cell: (row) => row.codes.length, align: "end", width: 144 },
      {
        id: "holders",
        header: text("sets.holders"),
        cell: (row) => <Link href={`/users?${filter}=${row.id}`}>{row.holders}</Link>,
        text: (row) => String(row.holders),
        align: "end",
        width: 120,
      },
    ],
    [text, title, locale, filter],
  );
  const look = useTableLook(of, columns);

  return (
    <Stack gap={4}>
      <ScreenHead>
        <h1>{title}</h1>
        {mayRead ? <TableLookMenu look={look} /> : null}
        {mayRead ? <Export register={of} query={{}} columns={look.shown} /> : null}
        <Can code={update} otherwise="disable">
          {(state) => (
            <Button variant="primary" icon={<PlusIcon />} onPress={() => setParams({ open: "new" })} {...state}>
              {text(`sets.add.${of}`)}
            </Button>
          )}
        </Can>
      </ScreenHead>
      <DataTable
        label={title}
        columns={columns}
        {...look.table}
        rows={rows}
        rowId={(row) => row.id}
        {...face}
        rowHref={(row) => `/${of}?open=${row.id}`}
        onRowOpen={(row) => setParams({ open: row.id })}
        rowActions={(row) => {
          const closed = right.allowed ? (row.holders === 0 ? undefined : text("sets.remove.held")) : right.reason;
          return [
            { id: "open", label: text("sets.open"), onAction: () => setParams({ open: row.id }) },
            {
              id: "remove",
              label: text("sets.remove"),
              onAction: () => setRemoving(row),
              ...(closed === undefined ? {} : { disabledReason: closed }),
            },
          ];
        }}
        empty={<EmptyState title={text("sets.empty")} />}
        noPermission={text("sets.forbidden")}
      />
      {open || (openId === "new" && right.allowed) ? (
        <CodeSetEditor
          key={openId}
          of={of}
          endpoints={endpoints}
          standing={open}
          code={update}
          onClose={() => setParams({}, { replace: true })}
        />
      ) : null}
      {removing ? (
        <AlertDialog
          isOpen
          onOpenChange={(isOpen) => {
            if (!isOpen) setRemoving(undefined);
          }}
          title={text("sets.remove")}
          confirmLabel={text("sets.remove")}
          danger
          onConfirm={async () => {
            const outcome = await remove({ params: { id: removing.id }, ifMatch: removing.version });
            toasts.push(
              outcome.failure
                ? { tone: "danger", text: sayFailure(text, outcome.failure) }
                : { tone: "success", text: text("sets.removed") },
            );
          }}
        >
          {text("sets.remove.text", { name: removing.name[locale] })}
        </AlertDialog>
      ) : null}
    </Stack>
  );
}
