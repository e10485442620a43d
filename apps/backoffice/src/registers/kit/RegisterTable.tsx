import { DataTable, type DataTableProps, Stack } from "@yer/ui";
import type { ReactNode } from "react";
import { Export } from "../exports/Export.js";
import type { ExportMenuProps } from "../exports/ExportMenu.js";
import { type FaceRead, useTableFace } from "../../base/screen/use-table-face.js";
import { TableLookMenu } from "../table-look/TableLookMenu.js";
import { TableTools } from "../table-look/TableTools.js";
import { useTableLook } from "../table-look/use-table-look.js";
import { ToolsOfPart } from "./RegisterTools.js";

type Owned = "columnState" | "onColumnStateChange" | "density" | "status" | "error" | "onRetry";

/** Props of {@link RegisterTable}: those of the table, but for what the kit owns. */
export interface RegisterTableProps<Row> extends Omit<DataTableProps<Row>, Owned> {
  /** Names the table in what a person keeps of its look. */
  readonly name: string;
  /** How its rows are read; none: they are there already. */
  readonly read?: FaceRead;
  /** @default true */
  readonly mayRead?: boolean;
  /** Its heading; none where something above it says what it is. */
  readonly heading?: string;
  /** How it becomes a file; none where it cannot. */
  readonly file?: Omit<ExportMenuProps, "columns">;
  /** Whether its tools stand at the title of its screen (`HeadOfParts`). @default false */
  readonly isPart?: boolean;
  /** What can be done with it besides, before its look. */
  readonly tools?: ReactNode;
  /** Whether the address says how it looks: not where several tables share a page. @default false */
  readonly inAddress?: boolean;
}

const there: FaceRead = { currentData: true, failure: undefined, isFetching: false, refetch: async () => undefined };

/** A table that stands inside a screen: its look, its file and its faces, as every register has them. */
export function RegisterTable<Row extends object>({
  name,
  read = there,
  mayRead = true,
  heading,
  file,
  isPart = false,
  tools,
  inAddress = false,
  ...table
}: RegisterTableProps<Row>) {
  const face = useTableFace(mayRead, read);
  const look = useTableLook(name, table.columns, inAddress);
  const bar = mayRead ? (
    <TableTools>
      {tools}
      <TableLookMenu look={look} />
      {file ? <Export {...file} columns={look.shown} /> : null}
    </TableTools>
  ) : null;
  return (
    <Stack gap={3}>
      {heading === undefined ? (
        isPart ? (
          <ToolsOfPart>{bar}</ToolsOfPart>
        ) : (
          bar
        )
      ) : (
        <Stack direction="row" gap={3} justify="between">
          <h2>{heading}</h2>
          {bar}
        </Stack>
      )}
      <DataTable {...table} {...look.table} {...face} />
    </Stack>
  );
}
